package org.pieceworth.rules.variant;

/// How long a side without pawns to fear may be hunted before the game is drawn (countingRule).
public enum CountingRule {
    /// For ever.
    NONE,
    /// Thailand's: once no pawn is left 64 moves, for a bare king fewer by what hunts it.
    MAKRUK,
    /// Cambodia's: 63 moves for a side of three pieces or two, for a bare king fewer once no pawn is left.
    CAMBODIAN,
    /// ASEAN's: only a bare king is counted, once no pawn is left.
    ASEAN
}
