package org.pieceworth.bench.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NonNegativeLeastSquaresTest {

    private static final double PENALTY = 1e-3;

    /// At the least sum of squares no weight can be moved to advantage (Karush, Kuhn and Tucker).
    @Test
    void noWeightCanBeMovedToAdvantage() {
        Random lot = new Random(3);
        for (int trial = 0; trial < 20; trial++) {
            double[][] rows = new double[30][8];
            double[] wanted = new double[30];
            double[] errors = new double[30];
            for (int i = 0; i < rows.length; i++) {
                for (int k = 0; k < rows[i].length; k++) {
                    rows[i][k] = lot.nextDouble();
                }
                wanted[i] = 3 * rows[i][0] + rows[i][1] - rows[i][2] + 0.1 * lot.nextGaussian();
                errors[i] = 0.5 + lot.nextDouble();
            }
            double[] weights = NonNegativeLeastSquares.fit(rows, wanted, errors, PENALTY);
            for (int k = 0; k < weights.length; k++) {
                int column = k;
                double largest = Arrays.stream(rows)
                        .mapToDouble(row -> row[column])
                        .max()
                        .orElseThrow();
                double slope = PENALTY * weights[k] * largest * largest;
                for (int i = 0; i < rows.length; i++) {
                    double fitted = 0;
                    for (int l = 0; l < weights.length; l++) {
                        fitted += weights[l] * rows[i][l];
                    }
                    slope += rows[i][k] * (fitted - wanted[i]) / (errors[i] * errors[i]);
                }
                assertThat(weights[k]).isNotNegative();
                if (weights[k] > 0) {
                    assertThat(slope).isEqualTo(0, within(1e-5));
                } else {
                    assertThat(slope).isGreaterThan(-1e-5);
                }
            }
        }
    }

    @Test
    void aColumnOfZerosHasNoWeight() {
        assertThat(NonNegativeLeastSquares.fit(
                        new double[][] {{1, 0}, {2, 0}}, new double[] {2, 4}, new double[] {1, 1}, 1e-9))
                .containsExactly(new double[] {2, 0}, within(1e-6));
    }
}
