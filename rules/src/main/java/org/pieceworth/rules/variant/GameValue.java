package org.pieceworth.rules.variant;

/// What an end of the game is worth to the side to move.
public enum GameValue {
    /// It wins.
    WIN,
    /// Nobody wins.
    DRAW,
    /// It loses.
    LOSS
}
