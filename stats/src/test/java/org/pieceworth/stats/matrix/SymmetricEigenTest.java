package org.pieceworth.stats.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.MatrixUtils;
import org.junit.jupiter.api.Test;

class SymmetricEigenTest {

    /// What few events leave of squares was refused by the library, which ended `fit --features material,squares`.
    @Test
    void aLargeMatrixOfLowRankIsDecomposed() {
        int refused = 0;
        for (int seed = 1; seed <= 10; seed++) {
            double[][] matrix = ofRank(5, 320, seed);
            refused += isRefusedByTheLibrary(matrix) ? 1 : 0;
            SymmetricEigen eigen = SymmetricEigen.of(matrix);
            double greatest = eigen.value(0);
            assertThat(eigen.value(5)).isEqualTo(0, within(1e-12 * greatest));
            assertThat(eigen.value(319)).isEqualTo(0, within(1e-12 * greatest));
            double[][] again = new double[320][320];
            for (int k = 0; k < 5; k++) {
                addProducts(eigen.vector(k), eigen.value(k), again);
            }
            for (int i = 0; i < 320; i++) {
                for (int j = 0; j < 320; j++) {
                    assertThat(again[i][j]).isEqualTo(matrix[i][j], within(1e-12 * greatest));
                }
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void valuesAndVectorsOfASmallOne() {
        SymmetricEigen eigen = SymmetricEigen.of(new double[][] {{2, 1}, {1, 2}});
        assertThat(eigen.value(0)).isEqualTo(3, within(1e-14));
        assertThat(eigen.value(1)).isEqualTo(1, within(1e-14));
        assertThat(eigen.vector(0)[0]).isEqualTo(eigen.vector(0)[1], within(1e-14));
        assertThat(eigen.vectorsUpTo(2)).isDeepEqualTo(new double[][] {eigen.vector(1)});
    }

    @Test
    void whatIsNoNumberIsStillRefused() {
        assertThatThrownBy(() -> SymmetricEigen.of(new double[][] {{Double.NaN, 1}, {1, 2}}))
                .isInstanceOf(RuntimeException.class);
    }

    private static boolean isRefusedByTheLibrary(double[][] matrix) {
        try {
            new EigenDecompositionSymmetric(MatrixUtils.createRealMatrix(matrix));
            return false;
        } catch (MathIllegalStateException notConverged) {
            return true;
        }
    }

    private static double[][] ofRank(int rank, int size, int seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        double[][] matrix = new double[size][size];
        for (int k = 0; k < rank; k++) {
            double[] vector = new double[size];
            for (int i = 0; i < size; i++) {
                vector[i] = random.nextInt(10) == 0 ? Math.pow(10, -random.nextInt(9)) * random.nextGaussian() : 0;
            }
            addProducts(vector, 1, matrix);
        }
        return matrix;
    }

    private static void addProducts(double[] vector, double weight, double[][] into) {
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                into[i][j] += weight * vector[i] * vector[j];
            }
        }
    }
}
