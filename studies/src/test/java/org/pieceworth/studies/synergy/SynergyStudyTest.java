package org.pieceworth.studies.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Format;
import org.pieceworth.studies.synergy.SynergyAnswer.Evolved;
import org.pieceworth.studies.synergy.SynergyAnswer.Exact;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastMean;
import org.pieceworth.studies.synergy.SynergyRequest.Solver;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyTargets;
import tools.jackson.databind.JsonNode;

class SynergyStudyTest {

    private static final SynergyTargets FEW =
            SynergyTargets.read("few.csv", List.of("N,300", "B,320", "BN,700", "R,480", "NR,850"));

    private static final SynergyTargets MEASURED =
            SynergyTargets.read("measured.csv", List.of("N,300,10", "B,320,12", "BN,700,20"));

    private static List<Piece> pieces(String... typed) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return List.of(typed).stream().map(catalogue::find).toList();
    }

    @Test
    void unlessAskedOtherwiseTheFitIsExactToThePublishedTargets() {
        SynergyAnswer answer = SynergyStudy.answer(
                SynergyRequest.builder().pieces(pieces("BN", "R4", "silver")).build());
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
        Exact exact = (Exact) SynergyStudy.answer(
                SynergyRequest.builder().own(Optional.of(FEW)).build());
        assertThat(exact.published()).isEmpty();
        assertThat(exact.fit().leastError()).isLessThan(0.02);
    }

    @Test
    void standardErrorsAreSeenInTheTargets() {
        SynergyAnswer answer = SynergyStudy.answer(
                SynergyRequest.builder().own(Optional.of(MEASURED)).build());
        assertThat(answer.standardized()).isTrue();
        assertThat(Printed.text(SynergyDocument.of(answer), Format.TABLE)).contains("standard errors", "in s.e.");
    }

    @Test
    void otherSolversGiveOtherAnswers() {
        SynergyRequest.Builder request =
                SynergyRequest.builder().own(Optional.of(FEW)).seed(7);
        SynergyAnswer evolved = SynergyStudy.answer(request.solver(Solver.DE).build());
        assertThat(evolved)
                .isInstanceOfSatisfying(
                        Evolved.class, found -> assertThat(found.seed()).isEqualTo(7));
        SynergyAnswer leastMean = SynergyStudy.answer(
                request.solver(Solver.EXACT).objective(Objective.MEAN).build());
        assertThat(leastMean).isInstanceOf(LeastMean.class);
        assertThat(leastMean.score().meanRelativeError())
                .isLessThanOrEqualTo(evolved.score().meanRelativeError() + 1e-9);
    }

    @Test
    void onlyTheExactFitHasRangesOfPieces() {
        SynergyRequest request =
                SynergyRequest.builder().solver(Solver.DE).pieces(pieces("R4")).build();
        assertThatThrownBy(() -> SynergyStudy.answer(request))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("value: ranges are only available with the exact fit");
    }

    @Test
    void aDocumentIsMadeFromTheAnswerAlone() {
        Exact exact = (Exact) SynergyStudy.answer(SynergyRequest.builder()
                .own(Optional.of(FEW))
                .pieces(pieces("BN"))
                .build());
        Document document = SynergyDocument.of(exact);
        JsonNode json = Printed.json(document);
        assertThat(json.path("solver").asString()).isEqualTo("exact");
        assertThat(json.path("leastError").asDouble()).isEqualTo(exact.fit().leastError());
        assertThat(json.path("ranges")).hasSize(exact.parameters().size() + 1);
        assertThat(json.path("values").get(0).path("value").asDouble())
                .isEqualTo(exact.pieces().getFirst().value().value().orElseThrow());
        assertThat(Printed.text(document, Format.CSV)).startsWith("piece,name,value,range,");
    }

    @Test
    void slipsOfThePrintedTablesAreMarked() {
        assertThat(Printed.json(PublishedTables.document()).path("rows"))
                .hasSize(10)
                .extracting(row -> row.path("slip").asString())
                .anyMatch(slip -> !slip.isEmpty())
                .anyMatch(String::isEmpty);
    }
}
