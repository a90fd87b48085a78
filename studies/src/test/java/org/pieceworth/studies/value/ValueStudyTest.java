package org.pieceworth.studies.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.document.Format;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;

class ValueStudyTest {

    private static final String VARIANTS = """
            [wide:capablanca]
            startFen = rncbqkbanr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNCBQKBANR w KQkq - 0 1

            [mine:wide]
            promotionPieceTypes = acqr
            stalemateValu = win
            """;

    @TempDir
    Path folder = Path.of("");

    private AskedPieces mine() throws IOException {
        return AskedPieces.of("@" + Files.writeString(folder.resolve("my.ini"), VARIANTS) + ":mine");
    }

    private static ValueRequest in(String unit, AskedPieces pieces, String... models) {
        return new ValueRequest(
                pieces, ModelCatalogue.standard(), List.of(models), ModelSettings.STANDARD, ValueUnit.parse(unit));
    }

    @Test
    void everyModelAnswersAboutEveryPieceOnEveryBoard() {
        ValueAnswer answer =
                ValueStudy.answer(ValueRequest.of(AskedPieces.of("N", "R").on("8x8,10x8")));
        assertThat(answer.rows())
                .hasSize(2 * 2 * ModelCatalogue.standard().entries().size());
        assertThat(answer.boards()).hasSize(2);
        assertThat(answer.warnings()).isEmpty();
        ValueRow first = answer.rows().getFirst();
        assertThat(first.model().name()).isEqualTo("mobility");
        assertThat(first.value()).hasValue(304);
    }

    /// The engine's rook has 1277 where its knight has 773, as custom pieces.
    @Test
    void modelsWithoutAPawnHangOnTheKnight() {
        ValueRow rook = ValueStudy.answer(ValueRequest.of(AskedPieces.of("R")).by("fairy-stockfish"))
                .rows()
                .getFirst();
        assertThat(rook.value().orElseThrow()).isCloseTo(1277 * 304 / 773.0, within(1e-9));
        assertThat(rook.notes()).contains("anchored at the knight = 304");
    }

    @ParameterizedTest
    @CsvSource({"raw, 5.25", "knight=300, 300", "N=3, 3", "pawn=100, 304", "pawn=1, 3.04"})
    void scalesAreThoseAskedFor(String unit, double value) {
        assertThat(ValueStudy.answer(in(unit, AskedPieces.of("N"), "crowded"))
                        .rows()
                        .getFirst()
                        .value()
                        .orElseThrow())
                .isCloseTo(value, within(1e-9));
    }

    @Test
    void aScaleOfGamesIsNotOfTheory() {
        assertThatThrownBy(() -> ValueStudy.answer(in("elo", AskedPieces.of("N"))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is for values from games");
    }

    @Test
    void theDocumentAnswersFirstAndHasAColumnForEachModel() {
        ValueAnswer answer =
                ValueStudy.answer(ValueRequest.of(AskedPieces.of("N", "Q")).by("mobility", "crowded"));
        assertThat(Printed.text(ValueDocument.of(answer), Format.TABLE).lines())
                .containsExactly(
                        "N (knight) is worth 304 on 8x8 by 2 models of theory (pawn=100).",
                        "",
                        "piece  name    mobility  crowded",
                        "─────  ──────  ────────  ───────",
                        "N      knight       304    304.0",
                        "Q      queen        932    812.3",
                        "",
                        "crowded: anchored at the knight = 304.");
        assertThat(Printed.text(ValueDocument.of(answer), Format.CSV).lines())
                .startsWith("piece,name,model,value,low,high,note", "N,knight,mobility,304.0,,,")
                .hasSize(5);
    }

    @Test
    void programsReadAllKeys() {
        JsonNode json = Printed.json(ValueDocument.of(
                ValueStudy.answer(ValueRequest.of(AskedPieces.of("R")).by("leapers", "synergy"))));
        assertThat(json.propertyNames()).containsExactly("board", "unit", "rows");
        JsonNode row = json.path("rows").path(0);
        assertThat(row.propertyNames())
                .containsExactly("piece", "name", "betza", "model", "value", "low", "high", "note");
        assertThat(row.path("value").isNull()).isTrue();
        assertThat(row.path("note").asString()).contains("two king's steps");
        JsonNode ranged = json.path("rows").path(1);
        assertThat(ranged.path("low").asDouble())
                .isLessThan(ranged.path("value").asDouble());
        assertThat(ranged.path("note").asString()).startsWith("range over equally good fits");
    }

    /// The engine's constant 2200 on 10x8: 2200·(80 + 104)/(80 + 96).
    @Test
    void aVariantBringsItsBoardAndItsPieces() throws IOException {
        ValueAnswer answer = ValueStudy.answer(in("raw", mine()));
        assertThat(answer.game().orElseThrow().density()).isEqualTo(0.5);
        assertThat(answer.warnings()).singleElement().asString().contains("stalemateValu");
        JsonNode json = Printed.json(ValueDocument.of(answer));
        assertThat(json.path("variant").asString()).isEqualTo("mine");
        assertThat(json.path("board").asString()).isEqualTo("10x8");
        assertThat(json.path("rows").valueStream())
                .anyMatch(row -> row.path("piece").asString().equals("A")
                        && row.path("model").asString().equals("fairy-stockfish")
                        && row.path("value").asDouble() == 2300);
        assertThat(Printed.text(ValueDocument.of(answer), Format.TABLE))
                .startsWith("mine on 10x8, density 0.50 in the start position:");
    }

    @Test
    void aVariantStandsAloneOnItsOwnBoard() throws IOException {
        AskedPieces mine = mine();
        AskedPieces more = AskedPieces.of(mine.typed().getFirst(), "N");
        assertThatThrownBy(() -> ValueStudy.answer(ValueRequest.of(more))).hasMessageContaining("a variant alone");
        assertThatThrownBy(() -> ValueStudy.answer(ValueRequest.of(mine.on("8x8"))))
                .hasMessage("board: found 8x8, but mine has a board of its own, 10x8");
    }

    @Test
    void anEngineReadsTheVariantWithValues() throws IOException {
        EngineFile file = ValueStudy.engineFile(ValueRequest.of(mine()).by("mobility"));
        assertThat(file.lines()).containsSubsequence("[wide:capablanca]", "[mine:wide]");
        assertThat(file.lines()).anyMatch(line -> line.startsWith("pieceValueMg = n:781 "));
        assertThat(file.lines().getLast()).startsWith("pieceValueEg = n:854 ");
        assertThat(file.warnings()).hasSize(1);
    }
}
