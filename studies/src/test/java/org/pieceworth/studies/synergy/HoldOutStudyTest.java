package org.pieceworth.studies.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.synergy.HoldOutAnswer.Published;
import org.pieceworth.studies.synergy.HoldOutAnswer.Spread;
import org.pieceworth.studies.synergy.HoldOutAnswer.Triples;
import org.pieceworth.studies.synergy.HoldOutStudy.HoldOutRequest;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.HoldOut;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;
import tools.jackson.databind.JsonNode;

class HoldOutStudyTest {

    private static HoldOutRequest.Triples triples(String... lines) {
        return new HoldOutRequest.Triples(
                new HoldOut.Setting(
                        SynergyTargets.read("mine.csv", List.of(lines)), false, Objective.MAX, SynergyFitter.SLACK),
                2);
    }

    @Test
    void theSourcesOwnTrialHoldsOutThree() {
        Published answer =
                (Published) HoldOutStudy.answer(new HoldOutRequest.Published(List.of(SynergyFitter.SLACK)), _ -> {});
        assertThat(answer.byMax().heldOut()).hasSize(3);
        assertThat(answer.byMean().heldOut()).hasSize(3);
        assertThat(answer.byMax().fittedError())
                .isLessThanOrEqualTo(answer.byMean().fittedError());
        assertThat(answer.byMean().meanError()).isLessThan(answer.byMax().meanError());
        assertThat(Printed.text(HoldOutDocument.of(answer), Format.TABLE))
                .contains("errors of 2.6 % at most", "they are not determined", "c = 0.00053864", "it depends on c");
        JsonNode json = Printed.json(HoldOutDocument.of(answer));
        assertThat(json.path("max").path("heldOut").get(0).path("value").asDouble())
                .isEqualTo(answer.byMax().heldOut().getFirst().value());
        assertThat(json.path("max").path("constants").path("state").asString()).isEqualTo("at_lower_bound");
        assertThat(json.path("max").path("heldOut").get(0).path("basis").asString())
                .isEqualTo("constant_open");
    }

    /// Four targets are left each time, for three pieces and the constant.
    @Test
    void everyTripleIsHeldOutOnce() {
        HoldOutRequest.Triples request = triples("N,300", "B,320", "BN,675", "R,480", "NR,866", "BR,892", "BNR,1350");
        Queue<Integer> done = new ConcurrentLinkedQueue<>();
        Triples answer = (Triples) HoldOutStudy.answer(request, done::add);
        assertThat(answer.trials()).isEqualTo(35).isEqualTo(HoldOutStudy.trials(request));
        assertThat(answer.heldOut()).isEqualTo(105);
        assertThat(done).hasSize(35).contains(35);
        Spread errors = answer.predictions().orElseThrow().predicted();
        assertThat(errors.least()).isLessThanOrEqualTo(errors.middle());
        assertThat(errors.most()).isBetween(errors.middle(), errors.largest());
        assertThat(Printed.text(HoldOutDocument.of(answer), Format.TABLE)).contains("Hardest to predict");
    }

    /// Three targets are too few for three pieces and the constant: each value then has an open part or depends on c.
    @Test
    void valuesThatHangOnAnOpenConstantAreNotPredicted() {
        Triples answer = (Triples)
                HoldOutStudy.answer(triples("N,300", "B,320", "BN,700", "R,480", "NR,860", "BR,890"), _ -> {});
        assertThat(answer.predictions()).isEmpty();
        assertThat(answer.constantOpen()).isPositive();
        assertThat(answer.undetermined()).isEqualTo(60);
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
