package org.pieceworth.stats.regression;

/// The part of drawn rows in the likelihood.
public enum DrawModel {
    /// A separate outcome: P(win) = σ(η − d), P(loss) = σ(−η − d), with one draw threshold d.
    ORDERED,
    /// Half a win and half a loss.
    HALF,
    /// Excluded.
    DROP
}
