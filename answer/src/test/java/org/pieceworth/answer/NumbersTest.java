package org.pieceworth.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

class NumbersTest {

    /// Readers see from the ends whether 0 is inside.
    @Test
    void noEndBecomesZeroByRounding() {
        assertThat(Numbers.interval(new Interval.Bounded(-0.4, 53.3), 0)).isEqualTo("[-0.4, 53.3]");
        assertThat(Numbers.interval(new Interval.Bounded(0.4, 53.3), 0)).isEqualTo("[0.4, 53.3]");
        assertThat(Numbers.interval(new Interval.Bounded(-53.3, -0.04), 0)).isEqualTo("[-53.30, -0.04]");
        assertThat(Numbers.interval(new Interval.Bounded(-0.5, 53.3), 0)).isEqualTo("[-0.5, 53.3]");
        assertThat(Numbers.interval(new Interval.Bounded(-0.7, 53.3), 0)).isEqualTo("[-1, 53]");
        assertThat(Numbers.interval(new Interval.Bounded(0, 53.3), 0)).isEqualTo("[0, 53]");
        assertThat(Numbers.interval(new Interval.Bounded(-0.0, 53.3), 0)).isEqualTo("[0, 53]");
        assertThat(Numbers.interval(new Interval.Bounded(0.3, Double.POSITIVE_INFINITY), 0))
                .isEqualTo("[0.3, ∞)");
        assertThat(Numbers.interval(new Interval.Outside(-30, 0.02), 0)).isEqualTo("outside (-30.00, 0.02)");
        assertThat(Numbers.interval(new Interval.Line(), 0)).isEqualTo("any number");
        assertThat(Numbers.interval(new Estimate(1.96, 1.0001), 2)).isEqualTo("[-0.0002, 3.9202]");
        assertThat(Numbers.range(new Interval.Bounded(0.0002, 0.02), 3)).isEqualTo("[0.000, 0.020]");
    }

    @Test
    void pagesSetNumbersAsPrintersDo() {
        assertThat(Numbers.typeset(-18.3, 1)).isEqualTo("−18.3");
        assertThat(Numbers.typeset(-0.04, 1)).isEqualTo("0.0");
        assertThat(Numbers.typesetSigned(0.04, 1)).isEqualTo("0.0");
        assertThat(Numbers.typesetSigned(58.3, 1)).isEqualTo("+58.3");
        assertThat(Numbers.percent(0.1234)).isEqualTo("12.3 %");
        assertThat(Numbers.percent(Double.NaN)).isEqualTo("–");
        assertThat(Numbers.typeset(Double.NaN, 1)).isEqualTo("–");
    }
}
