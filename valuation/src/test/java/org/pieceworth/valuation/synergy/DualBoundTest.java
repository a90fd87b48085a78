package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Weights of bounds, against what they are in plain logarithms.
class DualBoundTest {

    private static final double[] VALUES = {280, 360, 330};
    private static final double CAP = 500;
    private static final SynergyProblem PROBLEM =
            SynergyProblem.of(SynergyTargets.read("targets", List.of("N,280", "N,360", "B,330")), false);

    private static DualBound random(Random random) {
        return new DualBound(weights(random, 3), weights(random, 3), weights(random, PROBLEM.variables()));
    }

    private static double[] weights(Random random, int count) {
        double[] weights = new double[count];
        for (int i = 0; i < count; i++) {
            weights[i] = random.nextInt(3) == 0 ? 0 : random.nextDouble();
        }
        return weights;
    }

    private static double upper(int target, double error) {
        return VALUES[target] * (1 + error);
    }

    private static double lower(int target, double error) {
        return Math.max(0, VALUES[target] * (1 - error));
    }

    private static double slack(DualBound bound, double c, double error) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += bound.above()[i] * Math.log(1 + c * upper(i, error));
            sum -= bound.below()[i] * Math.log(1 + c * lower(i, error));
        }
        for (double cap : bound.caps()) {
            sum += cap * Math.log(1 + c * CAP);
        }
        return sum;
    }

    /// By ln c, with each term at the end of the range where it adds most.
    private static double fastest(DualBound bound, double least, double greatest, double error) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double more = greatest * upper(i, error);
            double less = least * lower(i, error);
            sum += bound.above()[i] * more / (1 + more) - bound.below()[i] * less / (1 + less);
        }
        for (double cap : bound.caps()) {
            sum += cap * greatest * CAP / (1 + greatest * CAP);
        }
        return sum;
    }

    @Test
    void slackAddsUp() {
        Random random = new Random(3);
        for (int trial = 0; trial < 200; trial++) {
            DualBound bound = random(random);
            double c = Math.pow(10, -6 * random.nextDouble());
            double error = 1.5 * random.nextDouble();
            assertThat(bound.slack(PROBLEM, c, error)).isCloseTo(slack(bound, c, error), within(1e-9));
        }
    }

    /// Two knights of 280 and 360 leave an error of an eighth, at any constant.
    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-3, 1})
    void theLeastErrorIsWhereTheyAddUpToNothing(double c) {
        DualBound knights = new DualBound(new double[] {1, 0, 0}, new double[] {0, 1, 0}, new double[4]);
        assertThat(knights.leastError(PROBLEM, c)).isCloseTo(0.125, within(1e-9));
        DualBound turned = new DualBound(new double[] {0, 1, 0}, new double[] {1, 0, 0}, new double[4]);
        assertThat(turned.leastError(PROBLEM, c)).isZero();
    }

    @Test
    void largeErrorsAreFoundToo() {
        // The upper bound of a target of 1 with a standard error of 1 comes up to a target of 100 with 2 at 33.
        SynergyProblem far = SynergyProblem.of(SynergyTargets.read("targets", List.of("N,1,1", "N,100,2")), false);
        DualBound bound = new DualBound(new double[] {1, 0}, new double[] {0, 1}, new double[2]);
        assertThat(bound.leastError(far, 1e-3)).isCloseTo(33, within(1e-9));
    }

    @Test
    void aRangeIsRefutedByTheMiddleAndTheFastestChange() {
        Random random = new Random(4);
        int refuted = 0;
        int rising = 0;
        int falling = 0;
        int trials = 4_000;
        for (int trial = 0; trial < trials; trial++) {
            // Few at random grow with c and are refuted all the same.
            DualBound bound = trial % 4 > 0
                    ? random(random)
                    : new DualBound(
                            new double[] {1 + 0.03 * random.nextDouble(), 0, 0}, new double[] {0, 1, 0}, new double[4]);
            double least = Math.pow(10, -5 * random.nextDouble());
            double greatest = Math.min(1, least * Math.exp(random.nextDouble()));
            double error = (trial % 4 > 0 ? 1.2 : 0.1) * random.nextDouble();
            double up = fastest(bound, least, greatest, error);
            double down = -fastest(bound, greatest, least, error);
            double half = Math.log(greatest / least) / 2;
            double most = slack(bound, Math.sqrt(least * greatest), error) + half * Math.max(0, Math.max(up, down));
            if (Math.abs(most) > 1e-9) {
                assertThat(bound.refutes(PROBLEM, least, greatest, error)).isEqualTo(most < 0);
            }
            refuted += most < 0 ? 1 : 0;
            rising += most < 0 && up > Math.max(0, down) ? 1 : 0;
            falling += most < 0 && down > Math.max(0, up) ? 1 : 0;
        }
        assertThat(refuted).isBetween(trials / 50, trials - trials / 50);
        assertThat(falling).isPositive();
        assertThat(rising).isPositive();
    }

    /// Where a parameter is at its largest the bound of it is part of the reason: without it any error would be
    /// refuted.
    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-3, 1})
    void aCapIsPartOfTheReason(double c) {
        SynergyTargets targets = SynergyTargets.read("targets", List.of("mR,800", "cR,300"));
        SynergyProblem capped = SynergyProblem.of(new SynergyTargets(targets.targets(), CAP), false);
        LeastError.Found found = new LeastError(capped).at(c, 0.1);
        assertThat(found.error()).isCloseTo(0.375, within(1e-9));
        assertThat(found.proof().leastError(capped, c)).isCloseTo(0.375, within(1e-9));
        assertThat(found.proof().caps()[0]).isPositive();
        assertThat(found.proof().slack(capped, c, 0.376)).isPositive();
        assertThat(found.proof().slack(capped, c, 0.374)).isNegative();
    }
}
