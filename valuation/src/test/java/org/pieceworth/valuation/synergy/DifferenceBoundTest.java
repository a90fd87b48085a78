package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;

/// Three targets that share no part: at any c each piece has any value within its error, whatever the others have, so
/// that every bound is known in closed form.
class DifferenceBoundTest {

    private static final double C = 0.002;
    private static final double ERROR = 0.3;
    private static final double[] VALUES = {320, 330, 500};
    private static final SynergyProblem PROBLEM = problem("N,320", "B,330", "R,500");

    private static SynergyProblem problem(String... lines) {
        return SynergyProblem.of(SynergyTargets.read("targets", List.of(lines)), false);
    }

    private static double[][] rows(String... pieces) {
        return Stream.of(pieces)
                .map(piece -> SynergyProblem.row(
                        Decomposition.of(Betza.parse(piece).movement(), false), PROBLEM.parameters()))
                .toArray(double[][]::new);
    }

    private static DifferenceBound bound(double... weights) {
        DifferenceBound bound = new DifferenceBound(PROBLEM, ERROR, rows("N", "B", "R"), weights);
        assertThat(bound.at(C)).isTrue();
        return bound;
    }

    private static double strength(double value) {
        return Math.log1p(C * value);
    }

    private static double[] strengths(double share) {
        return new double[] {
            strength(share * VALUES[0]), strength(share * VALUES[1]), strength(share * VALUES[2]),
        };
    }

    private static double[] middle(double[] lower, double[] upper) {
        double[] middle = new double[lower.length];
        for (int k = 0; k < middle.length; k++) {
            middle[k] = (lower[k] + upper[k]) / 2;
        }
        return middle;
    }

    /// A chord over the strengths, at one of them.
    private static double chord(double lower, double upper, double at) {
        double rise = (Math.expm1(upper) - Math.expm1(lower)) / (upper - lower);
        return (Math.expm1(lower) + rise * (at - lower)) / C;
    }

    /// A tangent to the values, at one strength.
    private static double tangent(double touch, double at) {
        return (Math.expm1(touch) + Math.exp(touch) * (at - touch)) / C;
    }

    @Test
    void strengthsReachFromTheLeastToTheGreatestValueWithinTheError() {
        DifferenceBound bound = bound(1, 1, 1);
        assertThat(bound.lower()).containsExactly(strengths(0.7), within(1e-9));
        assertThat(bound.upper()).containsExactly(strengths(1.3), within(1e-9));
    }

    /// Another c afterwards has bounds of its own.
    @Test
    void eachConstantHasItsOwnStrengths() {
        DifferenceBound bound = bound(1, 1, 1);
        assertThat(bound.at(0.5)).isTrue();
        assertThat(bound.upper()[2]).isCloseTo(Math.log1p(0.5 * 650), within(1e-9));
        assertThat(bound.at(C)).isTrue();
        assertThat(bound.upper()[2]).isCloseTo(strength(650), within(1e-9));
    }

    @Test
    void contradictoryTargetsHaveNoFit() {
        SynergyProblem contradiction = problem("N,320", "B,330", "BN,2000");
        DifferenceBound bound = new DifferenceBound(
                contradiction, 0.01, new double[][] {contradiction.rows()[0]}, new double[] {1});
        assertThat(bound.at(1e-5)).isFalse();
        assertThat(new DifferenceSearch(bound, new CRange(1e-5, 1e-4)).greatest())
                .isNaN();
    }

    @Test
    void aDifferenceIsOfValues() {
        assertThat(bound(2, -1, 3).difference(strengths(1.1))).isCloseTo(1.1 * (640 - 330 + 1500), within(1e-6));
    }

    /// Chords meet the values at the greatest strengths.
    @Test
    void whatIsAddedIsBoundedByItsGreatestValues() {
        DifferenceBound bound = bound(2, 1, 3);
        double[] lower = bound.lower();
        double[] upper = bound.upper();
        DifferenceBound.Reached most = bound.most(lower, upper, middle(lower, upper));
        assertThat(most.most()).isCloseTo(1.3 * (640 + 330 + 1500), within(1e-6));
        assertThat(most.strengths()).containsExactly(upper, within(1e-9));
    }

    /// Tangents lie below the values, so that what is taken away is bounded from below.
    @Test
    void whatIsTakenAwayIsBoundedByTangents() {
        DifferenceBound bound = bound(-2, 1, -1);
        double[] lower = bound.lower();
        double[] upper = bound.upper();
        double[] about = middle(lower, upper);
        DifferenceBound.Reached most = bound.most(lower, upper, about);
        double expected = -2 * tangent(about[0], lower[0]) + 1.3 * 330 - tangent(about[2], lower[2]);
        assertThat(most.most()).isCloseTo(expected, within(1e-6));
        assertThat(most.strengths()).containsExactly(new double[] {lower[0], upper[1], lower[2]}, within(1e-9));
        assertThat(bound.most(lower, upper, lower).most())
                .isCloseTo(-2 * 0.7 * 320 + 1.3 * 330 - 0.7 * 500, within(1e-6));
    }

