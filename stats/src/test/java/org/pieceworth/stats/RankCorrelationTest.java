package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RankCorrelationTest {

    /// Spearman's formula 1 − 6 Σd² / (n (n² − 1)) where no numbers are equal.
    @Test
    void byTheSumOfSquares() {
        double[] left = {106, 100, 86, 101, 99, 103, 97, 113, 112, 110};
        double[] right = {7, 27, 2, 50, 28, 29, 20, 12, 6, 17};
        assertThat(RankCorrelation.spearman(left, right)).isCloseTo(1 - 6 * 194.0 / (10 * 99), within(1e-12));
    }

    @Test
    void equalNumbersShareTheirRank() {
        // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: covariance 4.5, squares 4.5 and 5.
        assertThat(RankCorrelation.spearman(new double[] {1, 2, 2, 3}, new double[] {1, 2, 3, 4}))
                .isCloseTo(4.5 / Math.sqrt(4.5 * 5), within(1e-12));
        assertThat(RankCorrelation.spearman(new double[] {1, 1}, new double[] {1, 2}))
                .isNaN();
        assertThat(RankCorrelation.spearman(new double[] {1, 2, 3}, new double[] {30, 20, 10}))
                .isEqualTo(-1);
    }
}
