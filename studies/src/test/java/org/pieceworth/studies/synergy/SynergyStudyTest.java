package org.pieceworth.studies.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.synergy.SynergyAnswer.Evolved;
import org.pieceworth.studies.synergy.SynergyAnswer.Exact;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastMean;
import org.pieceworth.studies.synergy.SynergyStudy.Solver;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyTargets;
import org.pieceworth.valuation.synergy.SynergyValue;
import tools.jackson.databind.JsonNode;

class SynergyStudyTest {

    private static final SynergyTargets FEW =
            SynergyTargets.read("few.csv", List.of("N,300", "B,320", "BN,700", "R,480", "NR,850"));

    private static final SynergyTargets MEASURED =
            SynergyTargets.read("measured.csv", List.of("N,300,10", "B,320,12", "BN,700,20"));

    private static SynergyStudy study(
            Optional<SynergyTargets> targets, Solver solver, Objective objective, String... pieces) {
        return study(targets, solver, objective, List.of(), pieces);
    }

    private static SynergyStudy study(
            Optional<SynergyTargets> targets,
            Solver solver,
            Objective objective,
            List<Double> slacks,
            String... pieces) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<Piece> found = List.of(pieces).stream().map(catalogue::find).toList();
        return new SynergyStudy(targets, false, slacks, solver, objective, found, 7);
    }

    @Test
    void unlessAskedOtherwiseTheFitIsExactToThePublishedTargets() {
        SynergyAnswer answer = study(Optional.empty(), Solver.EXACT, Objective.MAX, "BN", "R4", "silver")
                .answer();
        Exact exact = (Exact) answer;
        assertThat(exact.score().maxRelativeError())
                .isLessThan(exact.published().orElseThrow().maxRelativeError());
        assertThat(exact.parameters())
                .allSatisfy(each -> assertThat(each.centre()).isBetween(each.low() - 1e-6, each.high() + 1e-6));
        assertThat(exact.pieces()).hasSize(3);
        assertThat(exact.standardized()).isFalse();
    }

    @Test
    void targetsOfOnesOwnAreNotHeldAgainstThePublishedParameters() {
        Exact exact =
                (Exact) study(Optional.of(FEW), Solver.EXACT, Objective.MAX).answer();
        assertThat(exact.published()).isEmpty();
        assertThat(exact.fit().leastError()).isLessThan(0.02);
    }

    @Test
    void standardErrorsAreSeenInTheTargets() {
        SynergyAnswer answer =
                study(Optional.of(MEASURED), Solver.EXACT, Objective.MAX).answer();
        assertThat(answer.standardized()).isTrue();
        assertThat(Printed.text(SynergyDocument.of(answer), Format.TABLE)).contains("standard errors", "in s.e.");
    }

    @Test
    void otherSolversGiveOtherAnswers() {
        SynergyAnswer evolved =
                study(Optional.of(FEW), Solver.DE, Objective.MAX).answer();
        assertThat(evolved)
                .isInstanceOfSatisfying(
                        Evolved.class, found -> assertThat(found.seed()).isEqualTo(7));
        SynergyAnswer leastMean =
                study(Optional.of(FEW), Solver.EXACT, Objective.MEAN).answer();
        assertThat(leastMean).isInstanceOf(LeastMean.class);
        assertThat(leastMean.score().meanRelativeError())
                .isLessThanOrEqualTo(evolved.score().meanRelativeError() + 1e-9);
    }

    @Test
    void onlyTheExactFitHasRangesOfPieces() {
        SynergyStudy request = study(Optional.empty(), Solver.DE, Objective.MAX, "R4");
        assertThatThrownBy(() -> request.answer())
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("value: ranges are only available with the exact fit");
    }

    @Test
    void aDocumentIsMadeFromTheAnswerAlone() {
        Exact exact = (Exact)
                study(Optional.of(FEW), Solver.EXACT, Objective.MAX, "BN").answer();
        Document document = SynergyDocument.of(exact);
        JsonNode json = Printed.json(document);
        assertThat(json.path("solver").asString()).isEqualTo("exact");
        assertThat(json.path("leastError").asDouble()).isEqualTo(exact.fit().leastError());
        assertThat(json.path("ranges")).hasSize(exact.parameters().size());
        assertThat(json.path("values").get(0).path("value").asDouble())
                .isEqualTo(exact.pieces().getFirst().value().value().orElseThrow());
        assertThat(Printed.text(document, Format.CSV)).startsWith("piece,name,value,range,");
    }

    @Test
    void rangesAtSeveralSlacks() {
        Exact exact = (Exact) study(Optional.empty(), Solver.EXACT, Objective.MAX, List.of(0.002, 0.05), "R", "C")
                .answer();
        SynergyValue narrow = exact.slacks().get(0).pieces().get(0).value();
        SynergyValue wide = exact.slacks().get(1).pieces().get(0).value();
        assertThat(wide.low().orElseThrow()).isLessThan(narrow.low().orElseThrow());
        assertThat(wide.high().orElseThrow()).isGreaterThan(narrow.high().orElseThrow());
        Document document = SynergyDocument.of(exact);
        assertThat(Printed.text(document, Format.TABLE))
                .contains("range at 0.2 %", "range at 5 %", "[421.3, 434.5]  [404.7, 443.4]");
        assertThat(Printed.json(document).path("slacks"))
                .hasSize(2)
                .allSatisfy(slack -> assertThat(slack.path("ranges")).hasSize(11));
    }

    @Test
    void aSlackThatDoesNothingIsRefused() {
        SynergyStudy request = study(Optional.empty(), Solver.EXACT, Objective.MEAN, List.of(0.01));
        assertThatThrownBy(() -> request.answer())
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("slack: ranges are only available");
    }

    @Test
    void standardErrorsTestTheLaw() {
        SynergyTargets twice = SynergyTargets.read("twice.csv", List.of("N,300,2", "N,330,2", "B,320,2"));
        Document document = SynergyDocument.of(
                study(Optional.of(twice), Solver.EXACT, Objective.CHI2).answer());
        JsonNode json = Printed.json(document);
        // Both knights 7.5 standard errors from 315.
        assertThat(json.path("chi2").asDouble()).isCloseTo(112.5, within(1e-6));
        assertThat(json.path("rejected").asBoolean()).isTrue();
        assertThat(json.path("constants").path("state").asString()).isEqualTo("open");
        assertThat(Printed.text(document, Format.TABLE))
                .contains("The law is rejected at these standard errors", "p < 0.0001", "any c from its lower");
        assertThat(Printed.text(
                        SynergyDocument.of(study(Optional.of(twice), Solver.EXACT, Objective.MAX)
                                .answer()),
                        Format.TABLE))
                .contains("The law is rejected at these standard errors");
        SynergyStudy none = study(Optional.empty(), Solver.EXACT, Objective.CHI2);
        assertThatThrownBy(() -> none.answer())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("chi2 needs a standard error");
    }

    @Test
    void tableTwoIsPrintedWhole() {
        JsonNode json = Printed.json(PublishedTables.table2());
        assertThat(json.path("rows")).hasSize(20);
        assertThat(json.path("maxRelativeError").asDouble()).isCloseTo(0.0414912, within(1e-7));
        assertThat(json.path("meanRelativeError").asDouble()).isCloseTo(0.0300174, within(1e-7));
    }

    /// What the engine itself gives, as its golden values have it.
    @Test
    void theEnginesFormulaStandsBesideWhatIsQuoted() {
        assertThat(Printed.json(PublishedTables.tables3to5()).path("rows"))
                .extracting(row -> row.path("engineFormula").asInt())
                .startsWith(2240, 1987, 1558)
                .element(5)
                .isEqualTo(1153);
        assertThat(Printed.text(PublishedTables.tables3to5(), Format.TABLE)).contains("its formula: 773");
    }

    @Test
    void slipsOfThePrintedTablesAreMarked() {
        assertThat(Printed.json(PublishedTables.tables3to5()).path("rows"))
                .hasSize(10)
                .extracting(row -> row.path("slip").asString())
                .anyMatch(slip -> !slip.isEmpty())
                .anyMatch(String::isEmpty);
    }
}
