package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.matrix.Cholesky;

/// Sums of squares of errors that depend on each other, against r' V⁻¹ r worked out in another way.
class CorrelatedTargetsTest {

    private static final double NINETY_FIVE = 1.959963984540054;

    private static SynergyTargets with(SynergyTargets plain, double[][] covariance) {
        return new SynergyTargets(
                plain.targets(),
                plain.largestParameter(),
                Arrays.stream(covariance)
                        .map(row -> Arrays.stream(row).boxed().toList())
                        .toList(),
                List.of(),
                "");
    }

    private static SynergyTargets lines(String... lines) {
        return SynergyTargets.read("targets", List.of(lines));
    }

    /// Two measurements of a knight: the best value of generalised least squares, 1'V⁻¹x / 1'V⁻¹1, and its sum.
    @Test
    void twoMeasurementsHaveTheirGeneralisedMean() {
        double[][] covariance = {{9, 6}, {6, 16}};
        ChiSquareFit.Result result = ChiSquareFit.of(with(lines("N,300,3", "N,310,4"), covariance), false);
        double determinant = 9 * 16 - 36;
        double mean = ((16 - 6) * 300 + (9 - 6) * 310) / (16.0 + 9 - 12);
        double sum =
                (16 * (300 - mean) * (300 - mean) - 12 * (300 - mean) * (310 - mean) + 9 * (310 - mean) * (310 - mean))
                        / determinant;
        assertThat(result.test().statistic()).isCloseTo(sum, within(1e-9)).isCloseTo(100.0 / 13, within(1e-9));
        assertThat(result.score().constraints().getFirst().value()).isCloseTo(mean, within(1e-4));
        assertThat(result.score().chiSquare().orElseThrow()).isCloseTo(sum, within(1e-6));
    }

    /// At any parameters of the law the sum is r' V⁻¹ r.
    @Test
    void theSumIsThatOfTheInverse() {
        double[][] covariance = {{25, 12, -6}, {12, 36, 9}, {-6, 9, 49}};
        SynergyTargets targets = with(lines("N,300,5", "B,320,6", "BN,690,7"), covariance);
        SynergyProblem problem = SynergyProblem.of(targets, false);
        double[] strengths = {0.1, 0.2, 0.05, 0.15};
        double[] errors = problem.errors(1e-3, strengths);
        double[] solved = errors.clone();
        Cholesky.of(covariance).solve(solved);
        double sum =
                IntStream.range(0, 3).mapToDouble(i -> errors[i] * solved[i]).sum();
        assertThat(problem.chiSquare(1e-3, strengths)).isCloseTo(sum, within(1e-6 * sum));
        SynergyProblem rest = problem.without(Set.of(1));
        double determinant = 25 * 49 - 36;
        double two =
                (49 * errors[0] * errors[0] + 12 * errors[0] * errors[2] + 25 * errors[2] * errors[2]) / determinant;
        assertThat(rest.chiSquare(1e-3, strengths)).isCloseTo(two, within(1e-6 * two));
    }

    /// A knight, a bishop and their pair: the constant is (BN − B − N) / (B·N), so its error follows from all three
    /// and what they have in common.
    @Test
    void theRangeOfTheConstantFollowsFromTheCovariance() {
        double[][] covariance = {{16, 12, -8}, {12, 16, -8}, {-8, -8, 25}};
        SynergyTargets plain = lines("N,300,4", "B,320,4", "BN,700,5");
        double c = 80.0 / (300 * 320);
        double[] slope = {-(1 + c * 320) / 96_000, -(1 + c * 300) / 96_000, 1 / 96_000.0};
        double error = Math.sqrt(quadratic(slope, covariance));
        CRange range = ChiSquareFit.of(with(plain, covariance), false).constants();
        assertThat((range.greatest() - range.least()) / 2).isCloseTo(NINETY_FIVE * error, within(0.03 * error));
        double independent = Math.sqrt(quadratic(slope, new double[][] {{16, 0, 0}, {0, 16, 0}, {0, 0, 25}}));
        CRange alone = ChiSquareFit.of(plain, false).constants();
        assertThat((alone.greatest() - alone.least()) / 2).isCloseTo(NINETY_FIVE * independent, within(0.03 * error));
        assertThat(error / independent).isGreaterThan(1.05);
    }

    /// Values are anchored to a sum, which has no variance.
    @Test
    void aSumThatIsKnownExactlyIsKept() {
        double[][] covariance = {{9, -9}, {-9, 9}};
        SynergyTargets targets = with(lines("N,300,3", "N,320,3"), covariance);
        ChiSquareFit.Result result = ChiSquareFit.of(targets, false);
        assertThat(result.score().constraints().getFirst().value()).isCloseTo(310, within(0.01));
        assertThat(result.test().statistic()).isCloseTo(400.0 / 36, within(0.01));
    }

    private static double quadratic(double[] slope, double[][] covariance) {
        double sum = 0;
        for (int i = 0; i < slope.length; i++) {
            for (int j = 0; j < slope.length; j++) {
                sum += slope[i] * slope[j] * covariance[i][j];
            }
        }
        return sum;
    }
}
