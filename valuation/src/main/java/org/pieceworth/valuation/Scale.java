package org.pieceworth.valuation;

/// What a model's numbers hang on.
public enum Scale {
    /// They are centipawns.
    CENTIPAWN,
    /// They have a unit of their own, and are compared by the knight.
    OWN
}
