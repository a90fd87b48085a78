package org.pieceworth.empirical.fit;

import org.pieceworth.stats.errors.Informing;

/// Whether clusters are so few that their sandwich would be too small.
final class FewClusters {

    /// Below this many effective clusters the jackknife counts errors; with more its errors are those of the sandwich
    /// except for half a percent.
    static final double FEW = 500;

    /// The multiplications that leaving out each cluster may take, a few seconds; beyond it parameters are hundreds,
    /// such as values of squares, which a penalty draws together anyway.
    private static final double MOST = 6e9;

    private final Informing informing;
    private final double fewest;
    private final double parameters;

    /// @param informing the games that inform each parameter
    FewClusters(Informing informing) {
        this.informing = informing;
        double least = Double.POSITIVE_INFINITY;
        for (double each : informing.effective()) {
            least = each >= FitEvidence.FEWEST ? Math.min(least, each) : least;
        }
        fewest = least;
        parameters = informing.effective().length;
    }

    /// Whether games enough inform a parameter for it to have an error.
    boolean isTold(int parameter) {
        return informing.effective()[parameter] >= FitEvidence.FEWEST;
    }

    /// Whether this many clusters are few.
    boolean holds(int clusters) {
        return Math.min(fewest, clusters) < FEW && clusters * parameters * parameters * parameters < MOST;
    }
}
