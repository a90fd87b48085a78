package org.pieceworth.stats;

import java.util.Optional;

/// Weighted means of a bounded score by bins, with errors that allow for dependence within clusters: ratio
/// estimators over clusters drawn at random, by linearisation (Cochran 1977, chapter 6), with G/(G − 1) for
/// the G clusters that have weight in the bin.
public final class ClusteredMean {

    private final double[] values;
    private final double[] weights;

    /// Sums over clusters of the squares and products of a cluster's sum of values and of weights.
    private final double[] valueSquares;

    private final double[] products;
    private final double[] weightSquares;
    private final int[] clusters;

    private final double[] clusterValues;
    private final double[] clusterWeights;
    private final int[] touched;
    private int touchedSize;
    private int cluster = -1;

    /// @param bins the number of bins
    public ClusteredMean(int bins) {
        values = new double[bins];
        weights = new double[bins];
        valueSquares = new double[bins];
        products = new double[bins];
        weightSquares = new double[bins];
        clusters = new int[bins];
        clusterValues = new double[bins];
        clusterWeights = new double[bins];
        touched = new int[bins];
    }

    /// Adds a row. A cluster's rows come one after another.
    ///
    /// @param cluster which, from 0
    /// @param bin which, from 0
    /// @param value of a size near 1, such as a score
    /// @param weight 0 or more; a row of weight 0 is none
    public void add(int cluster, int bin, double value, double weight) {
        if (cluster != this.cluster) {
            close();
            this.cluster = cluster;
        }
        if (weight > 0) {
            if (clusterWeights[bin] == 0) {
                touched[touchedSize++] = bin;
            }
            clusterValues[bin] += value * weight;
            clusterWeights[bin] += weight;
        }
    }

    private void close() {
        for (int i = 0; i < touchedSize; i++) {
            int bin = touched[i];
            double value = clusterValues[bin];
            double weight = clusterWeights[bin];
            values[bin] += value;
            weights[bin] += weight;
            valueSquares[bin] += value * value;
            products[bin] += value * weight;
            weightSquares[bin] += weight * weight;
            clusters[bin]++;
            clusterValues[bin] = 0;
            clusterWeights[bin] = 0;
        }
        touchedSize = 0;
    }

    /// The weight in a bin.
    public double weight(int bin) {
        close();
        return weights[bin];
    }

    /// The clusters with weight in a bin.
    public int clusters(int bin) {
        close();
        return clusters[bin];
    }

    /// The mean of a bin; empty when fewer than two clusters have weight in it. A standard error of 0 says
    /// that all clusters agree, not that the mean is known.
    public Optional<Estimate> mean(int bin) {
        close();
        int count = clusters[bin];
        if (count < 2) {
            return Optional.empty();
        }
        double mean = values[bin] / weights[bin];
        double squares = valueSquares[bin] - 2 * mean * products[bin] + mean * mean * weightSquares[bin];
        double variance = Math.max(0, squares) * count / (count - 1.0) / (weights[bin] * weights[bin]);
        return Optional.of(new Estimate(mean, Math.sqrt(variance)));
    }
}
