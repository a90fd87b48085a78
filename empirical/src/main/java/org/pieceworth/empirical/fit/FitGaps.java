package org.pieceworth.empirical.fit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.Undetermined;

/// The features that rows leave without a value, and the reasons.
///
/// @param reasons reasons by the name of a feature, or `white`
/// @param decided per group true if its rows are predicted without error and inform nothing else
public record FitGaps(SequencedMap<String, ValueDoubt> reasons, boolean[] decided) {

    public FitGaps {
        reasons = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(reasons));
    }

    static FitGaps none(int groups) {
        return new FitGaps(new LinkedHashMap<>(), new boolean[groups]);
    }

    static FitGaps of(String[] names, GroupedOutcomes data, Undetermined open) {
        SequencedMap<String, ValueDoubt> reasons = new LinkedHashMap<>();
        for (Undetermined.Parameter each : open.parameters()) {
            reasons.put(name(names, each.index()), reason(names, data, open, each));
        }
        return new FitGaps(reasons, open.decided());
    }

    /// The reason; empty for a feature with a value.
    public Optional<ValueDoubt> reason(String feature) {
        return Optional.ofNullable(reasons.get(feature));
    }

    /// Features that determine some rows' results without error.
    List<String> deciding() {
        return reasons.entrySet().stream()
                .filter(each -> each.getValue() instanceof ValueDoubt.Separates)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static String name(String[] names, int parameter) {
        return parameter < names.length ? names[parameter] : "white";
    }

    private static ValueDoubt reason(
            String[] names, GroupedOutcomes data, Undetermined open, Undetermined.Parameter of) {
        if (of.reason() == Reason.NOT_IDENTIFIED) {
            List<String> others =
                    of.partners().stream().map(other -> name(names, other)).toList();
            return others.isEmpty()
                    ? new ValueDoubt.Constant()
                    : isSameNumber(data, of) ? new ValueDoubt.SameNumber(others) : new ValueDoubt.Inseparable(others);
        }
        return new ValueDoubt.Separates(Math.round(rows(data, open, of.index())), of.side());
    }

    /// True if a feature and its partners sum to 0 in every row.
    private static boolean isSameNumber(GroupedOutcomes data, Undetermined.Parameter of) {
        if (of.index() >= data.columns() || of.partners().stream().anyMatch(other -> other >= data.columns())) {
            return false;
        }
        double[] ones = new double[data.columns()];
        ones[of.index()] = 1;
        of.partners().forEach(other -> ones[other] = 1);
        return IntStream.range(0, data.groups()).allMatch(group -> data.dot(group, ones) == 0);
    }

    /// Weight of the rows whose result the parameter determines.
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
