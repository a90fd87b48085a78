package org.pieceworth.stats.lp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;

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
}
