package org.pieceworth.stats.groups;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.ChiSquare;

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

    /// Tests groups; empty when fewer than two have clusters enough and a covariance that can be inverted.
    public static Optional<GroupTest> of(List<GroupFit> groups) {
        List<PreciseGroup> precise = PreciseGroup.of(groups);
        return precise.size() < 2 ? Optional.empty() : Optional.of(test(precise, PreciseGroup.mean(precise)));
    }

    /// Tests the ratios of the other numbers to the first one, seen from the ratios that the groups have in
    /// common, see [CommonRatios].
    ///
    /// @return empty as [#of], or when the first numbers are not positive together
    public static Optional<GroupTest> ofRatios(List<GroupFit> groups) {
        return of(CommonRatios.seen(groups.stream()
                .filter(group -> PreciseGroup.of(group).isPresent())
                .toList()));
    }

    private static GroupTest test(List<PreciseGroup> precise, double[] mean) {
        double statistic = 0;
        for (PreciseGroup group : precise) {
            statistic += group.distance(mean);
        }
        int degrees = (precise.size() - 1) * mean.length;
        return new GroupTest(statistic, degrees, new ChiSquare(statistic, degrees).pValue(), precise.size());
    }
}
