package org.pieceworth.rules.position;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.board.RectangularBoard;

/// Anything that can be put on a board, playable or not.
///
/// @param board the board
/// @param pieces what stands on which square
/// @param sideToMove the side to move
/// @param castling the squares of rooks that may still castle with their king
/// @param enPassant the square a pawn has just stepped over
/// @param halfmoveClock plies since the last capture or pawn move, 0 or more
/// @param fullmoveNumber the number of the move to come, 1 or more
public record Setup(
        RectangularBoard board,
        Map<Integer, SidedPiece> pieces,
        Side sideToMove,
        Set<Integer> castling,
        OptionalInt enPassant,
        int halfmoveClock,
        int fullmoveNumber) {

    /// A piece of a side.
    ///
    /// @param side whose it is
    /// @param letter its capital letter
    public record SidedPiece(Side side, char letter) {}

    /// Copies the collections.
    public Setup {
        pieces = Collections.unmodifiableMap(new TreeMap<>(pieces));
        castling = Collections.unmodifiableSet(new TreeSet<>(castling));
    }

    /// The orthodox starting position.
    public static Setup chess() {
        return Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    }
}
