package org.pieceworth.stats.errors;

import java.util.Optional;

/// Sums of clusters by coarser clusters, for one way of grouping.
final class CoarserSums {

    private final ClusterWay way;
    private final int width;

    /// Per coarser cluster its sums, and after them how many clusters are in it.
    private final double[] sums;

    private Optional<ClusterWay.Filling> ofScores = Optional.empty();

    /// @param width number of sums per coarser cluster
    CoarserSums(ClusterWay way, int width) {
        this.way = way;
        this.width = width;
        sums = new double[Math.multiplyExact(way.clusters(), width + 1)];
    }

    /// True if a way has these coarser clusters.
    boolean isOf(ClusterWay other) {
        return way.hasClustersOf(other);
    }

    /// Adds a cluster's sums.
    void add(int cluster, double[] sum) {
        int[][] of = way.of();
        for (int member = 0; member < of.length; member++) {
            if (way.isMember(member, cluster)) {
                int into = of[member][cluster] * (width + 1);
                for (int i = 0; i < width; i++) {
                    sums[into + i] += sum[i];
                }
                sums[into + width]++;
            }
        }
    }

    /// The outer products of scores, worked out once: several ways may share clusters.
    ClusterWay.Filling ofScores(int parameters) {
        ClusterWay.Filling found = ofScores.orElseGet(() -> filling(0, parameters));
        ofScores = Optional.of(found);
        return found;
    }

    /// The outer products of a part of the sums.
    ClusterWay.Filling filling(int from, int size) {
        double[] products = new double[size * size];
        int counted = 0;
        for (int at = 0; at < sums.length; at += width + 1) {
            if (sums[at + width] > 0) {
                ClusterWay.addProducts(sums, at + from, size, products);
                counted++;
            }
        }
        return new ClusterWay.Filling(ClusterWay.square(products, size), counted);
    }
}
