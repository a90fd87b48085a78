package org.pieceworth.stats.regression;

/// The method that finds the minimum of the cost.
public enum Solver {
    /// Newton's method with step halving, to machine precision.
    NEWTON,
    /// Gradient descent with step 1 from 0 (a draw threshold: from the share of draws), 10,000 steps, as
    /// published by Medvedev (2015).
    GRADIENT
}
