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

/// What rows leave without a value, and why.
///
/// @param reasons by the name of a feature, or `white`, why it has none
/// @param decided per group whether its rows are predicted without error, so that they say nothing else
public record FitGaps(SequencedMap<String, ValueDoubt> reasons, boolean[] decided) {

    /// Copies the map.
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

    /// Why a feature has no value; empty where it has one.
    public Optional<ValueDoubt> reason(String feature) {
        return Optional.ofNullable(reasons.get(feature));
    }

    /// The features that decide rows without error.
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

    /// Whether a feature and its partners add up to nothing in every row.
    private static boolean isSameNumber(GroupedOutcomes data, Undetermined.Parameter of) {
        if (of.index() >= data.columns() || of.partners().stream().anyMatch(other -> other >= data.columns())) {
            return false;
        }
        double[] ones = new double[data.columns()];
        ones[of.index()] = 1;
        of.partners().forEach(other -> ones[other] = 1);
        return IntStream.range(0, data.groups()).allMatch(group -> data.dot(group, ones) == 0);
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
