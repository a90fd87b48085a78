package org.pieceworth.rules.movement;

/// The content of the square where a leg of a move ends, and its fate.
public enum Stop {
    /// The square is empty; the piece's starting square is too, once it has left it.
    EMPTY,
    /// An enemy to be captured.
    TAKE_ENEMY,
    /// A friend to be captured.
    TAKE_FRIEND,
    /// An enemy, which stays: the move continues over it. Not on the last leg.
    OVER_ENEMY,
    /// A friend, which stays: the move continues over it. Not on the last leg.
    OVER_FRIEND,
    /// The square is empty and a pawn has just stepped over it: that pawn is captured. On the last leg only.
    EN_PASSANT
}
