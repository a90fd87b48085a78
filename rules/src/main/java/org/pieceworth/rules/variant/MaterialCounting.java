package org.pieceworth.rules.variant;

/// The winner, by the remaining material, of games otherwise drawn (materialCounting).
public enum MaterialCounting {
    /// Nobody.
    NONE,
    /// The side with more points in Janggi wins; at equal points Black, who has one and a half for moving second.
    JANGGI,
    /// The side with more pieces wins.
    UNWEIGHTED,
    /// White.
    WHITE_DRAW_ODDS,
    /// Black.
    BLACK_DRAW_ODDS
}
