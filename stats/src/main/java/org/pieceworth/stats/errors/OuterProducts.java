package org.pieceworth.stats.errors;

import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.matrix.SquareMatrix;

/// A sum of outer products of the changes without single clusters.
final class OuterProducts {

    private final double[][] sum;
    int clusters;

    OuterProducts(int size) {
        sum = new double[size][size];
    }

    void add(double[] change, int sign) {
        SquareMatrix.addProduct(change, sign, sum);
    }

    double[][] covariance(int counted) {
        if (counted < 2) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "found " + counted + (counted == 1 ? " cluster" : " clusters")
                            + " with rows; standard errors need two or more");
        }
        return SquareMatrix.ofLower(sum, (counted - 1.0) / counted);
    }
}
