package org.pieceworth.valuation.pooled;

import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.play.PlayLaw;

/// How much more an army is worth than another by the combined values of their pieces: errors of different kinds of
/// pieces count as independent, those of pieces of one kind are one.
///
/// @param value in centipawns
/// @param deviation its standard deviation
public record ArmyGap(double value, double deviation) {

    /// The gap between two armies; empty where a piece has no pooled value.
    ///
    /// @param more by movement, how many more of it the first army has, below 0 for fewer
    public static Optional<ArmyGap> of(Map<Movement, Integer> more, ValuePool values, Board board) {
        double sum = 0;
        double variance = 0;
        for (Map.Entry<Movement, Integer> kind : more.entrySet()) {
            if (kind.getValue() != 0) {
                Optional<PooledValue> pooled = values.of(kind.getKey(), board);
                if (pooled.isEmpty()) {
                    return Optional.empty();
                }
                sum += kind.getValue() * pooled.get().value();
                double deviation =
                        kind.getValue() * (pooled.get().high() - pooled.get().low()) / 2 / PlayLaw.NINE_IN_TEN;
                variance += deviation * deviation;
            }
        }
        return Optional.of(new ArmyGap(sum, Math.sqrt(variance)));
    }

    /// The gap on another scale.
    public ArmyGap times(double factor) {
        return new ArmyGap(factor * value, factor * deviation);
    }

    /// The lower end of the 90 % interval.
    public double low() {
        return value - PlayLaw.NINE_IN_TEN * deviation;
    }

    /// Its upper end.
    public double high() {
        return value + PlayLaw.NINE_IN_TEN * deviation;
    }

    /// The probability that the first army is the better one.
    public double better() {
        return deviation == 0 ? 0.5 + Math.signum(value) / 2 : new Estimate(value, deviation).chancePositive();
    }
}
