package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Rows seen by the side that is ahead, with two outcomes; a row where no side is ahead counts half for each.
final class AheadRows {

    private AheadRows() {}

    /// @param wins true for wins against the rest, false for losses against the rest
    static GroupedOutcomes of(OutcomeFit fit, GroupedOutcomes data, boolean wins) {
        boolean colour = fit.options().constant();
        double[] ahead = OddsScores.ahead(fit, data);
        int level = (int) Arrays.stream(ahead).filter(side -> side == 0).count();
        int groups = ahead.length + level;
        int[] start = new int[groups + 1];
        int[] column = new int[data.column().length + (colour ? groups : 0)];
        double[] value = new double[column.length];
        double[] more = new double[groups];
        double[] less = new double[groups];
        int row = 0;
        int size = 0;
        for (int group = 0; group < ahead.length; group++) {
            double share = ahead[group] == 0 ? 0.5 : 1;
            for (double side : ahead[group] == 0 ? new double[] {1, -1} : new double[] {ahead[group]}) {
                double won = share * (side > 0 ? data.wins()[group] : data.losses()[group]);
                double lost = share * (side > 0 ? data.losses()[group] : data.wins()[group]);
                double drawn = share * data.draws()[group];
                more[row] = wins ? won : won + drawn;
                less[row] = wins ? lost + drawn : lost;
                for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                    column[size] = data.column()[at];
                    value[size++] = side * data.value()[at];
                }
                if (colour) {
                    column[size] = data.columns();
                    value[size++] = side;
                }
                start[++row] = size;
            }
        }
        return new GroupedOutcomes(
                data.columns() + (colour ? 1 : 0),
                start,
                Arrays.copyOf(column, size),
                Arrays.copyOf(value, size),
                more,
                new double[groups],
                less);
    }
}
