package org.pieceworth.stats.matrix;

import java.util.stream.IntStream;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;

/// Eigenvalues of a symmetric matrix, the greatest first, and their vectors of length 1.
public final class SymmetricEigen {

    private final EigenDecompositionSymmetric decomposition;
    private final double shift;

    private SymmetricEigen(EigenDecompositionSymmetric decomposition, double shift) {
        this.decomposition = decomposition;
        this.shift = shift;
    }

    /// Decomposes a matrix. The library's iteration does not converge for some large ones of low rank. A
    /// multiple of the unit matrix, added so that no eigenvalue is near 0, helps and changes no vector.
    public static SymmetricEigen of(double[][] matrix) {
        RealMatrix plain = MatrixUtils.createRealMatrix(matrix);
        try {
            return new SymmetricEigen(new EigenDecompositionSymmetric(plain), 0);
        } catch (MathIllegalStateException notConverged) {
            double shift = 2 * plain.getNorm1();
            RealMatrix unit = MatrixUtils.createRealIdentityMatrix(matrix.length);
            return new SymmetricEigen(new EigenDecompositionSymmetric(plain.add(unit.scalarMultiply(shift))), shift);
        }
    }

    /// An eigenvalue.
    ///
    /// @param number number of the eigenvalue, from 0 for the greatest
    public double value(int number) {
        return decomposition.getEigenvalue(number) - shift;
    }

    /// The vector of an eigenvalue.
    ///
    /// @param number number of the eigenvalue, from 0 for the greatest
    public double[] vector(int number) {
        return decomposition.getEigenvector(number).toArray();
    }

    /// The vectors of all eigenvalues that are no greater.
    public double[][] vectorsUpTo(double greatest) {
        return IntStream.range(0, decomposition.getEigenvalues().length)
                .filter(number -> value(number) <= greatest)
                .mapToObj(this::vector)
                .toArray(double[][]::new);
    }
}
