package org.pieceworth.stats;

import java.util.List;
import java.util.Optional;

/// A fit by groups, partially pooled.
///
/// @param mean the groups' mean of each parameter
/// @param meanCovariance its covariance
/// @param between the variance of each parameter between groups
/// @param dispersion by how much rows that hang together make variances greater, on average
/// @param groups the groups in the order given
/// @param settled whether mean and variances came to rest
public record PooledFit(
        double[] mean,
        double[][] meanCovariance,
        double[] between,
        double dispersion,
        List<PooledGroup> groups,
        boolean settled) {

    /// Copies the groups.
    public PooledFit {
        groups = List.copyOf(groups);
    }

    /// Whether the groups that can be fitted alone differ in these parameters, taken together; without any
    /// named, in all. Empty when too few can be fitted.
    public Optional<GroupTest> test(int... parameters) {
        return GroupTest.of(groups.stream()
                .flatMap(group -> group.alone().stream())
                .map(alone -> parameters.length == 0 ? alone : alone.only(parameters))
                .toList());
    }
}
