package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.OutcomeFit;

/// The pull of a ridge on estimates: a bias, which no sampling error includes.
public final class PenaltyPull {

    /// Larger than any estimate in log-odds.
    private static final double UNKNOWN = 1e6;

    private PenaltyPull() {}

    /// The effect of the ridge penalty of all features on each parameter, to first order (one step of
    /// Newton's method without it); 0 without a ridge.
    ///
    /// @param columns the number of features
    public static double[] ridge(OutcomeFit fit, int columns) {
        double[] pull = new double[fit.parameters().length];
        double ridge = fit.options().penalty().ridge();
        if (ridge > 0) {
            for (int i = 0; i < columns; i++) {
                pull[i] = -2 * ridge * fit.rows() * fit.parameters()[i];
            }
            Cholesky.of(fit.information()).solve(pull);
        }
        return pull;
    }

    /// The effect of the whole penalty on each parameter, by one step of Newton's method without it; a value
    /// beyond any error if only the penalty determines the parameter.
    ///
    /// @param columns the number of features
    public static double[] all(OutcomeFit fit, int columns) {
        int size = fit.parameters().length;
        double[] pull = new double[size];
        double[][] curve = new double[size][size];
        fit.options().penalty().addGradient(fit.parameters(), columns, pull);
        fit.options().penalty().addHessian(columns, curve);
        for (int i = 0; i < size; i++) {
            pull[i] *= -fit.rows();
            for (int j = 0; j <= i; j++) {
                curve[i][j] = fit.information()[i][j] - fit.rows() * curve[i][j];
            }
        }
        Cholesky rows = new Cholesky(size);
        if (rows.decompose(curve)) {
            rows.solve(pull);
        } else {
            Arrays.fill(pull, UNKNOWN);
        }
        return pull;
    }
}
