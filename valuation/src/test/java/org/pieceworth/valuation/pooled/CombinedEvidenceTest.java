package org.pieceworth.valuation.pooled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.valuation.play.PlayLaw;

class CombinedEvidenceTest {

    @Test
    void onlyThePriorIsThePrior() {
        CombinedEvidence.Prediction found =
                new CombinedEvidence(5, 0.04, new double[0], new double[0][0], new double[0], 0.01).predict();
        assertThat(found.value()).isEqualTo(5);
        assertThat(found.variance()).isEqualTo(0.05, within(1e-15));
    }

    @Test
    void weightsAreInverseVariancesWhereNothingIsContradicted() {
        CombinedEvidence.Prediction found = new CombinedEvidence(
                        5, 0.04, new double[] {0.001}, new double[][] {{0.01}}, new double[1], 0)
                .predict();
        assertThat(found.weights()[0]).isEqualTo(0.8, within(1e-12));
        assertThat(found.value()).isEqualTo(5.0008, within(1e-12));
        assertThat(found.variance()).isEqualTo(0.008, within(1e-12));
    }

    @Test
    void aPriorThatIsFarOffWeighsLess() {
        CombinedEvidence.Prediction found =
                new CombinedEvidence(5, 0.04, new double[] {1.5}, new double[][] {{0.01}}, new double[1], 0).predict();
        assertThat(found.weights()[0]).isGreaterThan(0.95);
        assertThat(found.surprise()).isEqualTo(1.5 / Math.sqrt(0.05), within(1e-12));
    }

    @Test
    void estimatesThatContradictEachOtherWidenTheInterval() {
        double[][] own = {{0.01, 0}, {0, 0.01}};
        CombinedEvidence.Prediction alike =
                new CombinedEvidence(5, 1, new double[] {0.1, 0.1}, own, new double[2], 0).predict();
        CombinedEvidence.Prediction unlike =
                new CombinedEvidence(5, 1, new double[] {-0.4, 0.6}, own, new double[2], 0).predict();
        assertThat(alike.scatter()).isEqualTo(1);
        assertThat(unlike.scatter()).isEqualTo(50, within(1e-9));
        assertThat(unlike.variance()).isGreaterThan(10 * alike.variance());
    }

    /// Values, drifts and companies are drawn from the model, measurements from them: 90 % intervals for other
    /// conditions contain 90 % of the true values.
    @Test
    void intervalsHoldWhereTheModelIsTrue() {
        SplittableRandom random = new SplittableRandom(7);
        Effects.Sizes sizes = new Effects.Sizes(0.06, 0.05, -0.03, 0.04, 0.1, 0.08);
        PlayConditions conditions = PlayConditions.USUAL;
        double prior = PlayLaw.logarithm(400);
        int inside = 0;
        int trials = 4000;
        for (int trial = 0; trial < trials; trial++) {
            double value = prior + 0.1 * normal(random);
            Effects effects = new Effects(sizes, conditions, "8x8", 1, Math.log(450));
            double slope = 0.05 + 0.04 * normal(random);
            double light = 0.06 * normal(random);
            double truth =
                    value + slope * random.nextDouble() + 0.06 * normal(random) + 0.08 / Math.sqrt(2) * normal(random);
            List<MeasuredPieces.Row> rows = List.of(
                    row(value + 0.03 * normal(random), 300, PlayConditions.CHESS, 0.03),
                    row(value + slope + 0.05 * normal(random), 3000, PlayConditions.CHESS, 0.05),
                    row(value + light + 0.04 * normal(random), 300, "F,W", 0.04));
            double[] values = rows.stream()
                    .mapToDouble(row -> PlayLaw.logarithm(row.value()) + effects.drift(row))
                    .toArray();
            CombinedEvidence.Prediction found = effects.evidence(prior + effects.ofTarget(), 0.01, rows, values)
                    .predict();
            inside += Math.abs(found.value() - truth) < PlayLaw.NINE_IN_TEN * Math.sqrt(found.variance()) ? 1 : 0;
        }
        assertThat(inside / (double) trials).isBetween(0.88, 0.94);
    }

    private static double normal(SplittableRandom random) {
        return random.nextGaussian();
    }

    private static MeasuredPieces.Row row(double logarithm, long nodes, String among, double spread) {
        double value = PlayLaw.value(logarithm);
        return new MeasuredPieces.Row(
                "X",
                "8x8",
                nodes,
                among,
                Effects.OWN_ENGINE,
                800,
                value,
                spread * (value + PlayLaw.SOFT),
                OptionalDouble.empty(),
                "",
                OptionalDouble.empty());
    }
}
