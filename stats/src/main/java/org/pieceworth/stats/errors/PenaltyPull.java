package org.pieceworth.stats.errors;

import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.OutcomeFit;

/// What a ridge does to estimates: a bias, which no sampling error has in it.
public final class PenaltyPull {

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
}
