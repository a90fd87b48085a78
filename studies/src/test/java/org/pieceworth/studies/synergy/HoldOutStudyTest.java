package org.pieceworth.studies.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.document.Format;
import org.pieceworth.studies.synergy.HoldOutAnswer.Published;
import org.pieceworth.studies.synergy.HoldOutAnswer.Spread;
import org.pieceworth.studies.synergy.HoldOutAnswer.Triples;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;
import tools.jackson.databind.JsonNode;

class HoldOutStudyTest {

    private static HoldOutRequest.Triples triples(String... lines) {
        return new HoldOutRequest.Triples(
                SynergyTargets.read("mine.csv", List.of(lines)), false, SynergyFitter.SLACK, 2);
    }

    @Test
    void theSourcesOwnTrialHoldsOutThree() {
        Published answer =
                (Published) HoldOutStudy.answer(new HoldOutRequest.Published(SynergyFitter.SLACK, 1), _ -> {});
        assertThat(answer.byMax().heldOut()).hasSize(3);
        assertThat(answer.byMean().heldOut()).hasSize(3);
        assertThat(answer.byMax().fittedError())
                .isLessThanOrEqualTo(answer.byMean().fittedError());
        JsonNode json = Printed.json(HoldOutDocument.of(answer));
        assertThat(json.path("max").path("heldOut").get(0).path("value").asDouble())
                .isEqualTo(answer.byMax().heldOut().getFirst().value());
    }

    /// N and R determine B and the pairs by the constant; every triple of six is tried.
    @Test
    void everyTripleIsHeldOutOnce() {
        HoldOutRequest.Triples request = triples("N,300", "B,320", "BN,700", "R,480", "NR,860", "BR,890");
        Queue<Integer> done = new ConcurrentLinkedQueue<>();
        Triples answer = (Triples) HoldOutStudy.answer(request, done::add);
        assertThat(answer.trials()).isEqualTo(20).isEqualTo(HoldOutStudy.trials(request));
        assertThat(answer.heldOut()).isEqualTo(60);
        assertThat(done).hasSize(20).contains(20);
        Spread errors = answer.predictions().orElseThrow().predicted();
        assertThat(errors.least()).isLessThanOrEqualTo(errors.middle());
        assertThat(errors.most()).isBetween(errors.middle(), errors.largest());
        assertThat(Printed.text(HoldOutDocument.of(answer), Format.TABLE)).contains("Hardest to predict");
    }

    @Test
    void whatNothingElseDeterminesIsNotPredicted() {
        Triples answer = (Triples) HoldOutStudy.answer(triples("N,300", "B,320", "R,480", "C,250"), _ -> {});
        assertThat(answer.predictions()).isEmpty();
        assertThat(answer.undetermined()).isEqualTo(12);
        assertThat(Printed.json(HoldOutDocument.of(answer)).has("medianError")).isFalse();
    }

    @Test
    void someTargetsMustBeLeftToFit() {
        assertThatThrownBy(() -> HoldOutStudy.answer(triples("N,300", "B,320", "R,480"), _ -> {}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found 3 targets, expected 4 or more");
    }
}
