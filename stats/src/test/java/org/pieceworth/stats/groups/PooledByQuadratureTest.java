package org.pieceworth.stats.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.Estimate;

/// Twelve groups of all kinds, against figures that were found by another way: SciPy's adaptive quadrature over ln τ
/// from −30 to 30 around the peak, and Brent's method for the mean and for each place that a group is drawn to.
class PooledByQuadratureTest {

    private static final double[] PAWN = {1, 0, 0};
    private static final double[] KNIGHT = {0, 1, 0};

    private final List<GroupFit> groups = new ArrayList<>();

    PooledByQuadratureTest() {
        group(400, 0.60, 0.030, 1.50, 0.08, 0.3);
        group(300, 0.52, 0.040, 1.30, 0.10, 0.2);
        group(900, 0.70, 0.020, 1.45, 0.06, 0.4);
        group(150, 0.48, 0.060, 1.40, 0.15, 0.3);
        group(60, 0.66, 0.080, 1.90, 0.22, -0.2);
        group(50, 0.58, 0.070, 1.20, 0.20, 0.3);
        // Ten clusters a parameter lend just yet, 29 do not; nor does a pawn of three standard errors.
        group(30, 0.75, 0.110, 1.60, 0.25, 0.5);
        group(29, 0.62, 0.050, 1.10, 0.12, 0.1);
        group(500, 0.30, 0.200, 1.70, 0.60, 0.3);
        // Of nine clusters half are left over for errors, of eight fewer; the last pawn is surely negative.
        group(9, 0.55, 0.050, 1.80, 0.20, 0.3);
        group(8, 0.55, 0.050, 9.00, 0.20, 0.3);
        group(20, -0.9, 0.010, 1.00, 0.10, 0);
    }

    private void group(int clusters, double pawn, double pawnError, double knight, double knightError, double shared) {
        double covariance = shared * pawnError * knightError;
        groups.add(new GroupFit(
                new double[] {pawn, knight, 0.2},
                new double[][] {
                    {pawnError * pawnError, covariance, 0},
                    {covariance, knightError * knightError, 0},
                    {0, 0, 0.01}
                },
                clusters));
    }

    private static void isNear(Estimate estimate, double value, double error) {
        assertThat(estimate.value()).isCloseTo(value, within(1e-4 * error));
        assertThat(estimate.standardError()).isCloseTo(error, within(1e-3 * error));
    }

    @Test
    void ratiosOfGroups() {
        PooledValues pooled = PooledValues.ofRatios(groups, KNIGHT, PAWN, 100).orElseThrow();
        isNear(pooled.mean(), 239.1986807762, 24.2611739364);
        isNear(pooled.another(), 239.1986807762, 61.6432144921);
        double[][] expected = {
            {247.6655532057, 14.5021497349},
            {246.0655423937, 20.8093475835},
            {209.1485305258, 8.3587569159},
            {265.6751986065, 30.7298212345},
            {257.5698829091, 37.0714902431},
            {222.0728665764, 29.1895144023},
            {225.1246275623, 29.8421410440},
            {197.6603421149, 24.7424687645},
            {263.6801706015, 56.0781092374},
            {272.9207216431, 39.9242570499},
        };
        for (int i = 0; i < expected.length; i++) {
            isNear(pooled.groups().get(i), expected[i][0], expected[i][1]);
        }
        assertThat(pooled.groups()).hasSize(12).endsWith(pooled.another(), pooled.another());
    }

    /// A knight less two pawns, with half of the third number.
    @Test
    void combinationsOfGroups() {
        double[] weights = {-2, 1, 0.5};
        PooledValues pooled = PooledValues.ofCombinations(groups, weights).orElseThrow();
        isNear(pooled.mean(), 0.3572399783, 0.1316519621);
        isNear(pooled.another(), 0.3572399783, 0.3334136022);
        double[][] expected = {
            {0.3855288795, 0.0908666711},
            {0.3538719555, 0.1094102891},
            {0.1810644557, 0.0759899074},
            {0.4575743572, 0.1471300069},
            {0.4657966213, 0.2140576858},
            {0.2464342327, 0.1666908748},
            {0.2850362234, 0.1796830451},
            {0.1182771660, 0.1578604041},
            {0.4826131014, 0.2930365531},
            {0.5228680589, 0.2192349406},
        };
        for (int i = 0; i < expected.length; i++) {
            isNear(pooled.groups().get(i), expected[i][0], expected[i][1]);
        }
        assertThat(pooled.groups().get(10)).isEqualTo(pooled.another());
        isNear(pooled.groups().get(11), 2.0979309477, 0.5741619787);
        groups.set(0, new GroupFit(new double[] {0.6, 1.5, 0.2}, new double[3][3], 400));
        assertThat(PooledValues.ofCombinations(groups, weights)).isEmpty();
    }

    /// Halving the unit and its errors doubles every ratio: no constant knows how large a pawn's coefficient is.
    @Test
    void theUnitsSizeIsOfNoAccount() {
        PooledValues whole = PooledValues.ofRatios(groups, KNIGHT, PAWN, 1).orElseThrow();
        PooledValues half = PooledValues.ofRatios(groups, KNIGHT, new double[] {0.5, 0, 0}, 1)
                .orElseThrow();
        for (int i = 0; i < groups.size(); i++) {
            Estimate one = whole.groups().get(i);
            isNear(half.groups().get(i), 2 * one.value(), 2 * one.standardError());
        }
    }

    /// The order of the groups does not matter.
    @Test
    void theOrderIsOfNoAccount() {
        PooledValues forwards = PooledValues.ofRatios(groups, KNIGHT, PAWN, 100).orElseThrow();
        PooledValues backwards =
                PooledValues.ofRatios(groups.reversed(), KNIGHT, PAWN, 100).orElseThrow();
        for (int i = 0; i < groups.size(); i++) {
            Estimate one = forwards.groups().get(i);
            isNear(backwards.groups().reversed().get(i), one.value(), one.standardError());
        }
    }
}
