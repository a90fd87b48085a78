package org.pieceworth.valuation;

/// The scale of a model's numbers.
public enum Scale {
    /// They are centipawns.
    CENTIPAWN,
    /// A scale with its own unit, compared by the value of the knight.
    OWN
}
