package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the search itself finds, without the proof that would go on from a worse answer.
class ExactSearchTest {

    /// Two sums of values, two sums of their products: N and Z against F, D and A, which together with one unknown part
    /// are to be worth the same. That is so at two constants, the roots of 500 + 600 + 500·600·c =
    /// 1200 + 210000·c + 10⁷·c².
    private static final SynergyProblem TWO_LOWS =
            problem("N,500", "Z,600", "F,100", "D,100", "A,1000", "NZC,6000", "FDAC,6000");

    private static final double LOW = (9e4 - Math.sqrt(9e4 * 9e4 - 4e9)) / 2e7;
    private static final double OTHER_LOW = (9e4 + Math.sqrt(9e4 * 9e4 - 4e9)) / 2e7;

    private static SynergyProblem problem(String... lines) {
        return SynergyProblem.of(SynergyTargets.read("targets", List.of(lines)), false);
    }

    private static SynergyProblem pair(double c) {
        return problem("N,300", "B,320", String.format(Locale.ROOT, "BN,%.9f", 620 + c * 300 * 320));
    }

    private static LeastError.Found at(SynergyProblem problem, double c) {
        return new LeastError(problem).at(c, 0.01);
    }

    /// Wherever the constant is: between the first two samples, on either side of one, and between the last two.
    @ParameterizedTest
    @ValueSource(doubles = {1.2e-6, 7e-6, 1.01e-4, 1.1e-4, 1.24e-4, 1.32e-4, 5e-4, 0.03, 0.3, 0.8, 0.98})
    void theConstantOfALawThatHolds(double c) {
        LeastError.Found best = new ExactSearch(pair(c)).best();
        assertThat(best.error()).isLessThan(1e-8 * Math.min(1, 1000 * c));
        assertThat(best.c()).isCloseTo(c, within(1e-6 * c));
    }

    /// The least error over all constants, which is none of the samples.
    @Test
    void theLeastErrorOfThePublishedTargets() {
        SynergyProblem problem = SynergyProblem.of(SynergyTargets.published(), false);
        LeastError.Found best = new ExactSearch(problem).best();
        assertThat(best.error()).isCloseTo(0.0414279169, within(5e-11));
        assertThat(best.c()).isCloseTo(0.00046135, within(5e-9));
        assertThat(problem.largestError(best.c(), best.strengths())).isEqualTo(best.error());
    }

    @Test
    void aConstantBeyondABoundIsLookedForAtIt() {
        assertThat(new ExactSearch(problem("N,300", "B,320", "BN,600")).best().c())
                .isCloseTo(SynergyProblem.LEAST_C, within(1e-18));
        assertThat(new ExactSearch(problem("N,300", "B,320", "BN,99999")).best().c())
                .isCloseTo(SynergyProblem.GREATEST_C, within(1e-12));
    }

    @Test
    void oneOfTwoLowsIsFound() {
        LeastError.Found best = new ExactSearch(TWO_LOWS).best();
        assertThat(best.error()).isLessThan(1e-9);
        assertThat(best.c()).isCloseTo(LOW, within(1e-9));
        assertThat(at(TWO_LOWS, OTHER_LOW).error()).isLessThan(1e-9);
    }

    /// From either low the range goes beyond the other, though the error between them is too large.
    @Test
    void aRangeGoesOnBeyondWorseConstants() {
        double limit = 0.004;
        assertThat(at(TWO_LOWS, Math.sqrt(LOW * OTHER_LOW)).error()).isGreaterThan(2 * limit);
        for (double from : new double[] {LOW, OTHER_LOW}) {
            CRange range = new ExactSearch(TWO_LOWS).range(at(TWO_LOWS, from), limit);
            assertThat(range.least()).isBetween(0.6 * LOW, LOW);
            assertThat(range.greatest()).isBetween(OTHER_LOW, 1.2 * OTHER_LOW);
            assertEnds(TWO_LOWS, range, limit);
        }
    }

    /// The limit is kept at an end of a range, and no longer beyond it.
    private static void assertEnds(SynergyProblem problem, CRange range, double limit) {
        assertThat(at(problem, range.least()).error()).isLessThanOrEqualTo(limit + 1e-13);
        assertThat(at(problem, range.greatest()).error()).isLessThanOrEqualTo(limit + 1e-13);
        assertThat(at(problem, range.least() * (1 - 3e-9)).error()).isGreaterThan(limit);
        assertThat(at(problem, range.greatest() * (1 + 3e-9)).error()).isGreaterThan(limit);
    }

    /// The ends in closed form: the pair as far from its parts as the error allows.
    @Test
    void theRangeOfAPair() {
        double c = 1e-3;
        double whole = 620 + c * 300 * 320;
        for (double limit : new double[] {0.001, 0.02, 0.05}) {
            CRange range = new ExactSearch(pair(c)).range(at(pair(c), c), limit);
            double more = 1 + limit;
            double less = 1 - limit;
            assertThat(range.least())
                    .isCloseTo((whole * less - 620 * more) / (300 * 320 * more * more), within(1e-8 * c));
            assertThat(range.greatest())
                    .isCloseTo((whole * more - 620 * less) / (300 * 320 * less * less), within(1e-8 * c));
            assertEnds(pair(c), range, limit);
        }
    }

    /// A limit that is reached at a bound of c, and no better there, is kept there.
    @Test
    void aLimitThatIsJustReachedAtABoundIsKept() {
        SynergyProblem problem = pair(0.01);
        for (double end : new double[] {SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C}) {
            LeastError least = new LeastError(problem);
            double limit = least.at(end, 0.01).error();
            for (int i = 0; i < 5; i++) {
                limit = least.at(end, limit).error();
            }
            CRange range = new ExactSearch(problem).range(at(problem, 0.01), limit);
            assertThat(end < 0.01 ? range.least() : range.greatest()).isEqualTo(end);
        }
    }
}
