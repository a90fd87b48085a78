package org.pieceworth.empirical.fit;

/// How errors are counted from clusters.
public enum ErrorFormula {
    /// The sandwich of Liang and Zeger: as good as any where clusters are many, and the quickest.
    SANDWICH,
    /// The jackknife by cluster (CR3): where clusters are few the sandwich is too small.
    JACKKNIFE,
    /// Clusters drawn anew, as was asked for.
    BOOTSTRAP,
    /// The profile of a penalised likelihood.
    PROFILE
}
