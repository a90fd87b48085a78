package org.pieceworth.empirical.fit;

import org.pieceworth.stats.errors.ParameterEvidence;

/// Decides whether the sandwich would be too small for the number of clusters.
final class FewClusters {

    /// Below this effective number the jackknife gives the errors; above it the sandwich differs from it by less than
    /// half a percent.
    static final double FEW = 500;

    /// Bound on the multiplications for excluding each cluster in turn, a few seconds. Fits that exceed it
    /// have hundreds of parameters, such as values of squares, which a penalty shrinks anyway.
    private static final double MOST = 6e9;

    private final ParameterEvidence informing;
    private final double fewest;
    private final double parameters;

    /// @param informing the games that inform each parameter
    FewClusters(ParameterEvidence informing) {
        this.informing = informing;
        double least = Double.POSITIVE_INFINITY;
        for (double each : informing.effective()) {
            least = each >= FitEvidence.FEWEST ? Math.min(least, each) : least;
        }
        fewest = least;
        parameters = informing.effective().length;
    }

    /// True if enough games inform a parameter to give it an error.
    boolean isTold(int parameter) {
        return informing.effective()[parameter] >= FitEvidence.FEWEST;
    }

    /// True below [#FEW] effective clusters, if excluding each in turn is affordable.
    boolean holds(int clusters) {
        return Math.min(fewest, clusters) < FEW && clusters * parameters * parameters * parameters < MOST;
    }
}
