package org.pieceworth.rules.position;

import org.pieceworth.rules.board.RectangularBoard;

/// A position that can be played on: the small view behind which every implementation stands.
///
/// Pieces are numbers: 0 is an empty square, `t + 1` a white piece of type `t`, `-(t + 1)` a black one, where type
/// `t` has the letter `letters().charAt(t)`. Moves are numbers too, see [Move]. A position is mutable and not
/// thread-safe.
public interface Position {

    /// The board it stands on.
    RectangularBoard board();

    /// The capital letters of the piece types, by type.
    String letters();

    /// The side to move.
    Side sideToMove();

    /// The piece on a square.
    int pieceAt(int square);

    /// Writes the legal moves into `moves` and answers how many there are.
    ///
    /// @param moves room for [#maxMoves()]
    int generate(int[] moves);

    /// An upper bound of the number of legal moves.
    int maxMoves();

    /// Plays a move that [#generate] gave.
    void make(int move);

    /// Takes back the last move made.
    void unmake();

    /// Whether the side to move is in check.
    boolean inCheck();

    /// What stands here, with rights and counters.
    Setup setup();

    /// The type of a piece number.
    static int type(int piece) {
        return Math.abs(piece) - 1;
    }
}
