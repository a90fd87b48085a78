package org.pieceworth.rules.variant;

/// Limits to the moves of a side that hunts an opponent without pawns; at the limit the
/// game is a draw (countingRule).
public enum CountingRule {
    /// No limit.
    NONE,
    /// Thailand's: 64 moves once no pawn is left, against a bare king fewer, by the hunting pieces.
    MAKRUK,
    /// Cambodia's: 63 moves for a side of three pieces or two, for a bare king fewer once no pawn is left.
    CAMBODIAN,
    /// ASEAN's: only a bare king is counted, once no pawn is left.
    ASEAN
}
