package org.pieceworth.valuation;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// A published way to value a piece from its moves.
public interface ValuationModel {

    /// Its name, source and scale.
    ModelTitle title();

    /// The name for users.
    default String name() {
        return title().name();
    }

    /// Author, year and title.
    default String source() {
        return title().source();
    }

    default Scale scale() {
        return title().scale();
    }

    /// The value of a piece on a board, with its derivation.
    default Valuation value(Movement movement, Board board) {
        return valueOf(movement.on(board), board);
    }

    /// The value of a movement without limits that the board does not reach ([Movement#on]).
    Valuation valueOf(Movement movement, Board board);

    /// The value of a variant's piece on its board.
    default Valuation value(PieceType type, Variant variant) {
        return value(type.movement(), variant.surface());
    }

    /// This model with its values of the middlegame, if it has phases.
    default ValuationModel middlegame() {
        return this;
    }

    /// This model with its values of the endgame, if it has phases.
    default ValuationModel endgame() {
        return this;
    }
}
