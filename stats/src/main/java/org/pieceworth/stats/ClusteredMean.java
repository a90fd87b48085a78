package org.pieceworth.stats;

import java.util.Optional;

/// Weighted means of a bounded score by bins, with errors that allow for dependence within clusters: ratio
/// estimators over randomly sampled clusters, by linearisation (Cochran 1977, chapter 6), with G/(G − 1) for
/// the G clusters that have weight in the bin.
public final class ClusteredMean {

    /// Relative to the two terms of a difference: squares that are 0 except for rounding.
    private static final double ROUNDING = 1e-12;

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
    /// @param cluster number of the cluster, from 0
    /// @param bin number of the bin, from 0
    /// @param value number of a size near 1, such as a score
    /// @param weight 0 or more; rows of weight 0 are ignored
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

    /// The clusters with weight in a bin.
    public int clusters(int bin) {
        close();
        return clusters[bin];
    }

    /// The mean of a bin; empty when fewer than two clusters have weight in it. A standard error of 0 means
    /// that all clusters agree, not that the mean is exact.
    public Optional<Estimate> mean(int bin) {
        close();
        int count = clusters[bin];
        if (count < 2) {
            return Optional.empty();
        }
        double mean = values[bin] / weights[bin];
        double squares = valueSquares[bin] - 2 * mean * products[bin] + mean * mean * weightSquares[bin];
        boolean agree = squares <= ROUNDING * valueSquares[bin];
        double variance = agree ? 0 : squares * count / (count - 1.0) / (weights[bin] * weights[bin]);
        return Optional.of(new Estimate(mean, Math.sqrt(variance)));
    }

    /// Wilson's (1927) 95 % interval of the mean of a bin with weight, for values from 0 to 1. It lies
    /// between 0 and 1, and has a width even if all clusters agree. The effective number of clusters is the
    /// number of values 0 and 1 whose mean would have the same error; without an error it is that of
    /// [#wilsonByWeights].
    public Interval.Bounded wilson(int bin) {
        close();
        double mean = values[bin] / weights[bin];
        double error = mean(bin).map(Estimate::standardError).orElse(0.0);
        return error > 0 ? wilson(mean, mean * (1 - mean) / (error * error)) : wilsonByWeights(bin);
    }

    /// Wilson's interval with the effective number of clusters (Σ w)² / Σ w² of their weights (Kish 1965), which
    /// needs no error. For values between 0 and 1, such as those of drawn games, it is too wide.
    public Interval.Bounded wilsonByWeights(int bin) {
        close();
        return wilson(values[bin] / weights[bin], weights[bin] * weights[bin] / weightSquares[bin]);
    }

    private static Interval.Bounded wilson(double mean, double number) {
        double z = StudentT.NORMAL.reach(0.95);
        double centre = (mean + z * z / (2 * number)) / (1 + z * z / number);
        double reach = z / (1 + z * z / number) * Math.sqrt(mean * (1 - mean) / number + z * z / (4 * number * number));
        // Exact if all clusters agree on 0 or 1: rounding would leave 1e-17.
        return new Interval.Bounded(
                mean == 0 ? 0 : Math.max(0, centre - reach), mean == 1 ? 1 : Math.min(1, centre + reach));
    }
}
