package org.pieceworth.empirical.choices;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.reading.OrderedTasks;
import org.pieceworth.stats.choice.ChoiceFit;
import org.pieceworth.stats.choice.ChoiceSets;
import org.pieceworth.stats.choice.ConditionalLogit;

/// One fit with captures settled by given values.
///
/// @param sets the choices
/// @param sources the place of each in the list of played choices
/// @param fit the fit
record ChoiceRound(ChoiceSets sets, int[] sources, ChoiceFit fit) {

    /// Positions that a thread describes at a time.
    private static final int CHUNK = 256;

    /// @param values values by feature column of pieces, the unit being 100
    /// @param within maximum loss against the best move, the unit being 100
    /// @param near coefficients to begin with
    static ChoiceRound of(
            ChoiceFeatures features,
            List<PlayedChoice> choices,
            double[] values,
            int within,
            double[] near,
            int threads) {
        int[] byType = byType(features, values);
        ChoiceSets sets = new ChoiceSets(features.names().size());
        int[] sources = new int[choices.size()];
        int begun = 0;
        int taken = 0;
        try (OrderedTasks<ChoiceDescriber.Described> work = new OrderedTasks<>(threads)) {
            while (taken < choices.size()) {
                while (work.wantsMore() && begun < choices.size()) {
                    List<PlayedChoice> chunk = choices.subList(begun, Math.min(choices.size(), begun + CHUNK));
                    work.add(() -> new ChoiceDescriber(features, byType, within).describe(chunk));
                    begun += chunk.size();
                }
                Optional<ChoiceDescriber.Described> described = work.take();
                int[] from = described.orElseThrow().sources();
                for (int i = 0; i < from.length; i++) {
                    sources[sets.size() + i] = taken + from[i];
                }
                sets.addAll(described.get().sets());
                taken = Math.min(choices.size(), taken + CHUNK);
            }
        }
        return new ChoiceRound(sets, Arrays.copyOf(sources, sets.size()), ConditionalLogit.fit(sets, near));
    }

    /// The fit to those of its moves that settle at most this far below the best.
    ///
    /// @param values values used to settle captures
    static ChoiceFit narrower(ChoiceSets all, double[] values, double within, double[] near) {
        double[] best = new double[all.size()];
        double[] worth = new double[all.alternatives()];
        for (int set = 0; set < best.length; set++) {
            best[set] = Double.NEGATIVE_INFINITY;
            for (int row = all.first(set); row < all.end(set); row++) {
                for (int piece = 0; piece < values.length; piece++) {
                    worth[row] += Math.rint(values[piece]) * all.value(row, piece);
                }
                best[set] = Math.max(best[set], worth[row]);
            }
        }
        return ConditionalLogit.fit(all.filtered((set, row) -> worth[row] >= best[set] - within), near);
    }

    private static int[] byType(ChoiceFeatures features, double[] values) {
        int[] byType = new int[features.rules().letters().length()];
        int[] pieces = features.pieces();
        for (int i = 0; i < pieces.length; i++) {
            byType[pieces[i]] = (int) Math.round(values[i]);
        }
        return byType;
    }

    /// Values of pieces, the unit being 100; values not determined by the choices stay unchanged.
    double[] values(int unit, double[] before) {
        return values(fit, unit, before);
    }

    static double[] values(ChoiceFit fit, int unit, double[] before) {
        double[] values = before.clone();
        double[] found = fit.coefficients();
        for (int piece = 0; piece < values.length; piece++) {
            if (fit.isDetermined(piece)) {
                values[piece] = 100 * found[piece] / found[unit];
            }
        }
        return values;
    }
}
