package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FiellerTest {

    private static final Offset<Double> EXACT = within(1e-12);
    private static final double[] TOP = {1, 0};
    private static final double[] BOTTOM = {0, 1};

    /// By hand with z = 1: (3 − 2ρ)² ≤ 1 + ρ² is 3ρ² − 12ρ + 8 ≤ 0, that is 2 ± 2/√3.
    @Test
    void aStrongDenominatorGivesBounds() {
        assertThat(new Fieller(3, 2, 1, 1, 0).interval(1)).isInstanceOfSatisfying(Interval.Bounded.class, bounds -> {
            assertThat(bounds.low()).isCloseTo(2 - 2 / Math.sqrt(3), EXACT);
            assertThat(bounds.high()).isCloseTo(2 + 2 / Math.sqrt(3), EXACT);
            assertThat(bounds.contains(2)).isTrue();
            assertThat(bounds.contains(0.8)).isFalse();
            assertThat(bounds.contains(3.2)).isFalse();
        });
    }

    /// With z = 2 and a covariance of ¼: (3 − 2ρ)² ≤ 4 + 4ρ² − 2ρ gives −10ρ + 5 ≤ 0; with z = 2 and none
    /// but a larger variance: (3 − ρ)² ≤ 4 + 4ρ² is 3ρ² + 6ρ − 5 ≥ 0, that is outside −1 ± √(8/3).
    @Test
    void aWeakDenominatorGivesAHalfLineOrTheOutside() {
        assertThat(new Fieller(3, 2, 1, 1, 0.25).interval(2))
                .isEqualTo(new Interval.Bounded(0.5, Double.POSITIVE_INFINITY));
        assertThat(new Fieller(-3, 2, 1, 1, -0.25).interval(2))
                .isEqualTo(new Interval.Bounded(Double.NEGATIVE_INFINITY, -0.5));
        assertThat(new Fieller(3, 1, 1, 1, 0).interval(2)).isInstanceOfSatisfying(Interval.Outside.class, outside -> {
            assertThat(outside.below()).isCloseTo(-1 - Math.sqrt(8.0 / 3), EXACT);
            assertThat(outside.above()).isCloseTo(-1 + Math.sqrt(8.0 / 3), EXACT);
            assertThat(outside.contains(0)).isFalse();
            assertThat(outside.contains(-2.7)).isTrue();
            assertThat(outside.contains(0.7)).isTrue();
        });
    }

    @Test
    void nothingIsKnownOfARatioOfNoughts() {
        Interval line = new Fieller(0.5, 0.5, 1, 1, 0).interval(2);
        assertThat(line).isEqualTo(new Interval.Line());
        assertThat(line.contains(-1e9)).isTrue();
        assertThat(new Fieller(0, 2, 1, 1, 0).interval(2)).isEqualTo(new Interval.Line());
    }

    @Test
    void aFixedRatioIsOneNumber() {
        assertThat(new Fieller(3, 1, 36, 4, 12).interval(1.96)).isEqualTo(new Interval.Bounded(3, 3));
        assertThat(new Fieller(-3, 1, 36, 4, -12).interval(0.1)).isEqualTo(new Interval.Bounded(-3, -3));
    }

    @Test
    void aNumeratorOfNoughtLiesAroundNought() {
        assertThat(new Fieller(0, 2, 1, 0, 0).interval(1)).isEqualTo(new Interval.Bounded(-0.5, 0.5));
    }

    @ParameterizedTest
    @ValueSource(doubles = {100, -100})
    void theDeltaMethodIsItsLimit(double scale) {
        double[][] covariance = {{4e-6, 1e-6}, {1e-6, 9e-6}};
        Ratio ratio = new Ratio(new double[] {3, 2}, covariance);
        Estimate delta = ratio.of(TOP, BOTTOM, scale);
        assertThat(ratio.within(TOP, BOTTOM, scale, StudentT.NORMAL.reach(0.95)))
                .isInstanceOfSatisfying(Interval.Bounded.class, bounds -> {
                    assertThat(bounds.low()).isCloseTo(delta.low(), within(6e-3 * delta.standardError()));
                    assertThat(bounds.high()).isCloseTo(delta.high(), within(6e-3 * delta.standardError()));
                });
        assertThat(ratio.of(new double[] {1, -1}).value()).isEqualTo(1);
        assertThat(ratio.of(new double[] {1, -1}).standardError()).isCloseTo(Math.sqrt(11e-6), EXACT);
        assertThat(ratio.slope(TOP, BOTTOM, scale)).containsExactly(new double[] {scale / 2, -scale * 0.75}, EXACT);
    }

    /// A denominator of one standard error: the set holds the true ratio in 95 % and in 80 %; the delta
    /// method does not.
    @ParameterizedTest
    @ValueSource(doubles = {0.95, 0.8})
    void itCoversHoweverWeakTheDenominator(double level) {
        SplittableRandom random = new SplittableRandom(17);
        int trials = 40_000;
        int covered = 0;
        for (int trial = 0; trial < trials; trial++) {
            double common = random.nextGaussian();
            double top = 2 + 0.6 * common + 0.8 * random.nextGaussian();
            double bottom = 1 + common;
            Ratio ratio = new Ratio(new double[] {top, bottom}, new double[][] {{1, 0.6}, {0.6, 1}});
            covered +=
                    ratio.within(TOP, BOTTOM, 1, StudentT.NORMAL.reach(level)).contains(2) ? 1 : 0;
        }
        assertThat(covered / (double) trials).isCloseTo(level, within(0.006));
    }

    @Test
    void levelsLieBetweenNoughtAndOne() {
        assertThat(StudentT.NORMAL.reach(0.95)).isCloseTo(1.959963984540054, EXACT);
        assertThat(StudentT.NORMAL.reach(0.5)).isCloseTo(0.6744897501960817, EXACT);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StudentT.NORMAL.reach(1))
                .withMessageContaining("not 1.0");
        assertThatIllegalArgumentException().isThrownBy(() -> StudentT.NORMAL.reach(0));
    }

    /// The ends of an interval belong to it.
    @Test
    void endsAreContained() {
        Interval bounded = new Interval.Bounded(-1, 2);
        assertThat(bounded.contains(-1)).isTrue();
        assertThat(bounded.contains(2)).isTrue();
        assertThat(bounded.contains(Math.nextDown(-1.0))).isFalse();
        assertThat(bounded.contains(Math.nextUp(2.0))).isFalse();
        Interval outside = new Interval.Outside(-1, 2);
        assertThat(outside.contains(-1)).isTrue();
        assertThat(outside.contains(2)).isTrue();
        assertThat(outside.contains(Math.nextUp(-1.0))).isFalse();
        assertThat(outside.contains(Math.nextDown(2.0))).isFalse();
    }

    /// Other units of top and bottom, by powers of two so that nothing is rounded, move the ends by as much and to the
    /// bit: nothing in it is small by itself.
    @ParameterizedTest
    @ValueSource(ints = {-90, -20, 0, 20, 90})
    void unitsMoveTheEndsAlone(int power) {
        double up = Math.scalb(1.0, power);
        double down = Math.scalb(1.0, -power / 2);
        double[][] kinds = {
            {3, 2, 1, 1, 0, 1},
            {3, 2, 1, 1, 0.25, 2},
            {-3, 2, 1, 1, -0.25, 2},
            {3, 1, 1, 1, 0, 2},
            {0, 2, 1, 0, 0, 1},
            {6, 2, 36, 4, 12, 1.96},
            {0.5, 0.5, 1, 1, 0, 2},
            {0, 2, 1, 1, 0, 2},
            {6, 3, 36, 9, 18 - 1e-9, 1.96}
        };
        for (double[] kind : kinds) {
            Interval plain = new Fieller(kind[0], kind[1], kind[2], kind[3], kind[4]).interval(kind[5]);
            Interval moved = new Fieller(
                            kind[0] * up, kind[1] * down, kind[2] * up * up, kind[3] * down * down, kind[4] * up * down)
                    .interval(kind[5]);
            assertThat(moved)
                    .isEqualTo(
                            switch (plain) {
                                case Interval.Bounded bounds ->
                                    new Interval.Bounded(bounds.low() * up / down, bounds.high() * up / down);
                                case Interval.Outside ends ->
                                    new Interval.Outside(ends.below() * up / down, ends.above() * up / down);
                                case Interval.Line line -> line;
                            });
        }
        // A ratio of two that is fixed except for rounding, and one whose numbers part by a little more.
        assertThat(new Fieller(6 * up, 2 * down, 36 * up * up, 4 * down * down, 12 * up * down).interval(1.96))
                .isEqualTo(new Interval.Bounded(3 * up / down, 3 * up / down));
        assertThat(new Fieller(6 * up, 3 * down, 36 * up * up, 9 * down * down, (18 - 1e-9) * up * down).interval(0.5))
                .isInstanceOfSatisfying(
                        Interval.Bounded.class,
                        bounds -> assertThat(bounds.low()).isLessThan(bounds.high()));
    }

    /// A ρ is in the set when top − ρ · bottom is not farther from 0 than z of its standard errors.
    @Test
    void theSetIsWhatItIsDefinedToBe() {
        SplittableRandom random = new SplittableRandom(18);
        for (int trial = 0; trial < 2000; trial++) {
            double top = random.nextGaussian(0, 3);
            double bottom = random.nextGaussian(0, 2);
            double topError = random.nextDouble(0.1, 2);
            double bottomError = random.nextDouble(0.1, 2);
            double shared = random.nextDouble(-1, 1) * topError * bottomError;
            double z = random.nextDouble(0.5, 3);
            Interval set = new Fieller(top, bottom, topError * topError, bottomError * bottomError, shared).interval(z);
            double ratio = random.nextGaussian(0, 4);
            double variance = topError * topError - 2 * ratio * shared + ratio * ratio * bottomError * bottomError;
            double errors = Math.abs(top - ratio * bottom) / Math.sqrt(variance);
            assertThat(set.contains(ratio)).isEqualTo(errors <= z);
        }
    }
}
