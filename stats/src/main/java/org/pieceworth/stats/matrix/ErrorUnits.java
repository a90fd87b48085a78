package org.pieceworth.stats.matrix;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.DotProduct;

/// Makes errors of targets independent with variance 1, so that their squares sum to r' V⁻¹ r.
public final class ErrorUnits {

    /// A combination of values known exactly, such as a measurement's fixed sum, has no variance. It counts
    /// as known to a hundredth of the standard errors.
    private static final double MIN_VARIANCE = 1e-4;

    private final double[][] rows;

    private ErrorUnits(double[][] rows) {
        this.rows = rows;
    }

    /// The units of some targets.
    ///
    /// @param units the standard error of each target, or another unit of its error
    /// @param covariance covariance of the targets; empty for independent ones
    public static ErrorUnits of(double[] units, List<List<Double>> covariance) {
        int size = units.length;
        double[][] rows = new double[size][size];
        if (covariance.isEmpty()) {
            for (int i = 0; i < size; i++) {
                rows[i][i] = 1 / units[i];
            }
            return new ErrorUnits(rows);
        }
        double[][] correlation = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                double both = (covariance.get(i).get(j) + covariance.get(j).get(i)) / 2;
                correlation[i][j] = i == j ? 1 : both / (units[i] * units[j]);
            }
        }
        SymmetricEigen eigen = SymmetricEigen.of(correlation);
        for (int k = 0; k < size; k++) {
            double error = Math.sqrt(Math.max(eigen.value(k), MIN_VARIANCE));
            double[] direction = eigen.vector(k);
            for (int i = 0; i < size; i++) {
                rows[k][i] = direction[i] / (error * units[i]);
            }
        }
        return new ErrorUnits(rows);
    }

    /// Errors in centipawns as independent ones.
    public double[] of(double[] errors) {
        return DotProduct.each(rows, errors);
    }

    /// Slopes of independent errors, a row for each target.
    public double[][] of(double[][] slopes) {
        double[][] turned = new double[rows.length][slopes[0].length];
        for (int i = 0; i < rows.length; i++) {
            for (int k = 0; k < slopes.length; k++) {
                if (rows[i][k] != 0) {
                    for (int j = 0; j < turned[i].length; j++) {
                        turned[i][j] += rows[i][k] * slopes[k][j];
                    }
                }
            }
        }
        return turned;
    }

    /// r' V⁻¹ r.
    public double sumOfSquares(double[] errors) {
        return Arrays.stream(of(errors)).map(error -> error * error).sum();
    }
}
