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
import org.pieceworth.answer.Format;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.text.InputException;
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

    private RequestedPieces mine() throws IOException {
        return RequestedPieces.of("@" + Files.writeString(folder.resolve("my.ini"), VARIANTS) + ":mine");
    }

    private static ValueRequest in(String unit, RequestedPieces pieces, String... models) {
        return new ValueRequest(
                pieces, ModelCatalogue.standard(), List.of(models), ModelSettings.STANDARD, ValueUnit.parse(unit));
    }

    @Test
    void everyModelAnswersAboutEveryPieceOnEveryBoard() {
        ValueAnswer answer =
                ValueStudy.answer(ValueRequest.of(RequestedPieces.of("N", "R").on("8x8,10x8")));
        assertThat(answer.rows())
                .hasSize(2 * 2 * ModelCatalogue.standard().entries().size());
        assertThat(answer.boards()).hasSize(2);
        assertThat(answer.game()).isEmpty();
        ValueRow first = answer.rows().getFirst();
        assertThat(first.model().name()).isEqualTo("mobility");
        assertThat(first.value()).hasValue(304);
    }

    /// The engine's rook has 1277 where its knight has 773, as custom pieces.
    @Test
    void modelsWithoutAPawnAreAnchoredToTheKnight() {
        ValueRow rook = ValueStudy.answer(
                        ValueRequest.of(RequestedPieces.of("R")).by("fairy-stockfish"))
                .rows()
                .getFirst();
        assertThat(rook.value().orElseThrow()).isCloseTo(1277 * 304 / 773.0, within(1e-9));
        assertThat(rook.notes()).contains("anchored at the knight = 304");
    }

    @ParameterizedTest
    @CsvSource({"raw, 5.25", "knight=300, 300", "N=3, 3", "pawn=100, 304", "pawn=1, 3.04"})
    void scalesAreThoseAskedFor(String unit, double value) {
        assertThat(ValueStudy.answer(in(unit, RequestedPieces.of("N"), "crowded"))
                        .rows()
                        .getFirst()
                        .value()
                        .orElseThrow())
                .isCloseTo(value, within(1e-9));
    }

    @Test
    void aScaleOfGamesIsNotOfTheory() {
        assertThatThrownBy(() -> ValueStudy.answer(in("elo", RequestedPieces.of("N"))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is for values from games");
    }

    @Test
    void theDocumentAnswersFirstAndHasAColumnForEachModel() {
        ValueAnswer answer =
                ValueStudy.answer(ValueRequest.of(RequestedPieces.of("N", "Q")).by("mobility", "crowded"));
        assertThat(Printed.text(ValueDocument.of(answer), Format.TABLE).lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith("On 8x8, engine play at 300 to 3,000 nodes per move, in pawns: knight 3."),
                        line -> assertThat(line).startsWith("Scale: knight + bishop + rook + queen = 21.25 pawns"),
                        line -> assertThat(line).isEmpty(),
                        line -> assertThat(line)
                                .isEqualTo("On 8x8 by 2 models of theory, in pawns: knight 3.04, queen 8.12 to 9.32"
                                        + " (table: pawn=100)."),
                        line -> assertThat(line).isEmpty(),
                        line -> assertThat(line).isEqualTo("piece  name    combined  90 % interval  mobility  crowded"),
                        line -> assertThat(line).startsWith("─────  ──────"),
                        line -> assertThat(line)
                                .matches("N      knight +3\\d\\d  \\[2\\d\\d, 3\\d\\d] +304    304\\.0"),
                        line -> assertThat(line).matches("Q      queen +\\d+  \\[\\d+, \\d+] +932    812\\.3"),
                        line -> assertThat(line).isEmpty(),
                        line -> assertThat(line).isEqualTo("crowded: anchored at the knight = 304."));
        assertThat(Printed.text(ValueDocument.of(answer), Format.CSV).lines())
                .startsWith("piece,name,model,value,low,high,note", "N,knight,mobility,304.0,,,")
                .hasSize(5);
    }

    /// A pawn's number is explained where it stands, the other notes are behind a setting.
    @Test
    void oneLineTellsOfTheNotesUnlessTheyAreAskedFor() {
        ValueAnswer answer =
                ValueStudy.answer(ValueRequest.of(RequestedPieces.of().orOfChess()));
        List<String> brief = Printed.text(ValueDocument.brief(answer, name -> "--" + name), Format.TABLE)
                .lines()
                .toList();
        assertThat(brief.getFirst())
                .startsWith("On 8x8, engine play at 300 to 3,000 nodes per move, in pawns: knight ");
        assertThat(brief.get(1)).startsWith("Scale: knight + bishop + rook + queen = 21.25 pawns");
        assertThat(brief.get(3)).contains("in pawns: pawn 0.52 to 1.01, knight 2.73 to 3.08, ");
        assertThat(brief.get(5)).contains(" 90 % interval ", " synergy range ");
        assertThat(brief.subList(brief.size() - 3, brief.size()))
                .satisfiesExactly(
                        line -> assertThat(line).isEmpty(),
                        line -> assertThat(line).startsWith("Pawns: no model counts promotion"),
                        line -> assertThat(line).matches("\\d+ notes on .*: see --notes\\."));
        assertThat(Printed.text(ValueDocument.of(answer), Format.TABLE).lines()).hasSizeGreaterThan(brief.size() + 10);
    }

    /// The models that were asked change the columns, not the one number; nor does a scale of their own.
    @Test
    void theOneNumberIsThereWhateverIsAsked() {
        JsonNode usual = pooled(in("pawn=100", RequestedPieces.of("Q", "FfW")));
        assertThat(usual.size()).isEqualTo(2);
        for (String model : List.of("play", "mobility", "leapers", "synergy")) {
            assertThat(pooled(in("pawn=100", RequestedPieces.of("Q", "FfW"), model)))
                    .as(model)
                    .isEqualTo(usual);
        }
        JsonNode raw = pooled(in("raw", RequestedPieces.of("Q", "FfW"), "universal"));
        assertThat(raw.path(0).path("unit").asString()).isEqualTo("pawn=100");
        assertThat(raw.path(0).path("value")).isEqualTo(usual.path(0).path("value"));
        assertThat(pooled(in("pawn=100", RequestedPieces.of("capablanca"), "mobility"))
                        .size())
                .isEqualTo(6);
        assertThat(pooled(in("pawn=100", RequestedPieces.of("bughouse"), "mobility"))
                        .isMissingNode())
                .isTrue();
    }

    private static JsonNode pooled(ValueRequest request) {
        return Printed.json(ValueDocument.of(ValueStudy.answer(request))).path("pooled");
    }

    /// Where no model that was asked has a value, their reasons follow the one number.
    @Test
    void reasonsAreShownWhereThereIsNothingElse() {
        ValueAnswer answer =
                ValueStudy.answer(ValueRequest.of(RequestedPieces.of("R")).by("leapers"));
        assertThat(Printed.text(ValueDocument.brief(answer, name -> name), Format.TABLE))
                .startsWith("R (rook): 4.")
                .contains("\nR (rook) has no value by this model on 8x8:")
                .contains("two king's steps");
    }

    @Test
    void aVariantThatShipsNeedsItsNameAlone() {
        for (String typed : List.of("capablanca", "@capablanca", "Capablanca Chess")) {
            ValueAnswer answer =
                    ValueStudy.answer(ValueRequest.of(RequestedPieces.of(typed)).by("mobility"));
            assertThat(answer.rows())
                    .extracting(row -> row.piece().typed())
                    .containsExactly("P", "N", "B", "R", "Q", "A", "C", "K");
            assertThat(answer.boards()).extracting(Board::shape).containsExactly("10x8");
        }
    }

    @Test
    void programsReadAllKeys() {
        JsonNode json = Printed.json(ValueDocument.of(
                ValueStudy.answer(ValueRequest.of(RequestedPieces.of("R")).by("leapers", "synergy"))));
        assertThat(json.propertyNames()).containsExactly("board", "unit", "rows", "pooled", "mating");
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
        assertThat(answer.game().orElseThrow().warnings())
                .singleElement()
                .asString()
                .contains("stalemateValu");
        JsonNode json = Printed.json(ValueDocument.of(answer));
        assertThat(json.path("variant").asString()).isEqualTo("mine");
        assertThat(json.path("board").asString()).isEqualTo("10x8");
        assertThat(json.path("rows").valueStream())
                .anyMatch(row -> row.path("piece").asString().equals("A")
                        && row.path("model").asString().equals("fairy-stockfish")
                        && row.path("value").asDouble() == 2300);
        assertThat(Printed.text(ValueDocument.of(answer), Format.TABLE))
                .startsWith(
                        "On 10x8, engine play at 300 to 3,000 nodes per move among B,BN,N,Q,R,RN, in pawns: knight 2.9, ")
                .contains("combined, pawn=100")
                .contains(
                        "mine on 10x8, by each model on its own scale; at the start 50.0 % of its squares are occupied:");
    }

    @Test
    void aVariantStandsAloneOnItsOwnBoard() throws IOException {
        RequestedPieces mine = mine();
        RequestedPieces more = RequestedPieces.of(mine.typed().getFirst(), "N");
        assertThatThrownBy(() -> ValueStudy.answer(ValueRequest.of(more))).hasMessageContaining("only a variant");
        assertThatThrownBy(() -> ValueStudy.answer(ValueRequest.of(mine.on("8x8"))))
                .hasMessage("board: found 8x8, but mine has a board of its own, 10x8");
    }

    @Test
    void anEngineReadsTheVariantWithValues() throws IOException {
        List<String> file = ValueStudy.engineFile(ValueRequest.of(mine()).by("mobility"));
        assertThat(file).containsSubsequence("[wide:capablanca]", "[mine:wide]");
        assertThat(file).anyMatch(line -> line.startsWith("pieceValueMg = n:781 "));
        assertThat(file.getLast()).startsWith("pieceValueEg = n:854 ");
    }
}
