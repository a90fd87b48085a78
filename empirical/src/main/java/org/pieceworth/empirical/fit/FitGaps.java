package org.pieceworth.empirical.fit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.Undetermined;

/// What rows leave without a value, and why.
///
/// @param reasons by the name of a feature, or `white`, why it has none
/// @param decided per group whether its rows are foretold without error, so that they tell nothing else
public record FitGaps(SequencedMap<String, String> reasons, boolean[] decided) {

    private static final int NAMED = 3;

    /// Copies the map.
    public FitGaps {
        reasons = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(reasons));
    }

    static FitGaps none(int groups) {
        return new FitGaps(new LinkedHashMap<>(), new boolean[groups]);
    }

    static FitGaps of(String[] names, GroupedOutcomes data, Undetermined open) {
        SequencedMap<String, String> reasons = new LinkedHashMap<>();
        for (Undetermined.Parameter each : open.parameters()) {
            reasons.put(name(names, each.index()), reason(names, data, open, each));
        }
        return new FitGaps(reasons, open.decided());
    }

    /// Why a feature has no value; empty where it has one.
    public Optional<String> reason(String feature) {
        return Optional.ofNullable(reasons.get(feature));
    }

    private static String name(String[] names, int parameter) {
        return parameter < names.length ? names[parameter] : "white";
    }

    private static String reason(String[] names, GroupedOutcomes data, Undetermined open, Undetermined.Parameter of) {
        if (of.reason() == Reason.NOT_IDENTIFIED) {
            String others = of.partners().stream()
                    .limit(NAMED)
                    .map(other -> name(names, other))
                    .collect(Collectors.joining(", "));
            return others.isEmpty()
                    ? "it is the same in every row"
                    : "it cannot be told from " + others + (of.partners().size() > NAMED ? ", …" : "")
                            + ", with which it always occurs";
        }
        long rows = Math.round(rows(data, open, of.index()));
        String all = rows == 1 ? "the only row" : String.format(Locale.ROOT, "every one of the %,d rows", rows);
        return switch (of.side()) {
            case WON -> all + " with more of it on one side was won by that side, so that no finite value fits";
            case LOST -> all + " with more of it on one side was lost by that side, so that no finite value fits";
            case MIXED ->
                "together with other features it decides every row that it occurs in, so that no finite value fits";
        };
    }

    /// The weight of the rows that a parameter decides.
    private static double rows(GroupedOutcomes data, Undetermined open, int parameter) {
        double rows = 0;
        for (int group = 0; group < open.decided().length; group++) {
            if (open.decided()[group] && touches(data, group, parameter)) {
                rows += data.wins()[group] + data.losses()[group];
            }
        }
        return rows;
    }

    private static boolean touches(GroupedOutcomes data, int group, int parameter) {
        boolean touched = parameter >= data.columns();
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            touched |= data.column()[at] == parameter;
        }
        return touched;
    }
}
