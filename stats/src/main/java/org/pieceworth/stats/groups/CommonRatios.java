package org.pieceworth.stats.groups;

import java.util.List;

/// The ratios of some numbers to the first one that groups have in common, and the groups seen from there.
///
/// A group is seen through number − ratio · first, as by Fieller (1954), whose covariance does not hang on
/// how the group's own ratios came out. The covariance of the ratios themselves (delta method) is smaller
/// where chance makes the first number great and the ratios small, so that a test by it would find
/// differences that are none.
final class CommonRatios {

    private static final int ROUNDS = 100;

    /// Relative to the ratio.
    private static final double SETTLED = 1e-10;

    private CommonRatios() {}

    /// The groups' ratios, seen from those that they have in common, with the covariance there.
    ///
    /// @param groups each with two numbers or more and a covariance that can be inverted
    /// @return none when the first number of all groups together is not positive
    static List<GroupFit> seen(List<GroupFit> groups) {
        double first = first(groups);
        if (!(first > 0)) {
            return List.of();
        }
        double[] ratios = ofSums(groups);
        List<GroupFit> seen = from(ratios, first, groups);
        boolean settled = false;
        for (int round = 0; round < ROUNDS && !settled; round++) {
            double[] next = PreciseGroup.mean(PreciseGroup.of(seen));
            settled = areNear(ratios, next);
            ratios = next;
            seen = from(ratios, first, groups);
        }
        return seen;
    }

    /// The first number of all groups, weighted by precision; NaN without groups.
    private static double first(List<GroupFit> groups) {
        double sum = 0;
        double weights = 0;
        for (GroupFit group : groups) {
            sum += group.values()[0] / group.covariance()[0][0];
            weights += 1 / group.covariance()[0][0];
        }
        return sum / weights;
    }

    private static double[] ofSums(List<GroupFit> groups) {
        double[] ratios = new double[groups.getFirst().values().length - 1];
        double first = groups.stream().mapToDouble(group -> group.values()[0]).sum();
        for (GroupFit group : groups) {
            for (int i = 0; i < ratios.length; i++) {
                ratios[i] += group.values()[i + 1] / first;
            }
        }
        return ratios;
    }

    private static boolean areNear(double[] left, double[] right) {
        for (int i = 0; i < left.length; i++) {
            if (!(Math.abs(left[i] - right[i]) <= SETTLED * Math.abs(right[i]))) {
                return false;
            }
        }
        return true;
    }

    private static List<GroupFit> from(double[] ratios, double first, List<GroupFit> groups) {
        return groups.stream().map(group -> from(ratios, first, group)).toList();
    }

    private static GroupFit from(double[] ratios, double first, GroupFit group) {
        int size = ratios.length;
        double[] own = group.values();
        double[][] of = group.covariance();
        double[] values = new double[size];
        double[][] covariance = new double[size][size];
        for (int i = 0; i < size; i++) {
            values[i] = ratios[i] + (own[i + 1] - ratios[i] * own[0]) / first;
            for (int j = 0; j < size; j++) {
                double product = of[i + 1][j + 1]
                        - ratios[i] * of[0][j + 1]
                        - ratios[j] * of[i + 1][0]
                        + ratios[i] * ratios[j] * of[0][0];
                covariance[i][j] = product / (first * first);
            }
        }
        return new GroupFit(values, covariance, group.clusters());
    }
}
