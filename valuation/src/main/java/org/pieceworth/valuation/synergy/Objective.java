package org.pieceworth.valuation.synergy;

/// Which error of the targets is made least.
public enum Objective {
    /// The largest relative error: the source's final choice (section 1.3), and a linear program at a fixed c.
    MAX,
    /// The mean relative error: the source's first choice, not linear.
    MEAN,
    /// The sum of squares of the errors in standard errors of the targets, which tests the law.
    CHI2
}
