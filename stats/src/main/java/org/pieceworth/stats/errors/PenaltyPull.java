package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.OutcomeFit;

/// The pull of a ridge on estimates: a bias, which no sampling error includes.
public final class PenaltyPull {

    /// More logits than any estimate has.
    private static final double UNKNOWN = 1e6;

    private PenaltyPull() {}

    /// By how much the ridge on all features moves each parameter, to first order (one step of Newton's method without
    /// it); 0 where there is none.
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

    /// By how much the whole penalty moves each parameter, by one step of Newton's method without it; so
    /// far that no error holds, where the rows alone do not determine it.
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
