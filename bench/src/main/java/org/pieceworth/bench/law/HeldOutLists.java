package org.pieceworth.bench.law;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.Pool;
import org.pieceworth.valuation.pooled.PooledValue;
import org.pieceworth.valuation.pooled.ValuePool;

/// Published values predicted by a pool that knows their list as little as one that it has never seen.
public final class HeldOutLists {

    /// A published value and the 90 % interval predicted without its list.
    ///
    /// @param list that was left out
    /// @param betza the piece
    /// @param board its shape
    /// @param value in centipawns, as published
    /// @param low of the interval
    /// @param high of the interval
    public record Predicted(String list, String betza, String board, double value, double low, double high) {

        /// True if the interval contains the value.
        public boolean holds() {
            return low <= value && value <= high;
        }
    }

    private HeldOutLists() {}

    /// All published values that have a scale, each predicted without the list that it stands in: by the pooled value,
    /// the bias that a list has whose bias is unknown, and what a list misses of a single piece.
    public static List<Predicted> of(PoolFit fit, PlayModel law) {
        List<Predicted> predicted = new ArrayList<>();
        List<ReferenceValue> published = ReferenceValues.shipped().stream()
                .filter(reference -> reference.scale().centipawn().isPresent())
                .toList();
        for (String list :
                published.stream().map(value -> value.scale().set()).distinct().toList()) {
            Pool pool = fit.fit(list);
            ValuePool values = new ValuePool(law, pool, MeasuredPieces::shipped);
            Pool.ListBias unknown = pool.unknownList();
            for (ReferenceValue reference : published) {
                if (reference.scale().set().equals(list)) {
                    values.of(reference.movement(), reference.scale().board())
                            .map(pooled -> predicted(reference, pooled, unknown, pool.listSpread()))
                            .ifPresent(predicted::add);
                }
            }
        }
        return predicted;
    }

    private static Predicted predicted(
            ReferenceValue reference, PooledValue pooled, Pool.ListBias unknown, double spread) {
        double low = PlayLaw.logarithm(pooled.low());
        double high = PlayLaw.logarithm(pooled.high());
        double middle = (low + high) / 2 + unknown.mean();
        double own = Math.sqrt(spread * spread + unknown.variance(middle));
        double reach = Math.hypot((high - low) / 2, PlayLaw.NINE_IN_TEN * own);
        return new Predicted(
                reference.scale().set(),
                reference.betza(),
                reference.scale().board().shape(),
                reference.value() / reference.scale().centipawn().orElse(1),
                PlayLaw.value(middle - reach),
                PlayLaw.value(middle + reach));
    }
}
