package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FRatioTest {

    /// Quantiles of printed tables.
    @Test
    void valuesOfTables() {
        assertThat(new FRatio(4.102821, 2, 10).pValue()).isCloseTo(0.05, within(1e-7));
        assertThat(new FRatio(2.866081, 4, 20).pValue()).isCloseTo(0.05, within(1e-7));
        assertThat(new FRatio(18.307038 / 10, 10, Double.POSITIVE_INFINITY).pValue())
                .isCloseTo(0.05, within(1e-7));
        assertThat(new FRatio(0, 3, 5).pValue()).isEqualTo(1);
    }

    /// One combination is Student's test, two-sided.
    @Test
    void ofOneCombinationItIsStudents() {
        double t = 2.3;
        assertThat(FRatio.ofWald(t * t, 1, 7).pValue()).isCloseTo(2 * new StudentT(7).above(t), within(1e-12));
    }

    @Test
    void combinationsCostDegreesOfFreedom() {
        assertThat(FRatio.ofWald(12, 3, 10)).isEqualTo(new FRatio(8 / 30.0 * 12, 3, 8));
        assertThat(FRatio.ofWald(12, 3, Double.POSITIVE_INFINITY).statistic()).isEqualTo(4);
        assertThatIllegalArgumentException().isThrownBy(() -> FRatio.ofWald(12, 3, 2));
    }

    /// By hand: 0.01 · 4 = 0.04, then 0.03 · 3 is 0.09, and 0.04 · 2 may not be less than that.
    @Test
    void holm() {
        assertThat(Holm.adjusted(new double[] {0.04, 0.01, 0.9, 0.03}))
                .containsExactly(new double[] {0.09, 0.04, 0.9, 0.09}, within(1e-15));
        assertThat(Holm.adjusted(new double[] {Double.NaN, 0.6})).containsExactly(1, 1);
        assertThat(Holm.adjusted(new double[0])).isEmpty();
    }
}
