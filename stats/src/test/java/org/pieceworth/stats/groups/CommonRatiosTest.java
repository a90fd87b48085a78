package org.pieceworth.stats.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/// Four groups with correlated errors, against SciPy: the ratios ρ in common solve Σ w V(ρ)⁻¹ (top − ρ · first) = 0, by
/// Powell's hybrid method, where w is the share of its clusters that a group has left over for errors.
class CommonRatiosTest {

    private static final Offset<Double> CLOSE = within(1e-7);

    private static GroupFit group(int clusters, double[] values, double[] errors, double... correlations) {
        double[][] covariance = new double[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                covariance[i][j] = errors[i] * errors[j] * (i == j ? 1 : correlations[i + j - 1]);
            }
        }
        return new GroupFit(values, covariance, clusters);
    }

    private static List<GroupFit> groups() {
        return new ArrayList<>(List.of(
                group(40, new double[] {0.8, 1.7, 4.0}, new double[] {0.10, 0.20, 0.30}, 0.3, 0.2, 0.1),
                group(60, new double[] {1.1, 2.9, 4.9}, new double[] {0.15, 0.25, 0.20}, -0.2, 0.4, 0.3),
                group(25, new double[] {0.5, 1.6, 1.9}, new double[] {0.20, 0.30, 0.50}, 0.1, 0.5, -0.3),
                group(90, new double[] {1.4, 3.0, 7.5}, new double[] {0.05, 0.10, 0.40}, 0.2, 0.0, 0.4)));
    }

    @Test
    void groupsAreSeenFromTheRatiosThatTheyHaveInCommon() {
        List<GroupFit> seen = CommonRatios.seen(groups());
        double[][] values = {
            {2.12283657, 4.84271695}, {2.58102314, 4.46488663}, {2.55771931, 4.24628984}, {2.1461404, 5.46725433}
        };
        double[][] covariances = {
            {0.03919863917862, 0.04113942455392, 0.1598600357367},
            {0.12872863472364, 0.15864662294543, 0.26157292542668},
            {0.16093256867927, 0.13676331955797, 0.41093538308408},
            {0.01119628719516, 0.02343746980468, 0.13959817303965}
        };
        for (int g = 0; g < 4; g++) {
            assertThat(seen.get(g).values()).containsExactly(values[g], CLOSE);
            double[][] covariance = seen.get(g).covariance();
            assertThat(covariance[0]).containsExactly(new double[] {covariances[g][0], covariances[g][1]}, CLOSE);
            assertThat(covariance[1]).containsExactly(new double[] {covariances[g][1], covariances[g][2]}, CLOSE);
        }
        assertThat(PreciseGroup.mean(PreciseGroup.of(seen)))
                .containsExactly(new double[] {2.1188275, 4.55125456}, CLOSE);
    }

    @Test
    void theTestOfTheirRatios() {
        GroupTest test = GroupTest.ofRatios(groups()).orElseThrow();
        assertThat(test.statistic()).isCloseTo(18.75998474194374, within(1e-8));
        assertThat(test.degrees()).isEqualTo(6);
        assertThat(test.pValue()).isCloseTo(0.004588781155794546, within(1e-9));
    }

    /// The first number may be counted in other units, and groups without enough clusters are as if not there.
    @Test
    void unitsAndGroupsThatTakeNoPartChangeNothing() {
        List<GroupFit> groups = groups();
        groups.replaceAll(group -> {
            double[][] covariance = group.covariance();
            for (int i = 0; i < 3; i++) {
                covariance[0][i] *= 8;
                covariance[i][0] *= 8;
            }
            return new GroupFit(
                    new double[] {8 * group.values()[0], group.values()[1], group.values()[2]},
                    covariance,
                    group.clusters());
        });
        groups.add(group(6, new double[] {8, 90, 1}, new double[] {0.1, 0.1, 0.1}, 0, 0, 0));
        GroupTest test = GroupTest.ofRatios(groups).orElseThrow();
        assertThat(test.groups()).isEqualTo(4);
        assertThat(test.statistic()).isCloseTo(18.75998474194374, within(1e-8));
    }

    /// A first number that all groups together find to be 0 gives no ratios.
    @Test
    void aFirstNumberOfNoughtHasNoRatios() {
        double[] errors = {0.1, 0.1, 0.1};
        GroupFit plus = group(100, new double[] {0.25, 1, 1}, errors, 0, 0, 0);
        GroupFit minus = group(100, new double[] {-0.25, 1, 1}, errors, 0, 0, 0);
        assertThat(CommonRatios.seen(List.of(plus, minus))).isEmpty();
    }
}
