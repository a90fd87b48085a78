package org.pieceworth.stats.lp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.DotProduct;

class AnalyticCentreTest {

    private static final double[][] SQUARE = {{1, 0}, {0, 1}};

    @Test
    void ofARectangleIsItsMiddle() {
        var centre = AnalyticCentre.of(SQUARE, new double[] {0, 2}, new double[] {4, 3})
                .orElseThrow();
        assertThat(centre.point()).containsExactly(new double[] {2, 2.5}, within(1e-6));
        assertThat(centre.height()).isCloseTo(4 * Math.log(0.5), within(1e-9));
    }

    /// With 0 ≤ x ≤ 1 and −9 ≤ x ≤ ½ the derivative vanishes where 1/x + 1/(x + 9) = 1/(1 − x) + 1/(½ − x).
    @Test
    void everyBoundPushes() {
        double[][] rows = {{1}, {1}};
        var centre = AnalyticCentre.of(rows, new double[] {0, -9}, new double[] {1, 0.5})
                .orElseThrow();
        double x = centre.point()[0];
        assertThat(1 / x + 1 / (x + 9)).isCloseTo(1 / (1 - x) + 1 / (0.5 - x), within(1e-5));
    }

    @Test
    void scalingARowMovesNothing() {
        double[][] rows = {{1, 0}, {0, 1}, {1, 1}};
        double[][] scaled = {{1, 0}, {0, 1}, {10, 10}};
        var plain = AnalyticCentre.of(rows, new double[] {0, 0, 0.2}, new double[] {1, 1, 1.1})
                .orElseThrow();
        var other = AnalyticCentre.of(scaled, new double[] {0, 0, 2}, new double[] {1, 1, 11})
                .orElseThrow();
        assertThat(other.point()).containsExactly(plain.point(), within(1e-6));
    }

    @Test
    void aSetWithoutInsideHasNone() {
        assertThat(AnalyticCentre.of(SQUARE, new double[] {0, 1}, new double[] {1, 1}))
                .isEmpty();
        assertThat(AnalyticCentre.of(new double[][] {{1}, {1}}, new double[] {0, 2}, new double[] {1, 3}))
                .isEmpty();
    }

    @Test
    void aPointNearbySavesTheSearch() {
        double[] lower = {0, 0};
        double[] upper = {4, 4};
        Optional<AnalyticCentre.Centre> near = AnalyticCentre.of(SQUARE, lower, upper, new double[] {1, 3.9});
        Optional<AnalyticCentre.Centre> outside = AnalyticCentre.of(SQUARE, lower, upper, new double[] {5, 1});
        assertThat(near.orElseThrow().point()).containsExactly(new double[] {2, 2}, within(1e-6));
        assertThat(outside.orElseThrow().point()).containsExactly(new double[] {2, 2}, within(1e-6));
    }

    /// Sets of three variables between random planes: where the sum of logarithms is greatest its slope is 0, and every
    /// point inside leads there, however near to a bound.
    @RepeatedTest(20)
    void everyStartLeadsToWhereTheSlopeIsNought(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        double[][] rows = new double[8][];
        double[] lower = new double[8];
        double[] upper = new double[8];
        for (int i = 0; i < 8; i++) {
            rows[i] = random.doubles(3, -1, 1).toArray();
            if (i < 3) {
                rows[i] = new double[3];
                rows[i][i] = 1;
            }
            lower[i] = -random.nextDouble(0.1, 1);
            upper[i] = random.nextDouble(0.1, 10);
        }
        var centre = AnalyticCentre.of(rows, lower, upper).orElseThrow();
        assertThat(slope(rows, lower, upper, centre.point())).containsExactly(new double[3], within(1e-4));
        double[] away = random.doubles(3, -1, 1).toArray();
        double reach = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 8; i++) {
            double at = DotProduct.of(rows[i], centre.point());
            double rate = DotProduct.of(rows[i], away);
            reach = Math.min(reach, (rate > 0 ? upper[i] - at : lower[i] - at) / rate);
        }
        for (double share : new double[] {0.1, 0.9, 0.999, 1 - 1e-6}) {
            double[] start = centre.point().clone();
            for (int j = 0; j < 3; j++) {
                start[j] += share * reach * away[j];
            }
            var found = AnalyticCentre.of(rows, lower, upper, start).orElseThrow();
            assertThat(found.point()).containsExactly(centre.point(), within(1e-6));
            assertThat(found.height()).isCloseTo(centre.height(), within(1e-9));
        }
    }

    private static double[] slope(double[][] rows, double[] lower, double[] upper, double[] point) {
        double[] slope = new double[point.length];
        for (int i = 0; i < rows.length; i++) {
            double at = DotProduct.of(rows[i], point);
            for (int j = 0; j < slope.length; j++) {
                slope[j] += rows[i][j] / (at - lower[i]) - rows[i][j] / (upper[i] - at);
            }
        }
        return slope;
    }
}
