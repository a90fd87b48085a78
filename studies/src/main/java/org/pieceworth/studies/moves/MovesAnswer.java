package org.pieceworth.studies.moves;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.betza.Translation;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.pieces.PieceRemarks;

/// The moves of pieces from a square.
///
/// @param board the board
/// @param square the starting square
/// @param pieces pieces in the requested order
public record MovesAnswer(SquareBoard board, int square, List<PieceMoves> pieces) {

    public MovesAnswer {
        pieces = List.copyOf(pieces);
    }

    /// One of the pieces.
    ///
    /// @param piece the piece of this entry
    /// @param table its targets on the board
    /// @param marks the ways to each square
    public record PieceMoves(Piece piece, MoveTable table, MoveMarks marks) {

        static PieceMoves of(Piece piece, SquareBoard board, int square) {
            Movement movement = piece.betza().movement();
            return new PieceMoves(piece, MoveTable.compile(movement, board), new MoveMarks(movement, board, square));
        }

        public Movement movement() {
            return piece.betza().movement();
        }

        /// Its other notation, of legs after `a` or between brackets, if it has moves of several legs.
        public Optional<String> alsoWritten() {
            return Translation.of(piece.betza());
        }

        /// Remarks on the reading of its name.
        public List<String> remarks() {
            return PieceRemarks.of(piece);
        }
    }

    /// One piece, from the middle of a board.
    public static MovesAnswer of(Piece piece, SquareBoard board) {
        return new MovesAnswer(board, board.centre(), List.of(PieceMoves.of(piece, board, board.centre())));
    }

    /// The moves of a piece in a sentence; none on hexagons, whose steps have other names.
    Optional<String> sentence(PieceMoves moves) {
        return board instanceof HexagonalBoard ? Optional.empty() : Optional.of(MoveSentence.of(moves.movement()));
    }

    /// The caption of a piece.
    String title(PieceMoves moves) {
        Piece piece = moves.piece();
        String name = piece.name().isEmpty() || piece.name().equals(piece.typed())
                ? piece.betza().text()
                : piece.name() + ", " + piece.betza().text();
        return piece.typed() + " (" + name + ") on " + board.name(square) + " of " + board.shape();
    }
}
