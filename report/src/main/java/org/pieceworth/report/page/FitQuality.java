package org.pieceworth.report.page;

import java.util.Optional;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.OddsCheck;
import org.pieceworth.empirical.fit.PieceValueFit;

/// How the regression ended.
///
/// @param logLoss mean over the rows, in nats
/// @param cost the same with the penalty: what was made least
/// @param steps of the solver
/// @param clustered whether errors are clustered; otherwise rows were treated as independent
/// @param clusters what by; empty where rows were treated as independent
/// @param odds whether draws depend on material as the fit has it; empty where that is not tested
public record FitQuality(
        double logLoss,
        double cost,
        int steps,
        boolean clustered,
        Optional<FitClusters> clusters,
        Optional<OddsCheck> odds) {

    /// @param logLoss mean over the rows, in nats
    /// @param cost the same with the penalty: what was made least
    /// @param steps of the solver
    /// @param clustered whether errors are clustered by game
    public FitQuality(double logLoss, double cost, int steps, boolean clustered) {
        this(logLoss, cost, steps, clustered, Optional.empty(), Optional.empty());
    }

    /// What errors are clustered by: games, unless coarser clusters were chosen.
    public String by() {
        return clusters.map(FitClusters::by).orElse("game");
    }

    static FitQuality of(PieceValueFit fit) {
        return new FitQuality(
                fit.fit().logLoss(), fit.fit().cost(), fit.fit().steps(), fit.clustered(), fit.clusters(), fit.odds());
    }
}
