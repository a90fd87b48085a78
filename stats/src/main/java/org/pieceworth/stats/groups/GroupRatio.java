package org.pieceworth.stats.groups;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Ratio;

/// A ratio of a group's parameters, in a form that is valid for a badly known denominator.
///
/// The ratio's own error (delta method) falls with the ratio: if the denominator is great by chance, ratio
/// and error are small, and a mean weighted by such errors is too low. So the group is seen from a ratio ρ
/// through top − ρ · bottom, as by Fieller (1954), whose error does not depend on the group's own ratio.
/// Divided by a denominator with little sampling error, that is the group's distance from ρ. For the mean of
/// groups, ρ is the mean itself; for the value of a group, the value it is shrunk to.
///
/// @param top its numerator
/// @param bottom its denominator
/// @param topVariance the variance of its numerator
/// @param bottomVariance the variance of its denominator
/// @param shared their covariance
/// @param steady its denominator, shrunk towards those of the other groups
/// @param lends whether the mean is sought with it
record GroupRatio(
        double top,
        double bottom,
        double topVariance,
        double bottomVariance,
        double shared,
        double steady,
        boolean lends) {

    /// A group lends only when the mean denominator is at least this many of the group's standard errors from
    /// 0. Selection by the group's own denominator would select ratios that are small by chance.
    private static final double STRONG = 4;

    private static final int ROUNDS = 200;

    /// In standard errors.
    private static final double SETTLED = 1e-9;

    /// Relative to the value: an error that is 0 except for rounding.
    private static final double ROUNDING = 1e-9;

    /// @param denominators the groups' denominators
    /// @param mayLend whether the group's errors are sure enough
    static GroupRatio of(
            GroupFit group,
            double[] numerator,
            double[] denominator,
            double scale,
            RandomEffects denominators,
            boolean mayLend) {
        Ratio ratio = new Ratio(group.values(), group.covariance());
        Estimate top = ratio.of(numerator);
        Estimate bottom = ratio.of(denominator);
        double steady = denominators.drawn(bottom).value();
        double strength = denominators.mean().value() / bottom.standardError();
        return new GroupRatio(
                scale * top.value(),
                bottom.value(),
                scale * scale * top.standardError() * top.standardError(),
                bottom.standardError() * bottom.standardError(),
                scale * ratio.covariance(numerator, denominator),
                steady,
                mayLend && steady > 0 && strength >= STRONG);
    }

    /// True if the group's denominator is positive, judged by all groups.
    boolean hasDenominator() {
        return steady > 0;
    }

    /// The group's ratio, evaluated from another ratio.
    Estimate seenFrom(double ratio) {
        double variance = topVariance - 2 * ratio * shared + ratio * ratio * bottomVariance;
        return new Estimate(ratio + (top - ratio * bottom) / steady, Math.sqrt(Math.max(0, variance)) / steady);
    }

    /// The random effects of all groups; empty when a ratio has no error, or too few groups are given.
    static Optional<RandomEffects> effects(List<GroupRatio> groups) {
        double ratio = groups.stream().mapToDouble(GroupRatio::top).sum()
                / groups.stream().mapToDouble(GroupRatio::bottom).sum();
        for (int round = 0; ; round++) {
            double from = ratio;
            List<Estimate> seen =
                    groups.stream().map(group -> group.seenFrom(from)).toList();
            if (seen.size() < RandomEffects.FEWEST || !seen.stream().allMatch(GroupRatio::hasError)) {
                return Optional.empty();
            }
            RandomEffects effects = RandomEffects.of(seen);
            ratio = effects.mean().value();
            if (round == ROUNDS
                    || Math.abs(ratio - from) <= SETTLED * effects.mean().standardError()) {
                return Optional.of(effects);
            }
        }
    }

    private static boolean hasError(Estimate seen) {
        return seen.standardError() > ROUNDING * Math.abs(seen.value());
    }

    /// The group's ratio, shrunk towards the mean and evaluated at the value it is shrunk to.
    Estimate drawn(RandomEffects effects) {
        Estimate drawn = effects.mean();
        for (int round = 0; round < ROUNDS; round++) {
            Estimate next = effects.drawn(seenFrom(drawn.value()));
            boolean settled = Math.abs(next.value() - drawn.value()) <= SETTLED * next.standardError();
            drawn = next;
            if (settled) {
                break;
            }
        }
        return drawn;
    }
}
