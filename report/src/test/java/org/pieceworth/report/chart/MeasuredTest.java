package org.pieceworth.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MeasuredTest {

    private static final double FAR = Double.POSITIVE_INFINITY;

    @Test
    void decimalsFollowTheStandardError() {
        assertThat(Measured.decimals(List.of(Measured.normal(1068.8, 24)))).isZero();
        assertThat(Measured.decimals(List.of(Measured.normal(281.6, 7.1), Measured.normal(1068.8, 24))))
                .isEqualTo(1);
        assertThat(Measured.decimals(List.of(Measured.normal(1.8752, 0.0715)))).isEqualTo(3);
        assertThat(Measured.decimals(List.of(new Measured(100, 0, 100, 100)))).isZero();
        assertThat(Measured.decimals(List.of(Measured.within(300, -FAR, FAR)))).isZero();
        assertThat(Measured.decimals(List.of(Measured.within(0.31, -FAR, FAR)))).isEqualTo(2);
    }

    @Test
    void everyKindOfIntervalHasWords() {
        assertThat(Measured.normal(5, 3).interval(1)).isEqualTo("−0.9 to 10.9");
        assertThat(Measured.within(5, -FAR, 9).interval(0)).isEqualTo("below 9");
        assertThat(Measured.within(5, 1, FAR).interval(0)).isEqualTo("above 1");
        assertThat(Measured.within(5, -FAR, FAR).interval(0)).isEqualTo("unbounded");
        assertThat(Measured.within(500, 900, 100).interval(0)).isEqualTo("outside 100 to 900");
        assertThat(new Measured(100, 0, 100, 100).interval(0)).isEqualTo("–");
        assertThat(Measured.within(5, Double.NaN, Double.NaN).interval(0)).isEqualTo("–");
    }

    /// From −0.4 to 53.3 holds 0 inside, from 0.4 holds it not.
    @Test
    void noEndBecomesZeroByRounding() {
        assertThat(Measured.within(26, -0.4, 53.3).interval(0)).isEqualTo("−0.4 to 53.3");
        assertThat(Measured.within(26, 0.4, 53.3).interval(0)).isEqualTo("0.4 to 53.3");
        assertThat(Measured.within(-26, -53.3, -0.004).interval(0)).isEqualTo("−53.300 to −0.004");
        assertThat(Measured.within(-26, -53.3, 0).interval(0)).isEqualTo("−53 to 0");
        assertThat(Measured.within(-26, -0.5, 53.3).interval(0)).isEqualTo("−0.5 to 53.3");
        assertThat(Measured.within(5, -0.2, FAR).interval(0)).isEqualTo("above −0.2");
    }
}