    @Test
    void aPartHasItsOwnBound() {
        DifferenceBound bound = bound(1, 1, -1);
        double[] lower = strengths(0.9);
        double[] upper = strengths(1.1);
        assertThat(bound.most(lower, upper, lower).most()).isCloseTo(1.1 * (320 + 330) - 0.9 * 500, within(1e-6));
        // What has no width has neither chord nor tangent.
        double[] point = strengths(1);
        assertThat(bound.most(point, point, point).most()).isCloseTo(320 + 330 - 500, within(1e-6));
        // Beyond the error of 0.3 there is nothing.
        assertThat(bound.most(strengths(1.4), strengths(1.5), strengths(1.4)).most())
                .isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void theSteepestWayLeadsToTheCorner() {
        DifferenceBound bound = bound(1, -1, 1);
        double[] lower = bound.lower();
        double[] upper = bound.upper();
        assertThat(bound.steepest(lower, upper, strengths(1)))
                .containsExactly(new double[] {upper[0], lower[1], upper[2]}, within(1e-9));
        double[] nowhere = strengths(1.4);
        assertThat(bound.steepest(nowhere, strengths(1.5), nowhere)).isSameAs(nowhere);
    }

    /// Among pieces that share parts the steepest way depends on where it begins: a strength more is worth more where
    /// there is more already.
    @Test
    void theSteepestWayDependsOnTheStart() {
        DifferenceBound bound = new DifferenceBound(PROBLEM, ERROR, rows("N", "N"), new double[] {3, -2});
        assertThat(bound.at(C)).isTrue();
        double[] lower = bound.lower();
        double[] upper = bound.upper();
        double[] even = {strength(320), strength(320)};
        assertThat(bound.steepest(lower, upper, even)[0]).isCloseTo(upper[0], within(1e-9));
        double[] far = {strength(100), strength(700)};
        // 3 · 1.2 against 2 · 2.4.
        assertThat(bound.steepest(lower, upper, far)[0]).isCloseTo(lower[0], within(1e-9));
    }

    @Test
    void theLoosestIsFarthestFromItsLine() {
        double[] lower = strengths(0.7);
        double[] upper = strengths(1.3);
        double[] middle = middle(lower, upper);
        List<Integer> found = new ArrayList<>();
        for (double[] weights : new double[][] {{1, 1, 1}, {1, 4, 1}, {-1, -1, -3}, {-9, 1, 1}, {1, -9, 1}}) {
            found.add(bound(weights).loosest(lower, upper, middle));
            double[] gaps = new double[weights.length];
            int widest = 0;
            for (int k = 0; k < gaps.length; k++) {
                double width = upper[k] - lower[k];
                gaps[k] = weights[k] > 0
                        ? weights[k] * (C * chord(lower[k], upper[k], middle[k]) - Math.expm1(middle[k]))
                        : -weights[k] * width * width * Math.exp(middle[k]) / 8;
                widest = gaps[k] > gaps[widest] ? k : widest;
            }
            assertThat(found.getLast()).isEqualTo(widest);
        }
        assertThat(found).contains(0, 1, 2);
        // At its end a chord meets the value, and what has no width has no gap.
        double[] ends = {upper[0], middle[1], lower[2]};
        assertThat(bound(9, 1, 9).loosest(lower, upper, ends)).isEqualTo(1);
        double[] narrow = {lower[0], upper[1], lower[2]};
        assertThat(bound(-9, 1, -9).loosest(lower, narrow, middle)).isEqualTo(1);
    }

    /// 5 · BN − BNR is greatest inside the range of c, and at each c in a corner of the three values, since it is
    /// linear in each of them.
    @Test
    void theGreatestDifferenceIsThatOfTheBestCorner() {
        CRange range = new CRange(1e-4, 5e-3);
        for (double[] weights : new double[][] {{5, -1}, {-5, 1}, {1, -5}, {-1, 5}, {20, -7}}) {
            DifferenceBound bound = new DifferenceBound(PROBLEM, ERROR, rows("BN", "BNR"), weights);
            double expected = Double.NEGATIVE_INFINITY;
            for (int i = 0; i <= 20_000; i++) {
                double c = range.least() * Math.pow(range.greatest() / range.least(), i / 20_000.0);
                for (int corner = 0; corner < 8; corner++) {
                    double knight = 1 + c * 320 * ((corner & 1) == 0 ? 0.7 : 1.3);
                    double bishop = 1 + c * 330 * ((corner & 2) == 0 ? 0.7 : 1.3);
                    double rook = 1 + c * 500 * ((corner & 4) == 0 ? 0.7 : 1.3);
                    double less = (knight * bishop - 1) / c;
                    double more = (knight * bishop * rook - 1) / c;
                    expected = Math.max(expected, weights[0] * less + weights[1] * more);
                }
            }
            assertThat(new DifferenceSearch(bound, range).greatest()).isCloseTo(expected, within(0.02));
        }
    }
}
