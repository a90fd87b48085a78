package org.pieceworth.empirical.fit;

/// Methods for the covariance of clustered data.
public enum ErrorFormula {
    /// The sandwich of Liang and Zeger: accurate with many clusters, and the fastest.
    SANDWICH,
    /// The jackknife by cluster (CR3), for few clusters, where the sandwich is too small.
    JACKKNIFE,
    /// A bootstrap of whole clusters, on request.
    BOOTSTRAP,
    /// The profile of a penalised likelihood.
    PROFILE
}
