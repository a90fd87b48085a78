package org.pieceworth.valuation;

import java.util.OptionalDouble;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;

/// How models without a pawn of chess are compared with those that count in centipawns: by the knight.
public final class Anchor {

    /// What a knight has then: the mobility model's, in centipawns.
    public static final double KNIGHT = 304;

    private static final Movement MOVEMENT = Betza.parse("N").movement();

    private Anchor() {}

    /// What a model's numbers on a board are multiplied by to be centipawns; empty when it values no knight there.
    public static OptionalDouble centipawns(ValuationModel model, Board board) {
        return switch (model.scale()) {
            case CENTIPAWN -> OptionalDouble.of(1);
            case OWN -> {
                OptionalDouble knight = model.value(MOVEMENT, board).value();
                yield knight.isPresent() && knight.getAsDouble() > 0
                        ? OptionalDouble.of(KNIGHT / knight.getAsDouble())
                        : OptionalDouble.empty();
            }
        };
    }
}
