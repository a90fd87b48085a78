package org.pieceworth.stats;

/// What a group of clusters says of some numbers by itself.
///
/// @param values the numbers: fitted parameters, or values made from them
/// @param covariance their covariance, clustered
/// @param clusters the clusters that it rests on
public record GroupFit(double[] values, double[][] covariance, int clusters) {

    /// Some of the numbers alone.
    public GroupFit only(int... which) {
        double[] some = new double[which.length];
        double[][] block = new double[which.length][which.length];
        for (int i = 0; i < which.length; i++) {
            some[i] = values[which[i]];
            for (int j = 0; j < which.length; j++) {
                block[i][j] = covariance[which[i]][which[j]];
            }
        }
        return new GroupFit(some, block, clusters);
    }
}
