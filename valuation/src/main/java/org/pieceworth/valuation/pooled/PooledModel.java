package org.pieceworth.valuation.pooled;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Range;
import org.pieceworth.valuation.ValuationModel;

/// The one number where a model is expected: in files for engines, for instance.
public final class PooledModel implements ValuationModel {

    private final ValuePool values = new ValuePool();
    private final long nodes;

    /// @param nodes positions a move of the engines that play
    public PooledModel(long nodes) {
        this.nodes = nodes;
    }

    @Override
    public String name() {
        return "pooled";
    }

    @Override
    public String source() {
        return "Pieceworth: all that is known, by " + values.pieces() + " measured pieces";
    }

    @Override
    public Scale scale() {
        return Scale.CENTIPAWN;
    }

    @Override
    public Valuation value(Movement movement, Board board) {
        return values.of(movement, board, nodes)
                .map(pooled -> new Valuation(
                        OptionalDouble.of(pooled.value()),
                        Optional.of(new Range(pooled.low(), pooled.high(), "nine times in ten")),
                        List.of(),
                        pooled.notes()))
                .orElseGet(() -> Valuation.none("it has no moves that the law counts"));
    }
}
