package org.pieceworth.rules.variant;

/// The way in which the material left decides games that would be drawn otherwise (materialCounting).
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
