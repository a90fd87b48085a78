package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// Scores of an ordered fit with separate slopes for its thresholds, at equal slopes: by half the slopes'
/// difference first, then by the fit's parameters.
final class OddsScores {

    private final OutcomeFit fit;
    private final GroupedOutcomes data;
    private final FitOptions options;
    private final RowScores rows;
    private final int columns;
    private final double[] ahead;

    OddsScores(OutcomeFit fit, GroupedOutcomes data) {
        this.fit = fit;
        this.data = data;
        options = fit.options();
        rows = new RowScores(data, options, fit.parameters());
        columns = data.columns();
        ahead = ahead(fit, data);
    }

    /// Per group of rows 1 or −1 for the side ahead, 0 if none is.
    static double[] ahead(OutcomeFit fit, GroupedOutcomes data) {
        double[] ahead = new double[data.groups()];
        for (int group = 0; group < ahead.length; group++) {
            ahead[group] = Math.signum(data.dot(group, fit.parameters()));
        }
        return ahead;
    }

    int parameters() {
        return columns + fit.parameters().length;
    }

    /// The score of some rows.
    ///
    /// @return whether they weigh anything
    boolean sum(int count, int[] group, double[] win, double[] draw, double[] loss, double[] into) {
        Arrays.fill(into, 0);
        double weight = 0;
        for (int row = 0; row < count; row++) {
            weight += options.weight(win[row], draw[row], loss[row]);
            add(group[row], win[row], draw[row], loss[row], into);
        }
        return weight > 0;
    }

    private void add(int group, double win, double draw, double loss, double[] into) {
        rows.compute(group, win, draw, loss);
        double byEta = rows.byEta();
        double byOdds = -ahead[group] * rows.byWidth();
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            int column = data.column()[at];
            into[column] += byOdds * data.value()[at];
            into[columns + column] += byEta * data.value()[at];
        }
        if (options.constant()) {
            into[2 * columns] += byEta;
        }
        into[into.length - 1] += rows.byWidth();
    }

    /// The score of all rows, then their expected information, the lower triangle row after row.
    double[] all() {
        int size = parameters();
        double[] sums = new double[size + size * (size + 1) / 2];
        double[] score = new double[size];
        double[] information = new double[3];
        for (int group = 0; group < data.groups(); group++) {
            double win = data.wins()[group];
            double draw = data.draws()[group];
            double loss = data.losses()[group];
            Arrays.fill(score, 0);
            add(group, win, draw, loss, score);
            for (int i = 0; i < size; i++) {
                sums[i] += score[i];
            }
            rows.information(group, options.weight(win, draw, loss), information);
            addInformation(group, information, sums);
        }
        return sums;
    }

    private void addInformation(int group, double[] information, double[] sums) {
        int from = data.start()[group];
        int to = data.start()[group + 1];
        double side = ahead[group];
        for (int at = from; at < to; at++) {
            int i = data.column()[at];
            double x = data.value()[at];
            for (int with = from; with <= at; with++) {
                int j = data.column()[with];
                double product = x * data.value()[with];
                sums[at(i, j)] += product * information[2];
                sums[at(columns + i, columns + j)] += product * information[0];
            }
            for (int with = from; with < to; with++) {
                sums[at(columns + data.column()[with], i)] -= side * x * data.value()[with] * information[1];
            }
            int last = parameters() - 1;
            sums[at(last, i)] -= side * x * information[2];
            sums[at(last, columns + i)] += x * information[1];
            if (options.constant()) {
                sums[at(2 * columns, i)] -= side * x * information[1];
                sums[at(2 * columns, columns + i)] += x * information[0];
            }
        }
        int last = parameters() - 1;
        sums[at(last, last)] += information[2];
        if (options.constant()) {
            sums[at(2 * columns, 2 * columns)] += information[0];
            sums[at(last, 2 * columns)] += information[1];
        }
    }

    private int at(int i, int j) {
        return parameters() + i * (i + 1) / 2 + j;
    }
}
