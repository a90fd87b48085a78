package org.pieceworth.empirical.checks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.validation.DirectionComparison;
import org.pieceworth.stats.validation.HeldOut;

/// The quality of values' predictions of held-out games: the fit's own, refitted without these games, and
/// given ones. Each set gets a scale, White's advantage and a draw threshold from the other games, so that
/// only the proportions of values count.
///
/// @param rows the fit first, then the given values in their order
public record ValuesComparison(List<Row> rows) {

    /// Copies the rows.
    public ValuesComparison {
        rows = List.copyOf(rows);
    }

    static ValuesComparison of(List<GivenValues> given, DirectionComparison scores) {
        List<HeldOut> all = new ArrayList<>(List.of(scores.fitted()));
        all.addAll(scores.given());
        int best = IntStream.range(0, all.size())
                .boxed()
                .min(Comparator.comparingDouble(i -> all.get(i).meanLogLoss().value()))
                .orElseThrow();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            rows.add(new Row(
                    i == 0 ? Optional.empty() : Optional.of(given.get(i - 1).name()),
                    all.get(i),
                    i == best,
                    i == best ? new Estimate(0, 0) : all.get(i).logLossAbove(all.get(best))));
        }
        return new ValuesComparison(rows);
    }

    /// One set of values.
    ///
    /// @param name name of the given values; empty for the fit
    /// @param score score on held-out games
    /// @param best true for the least log-loss
    /// @param above its log-loss less the best's, 0 for the best
    public record Row(Optional<String> name, HeldOut score, boolean best, Estimate above) {}
}
