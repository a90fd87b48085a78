package org.pieceworth.stats.groups;

import java.util.List;
import java.util.Optional;
import org.hipparchus.special.Gamma;
import org.pieceworth.stats.matrix.Cholesky;

/// Whether groups differ by more than chance: the Wald statistic Σ (θ_g − μ)' V_g⁻¹ (θ_g − μ) around their
/// common mean, weighted by precision.
///
/// A covariance from G clusters makes distances too great on average, by (G − 1)/(G − p − 2) for p numbers
/// (Hotelling's T²); each group's share is made smaller by as much, and groups for which that is more than
/// half do not take part.
///
/// @param statistic the statistic
/// @param degrees its degrees of freedom, (groups − 1) p
/// @param pValue how often chance alone would make it as great, by the chi-square distribution
/// @param groups the groups that took part
public record GroupTest(double statistic, int degrees, double pValue, int groups) {

    private static final double LEAST_SHARE = 0.5;

    /// Tests groups; empty when fewer than two have clusters enough and a covariance that can be inverted.
    public static Optional<GroupTest> of(List<GroupFit> groups) {
        List<Precise> precise = precise(groups);
        return precise.size() < 2 ? Optional.empty() : Optional.of(test(precise, mean(precise)));
    }

    /// Tests the ratios of the other numbers to the first one, seen from the ratios that the groups have in
    /// common, see [CommonRatios].
    ///
    /// @return empty as [#of], or when the first numbers are not positive together
    public static Optional<GroupTest> ofRatios(List<GroupFit> groups) {
        return of(CommonRatios.seen(
                groups.stream().filter(group -> Precise.of(group).isPresent()).toList()));
    }

    private static List<Precise> precise(List<GroupFit> groups) {
        return groups.stream().flatMap(group -> Precise.of(group).stream()).toList();
    }

    private static GroupTest test(List<Precise> precise, double[] mean) {
        double statistic = 0;
        for (Precise group : precise) {
            statistic += group.distance(mean);
        }
        int degrees = (precise.size() - 1) * mean.length;
        double pValue = statistic > 0 ? Gamma.regularizedGammaQ(degrees / 2.0, statistic / 2) : 1;
        return new GroupTest(statistic, degrees, pValue, precise.size());
    }

    /// The common mean of groups that can take part, weighted by precision.
    static double[] meanOf(List<GroupFit> groups) {
        return mean(precise(groups));
    }

    private static double[] mean(List<Precise> groups) {
        int size = groups.getFirst().values.length;
        double[][] precision = new double[size][size];
        double[] mean = new double[size];
        for (Precise group : groups) {
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

    /// A group and its inverse covariance, made smaller for being estimated.
    private record Precise(double[] values, double[][] precision) {

        static Optional<Precise> of(GroupFit group) {
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
            return Optional.of(new Precise(group.values(), precision));
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
    }
}
