package org.pieceworth.rules.position;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;

/// A position that can be played on: the small view that every implementation offers.
///
/// Pieces are numbers: 0 is an empty square, `t + 1` a white piece of type `t`, `-(t + 1)` a black one, and type `t`
/// has the letter `letters().charAt(t)`. Moves are numbers too, see [Move]. A position is mutable and not thread-safe.
public interface Position {

    /// Its board.
    RectangularBoard board();

    /// The letters of the piece types, by type: capitals, and small letters for promoted pieces that a
    /// variant tells from others of their kind, see [#symbol].
    String letters();

    /// The name of a type in FEN for White: `Q`, or `+P` and `Q~` for promoted ones.
    default String symbol(int type) {
        return letters().substring(type, type + 1);
    }

    /// The letters of the piece types in written moves.
    default PieceLetters pieceLetters() {
        return PieceLetters.of(letters());
    }

    /// The side to move.
    Side sideToMove();

    /// The piece on a square.
    int pieceAt(int square);

    /// The number of a side's pieces of a type in hand, 0 in variants without hands.
    default int inHand(Side side, int type) {
        return 0;
    }

    /// Writes the legal moves into `moves`; returns their number.
    ///
    /// @param moves room for [#maxMoves()]
    int generate(int[] moves);

    /// The number of legal moves; may be faster than listing them.
    ///
    /// @param scratch room for [#maxMoves()], left in any state
    default int countMoves(int[] scratch) {
        return generate(scratch);
    }

    /// The legal moves in an array of their own; [#generate] is for loops that must not allocate.
    default int[] legalMoves() {
        int[] moves = new int[maxMoves()];
        return Arrays.copyOf(moves, generate(moves));
    }

    default boolean isLegal(int move) {
        return IntStream.of(legalMoves()).anyMatch(legal -> legal == move);
    }

    /// An upper bound of the number of legal moves.
    int maxMoves();

    /// Plays a move that [#generate] returned.
    void make(int move);

    /// Takes back the last move made.
    void unmake();

    /// True if the side to move is in check.
    boolean inCheck();

    /// True if a castling move has the squares of a plain king move too, so that it is written as the king taking the
    /// rook.
    default boolean castlesLikeKingMove(int move) {
        return false;
    }

    /// The square of the king after a castling move.
    default int castledKing(int move) {
        boolean right = Move.to(move) > Move.from(move);
        return board().square(right ? board().files() - 2 : 2, board().rank(Move.from(move)));
    }

    /// True if moves build walls, see [Move#wall(int)]: no piece enters with a move then.
    default boolean buildsWalls() {
        return false;
    }

    /// The squares of pieces that a move of several legs captures before its last square.
    default int[] takenOnTheWay(int move) {
        return new int[0];
    }

    /// The outcome by the rules of checkmate and stalemate and by the variant's own.
    default Outcome outcome() {
        if (countMoves(new int[maxMoves()]) > 0) {
            return new Outcome.InPlay();
        }
        return inCheck() ? new Outcome.Won(sideToMove().other()) : new Outcome.Drawn();
    }

    /// The pieces, with rights and counters.
    Setup setup();

    /// The position's FEN, with the additions of its variant.
    default String fen() {
        return Fen.write(setup());
    }

    /// The type of a piece number.
    static int type(int piece) {
        return Math.abs(piece) - 1;
    }
}
