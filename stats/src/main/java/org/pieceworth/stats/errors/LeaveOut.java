package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SymmetricEigen;
import org.pieceworth.stats.regression.OutcomeFit;

/// The change of fitted parameters when rows are excluded, by one step of Newton's method with the
/// information of the remaining rows. Directions without information from these do not change.
final class LeaveOut {

    /// Relative to the information of all rows: anything smaller is rounding.
    private static final double NOTHING = 1e-8;

    private final double[][] information;

    /// Makes the information's diagonal 1.
    private final double[] scale;

    private final double[][] left;
    private final Cholesky cholesky;
    final double[] change;

    LeaveOut(OutcomeFit fit) {
        this(fit.information());
    }

    /// @param information information of all rows
    LeaveOut(double[][] information) {
        this.information = information;
        int size = information.length;
        scale = new double[size];
        for (int i = 0; i < size; i++) {
            scale[i] = 1 / Math.sqrt(information[i][i]);
        }
        left = new double[size][size];
        cholesky = new Cholesky(size);
        change = new double[size];
    }

    /// Works out the change.
    ///
    /// @param score the sum of the rows' scores
    /// @param lower their information; only the lower triangle is read
    void compute(double[] score, double[][] lower) {
        for (int i = 0; i < change.length; i++) {
            change[i] = -scale[i] * score[i];
            for (int j = 0; j <= i; j++) {
                left[i][j] = scale[i] * scale[j] * (information[i][j] - lower[i][j]);
                left[j][i] = left[i][j];
            }
        }
        if (cholesky.decompose(left) && cholesky.leastPivot() > NOTHING) {
            cholesky.solve(change);
        } else {
            solveWhatIsTold();
        }
        for (int i = 0; i < change.length; i++) {
            change[i] *= scale[i];
        }
    }

    private void solveWhatIsTold() {
        SymmetricEigen eigen = SymmetricEigen.of(left);
        double[] right = change.clone();
        Arrays.fill(change, 0);
        for (int k = 0; k < right.length; k++) {
            double value = eigen.value(k);
            if (value > NOTHING) {
                double[] vector = eigen.vector(k);
                double along = DotProduct.of(vector, right);
                for (int i = 0; i < right.length; i++) {
                    change[i] += along / value * vector[i];
                }
            }
        }
    }
}
