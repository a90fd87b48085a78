package org.pieceworth.rules.variant;

/// The value of an end of the game for the side to move.
public enum GameValue {
    /// It wins.
    WIN,
    /// Nobody wins.
    DRAW,
    /// It loses.
    LOSS
}
