package org.pieceworth.stats.choice;

import java.util.Arrays;

/// Sets of alternatives with the chosen one of each. An alternative is a row of whole numbers, its features;
/// all rows are in one array, since there are millions.
public final class ChoiceSets {

    private final int features;
    private short[] values = new short[1 << 12];
    private int[] ends = new int[1 << 8];
    private int[] chosen = new int[1 << 8];
    private int sets;

    /// @param features numbers of an alternative
    public ChoiceSets(int features) {
        this.features = features;
    }

    /// Adds a set.
    ///
    /// @param rows the alternatives one behind the other; longer than they are, if need be
    /// @param alternatives number of alternatives, at least one
    /// @param chosenOne the place of the chosen one among them, from 0
    /// @throws IllegalArgumentException when the chosen one is not among the alternatives
    public void add(short[] rows, int alternatives, int chosenOne) {
        if (chosenOne < 0 || chosenOne >= alternatives) {
            throw new IllegalArgumentException("chosen " + chosenOne + " of " + alternatives);
        }
        int first = alternatives();
        if (sets == ends.length) {
            ends = Arrays.copyOf(ends, 2 * sets);
            chosen = Arrays.copyOf(chosen, 2 * sets);
        }
        int end = first + alternatives;
        if ((long) end * features > values.length) {
            values = Arrays.copyOf(values, Math.max(2 * values.length, end * features));
        }
        System.arraycopy(rows, 0, values, first * features, alternatives * features);
        chosen[sets] = first + chosenOne;
        ends[sets++] = end;
    }

    /// Adds all sets of another collection behind these.
    public void addAll(ChoiceSets others) {
        for (int set = 0; set < others.sets; set++) {
            short[] rows = Arrays.copyOfRange(others.values, others.first(set) * features, others.end(set) * features);
            add(rows, others.end(set) - others.first(set), others.chosen[set] - others.first(set));
        }
    }

    /// Numbers of an alternative.
    public int features() {
        return features;
    }

    /// Number of sets.
    public int size() {
        return sets;
    }

    /// Alternatives of all sets.
    public int alternatives() {
        return sets == 0 ? 0 : ends[sets - 1];
    }

    /// A set's first alternative, counted over all sets.
    public int first(int set) {
        return set == 0 ? 0 : ends[set - 1];
    }

    /// The alternative behind a set's last.
    public int end(int set) {
        return ends[set];
    }

    /// A set's chosen alternative, counted over all sets.
    public int chosen(int set) {
        return chosen[set];
    }

    /// A number of an alternative.
    public int value(int alternative, int feature) {
        return values[alternative * features + feature];
    }

    /// The sets with some of their alternatives; sets without the chosen one are excluded.
    ///
    /// @param kept filter of a set and an alternative, counted over all sets
    public ChoiceSets filtered(Filter kept) {
        ChoiceSets some = new ChoiceSets(features);
        for (int set = 0; set < sets; set++) {
            short[] rows = new short[(end(set) - first(set)) * features];
            int size = 0;
            int at = -1;
            for (int row = first(set); row < end(set); row++) {
                if (kept.test(set, row)) {
                    at = row == chosen[set] ? size : at;
                    System.arraycopy(values, row * features, rows, size++ * features, features);
                }
            }
            if (at >= 0) {
                some.add(rows, size, at);
            }
        }
        return some;
    }

    /// Decides which alternatives stay.
    @FunctionalInterface
    public interface Filter {
        /// True for an alternative that stays.
        boolean test(int set, int alternative);
    }
}
