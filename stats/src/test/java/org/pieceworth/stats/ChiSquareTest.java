package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ChiSquareTest {

    /// Quantiles of printed tables.
    @Test
    void valuesOfTables() {
        assertThat(new ChiSquare(3.841459, 1).pValue()).isCloseTo(0.05, within(1e-7));
        assertThat(new ChiSquare(18.307038, 10).pValue()).isCloseTo(0.05, within(1e-7));
        assertThat(new ChiSquare(0, 3).pValue()).isEqualTo(1);
    }

    @Test
    void withoutDegreesOfFreedomNothingIsTested() {
        assertThat(new ChiSquare(5, 0).pValue()).isEqualTo(1);
    }
}
