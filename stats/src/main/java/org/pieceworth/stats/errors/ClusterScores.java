package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.IdentityHashMap;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The scores of clusters at fitted parameters, for all ways of grouping clusters: computed once for few
/// clusters, each time for many.
public final class ClusterScores implements ScoredClusters {

    /// Maximum number of values in memory: 64 MB.
    private static final long ROOM = 1L << 23;

    private final OutcomeFit fit;
    private final GroupedOutcomes data;
    private final ClusteredRows rows;
    private final int size;
    private final boolean held;
    private int[] clusters = new int[1024];
    private double[] scores;

    /// Fillings by the arrays that their ways are made of: the clusters that one way adds another may take away.
    private final IdentityHashMap<int[][], ClusterWay.Filling> fillings = new IdentityHashMap<>();

    private int counted;

    /// Clusters without a row that counts are excluded.
    public ClusterScores(OutcomeFit fit, GroupedOutcomes data, ClusteredRows rows) {
        this(fit, data, rows, (_, _, _, _, _, _) -> {});
    }

    /// @param also receives the clusters in the same pass
    public ClusterScores(OutcomeFit fit, GroupedOutcomes data, ClusteredRows rows, ClusteredRows.Visitor also) {
        this.fit = fit;
        this.data = data;
        this.rows = rows;
        size = fit.parameters().length;
        held = (long) rows.clusters() * size <= ROOM;
        scores = new double[held ? clusters.length * size : 0];
        stream((cluster, score, _) -> add(cluster, score), also);
    }

    private void stream(Visitor visitor, ClusteredRows.Visitor also) {
        ScoreSums sums = new ScoreSums(fit, data);
        rows.forEach((cluster, count, group, win, draw, loss) -> {
            also.cluster(cluster, count, group, win, draw, loss);
            sums.compute(count, group, win, draw, loss);
            if (sums.weight > 0) {
                visitor.cluster(cluster, sums.sum, 0);
            }
        });
    }

    private void add(int cluster, double[] score) {
        if (held) {
            if (counted == clusters.length) {
                clusters = Arrays.copyOf(clusters, 2 * counted);
                scores = Arrays.copyOf(scores, clusters.length * size);
            }
            clusters[counted] = cluster;
            System.arraycopy(score, 0, scores, counted * size, size);
        }
        counted++;
    }

    /// The number of clusters with a row that counts.
    public int counted() {
        return counted;
    }

    ClusterWay.Filling filling(ClusterWay way) {
        return fillings.computeIfAbsent(way.of(), _ -> way.filling(this));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void forEach(Visitor visitor) {
        if (!held) {
            stream(visitor, (_, _, _, _, _, _) -> {});
            return;
        }
        for (int i = 0; i < counted; i++) {
            visitor.cluster(clusters[i], scores, i * size);
        }
    }
}
