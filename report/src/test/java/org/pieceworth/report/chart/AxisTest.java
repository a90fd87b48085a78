package org.pieceworth.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AxisTest {

    private static final double NONE = Double.NaN;
    private static final double FAR = Double.POSITIVE_INFINITY;

    @Test
    void beginsAndEndsAtRoundNumbers() {
        Axis axis = Axis.over(new double[] {281.6, 325, NONE}, new double[] {267.8, 295.5, FAR}, 4);
        assertThat(axis).isEqualTo(new Axis(260, 340, 20));
        assertThat(axis.ticks()).containsExactly(260, 280, 300, 320, 340);
        assertThat(axis.share(300)).isEqualTo(0.5);
        assertThat(axis.share(-1e9)).isZero();
    }

    @Test
    void anEndFarAwayDoesNotDwarfTheValues() {
        Axis axis = Axis.over(new double[] {280, 300}, new double[] {-9000, 1e9}, 4);
        assertThat(axis.low()).isBetween(150.0, 200.0);
        assertThat(axis.high()).isBetween(380.0, 420.0);
    }

    @Test
    void showsEveryValueWhateverTheyAre() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 2000; i++) {
            double size = Math.pow(10, random.nextInt(-6, 7));
            double[] values = {size * random.nextGaussian(), size * random.nextGaussian()};
            Axis axis = Axis.over(values, values, 4);
            for (double value : values) {
                assertThat(value).isBetween(axis.low(), axis.high());
            }
            assertThat(axis.ticks().length).isBetween(3, 8);
        }
    }

    @Test
    void oneValueOrNoneHasAnAxisToo() {
        assertThat(Axis.over(new double[] {0}, new double[0], 4).ticks()).hasSizeGreaterThan(2);
        assertThat(Axis.over(new double[0], new double[0], 4).ticks()).hasSizeGreaterThan(2);
        assertThat(Axis.over(new double[] {300, 300}, new double[0], 4).ticks()).hasSizeGreaterThan(2);
    }

    @Test
    void ticksHaveTheDecimalsTheyNeed() {
        assertThat(new Axis(0, 1, 0.25).decimals()).isEqualTo(2);
        assertThat(new Axis(0, 100, 20).decimals()).isZero();
    }
}
