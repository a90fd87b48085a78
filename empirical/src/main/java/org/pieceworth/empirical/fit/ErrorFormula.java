package org.pieceworth.empirical.fit;

/// Methods for the covariance of clustered data.
public enum ErrorFormula {
    /// The sandwich of Liang and Zeger: accurate with many clusters, and the fastest.
    SANDWICH,
    /// The jackknife by cluster (CR3), since the sandwich is too small for few clusters.
    JACKKNIFE,
    /// The inverse of the information, by row.
    IID,
    /// The sandwich by row.
    ROWS,
    /// The sandwich by cluster with scores adjusted for bias (CR2).
    BIAS_REDUCED,
    /// The sandwich by cluster, with intervals by the wild cluster bootstrap.
    WILD,
    /// A bootstrap of whole clusters, on request.
    BOOTSTRAP,
    /// The profile of a penalised likelihood.
    PROFILE
}
