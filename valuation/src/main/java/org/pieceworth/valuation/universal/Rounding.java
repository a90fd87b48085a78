package org.pieceworth.valuation.universal;

/// The arithmetic of the calculation.
public enum Rounding {
    /// Exactly.
    EXACT,
    /// With the two roundings by hand behind the source's printed table of 10x8: the third of the density to 0.167,
    /// and the pawn at 13/40 of the knight, its "neatest ratio".
    PUBLISHED
}
