package org.pieceworth.stats.groups;

import java.util.Arrays;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.RowScores;

/// Sums of scores and of expected information by the parameters of a test: the ratios first, then each
/// group's own parameters (the first coefficient, the other features, the constant, the draw threshold).
final class SlotScores {

    private final RowScores rows;
    private final GroupedOutcomes data;
    private final FitOptions options;
    private final double[] factor;
    private final int[] ratioPlace;
    private final int[] ownPlace;
    private final double[] byRow = new double[3];
    private final double[] vector;
    private final double first;
    private final int ratios;

    private final int size;

    /// The score, then the lower triangle of the information, row after row.
    final double[] sums;

    double weight;

    /// @param columns the first coefficient's and the others'
    /// @param first the first coefficient
    SlotScores(RowScores rows, GroupedOutcomes data, FitOptions options, int[] columns, double[] ratio, double first) {
        this.rows = rows;
        this.data = data;
        this.options = options;
        this.first = first;
        ratios = ratio.length;
        size = options.parameters(data.columns());
        vector = new double[size];
        sums = new double[size + size * (size + 1) / 2];
        factor = new double[data.columns()];
        ratioPlace = new int[data.columns()];
        Arrays.fill(ratioPlace, -1);
        ownPlace = new int[data.columns()];
        Arrays.fill(ownPlace, -1);
        ownPlace[columns[0]] = ratios;
        factor[columns[0]] = 1;
        for (int i = 0; i < ratios; i++) {
            ratioPlace[columns[i + 1]] = i;
            ownPlace[columns[i + 1]] = ratios;
            factor[columns[i + 1]] = ratio[i];
        }
        int next = ratios + 1;
        for (int column = 0; column < data.columns(); column++) {
            if (ownPlace[column] < 0) {
                ownPlace[column] = next++;
                factor[column] = 1;
            }
        }
    }

    int parameters() {
        return size;
    }

    void clear() {
        Arrays.fill(sums, 0);
        weight = 0;
    }

    /// The sums of a cluster's rows.
    void sum(int count, int[] group, double[] win, double[] draw, double[] loss) {
        clear();
        for (int row = 0; row < count; row++) {
            add(group[row], win[row], draw[row], loss[row]);
        }
    }

    /// Adds rows of one group of equal rows.
    void add(int group, double wins, double draws, double losses) {
        Arrays.fill(vector, 0);
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            int column = data.column()[at];
            double value = data.value()[at];
            vector[ownPlace[column]] += factor[column] * value;
            if (ratioPlace[column] >= 0) {
                vector[ratioPlace[column]] += first * value;
            }
        }
        boolean ordered = options.ordered();
        int last = vector.length - (ordered ? 1 : 0);
        if (options.constant()) {
            vector[last - 1] = 1;
        }
        rows.compute(group, wins, draws, losses);
        double all = options.weight(wins, draws, losses);
        weight += all;
        rows.information(group, all, byRow);
        int at = size;
        for (int i = 0; i < last; i++) {
            sums[i] += rows.byEta() * vector[i];
            double by = byRow[0] * vector[i];
            if (by == 0) {
                at += i + 1;
            } else {
                for (int j = 0; j <= i; j++) {
                    sums[at++] += by * vector[j];
                }
            }
        }
        if (ordered) {
            sums[last] += rows.byWidth();
            for (int j = 0; j < last; j++) {
                sums[at++] += byRow[1] * vector[j];
            }
            sums[at] += byRow[2];
        }
    }
}
