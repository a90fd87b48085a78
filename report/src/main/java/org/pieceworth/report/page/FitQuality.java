package org.pieceworth.report.page;

import java.util.Optional;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.OddsCheck;
import org.pieceworth.empirical.fit.PieceValueFit;

/// Final state of the regression.
///
/// @param logLoss mean over the rows, in nats
/// @param cost log-loss plus penalty, the quantity that was minimised
/// @param steps number of steps of the solver
/// @param clustered true if errors are clustered; otherwise rows were treated as independent
/// @param clusters the clusters; empty if rows were treated as independent
/// @param odds test that draws depend on material as the model says; empty if untested
public record FitQuality(
        double logLoss,
        double cost,
        int steps,
        boolean clustered,
        Optional<FitClusters> clusters,
        Optional<OddsCheck> odds) {

    /// @param logLoss mean over the rows, in nats
    /// @param cost log-loss plus penalty, the quantity that was minimised
    /// @param steps number of steps of the solver
    /// @param clustered true if errors are clustered by game
    public FitQuality(double logLoss, double cost, int steps, boolean clustered) {
        this(logLoss, cost, steps, clustered, Optional.empty(), Optional.empty());
    }

    /// Name of the clusters: `game`, unless coarser ones were chosen.
    public String by() {
        return clusters.map(FitClusters::by).orElse("game");
    }

    static FitQuality of(PieceValueFit fit) {
        return new FitQuality(
                fit.fit().logLoss(), fit.fit().cost(), fit.fit().steps(), fit.clustered(), fit.clusters(), fit.odds());
    }
}
