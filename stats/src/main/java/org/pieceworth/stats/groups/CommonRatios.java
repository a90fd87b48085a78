package org.pieceworth.stats.groups;

import java.util.List;
import java.util.Optional;

/// The ratios of some numbers to the first one that groups have in common, roughly: ratios of sums, where a weak first
/// number of a single group does no harm.
final class CommonRatios {

    private CommonRatios() {}

    /// @param groups each with two numbers or more
    /// @return empty when the first numbers are not positive together
    static Optional<double[]> start(List<GroupFit> groups) {
        double first = groups.stream().mapToDouble(group -> group.values()[0]).sum();
        if (!(first > 0)) {
            return Optional.empty();
        }
        double[] ratios = new double[groups.getFirst().values().length - 1];
        for (GroupFit group : groups) {
            for (int i = 0; i < ratios.length; i++) {
                ratios[i] += group.values()[i + 1] / first;
            }
        }
        return Optional.of(ratios);
    }
}
