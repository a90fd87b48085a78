package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// Sums the information of rows, from their features and probabilities, along directions of the parameters,
/// by cluster.
///
/// Along I⁻¹c, I being the information, that is the share of the information on the contrast c when the other
/// parameters are unknown too.
final class InformationShares {

    /// Maximum number of values in memory: 64 MB.
    private static final int ROOM = 1 << 23;

    private final GroupedOutcomes data;
    private final RowScores scores;
    private final boolean constant;
    private final double[][] directions;
    private final double[] widths;

    /// Per group its shares, once they were needed.
    private final double[][] known;

    private final double[] row;
    private final double[] curves = new double[3];
    private final double[] cluster;
    private final double[] sum;
    private final double[] squares;

    InformationShares(OutcomeFit fit, GroupedOutcomes data, double[][] directions) {
        this.data = data;
        this.directions = directions;
        scores = new RowScores(data, fit.options(), fit.parameters());
        constant = fit.options().constant();
        widths = Arrays.stream(directions).mapToDouble(fit.options()::width).toArray();
        known = new double[(long) directions.length * data.groups() <= ROOM ? data.groups() : 0][0];
        row = new double[directions.length];
        cluster = new double[directions.length];
        sum = new double[directions.length];
        squares = new double[directions.length];
    }

    /// Adds rows of a group to the present cluster.
    void add(int group, double weight) {
        double[] shares = shares(group);
        for (int i = 0; i < cluster.length; i++) {
            cluster[i] += weight * shares[i];
        }
    }

    /// Ends the present cluster.
    void close() {
        for (int i = 0; i < cluster.length; i++) {
            sum[i] += cluster[i];
            squares[i] += cluster[i] * cluster[i];
        }
        Arrays.fill(cluster, 0);
    }

    /// Per direction the expected information of a row of a group.
    double[] shares(int group) {
        if (known.length == 0) {
            compute(group, row);
            return row;
        }
        if (known[group].length == 0) {
            known[group] = new double[directions.length];
            compute(group, known[group]);
        }
        return known[group];
    }

    private void compute(int group, double[] shares) {
        scores.information(group, 1, curves);
        for (int i = 0; i < shares.length; i++) {
            double byEta = data.dot(group, directions[i]) + (constant ? directions[i][data.columns()] : 0);
            shares[i] =
                    curves[0] * byEta * byEta + 2 * curves[1] * byEta * widths[i] + curves[2] * widths[i] * widths[i];
        }
    }

    /// Per direction the sum of shares.
    double[] sum() {
        return sum;
    }

    /// Per direction the sum of their squares.
    double[] squares() {
        return squares;
    }
}
