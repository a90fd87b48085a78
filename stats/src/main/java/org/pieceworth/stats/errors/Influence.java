package org.pieceworth.stats.errors;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// The influence of a single cluster on a fitted number: the change without it, to first order (one step of
/// Newton's method from the full fit, with its information).
///
/// @param cluster the cluster's ordinal
/// @param change change of the number without the cluster
public record Influence(int cluster, double change) {

    /// The greatest changes first, of equal ones the earlier cluster.
    private static final Comparator<Influence> ORDER = Comparator.comparingDouble(
                    (Influence each) -> -Math.abs(each.change))
            .thenComparingInt(Influence::cluster);

    /// The clusters that move a number most, the most influential first.
    ///
    /// @param slope derivative of the number by each parameter: weights of a linear combination, or
    /// [org.pieceworth.stats.Ratio#slope]
    /// @param count maximum number of clusters; clusters without a row that counts are never among them
    public static List<Influence> greatest(
            OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, double[] slope, int count) {
        RowScores scores = new RowScores(data, fit.options(), fit.parameters());
        double[] lever = slope.clone();
        Cholesky.of(fit.information()).solve(lever);
        double relief = relief(fit, data.columns(), lever);
        PriorityQueue<Influence> kept = new PriorityQueue<>(ORDER.reversed());
        clusters.forEach((cluster, rows, group, win, draw, loss) -> {
            double weight = 0;
            double change = 0;
            for (int row = 0; row < rows; row++) {
                weight += scores.weight(win[row], draw[row], loss[row]);
                scores.compute(group[row], win[row], draw[row], loss[row]);
                change -= scores.along(lever, group[row]);
            }
            if (weight > 0) {
                keep(new Influence(cluster, change + weight * relief), kept, count);
            }
        });
        List<Influence> greatest = new ArrayList<>(kept);
        greatest.sort(ORDER);
        return greatest;
    }

    /// A penalty counts once per row, so that removing a row removes its share of the penalty.
    private static double relief(OutcomeFit fit, int columns, double[] lever) {
        double[] gradient = new double[lever.length];
        fit.options().penalty().addGradient(fit.parameters(), columns, gradient);
        return DotProduct.of(lever, gradient);
    }

    private static void keep(Influence influence, PriorityQueue<Influence> kept, int count) {
        if (kept.size() < count) {
            kept.add(influence);
        } else if (count > 0 && ORDER.compare(influence, kept.element()) < 0) {
            kept.remove();
            kept.add(influence);
        }
    }
}
