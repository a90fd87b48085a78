package org.pieceworth.studies.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.explain.ExplainStudy.ExplainAnswer;
import org.pieceworth.studies.material.GameSetup;
import org.pieceworth.studies.material.MaterialRequest;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.mobility.MobilityEntry;
import org.pieceworth.valuation.mobility.MobilityPlace;
import org.pieceworth.valuation.universal.RoyalCorrections;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;
import tools.jackson.databind.JsonNode;

class ExplainStudyTest {

    private static ExplainStudy study(String piece, String model) {
        return new ExplainStudy(
                RequestedPieces.of(piece), ModelCatalogue.standard(), model, ModelSettings.STANDARD, Optional.empty());
    }

    private static ExplainStudy at(String piece, String model, String square) {
        return new ExplainStudy(
                RequestedPieces.of(piece),
                ModelCatalogue.standard(),
                model,
                ModelSettings.STANDARD.with(MobilityEntry.AT, MobilityPlace.parse(square)),
                Optional.empty());
    }

    private static ExplainStudy withMaterial(String model) {
        return new ExplainStudy(
                RequestedPieces.of("K"),
                ModelCatalogue.standard(),
                model,
                ModelSettings.STANDARD,
                Optional.of(new MaterialRequest(
                        GameSetup.CHESS,
                        Optional.empty(),
                        new RoyalCorrections(1, 1, 1),
                        Rounding.EXACT,
                        QueenRule.SUM)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BN   | fairy-stockfish | v0·e^(v0/10000)",
                "R    | crowded         | crowded board mobility",
                "Q    | checks          | check 13/36, safe check 37/144",
                "mNcW | leapers         | 1.1·N·(30 + ⅝·N)",
                "Q    | universal       | Squares attacked from each square:",
                "FfW  | synergy         | star root",
                "R4   | checks          | its own scale"
            })
    void derivationsAreInTheSourcesTerms(String piece, String model, String text) {
        ExplainAnswer answer = study(piece, model).answer();
        assertThat(answer.model().name()).isEqualTo(model);
        assertThat(Printed.text(ExplainDocument.of(answer), Format.TABLE)).contains(text, "Source: ");
    }

    @Test
    void theLastStepIsTheValue() {
        ExplainAnswer answer = study("N", "mobility").answer();
        assertThat(answer.valuation().steps().getLast().value())
                .isEqualTo(answer.valuation().value().orElseThrow());
        JsonNode json = Printed.json(ExplainDocument.of(answer));
        assertThat(json.propertyNames())
                .containsExactly("piece", "model", "board", "source", "steps", "notes", "measured");
        JsonNode last = json.path("steps").path(json.path("steps").size() - 1);
        assertThat(last.path("value").asDouble()).isEqualTo(304);
    }

    @Test
    void theOneNumberLeadsWhereNoModelIsNamed() {
        Document document = ExplainDocument.of(study("archbishop", "mobility").ledAnswer());
        String text = Printed.text(document, Format.TABLE);
        assertThat(text).startsWith("archbishop: ").contains("90 % interval", "the move model ");
        assertThat(text.indexOf("by the mobility model on 8x8")).isGreaterThan(text.indexOf("90 % interval"));
        JsonNode json = Printed.json(document);
        assertThat(json.path("pooled").path(0).path("sources").isEmpty()).isFalse();
        assertThat(json.path("steps").isEmpty()).isFalse();
        // A pawn, which promotes, has none.
        assertThat(Printed.json(ExplainDocument.of(study("P", "mobility").ledAnswer()))
                        .has("pooled"))
                .isFalse();
    }

    @Test
    void onlyMobilityCountsFromASquare() {
        assertThat(at("N", "mobility", "a1").answer().valuation().value().orElseThrow())
                .isLessThan(304);
        assertThatThrownBy(() -> at("N", "crowded", "a1").answer())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("only mobility does");
        assertThatThrownBy(() -> at("N", "mobility", "j9").answer()).hasMessageContaining("is not on 8x8");
    }

    @Test
    void onlyTheUniversalModelKnowsMaterial() {
        ExplainAnswer answer = withMaterial("universal").answer();
        assertThat(answer.material()).isPresent();
        assertThat(Printed.json(ExplainDocument.of(answer)).path("material").propertyNames())
                .contains("density", "ratio", "white", "black");
        assertThatThrownBy(() -> withMaterial("mobility").answer())
                .hasMessageContaining("are for the universal model's");
    }

    @Test
    void onePieceAtATime() {
        ExplainStudy two = new ExplainStudy(
                RequestedPieces.of("N", "B"),
                ModelCatalogue.standard(),
                "mobility",
                ModelSettings.STANDARD,
                Optional.empty());
        assertThatThrownBy(() -> two.answer()).hasMessageContaining("found 2 pieces");
        assertThatThrownBy(() -> study("N", "mobile").answer())
                .hasMessageContaining("expected mobility, universal, synergy");
    }

    /// Step 6 of the source: ideal values with the least piece at 10; 8x8 and triangles.
    @Test
    void tablesOfSeveralPieces() {
        AttackValueTable chess = AttackValueTable.of(new ExplainStudy(
                RequestedPieces.of("fmWfceFifmnD", "N", "B", "R"),
                ModelCatalogue.standard(),
                "universal",
                ModelSettings.STANDARD,
                Optional.empty()));
        assertThat(Printed.text(AttackTableDocument.of(chess), Format.TABLE))
                .contains(
                        "the least of these pieces has 10",
                        "1.75  10.00",
                        "5.25  30.00",
                        "8.75  50.00",
                        "14.00  80.00",
                        "50.91");
        JsonNode json = Printed.json(AttackTableDocument.of(AttackValueTable.of(new ExplainStudy(
                RequestedPieces.of("N", "R", "B", "fW").on("tri:6"),
                ModelCatalogue.standard(),
                "universal",
                ModelSettings.STANDARD,
                Optional.empty()))));
        // As bench/findings/cells.py computes them: slides pass edges and corners by turns.
        assertThat(json.path("rows").path(0).path("practical").asDouble()).isCloseTo(11.728, within(0.001));
        assertThat(json.path("rows").path(1).path("practical").asDouble()).isEqualTo(10);
        assertThat(json.path("rows").path(2).path("practical").asDouble()).isCloseTo(20.3125, within(1e-9));
        assertThat(json.path("rows").path(0).path("ideal").asDouble()).isEqualTo(10);
        assertThat(json.path("rows").path(1).path("ideal").asDouble()).isCloseTo(16, within(1e-9));
        assertThat(json.path("rows").path(2).path("ideal").asDouble()).isCloseTo(39, within(1e-9));
        assertThat(json.path("rows").path(3).path("ideal").isNull()).isTrue();
        assertThatThrownBy(() -> AttackValueTable.of(study("N", "mobility")))
                .hasMessageContaining("only the universal model");
    }

    /// The headlines of `value` count in pawns; so do these, and say what the steps count in.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BN | mobility  | 8x8   | BN is worth 7.64 pawns by the mobility model on 8x8 (steps: pawn=100).",
                "BN | universal | 8x8   | by its knight (steps: its own scale, 89.67).",
                "N  | synergy   | 8x8   | N is worth 2.86 pawns [2.85, 2.87], range",
                "K  | crowded   | 2x2   | K is worth 3 by the crowded model on 2x2, on its own scale."
            })
    void headlinesCountInPawns(String piece, String model, String board, String text) {
        ExplainStudy request = new ExplainStudy(
                RequestedPieces.of(piece).on(board),
                ModelCatalogue.standard(),
                model,
                ModelSettings.STANDARD,
                Optional.empty());
        assertThat(Printed.text(ExplainDocument.of(request.answer()), Format.TABLE))
                .contains(text);
    }

    /// 32 pieces on 90 points: rooks are worth more there than at the density of chess.
    @Test
    void tablesOfAVariantHaveItsDensity() {
        AttackValueTable table = AttackValueTable.of(study("xiangqi", "universal"));
        AttackValueTable.Row rook = row(table, "R");
        assertThat(rook.practical().orElseThrow() / row(table, "P").practical().orElseThrow())
                .isCloseTo(6.066, within(0.001));
        AttackValueTable likeChess = AttackValueTable.of(new ExplainStudy(
                RequestedPieces.of("R").on("9x10"),
                ModelCatalogue.standard(),
                "universal",
                ModelSettings.STANDARD,
                Optional.empty()));
        assertThat(rook.practical().orElseThrow())
                .isGreaterThan(1.3 * row(likeChess, "R").practical().orElseThrow());
    }

    /// Cells attacked, by `bench/findings/cells.py`: a queen's are those of rook and bishop.
    @ParameterizedTest
    @CsvSource({
        "tri:6, R, 5.333333, 2.842",
        "tri:6, B, 13, 5.773",
        "sphere:20, R, 57, 50.55",
        "sphere:20, B, 75, 88.14",
        "sphere:20, Q, 132, 147.36"
    })
    void tablesOfOtherCellsHaveIdealAndPracticalValues(String board, String piece, double ideal, double practical) {
        AttackValueTable table = AttackValueTable.of(new ExplainStudy(
                RequestedPieces.of(piece).on(board),
                ModelCatalogue.standard(),
                "universal",
                ModelSettings.STANDARD,
                Optional.empty()));
        assertThat(row(table, piece).ideal().orElseThrow()).isCloseTo(ideal, within(1e-6));
        assertThat(row(table, piece).practical().orElseThrow()).isCloseTo(practical, within(0.006));
    }

    private static AttackValueTable.Row row(AttackValueTable table, String piece) {
        return table.rows().stream()
                .filter(row -> row.piece().typed().equals(piece))
                .findFirst()
                .orElseThrow();
    }
}
