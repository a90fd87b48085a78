package org.pieceworth.studies.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.Printed;
import tools.jackson.databind.JsonNode;

class MaterialAnswerTest {

    private static final String EMBASSY = "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR";

    private static GameSetup chess(List<String> captured, List<String> promoted) {
        return new GameSetup(GameSetup.CHESS.opening(), Map.of(), Optional.of("K"), captured, promoted);
    }

    private static MaterialAnswer answer(GameSetup setup) {
        return MaterialAnswer.of(MaterialRequests.of(setup));
    }

    /// As the same opening typed by hand; both sides are read.
    @Test
    void aVariantBringsItsOpeningAndItsPieces() {
        MaterialAnswer embassy = MaterialAnswer.of(MaterialRequests.of(GameSetup.CHESS.of("embassy")));
        MaterialAnswer typed = MaterialAnswer.of(MaterialRequests.of(
                new GameSetup(EMBASSY, Map.of("A", "archbishop", "C", "RN"), Optional.of("K"), List.of(), List.of())));
        assertThat(embassy.report().white().army())
                .isCloseTo(typed.report().white().army(), within(1e-9));
        MaterialAnswer uneven = MaterialAnswer.of(MaterialRequests.of(GameSetup.CHESS.of("horde")));
        assertThat(uneven.report().ratio().ratio()).isNotEqualTo(1);
        assertThat(Printed.text(MaterialDocument.brief(embassy, name -> "--" + name), Format.TABLE))
                .startsWith("Material is even")
                .endsWith("see --notes.\n");
    }

    @Test
    void chessIsEvenAtItsOpening() {
        MaterialAnswer answer = answer(GameSetup.CHESS);
        assertThat(answer.density()).isEqualTo(0.5);
        assertThat(answer.report().ratio().ratio()).isEqualTo(1);
        assertThat(Printed.text(MaterialDocument.of(answer), Format.TABLE)).startsWith("Material is even");
    }

    /// A bishop without its partner loses a ninth; the queen that fell came back by promotion.
    @Test
    void piecesFallAndPromote() {
        MaterialAnswer answer = answer(chess(List.of("white:B", "black:Q"), List.of("black:P=Q")));
        assertThat(answer.report().white().army()).isCloseTo(369.50, within(0.005));
        assertThat(answer.report().black().army()).isCloseTo(395.48, within(0.005));
        assertThat(Printed.text(MaterialDocument.of(answer), Format.TABLE))
                .startsWith("Black is ahead by 1.070:1 (395.48 against 369.50, without royal pieces).")
                .contains("× 8/9: no partner on the other colour");
    }

    @Test
    void lettersOfOtherGamesGetAMeaning() {
        GameSetup embassy =
                new GameSetup(EMBASSY, Map.of("A", "archbishop", "C", "RN"), Optional.of("K"), List.of(), List.of());
        JsonNode json = Printed.json(MaterialDocument.of(answer(embassy)));
        assertThat(json.propertyNames())
                .containsExactly("density", "ratio", "ratioText", "corrections", "white", "black", "unit", "notes");
        assertThat(json.path("unit").asString()).isEqualTo("pawn");
        assertThat(json.path("white")
                        .path("pieces")
                        .valueStream()
                        .map(piece -> piece.path("name").asString()))
                .contains("archbishop", "chancellor");
    }

    @Test
    void aSliderWorthMoreThanOnAnEmptyBoardIsNoted() {
        GameSetup few = new GameSetup("r3k1pp/8/8/8/8/8/8/R3K1PP", Map.of(), Optional.of("K"), List.of(), List.of());
        assertThat(Printed.text(MaterialDocument.of(answer(few)), Format.TABLE))
                .contains("203.62", "The pawn has 10", "Note (rook): at so low a density");
    }

    @Test
    void mistakesNameTheSetting() {
        GameSetup unknown = new GameSetup(EMBASSY, Map.of(), Optional.of("K"), List.of(), List.of());
        assertThatThrownBy(() -> answer(unknown)).hasMessageContaining("give it a meaning (piece C=BETZA)");
        assertThatThrownBy(() -> answer(chess(List.of("red:B"), List.of())))
                .hasMessage("captured: found 'red:B', expected for example white:B");
        assertThatThrownBy(() -> answer(chess(List.of(), List.of("black:Q"))))
                .hasMessage("promoted: found 'black:Q', expected for example black:P=Q");
        GameSetup royal = new GameSetup(GameSetup.CHESS.opening(), Map.of(), Optional.of("A"), List.of(), List.of());
        assertThatThrownBy(() -> answer(royal)).hasMessageContaining("royal: the opening has no piece A");
    }
}
