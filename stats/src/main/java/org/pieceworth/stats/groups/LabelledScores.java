package org.pieceworth.stats.groups;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/// The scores of units whose labels are exchangeable if groups do not differ: clusters, or the parts of
/// coarser clusters in one group. A unit has a slot for each of its labels, one or two, with its score in
/// that group.
final class LabelledScores {

    private static final int NONE = -1;

    private final int groups;
    private final int slot;
    private final Map<Long, Integer> units = new HashMap<>();
    private int[] first = new int[64];
    private int[] second = new int[64];
    private double[][] scores = new double[64][];

    /// @param groups number of groups
    /// @param slot number of values of a score with its information
    LabelledScores(int groups, int slot) {
        this.groups = groups;
        this.slot = slot;
    }

    /// Adds a cluster's score in one of its groups.
    ///
    /// @param block number of the block that moves together
    /// @param label the group
    /// @param other the other group that it is in, or −1
    void add(int block, int label, int other, SlotScores sums) {
        int low = other == NONE ? label : Math.min(label, other);
        int high = other == NONE ? NONE : Math.max(label, other);
        long key = ((long) block * groups + low) * (groups + 1) + high + 1;
        int unit = units.computeIfAbsent(key, _ -> newUnit(low, high));
        double[] into = scores[unit];
        int from = label == low ? 0 : slot;
        for (int i = 0; i < slot; i++) {
            into[from + i] += sums.sums[i];
        }
    }

    private int newUnit(int low, int high) {
        int unit = units.size();
        if (unit == first.length) {
            first = Arrays.copyOf(first, 2 * unit);
            second = Arrays.copyOf(second, 2 * unit);
            scores = Arrays.copyOf(scores, 2 * unit);
        }
        first[unit] = low;
        second[unit] = high;
        scores[unit] = new double[slot * (high == NONE ? 1 : 2)];
        return unit;
    }

    int units() {
        return units.size();
    }

    /// The number of units of the group that has fewest.
    int fewest() {
        int[] of = new int[groups];
        for (int unit = 0; unit < units(); unit++) {
            of[first[unit]]++;
            if (second[unit] != NONE) {
                of[second[unit]]++;
            }
        }
        return Arrays.stream(of).min().orElse(0);
    }

    int[] labels() {
        int[] order = new int[units()];
        Arrays.setAll(order, i -> i);
        return order;
    }

    /// Permuted labels among units with equal numbers of labels: per unit, the unit whose labels it gets.
    int[] shuffled(SplittableRandom random) {
        int[] order = labels();
        shuffle(order, false, random);
        shuffle(order, true, random);
        return order;
    }

    private void shuffle(int[] order, boolean two, SplittableRandom random) {
        int[] which = new int[order.length];
        int count = 0;
        for (int unit = 0; unit < order.length; unit++) {
            if (second[unit] != NONE == two) {
                which[count++] = unit;
            }
        }
        for (int i = count - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = order[which[i]];
            order[which[i]] = order[which[j]];
            order[which[j]] = kept;
        }
    }

    void sum(int[] order, GroupSums into) {
        into.clear();
        for (int unit = 0; unit < order.length; unit++) {
            into.add(first[order[unit]], scores[unit], 0);
            if (second[unit] != NONE) {
                into.add(second[order[unit]], scores[unit], slot);
            }
        }
    }
}
