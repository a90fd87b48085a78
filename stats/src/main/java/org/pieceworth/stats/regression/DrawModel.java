package org.pieceworth.stats.regression;

/// The part of drawn rows in the likelihood.
public enum DrawModel {
    /// An outcome of its own: P(win) = σ(η − d), P(loss) = σ(−η − d), with one draw width d.
    ORDERED,
    /// Half a win and half a loss.
    HALF,
    /// Not at all.
    DROP
}
