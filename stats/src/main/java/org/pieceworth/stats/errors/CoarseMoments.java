package org.pieceworth.stats.errors;

import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Scores and information of clusters, summed by their coarser clusters.
public final class CoarseMoments {

    private final ClusterWay way;
    private final int size;
    private final double[][] scores;

    /// Per coarser cluster the lower triangle, row after row; empty for one without rows.
    private final double[][] triangles;

    /// @param size number of parameters
    public CoarseMoments(ClusterWay way, int size) {
        this.way = way;
        this.size = size;
        scores = new double[way.clusters()][0];
        triangles = new double[way.clusters()][0];
    }

    /// The moments of all clusters, added up.
    public static CoarseMoments of(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, ClusterWay way) {
        CoarseMoments coarse = new CoarseMoments(way, fit.parameters().length);
        ClusterMoments moments = new ClusterMoments(fit, data);
        clusters.forEach((cluster, rows, group, win, draw, loss) -> {
            moments.compute(rows, group, win, draw, loss);
            if (moments.weight > 0) {
                coarse.add(cluster, moments);
            }
        });
        return coarse;
    }

    /// Adds the moments of a cluster to those of its coarser clusters.
    public void add(int cluster, ClusterMoments moments) {
        for (int member = 0; member < way.of().length; member++) {
            if (way.isMember(member, cluster)) {
                addTo(way.of()[member][cluster], moments);
            }
        }
    }

    private void addTo(int coarser, ClusterMoments moments) {
        if (triangles[coarser].length == 0) {
            scores[coarser] = new double[size];
            triangles[coarser] = new double[size * (size + 1) / 2];
        }
        double[] triangle = triangles[coarser];
        for (int i = 0, at = 0; i < size; i++) {
            scores[coarser][i] += moments.score[i];
            for (int j = 0; j <= i; j++, at++) {
                triangle[at] += moments.information[i][j];
            }
        }
    }

    /// Receives the coarser clusters.
    @FunctionalInterface
    public interface Visitor {

        /// Receives one cluster; the matrix is valid only during the call.
        ///
        /// @param score the sum of its rows' scores
        /// @param lower their information; only the lower triangle is set
        void cluster(double[] score, double[][] lower);
    }

    /// Shows each coarser cluster that has rows.
    ///
    /// @return how many there are
    public int forEach(Visitor visitor) {
        double[][] lower = new double[size][size];
        int counted = 0;
        for (int coarser = 0; coarser < triangles.length; coarser++) {
            if (triangles[coarser].length > 0) {
                for (int i = 0, at = 0; i < size; i++, at += i) {
                    System.arraycopy(triangles[coarser], at, lower[i], 0, i + 1);
                }
                visitor.cluster(scores[coarser], lower);
                counted++;
            }
        }
        return counted;
    }

    /// Leaves out each coarser cluster.
    ///
    /// @return how many have rows
    int leaveOut(LeaveOut leaveOut, OuterProducts products) {
        return forEach((score, lower) -> {
            leaveOut.compute(score, lower);
            products.add(leaveOut.change, way.sign());
        });
    }
}
