package org.pieceworth.stats.groups;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Ratio;

/// One value for each of several groups, shrunk towards the groups' mean.
///
/// The errors of a group with few clusters are too small on average, by (G − 1)/(G − p − 2) for G clusters
/// and p parameters. Variances are multiplied by this factor, and a group with a factor above two contributes
/// nothing of its own. A group with fewer than ten clusters per parameter borrows from the others and does
/// not lend: its errors are too uncertain as weights.
///
/// @param mean the groups' mean
/// @param another prediction for another group of the same kind without data
/// @param groups the groups' values, in the order given
public record PooledValues(Estimate mean, Estimate another, List<Estimate> groups) {

    /// The least share of its clusters that must be left over for errors.
    private static final double MIN_SHARE = 0.5;

    private static final int CLUSTERS_A_PARAMETER = 10;

    public PooledValues {
        groups = List.copyOf(groups);
    }

    /// Pools a linear combination of the groups' parameters.
    ///
    /// @return empty when fewer than [RandomEffects#FEWEST] groups lend, or one has no error
    public static Optional<PooledValues> ofCombinations(List<GroupFit> groups, double[] weights) {
        List<Optional<GroupFit>> usable = usable(groups);
        return effects(lenders(usable).map(fit -> combination(fit, weights)).toList())
                .map(effects -> of(
                        effects,
                        usable.stream()
                                .map(fit -> fit.map(found -> effects.drawn(combination(found, weights))))
                                .toList()));
    }

    /// Pools `scale * (numerator · θ) / (denominator · θ)` of the groups' parameters θ, see [GroupRatio].
    ///
    /// @return empty when fewer than [RandomEffects#FEWEST] groups lend, or the ratio has no error
    public static Optional<PooledValues> ofRatios(
            List<GroupFit> groups, double[] numerator, double[] denominator, double scale) {
        List<Optional<GroupFit>> usable = usable(groups);
        return effects(lenders(usable).map(fit -> combination(fit, denominator)).toList())
                .flatMap(denominators -> ofRatios(usable, numerator, denominator, scale, denominators));
    }

    private static Optional<PooledValues> ofRatios(
            List<Optional<GroupFit>> usable,
            double[] numerator,
            double[] denominator,
            double scale,
            RandomEffects denominators) {
        List<Optional<GroupRatio>> ratios = usable.stream()
                .map(fit -> fit.map(found ->
                        GroupRatio.of(found, numerator, denominator, scale, denominators, hasManyClusters(found))))
                .toList();
        List<GroupRatio> lenders = ratios.stream()
                .flatMap(Optional::stream)
                .filter(GroupRatio::lends)
                .toList();
        return GroupRatio.effects(lenders)
                .map(effects -> of(
                        effects,
                        ratios.stream()
                                .map(ratio ->
                                        ratio.filter(GroupRatio::hasDenominator).map(found -> found.drawn(effects)))
                                .toList()));
    }

    private static PooledValues of(RandomEffects effects, List<Optional<Estimate>> drawn) {
        Estimate another = effects.another();
        return new PooledValues(
                effects.mean(),
                another,
                drawn.stream().map(value -> value.orElse(another)).toList());
    }

    private static Optional<RandomEffects> effects(List<Estimate> lenders) {
        return lenders.size() >= RandomEffects.FEWEST && lenders.stream().allMatch(each -> each.standardError() > 0)
                ? Optional.of(RandomEffects.of(lenders))
                : Optional.empty();
    }

    /// With the wider errors of few clusters; empty for a group with too few.
    private static List<Optional<GroupFit>> usable(List<GroupFit> groups) {
        return groups.stream().map(PooledValues::usable).toList();
    }

    private static Optional<GroupFit> usable(GroupFit group) {
        int size = group.values().length;
        if (!hasErrors(group)) {
            return Optional.empty();
        }
        double share = share(group);
        double[][] covariance = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                covariance[i][j] = group.covariance()[i][j] / share;
            }
        }
        return Optional.of(new GroupFit(group.values(), covariance, group.clusters()));
    }

    /// True if enough clusters are left for errors.
    static boolean hasErrors(GroupFit group) {
        return share(group) >= MIN_SHARE;
    }

    private static double share(GroupFit group) {
        return (group.clusters() - group.values().length - 2) / (group.clusters() - 1.0);
    }

    private static Stream<GroupFit> lenders(List<Optional<GroupFit>> usable) {
        return usable.stream().flatMap(Optional::stream).filter(PooledValues::hasManyClusters);
    }

    private static boolean hasManyClusters(GroupFit group) {
        return group.clusters() >= CLUSTERS_A_PARAMETER * group.values().length;
    }

    private static Estimate combination(GroupFit group, double[] weights) {
        return new Ratio(group.values(), group.covariance()).of(weights);
    }
}
