package org.pieceworth.studies.moves;

import java.util.Optional;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.studies.moves.MovesAnswer.PieceMoves;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.pieces.Squares;

/// The moves of pieces from one square.
///
/// @param pieces requested pieces with their board
/// @param at the name of the square; by default the central one
public record MovesStudy(RequestedPieces pieces, Optional<String> at) {

    /// @throws org.pieceworth.text.InputException when pieces, board or square cannot be read
    public MovesAnswer answer() {
        SquareBoard board = pieces.squares();
        int square = at.map(name -> Squares.named(name, board)).orElseGet(board::centre);
        return new MovesAnswer(
                board,
                square,
                pieces.pieces().stream()
                        .map(piece -> PieceMoves.of(piece, board, square))
                        .toList());
    }
}
