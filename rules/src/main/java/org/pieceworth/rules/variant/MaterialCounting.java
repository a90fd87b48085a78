package org.pieceworth.rules.variant;

/// Who wins what would be a draw, by what is left on the board (materialCounting).
public enum MaterialCounting {
    /// Nobody.
    NONE,
    /// Who has more points in Janggi; at equal points Black, who has one and a half for moving second.
    JANGGI,
    /// Who has more pieces.
    UNWEIGHTED,
    /// White.
    WHITE_DRAW_ODDS,
    /// Black.
    BLACK_DRAW_ODDS
}
