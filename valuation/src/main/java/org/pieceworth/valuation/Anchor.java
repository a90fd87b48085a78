package org.pieceworth.valuation;

import java.util.OptionalDouble;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.Movement;

/// Models that do not count in pawns of chess are compared with centipawns by the value of the knight.
public final class Anchor {

    /// The knight of the mobility model, in centipawns.
    public static final double KNIGHT = 304;

    private static final Movement MOVEMENT = Betza.parse("N").movement();
    private static final Movement ON_HEXAGONS = Betza.parse("N", Dialect.HEX).movement();

    private Anchor() {}

    /// The knight's moves in the notation of the board.
    public static Movement knight(Board board) {
        return board instanceof HexagonalBoard ? ON_HEXAGONS : MOVEMENT;
    }

    /// The factor that turns a model's numbers on a board into centipawns; empty when it values no knight there.
    public static OptionalDouble centipawns(ValuationModel model, Board board) {
        return switch (model.scale()) {
            case CENTIPAWN -> OptionalDouble.of(1);
            case OWN -> {
                OptionalDouble knight = model.value(knight(board), board).value();
                yield knight.isPresent() && knight.getAsDouble() > 0
                        ? OptionalDouble.of(KNIGHT / knight.getAsDouble())
                        : OptionalDouble.empty();
            }
        };
    }
}
