package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/// One way to group clusters, such as games, into coarser ones.
///
/// @param of per cluster its coarser clusters, one array for each that it can be in: of a game by player there are two
/// @param clusters number of coarser clusters
/// @param sign 1, or -1 for an intersection that others have counted twice
public record ClusterWay(int[][] of, int clusters, int sign) {

    /// Each cluster by itself.
    public static ClusterWay apart(int clusters) {
        int[] own = new int[clusters];
        Arrays.setAll(own, cluster -> cluster);
        return new ClusterWay(new int[][] {own}, clusters, 1);
    }

    /// The sum of outer products of the scores of coarser clusters, and how many of these have rows.
    record Filling(double[][] products, int clusters) {}

    /// True for ways with the same array, which differ at most by sign: they have the same sums.
    @SuppressWarnings({"ReferenceEquality", "ArrayEquals"})
    boolean hasClustersOf(ClusterWay other) {
        return of == other.of;
    }

    /// Adds up scores by coarser clusters, and their outer products.
    Filling filling(ScoredClusters scores) {
        int size = scores.size();
        double[] sums = new double[clusters * size];
        BitSet counted = new BitSet(clusters);
        scores.forEach((cluster, score, from) -> {
            for (int member = 0; member < of.length; member++) {
                int coarser = of[member][cluster];
                if (isMember(member, cluster)) {
                    counted.set(coarser);
                    add(score, from, sums, coarser * size, size);
                }
            }
        });
        double[] products = new double[size * size];
        for (int cluster = 0; cluster < clusters; cluster++) {
            addProducts(sums, cluster * size, size, products);
        }
        return new Filling(square(products, size), counted.cardinality());
    }

    /// The fillings of ways by inclusion and exclusion, with the smallest number of clusters of a way that adds.
    static Filling together(List<ClusterWay> ways, Function<ClusterWay, Filling> fillings, int size) {
        double[][] together = new double[size][size];
        int fewest = Integer.MAX_VALUE;
        for (ClusterWay way : ways) {
            Filling filling = fillings.apply(way);
            double[][] products = filling.products();
            fewest = way.sign() > 0 ? Math.min(fewest, filling.clusters()) : fewest;
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    together[i][j] += way.sign() * products[i][j];
                }
            }
        }
        return new Filling(together, fewest);
    }

    /// False if another coarser cluster repeats the first: a player against himself is one, not two.
    public boolean isMember(int member, int cluster) {
        return member == 0 || of[member][cluster] != of[0][cluster];
    }

    private static void add(double[] score, int from, double[] sums, int to, int size) {
        for (int i = 0; i < size; i++) {
            sums[to + i] += score[from + i];
        }
    }

    /// Adds the lower triangle.
    static void addProducts(double[] sums, int from, int size, double[] products) {
        for (int i = 0; i < size; i++) {
            double factor = sums[from + i];
            for (int j = 0; j <= i; j++) {
                products[i * size + j] += factor * sums[from + j];
            }
        }
    }

    /// The symmetric matrix of a lower triangle.
    static double[][] square(double[] triangle, int size) {
        double[][] square = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                square[i][j] = triangle[Math.max(i, j) * size + Math.min(i, j)];
            }
        }
        return square;
    }
}
