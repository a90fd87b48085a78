package org.pieceworth.studies.pieces;

import java.util.List;
import java.util.function.Supplier;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.LegTargets;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.text.InputException;

/// Bounds the work that one question about pieces can cause, for the command line and the workbench alike.
final class PieceWork {

    private static final long MOST_WORK = 4 * LegTargets.MAX_WORK;

    private PieceWork() {}

    /// @param boards asked for only when some piece has moves of several legs
    /// @throws InputException when a search of the pieces' moves on all boards would take seconds
    static void check(List<Piece> pieces, Supplier<List<Board>> boards) {
        List<Piece> searched = pieces.stream()
                .filter(piece -> !piece.betza().movement().straight())
                .toList();
        long work = 0;
        for (Board board : searched.isEmpty() ? List.<Board>of() : boards.get()) {
            if (board instanceof SquareBoard squares) {
                for (Piece piece : searched) {
                    work += of(piece, squares);
                }
            }
        }
        if (work > MOST_WORK) {
            throw new InputException("found " + searched.size()
                    + " pieces with moves of several legs that go too many ways on these boards together; expected fewer"
                    + " pieces or fewer boards");
        }
    }

    private static long of(Piece piece, SquareBoard board) {
        try {
            return LegTargets.of(piece.betza().movement(), board).work();
        } catch (InputException tooMuch) {
            throw tooMuch.after("piece '" + piece.typed() + "' takes too long to search");
        }
    }
}
