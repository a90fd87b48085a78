package org.pieceworth.terms;

/// The features of one position that are not 0, in ascending order. Made by [TermSet#newTrace()], used again for each
/// position, by one thread at a time.
public final class Trace {

    private final View view;
    private final int[] first;
    private final boolean[] split;
    private final int[] sums;
    private final long[] touched;
    private final int[] features;
    private final int[] values;
    private int size;
    private int knot;
    private int nearer;
    private int farther;

    /// @param first per feature without split its number after the split
    /// @param split per feature without split whether it is split by phase
    Trace(View view, int[] first, boolean[] split, int length) {
        this.view = view;
        this.first = first;
        this.split = split;
        sums = new int[length];
        touched = new long[length + Long.SIZE - 1 >> 6];
        features = new int[length];
        values = new int[length];
    }

    /// The number of features that are not 0.
    public int size() {
        return size;
    }

    /// The number of the `i`-th feature that is not 0, in [TermSet#features()].
    public int feature(int i) {
        return features[i];
    }

    /// The value of the `i`-th feature that is not 0, in units of one by its divisor.
    public int value(int i) {
        return values[i];
    }

    /// Compares by identity: each set of terms has an array of its own.
    @SuppressWarnings("ReferenceEquality")
    boolean isNumberedBy(int[] numbers) {
        return first == numbers;
    }

    View view() {
        return view;
    }

    /// @param progress distance from the opening, in units of one by `unit` of the
    /// distance between two phases
    void setPhase(int progress, int unit) {
        knot = progress / unit;
        farther = progress % unit;
        nearer = unit - farther;
    }

    /// Adds to a feature, numbered without split.
    void add(int feature, int value) {
        if (value == 0) {
            return;
        }
        int at = first[feature];
        if (!split[feature]) {
            put(at, value);
            return;
        }
        put(at + knot, value * nearer);
        if (farther != 0) {
            put(at + knot + 1, value * farther);
        }
    }

    private void put(int at, int value) {
        sums[at] += value;
        touched[at >> 6] |= 1L << at;
    }

    /// Gathers the sums that are not 0 and clears them.
    void finish() {
        size = 0;
        for (int word = 0; word < touched.length; word++) {
            for (long bits = touched[word]; bits != 0; bits &= bits - 1) {
                int at = (word << 6) + Long.numberOfTrailingZeros(bits);
                if (sums[at] != 0) {
                    features[size] = at;
                    values[size++] = sums[at];
                    sums[at] = 0;
                }
            }
            touched[word] = 0;
        }
    }
}
