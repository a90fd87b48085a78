package org.pieceworth.stats.errors;

import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;

/// A sum of outer products of what leaving out single clusters changes.
final class OuterProducts {

    private final double[][] sum;
    int clusters;

    OuterProducts(int size) {
        sum = new double[size][size];
    }

    void add(double[] change, int sign) {
        for (int i = 0; i < change.length; i++) {
            for (int j = 0; j <= i; j++) {
                sum[i][j] += sign * change[i] * change[j];
            }
        }
    }

    double[][] covariance(int counted) {
        if (counted < 2) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "found " + counted + (counted == 1 ? " cluster" : " clusters")
                            + " with rows; standard errors need two or more");
        }
        double factor = (counted - 1.0) / counted;
        for (int i = 0; i < sum.length; i++) {
            for (int j = 0; j <= i; j++) {
                sum[i][j] *= factor;
                sum[j][i] = sum[i][j];
            }
        }
        return sum;
    }
}
