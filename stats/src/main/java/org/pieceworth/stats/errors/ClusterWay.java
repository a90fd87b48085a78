package org.pieceworth.stats.errors;

/// One way in which clusters, such as games, hang together in coarser ones.
///
/// @param of per cluster its coarser clusters, one array for each that it can be in: of a game by player there are two
/// @param clusters how many coarser clusters there are
/// @param sign 1, or -1 for an intersection that others have counted twice
public record ClusterWay(int[][] of, int clusters, int sign) {

    /// The sum of outer products of the scores of coarser clusters, and how many of these have rows.
    record Filling(double[][] products, int clusters) {}

    /// Adds up scores by coarser clusters, and their outer products.
    Filling filling(ClusterScores scores) {
        int size = scores.size();
        double[] sums = new double[clusters * size];
        boolean[] counted = new boolean[clusters];
        scores.forEach((cluster, score, from) -> add(score, from, size, cluster, sums, counted));
        double[][] products = new double[size][size];
        int number = 0;
        for (int cluster = 0; cluster < clusters; cluster++) {
            if (counted[cluster]) {
                number++;
                addProducts(sums, cluster * size, products);
            }
        }
        return new Filling(products, number);
    }

    private void add(double[] score, int from, int size, int cluster, double[] sums, boolean[] counted) {
        for (int member = 0; member < of.length; member++) {
            int coarser = of[member][cluster];
            // A player against itself is one cluster, not two.
            if (member == 0 || coarser != of[0][cluster]) {
                counted[coarser] = true;
                for (int i = 0; i < size; i++) {
                    sums[coarser * size + i] += score[from + i];
                }
            }
        }
    }

    private static void addProducts(double[] sums, int from, double[][] products) {
        for (int i = 0; i < products.length; i++) {
            for (int j = 0; j < products.length; j++) {
                products[i][j] += sums[from + i] * sums[from + j];
            }
        }
    }
}
