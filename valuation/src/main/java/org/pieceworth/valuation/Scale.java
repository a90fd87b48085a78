package org.pieceworth.valuation;

/// The scale of a model's numbers.
public enum Scale {
    /// They are centipawns.
    CENTIPAWN,
    /// They have a unit of their own, and are compared by the knight.
    OWN
}
