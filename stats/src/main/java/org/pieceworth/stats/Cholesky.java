package org.pieceworth.stats;

import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;

/// Cholesky decomposition of an information matrix, with the reason when it has none.
final class Cholesky {

    private static final double SYMMETRY = 1e-10;

    private Cholesky() {}

    /// @throws FitException when the matrix is not positive definite
    static CholeskyDecomposition of(double[][] matrix) {
        try {
            return new CholeskyDecomposition(MatrixUtils.createRealMatrix(matrix), SYMMETRY, 0);
        } catch (MathRuntimeException _) {
            throw new FitException("there are too few rows for so many features, or they are separated; give more games"
                    + " or a ridge (--ridge 1e-6)");
        }
    }
}
