package org.pieceworth.report.page;

import org.pieceworth.empirical.fit.PieceValueFit;

/// How the regression ended.
///
/// @param logLoss mean over the rows, in nats
/// @param cost the same with the penalty: what was made least
/// @param steps of the solver
/// @param clustered whether errors are clustered by game; otherwise rows were treated as independent
public record FitQuality(double logLoss, double cost, int steps, boolean clustered) {

    static FitQuality of(PieceValueFit fit) {
        return new FitQuality(fit.fit().logLoss(), fit.fit().cost(), fit.fit().steps(), fit.clustered());
    }
}
