package org.pieceworth.studies.moves;

import java.util.List;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.moves.MovesAnswer.PieceMoves;
import org.pieceworth.studies.pieces.Squares;

/// Finds how pieces move.
public final class MovesStudy {

    private MovesStudy() {}

    /// @throws org.pieceworth.text.InputException when pieces, board or square cannot be read
    public static MovesAnswer answer(MovesRequest request) {
        SquareBoard board = request.pieces().squares();
        int square = request.at().map(name -> Squares.named(name, board)).orElseGet(board::centre);
        List<Piece> pieces = request.pieces().pieces();
        return new MovesAnswer(
                board,
                square,
                pieces.stream()
                        .map(piece -> PieceMoves.of(piece, board, square))
                        .toList());
    }
}
