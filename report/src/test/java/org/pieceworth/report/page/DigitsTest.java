package org.pieceworth.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DigitsTest {

    private static final double FAR = Double.POSITIVE_INFINITY;

    @Test
    void decimalsFollowTheStandardError() {
        assertThat(Digits.decimals(List.of(Measured.normal(1068.8, 24)))).isZero();
        assertThat(Digits.decimals(List.of(Measured.normal(281.6, 7.1), Measured.normal(1068.8, 24))))
                .isEqualTo(1);
        assertThat(Digits.decimals(List.of(Measured.normal(1.8752, 0.0715)))).isEqualTo(3);
        assertThat(Digits.decimals(List.of(Measured.fixed(100)))).isZero();
        assertThat(Digits.decimals(List.of(Measured.within(300, -FAR, FAR)))).isZero();
        assertThat(Digits.decimals(List.of(Measured.within(0.31, -FAR, FAR)))).isEqualTo(2);
    }

    @Test
    void numbersAreSetAsPrintersDo() {
        assertThat(Digits.fixed(-18.3, 1)).isEqualTo("−18.3");
        assertThat(Digits.fixed(-0.04, 1)).isEqualTo("0.0");
        assertThat(Digits.signed(0.04, 1)).isEqualTo("0.0");
        assertThat(Digits.signed(58.3, 1)).isEqualTo("+58.3");
        assertThat(Digits.count(3_014_872)).isEqualTo("3,014,872");
        assertThat(Digits.percent(0.1234)).isEqualTo("12.3 %");
        assertThat(Digits.fixed(Double.NaN, 1)).isEqualTo("–");
    }

    @Test
    void everyKindOfIntervalHasWords() {
        assertThat(Digits.interval(Measured.normal(5, 3), 1)).isEqualTo("−0.9 to 10.9");
        assertThat(Digits.interval(Measured.within(5, -FAR, 9), 0)).isEqualTo("below 9");
        assertThat(Digits.interval(Measured.within(5, 1, FAR), 0)).isEqualTo("above 1");
        assertThat(Digits.interval(Measured.within(5, -FAR, FAR), 0)).isEqualTo("unbounded");
        assertThat(Digits.interval(Measured.within(500, 900, 100), 0)).isEqualTo("below 100 or above 900");
        assertThat(Digits.interval(Measured.fixed(100), 0)).isEqualTo("–");
        assertThat(Digits.interval(Measured.within(5, Double.NaN, Double.NaN), 0))
                .isEqualTo("–");
        assertThat(Digits.error(Measured.fixed(100), 0)).isEqualTo("unit");
        assertThat(Digits.error(Measured.within(5, 1, 9), 0)).isEqualTo("–");
    }

    /// From −0.4 to 53.3 holds 0 inside, from 0.4 holds it not.
    @Test
    void noEndBecomesZeroByRounding() {
        assertThat(Digits.interval(Measured.within(26, -0.4, 53.3), 0)).isEqualTo("−0.4 to 53.3");
        assertThat(Digits.interval(Measured.within(26, 0.4, 53.3), 0)).isEqualTo("0.4 to 53.3");
        assertThat(Digits.interval(Measured.within(-26, -53.3, -0.004), 0)).isEqualTo("−53.300 to −0.004");
        assertThat(Digits.interval(Measured.within(-26, -53.3, 0), 0)).isEqualTo("−53 to 0");
        assertThat(Digits.interval(Measured.within(-26, -0.5, 53.3), 0)).isEqualTo("−0.5 to 53.3");
        assertThat(Digits.interval(Measured.within(5, -0.2, FAR), 0)).isEqualTo("above −0.2");
        assertThat(Digits.range(Measured.within(0.01, 0.0002, 0.03), 3)).isEqualTo("0.000 to 0.030");
    }
}
