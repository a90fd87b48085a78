package org.pieceworth.stats.regression;

import java.util.Arrays;

/// Rows of a regression, equal rows merged: the exact sufficient statistics of the fits here.
///
/// Features are sparse: a group's non-zero ones are at `start[group]` to `start[group + 1]`. Outcomes are
/// weights: whole numbers when rows are counted, fractions when games or rows are weighted or the target is
/// an expected score.
///
/// @param columns the number of features
/// @param start per group where its features begin, and at the end their number
/// @param column the features' columns, rising within a group
/// @param value the features' values
/// @param wins per group the weight of its won rows
/// @param draws per group the weight of its drawn rows
/// @param losses per group the weight of its lost rows
public record GroupedOutcomes(
        int columns, int[] start, int[] column, double[] value, double[] wins, double[] draws, double[] losses) {

    /// @throws IllegalArgumentException when the arrays' lengths do not fit together, columns do not
    /// rise, or weights are negative or not finite
    public GroupedOutcomes {
        int groups = wins.length;
        if (start.length != groups + 1 || draws.length != groups || losses.length != groups) {
            throw new IllegalArgumentException("lengths differ");
        }
        if (start[0] != 0 || start[groups] != column.length || column.length != value.length) {
            throw new IllegalArgumentException("features and their columns differ in number");
        }
        for (int group = 0; group < groups; group++) {
            checkColumns(columns, column, start[group], start[group + 1]);
            double weight = wins[group] + draws[group] + losses[group];
            boolean negative = wins[group] < 0 || draws[group] < 0 || losses[group] < 0;
            if (negative || !Double.isFinite(weight)) {
                throw new IllegalArgumentException("weights must be 0 or more");
            }
        }
    }

    private static void checkColumns(int columns, int[] column, int from, int to) {
        int last = -1;
        for (int at = from; at < to; at++) {
            if (column[at] <= last || column[at] >= columns) {
                throw new IllegalArgumentException("column " + column[at] + " after " + last + " of " + columns);
            }
            last = column[at];
        }
    }

    /// From all features of all groups.
    ///
    /// @param features row after row, `groups * columns` numbers
    /// @throws IllegalArgumentException when the arrays' lengths do not fit together
    public static GroupedOutcomes dense(
            int columns, double[] features, double[] wins, double[] draws, double[] losses) {
        int groups = wins.length;
        if (features.length != groups * columns) {
            throw new IllegalArgumentException("lengths differ");
        }
        int[] start = new int[groups + 1];
        int[] column = new int[nonZeros(features)];
        double[] value = new double[column.length];
        int size = 0;
        for (int at = 0; at < features.length; at++) {
            if (features[at] != 0) {
                column[size] = at % columns;
                value[size++] = features[at];
                start[at / columns + 1] = size;
            }
        }
        for (int group = 0; group < groups; group++) {
            start[group + 1] = Math.max(start[group], start[group + 1]);
        }
        return new GroupedOutcomes(columns, start, column, value, wins, draws, losses);
    }

    private static int nonZeros(double[] features) {
        int count = 0;
        for (double feature : features) {
            count += feature != 0 ? 1 : 0;
        }
        return count;
    }

    /// These features with other weights.
    ///
    /// @throws IllegalArgumentException when the arrays' lengths do not fit together
    public GroupedOutcomes withWeights(double[] otherWins, double[] otherDraws, double[] otherLosses) {
        return new GroupedOutcomes(columns, start, column, value, otherWins, otherDraws, otherLosses);
    }

    /// These groups with fewer columns, and without the weight of some groups.
    ///
    /// @param columnLeft per column its new number, rising, or -1 if excluded
    /// @param weightless per group whether its rows are excluded
    public GroupedOutcomes withColumns(int[] columnLeft, boolean[] weightless) {
        int left = 0;
        for (int each : columnLeft) {
            left = Math.max(left, each + 1);
        }
        return with(columnLeft, left, weightless);
    }

    /// These groups with some columns 0 throughout, and without the weight of some groups.
    ///
    /// @param emptied per column whether it is 0
    /// @param weightless per group whether its rows are excluded
    public GroupedOutcomes without(boolean[] emptied, boolean[] weightless) {
        int[] columnLeft = new int[columns];
        Arrays.setAll(columnLeft, i -> emptied[i] ? -1 : i);
        return with(columnLeft, columns, weightless);
    }

    private GroupedOutcomes with(int[] columnLeft, int left, boolean[] weightless) {
        int[] starts = new int[start.length];
        int[] columnsLeft = new int[column.length];
        double[] values = new double[value.length];
        double[][] weights = {wins.clone(), draws.clone(), losses.clone()};
        int size = 0;
        for (int group = 0; group < groups(); group++) {
            for (int at = start[group]; at < start[group + 1]; at++) {
                if (columnLeft[column[at]] >= 0) {
                    columnsLeft[size] = columnLeft[column[at]];
                    values[size++] = value[at];
                }
            }
            starts[group + 1] = size;
            for (double[] each : weights) {
                each[group] = weightless[group] ? 0 : each[group];
            }
        }
        return new GroupedOutcomes(
                left,
                starts,
                Arrays.copyOf(columnsLeft, size),
                Arrays.copyOf(values, size),
                weights[0],
                weights[1],
                weights[2]);
    }

    /// These groups with neighbouring columns summed, for a fit that gives them one coefficient.
    ///
    /// @param sum per column the number of its sum, from 0, never less than the one before
    public GroupedOutcomes withSums(int[] sum) {
        int[] starts = new int[start.length];
        int[] columns = new int[column.length];
        double[] values = new double[value.length];
        int size = 0;
        for (int group = 0; group < groups(); group++) {
            for (int at = start[group]; at < start[group + 1]; at++) {
                if (size > starts[group] && columns[size - 1] == sum[column[at]]) {
                    values[size - 1] += value[at];
                } else {
                    columns[size] = sum[column[at]];
                    values[size++] = value[at];
                }
            }
            starts[group + 1] = size;
        }
        return new GroupedOutcomes(
                sum.length == 0 ? 0 : sum[sum.length - 1] + 1,
                starts,
                Arrays.copyOf(columns, size),
                Arrays.copyOf(values, size),
                wins,
                draws,
                losses);
    }

    public int groups() {
        return wins.length;
    }

    /// The linear combination of a group's features.
    public double dot(int group, double[] weights) {
        double sum = 0;
        for (int at = start[group]; at < start[group + 1]; at++) {
            sum += weights[column[at]] * value[at];
        }
        return sum;
    }

    /// All won rows.
    public double totalWins() {
        return sum(wins);
    }

    /// All drawn rows.
    public double totalDraws() {
        return sum(draws);
    }

    /// All lost rows.
    public double totalLosses() {
        return sum(losses);
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }
}
