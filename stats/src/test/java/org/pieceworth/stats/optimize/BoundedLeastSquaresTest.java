package org.pieceworth.stats.optimize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.optimize.BoundedLeastSquares.Low;
import org.pieceworth.stats.optimize.BoundedLeastSquares.Residuals;

class BoundedLeastSquaresTest {

    private static Residuals residuals(Function<double[], double[]> at, Function<double[], double[][]> slopes) {
        return new Residuals() {

            @Override
            public double[] at(double[] point) {
                return at.apply(point);
            }

            @Override
            public double[][] slopes(double[] point) {
                return slopes.apply(point);
            }
        };
    }

    /// Rosenbrock's valley as a sum of squares.
    private static final Residuals VALLEY = residuals(x -> new double[] {10 * (x[1] - x[0] * x[0]), 1 - x[0]}, x ->
            new double[][] {{-20 * x[0], 10}, {-1, 0}});

    @Test
    void itFollowsACurvedValley() {
        Low low = new BoundedLeastSquares(VALLEY, new double[] {-5, -5}, new double[] {5, 5})
                .from(new double[] {-1.2, 1});
        assertThat(low.point()[0]).isCloseTo(1, within(1e-7));
        assertThat(low.point()[1]).isCloseTo(1, within(1e-7));
        assertThat(low.sum()).isLessThan(1e-14);
        assertThat(low.rank()).isEqualTo(2);
    }

    /// With x at most ½ the best is at that bound, where y = ¼ and (1 − ½)² is left.
    @Test
    void itStaysWithinBounds() {
        Low low = new BoundedLeastSquares(VALLEY, new double[] {-5, -5}, new double[] {0.5, 5})
                .from(new double[] {-1.2, 1});
        assertThat(low.point()[0]).isEqualTo(0.5);
        assertThat(low.point()[1]).isCloseTo(0.25, within(1e-7));
        assertThat(low.sum()).isCloseTo(0.25, within(1e-12));
        assertThat(low.rank()).isEqualTo(1);
    }

    @Test
    void aFixedNumberIsLeftAlone() {
        Low low = new BoundedLeastSquares(VALLEY, new double[] {2, -5}, new double[] {2, 5}).from(new double[] {0, 0});
        assertThat(low.point()[0]).isEqualTo(2);
        assertThat(low.point()[1]).isCloseTo(4, within(1e-7));
    }

    /// Only the sum of the two counts, so that they are one direction.
    @Test
    void theRankCountsWhatIsTold() {
        Residuals sum = residuals(x -> new double[] {x[0] + x[1] - 3, 2 * (x[0] + x[1]) - 7}, _ ->
                new double[][] {{1, 1}, {2, 2}});
        Low low = new BoundedLeastSquares(sum, new double[] {0, 0}, new double[] {9, 9}).from(new double[] {1, 1});
        assertThat(low.rank()).isEqualTo(1);
        assertThat(low.point()[0] + low.point()[1]).isCloseTo(3.4, within(1e-7));
        assertThat(low.sum()).isCloseTo(0.2, within(1e-9));
    }
}
