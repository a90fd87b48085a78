package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Least sums of squares that are known in closed form.
class SmallChiSquareFitTest {

    private static final double NINETY_FIVE = 1.959963984540054;

    private static SynergyTargets targets(String... lines) {
        return SynergyTargets.read("targets", List.of(lines));
    }

    /// A knight and a bishop that are known, so that the error of their pair is that of the constant.
    private static SynergyTargets pair(double value) {
        return targets("N,300,0.01", "B,320,0.01", "BN," + value + ",5");
    }

    private static double constant(double value) {
        return (value - 620) / (300 * 320);
    }

    @Test
    void twoMeasurementsHaveTheirWeightedMean() {
        ChiSquareFit.Result result = ChiSquareFit.of(targets("N,300,3", "N,310,4"), false);
        assertThat(result.test().statistic()).isCloseTo(4, within(1e-9));
        assertThat(result.test().degrees()).isEqualTo(1);
        assertThat(result.test().pValue()).isCloseTo(0.0455, within(1e-4));
        assertThat(result.score().constraints().getFirst().value())
                .isCloseTo((300 / 9.0 + 310 / 16.0) / (1 / 9.0 + 1 / 16.0), within(1e-4));
        assertThat(result.constants().state()).isEqualTo(CRange.State.OPEN);
    }

    @ParameterizedTest
    @ValueSource(doubles = {650, 700, 1_500, 5_000})
    void theRangeOfAPairIsThatOfItsError(double value) {
        ChiSquareFit.Result result = ChiSquareFit.of(pair(value), false);
        double error = constant(value + NINETY_FIVE * 5) - constant(value);
        assertThat(result.test().statistic()).isCloseTo(0, within(1e-9));
        assertThat(result.score().parameters().c()).isCloseTo(constant(value), within(1e-4 * error));
        // The knight's and the bishop's own errors add a little.
        assertThat(result.constants().greatest()).isCloseTo(constant(value) + error, within(0.01 * error));
        assertThat(result.constants().least()).isCloseTo(constant(value) - error, within(0.01 * error));
    }

    @Test
    void aRangeEndsAtTheBounds() {
        CRange low = ChiSquareFit.of(pair(620.5), false).constants();
        assertThat(low.least()).isEqualTo(SynergyProblem.LEAST_C);
        assertThat(low.greatest()).isCloseTo(constant(620.5 + NINETY_FIVE * 5), within(1e-8));
        ChiSquareFit.Result below = ChiSquareFit.of(pair(600), false);
        double most = Math.hypot(600 - 620.096, NINETY_FIVE * 5);
        assertThat(below.test().statistic()).isCloseTo(Math.pow(20.096 / 5, 2), within(1e-3));
        assertThat(below.constants().least()).isEqualTo(SynergyProblem.LEAST_C);
        assertThat(below.constants().greatest()).isCloseTo(constant(600 + most), within(1e-8));
        CRange high = ChiSquareFit.of(targets("N,300,0.01", "B,320,0.01", "BN,96618,5"), false)
                .constants();
        assertThat(high.greatest()).isEqualTo(SynergyProblem.GREATEST_C);
        assertThat(high.least()).isBetween(0.9998, 1 - 1e-5);
    }

    @Test
    void aProfileGoesToBothEndsInFourSteps() {
        SynergyProblem problem = SynergyProblem.of(pair(700), false);
        Fitted.Profile profile = ChiSquareFit.profile(problem);
        double best = profile.best().c();
        assertThat(best).isCloseTo(constant(700), within(1e-8));
        assertThat(profile.along()).hasSize(8);
        double[] ends = {profile.constants().least(), profile.constants().greatest()};
        for (int i = 0; i < 8; i++) {
            Fitted along = profile.along().get(i);
            double quarter = (i % 4 + 1) / 4.0;
            assertThat(along.c()).isCloseTo(best * Math.pow(ends[i / 4] / best, quarter), within(1e-12));
            assertThat(problem.fitted(0, along.c(), along.strengths())).isCloseTo(300, within(0.01));
            assertThat(problem.fitted(2, along.c(), along.strengths()))
                    .isCloseTo(620 + along.c() * 300 * 320, within(0.05));
        }
    }

    /// Where χ² is low at two constants the range is that about the lower low: it ends at the first constant that is
    /// too bad on the way. The last target says which of the two is lower.
    @ParameterizedTest
    @ValueSource(doubles = {665, 985})
    void aRangeEndsWhereItFirstBecomesWorse(double tie) {
        SynergyTargets targets = targets(
                "N,500,3.75",
                "Z,600,4.5",
                "F,100,0.75",
                "D,100,0.75",
                "A,1000,7.5",
                "NZC,6000,45",
                "FDAC,6000,45",
                "NF," + tie + ",400");
        double low = (9e4 - Math.sqrt(9e4 * 9e4 - 4e9)) / 2e7;
        double high = (9e4 + Math.sqrt(9e4 * 9e4 - 4e9)) / 2e7;
        ChiSquareFit.Result result = ChiSquareFit.of(targets, false);
        CRange range = result.constants();
        assertThat(result.test().statistic()).isLessThan(1e-3);
        if (tie < 800) {
            assertThat(result.score().parameters().c()).isCloseTo(low, within(1e-4));
            assertThat(range.least()).isBetween(0.3 * low, 0.8 * low);
            assertThat(range.greatest()).isBetween(1.2 * low, Math.sqrt(low * high));
        } else {
            assertThat(result.score().parameters().c()).isCloseTo(high, within(1e-4));
            assertThat(range.least()).isBetween(Math.sqrt(low * high), 0.95 * high);
            assertThat(range.greatest()).isBetween(1.05 * high, 1.5 * high);
        }
    }
}
