package org.pieceworth.stats.groups;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.matrix.Cholesky;

/// A group and its inverse covariance, made smaller for being estimated.
record PreciseGroup(double[] values, double[][] precision) {

    private static final double LEAST_SHARE = 0.5;

    /// Of the groups those that can take part.
    static List<PreciseGroup> of(List<GroupFit> groups) {
        return groups.stream().flatMap(group -> of(group).stream()).toList();
    }

    static Optional<PreciseGroup> of(GroupFit group) {
        int size = group.values().length;
        double share = (group.clusters() - size - 2) / (group.clusters() - 1.0);
        Cholesky cholesky = new Cholesky(size);
        if (!(share >= LEAST_SHARE) || !cholesky.decompose(group.covariance())) {
            return Optional.empty();
        }
        double[][] precision = cholesky.inverse();
        for (double[] row : precision) {
            for (int j = 0; j < size; j++) {
                row[j] *= share;
            }
        }
        return Optional.of(new PreciseGroup(group.values(), precision));
    }

    double distance(double[] mean) {
        double distance = 0;
        for (int i = 0; i < mean.length; i++) {
            for (int j = 0; j < mean.length; j++) {
                distance += (values[i] - mean[i]) * precision[i][j] * (values[j] - mean[j]);
            }
        }
        return distance;
    }

    /// The common mean of groups, weighted by precision.
    static double[] mean(List<PreciseGroup> groups) {
        int size = groups.getFirst().values.length;
        double[][] precision = new double[size][size];
        double[] mean = new double[size];
        for (PreciseGroup group : groups) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    precision[i][j] += group.precision[i][j];
                    mean[i] += group.precision[i][j] * group.values[j];
                }
            }
        }
        Cholesky.of(precision).solve(mean);
        return mean;
    }
}
