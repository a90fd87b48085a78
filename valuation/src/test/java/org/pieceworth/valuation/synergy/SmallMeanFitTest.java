package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;

/// Fits by the mean error whose answers are known in closed form.
class SmallMeanFitTest {

    private static final double KNIGHT = 300;
    private static final double BISHOP = 320;

    private static SynergyTargets targets(String... lines) {
        return SynergyTargets.read("targets", List.of(lines));
    }

    private static SynergyProblem problem(String... lines) {
        return SynergyProblem.of(targets(lines), false);
    }

    private static double whole(double c) {
        return KNIGHT + BISHOP + c * KNIGHT * BISHOP;
    }

    private static SynergyTargets pair(double c) {
        return targets("N,300", "B,320", String.format(Locale.ROOT, "BN,%.9f", whole(c)));
    }

    private static double value(SynergyParameters parameters, String piece) {
        return parameters
                .value(Decomposition.of(Betza.parse(piece).movement(), false))
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.2e-6, 1.1e-4, 8e-4, 0.03, 0.95})
    void aLawThatHoldsIsFound(double c) {
        LeastMeanFit.Result result = LeastMeanFit.of(pair(c), false);
        assertThat(result.error()).isCloseTo(0, within(1e-9));
        SynergyParameters parameters = result.score().parameters();
        assertThat(parameters.c()).isCloseTo(c, within(1e-5 * c));
        assertThat(value(parameters, "N")).isCloseTo(KNIGHT, within(1e-5));
        assertThat(value(parameters, "BN")).isCloseTo(whole(c), within(1e-6 * whole(c)));
        SynergyProblem problem = SynergyProblem.of(pair(c), false);
        Fitted fitted = MeanProofTest.fitted(result, problem);
        assertThat(fitted.c()).isEqualTo(parameters.c());
        assertThat(problem.meanError(fitted.c(), fitted.strengths())).isCloseTo(result.error(), within(1e-12));
    }

    /// The mean error is met at a median, and the pair at it: what is more than the law allows is more for the knights
    /// alone.
    @Test
    void theMedianIsBest() {
        LeastMeanFit.Result result = LeastMeanFit.of(
                targets("N,280", "N,300", "N,360", "B,320", String.format(Locale.ROOT, "BN,%.9f", whole(8e-4))), false);
        double error = (20 / 280.0 + 60 / 360.0) / 5;
        assertThat(result.error()).isCloseTo(error, within(1e-9));
        assertThat(result.score().meanRelativeError()).isCloseTo(error, within(1e-9));
        assertThat(value(result.score().parameters(), "N")).isCloseTo(300, within(1e-4));
        assertThat(result.score().parameters().c()).isCloseTo(8e-4, within(1e-8));
        assertThat(result.refuted()).isCloseTo(0.995 * result.error(), within(1e-12));
        assertThat(result.parts()).isPositive();
    }

    /// The best of other constants keep the knight and the bishop and give up the pair, whose error is that of one of
    /// three.
    @ParameterizedTest
    @ValueSource(doubles = {0.001, 0.02})
    void theProfileOfAPair(double slack) {
        double c = 8e-4;
        SynergyProblem problem = SynergyProblem.of(pair(c), false);
        Fitted.Profile profile = LeastMeanFit.profile(problem, slack);
        double least = (whole(c) * (1 - 3 * slack) - KNIGHT - BISHOP) / (KNIGHT * BISHOP);
        double greatest = (whole(c) * (1 + 3 * slack) - KNIGHT - BISHOP) / (KNIGHT * BISHOP);
        assertThat(profile.best().c()).isCloseTo(c, within(1e-5 * c));
        assertThat(profile.constants().least()).isBetween(least * (1 - 1e-9), least * 1.0011);
        assertThat(profile.constants().greatest()).isBetween(greatest * 0.9989, greatest * (1 + 1e-9));
        for (Fitted along : profile.along()) {
            assertThat(along.c())
                    .isBetween(profile.constants().least(), profile.constants().greatest());
            assertThat(problem.fitted(0, along.c(), along.strengths())).isCloseTo(KNIGHT, within(0.01));
            assertThat(problem.fitted(1, along.c(), along.strengths())).isCloseTo(BISHOP, within(0.01));
            assertThat(problem.fitted(2, along.c(), along.strengths())).isCloseTo(whole(along.c()), within(0.02));
        }
        for (double end :
                new double[] {profile.constants().least(), profile.constants().greatest()}) {
            for (int quarter = 1; quarter <= 4; quarter++) {
                double expected =
                        profile.best().c() * Math.pow(end / profile.best().c(), quarter / 4.0);
                assertThat(profile.along())
                        .anySatisfy(along -> assertThat(along.c()).isCloseTo(expected, within(1e-9 * expected)));
            }
        }
        // And the samples in the range: 96 steps from the least constant to the greatest.
        long samples = 0;
        for (int i = 0; i <= 96; i++) {
            double sample = 1e-6 * Math.pow(10, i / 16.0);
            samples += sample >= least && sample <= greatest ? 1 : 0;
        }
        assertThat(profile.along()).hasSize((int) samples + 2 * 4);
    }

    /// As the search for the largest error has it: the range goes on to a second low beyond worse constants.
    @Test
    void aProfileGoesOnBeyondWorseConstants() {
        SynergyProblem problem = problem("N,500", "Z,600", "F,100", "D,100", "A,1000", "NZC,6000", "FDAC,6000");
        double low = (9e4 - Math.sqrt(9e4 * 9e4 - 4e9)) / 2e7;
        double high = (9e4 + Math.sqrt(9e4 * 9e4 - 4e9)) / 2e7;
        Fitted.Profile profile = LeastMeanFit.profile(problem, 0.002);
        assertThat(problem.meanError(profile.best().c(), profile.best().strengths()))
                .isLessThan(1e-9);
        assertThat(profile.constants().least()).isBetween(0.5 * low, low);
        assertThat(profile.constants().greatest()).isBetween(high, 1.5 * high);
        assertThat(profile.along())
                .allSatisfy(along -> assertThat(problem.meanError(along.c(), along.strengths()))
                        .isLessThan(0.02));
    }

    /// Where nothing tells the constant the profile goes from bound to bound.
    @Test
    void withoutPairsTheConstantIsOpen() {
        Fitted.Profile profile = LeastMeanFit.profile(problem("N,300", "B,320"), 0.002);
        assertThat(profile.constants().state()).isEqualTo(CRange.State.OPEN);
        assertThat(profile.constants().least()).isEqualTo(SynergyProblem.LEAST_C);
        assertThat(profile.constants().greatest()).isEqualTo(SynergyProblem.GREATEST_C);
        assertThat(profile.along())
                .allSatisfy(along -> assertThat(problem("N,300", "B,320").meanError(along.c(), along.strengths()))
                        .isLessThan(1e-9));
    }

    /// Descents with and without c, from a start that is off.
    @Test
    void descents() {
        SynergyProblem problem = SynergyProblem.of(pair(8e-4), false);
        MeanDescent descent = new MeanDescent(problem);
        double c = 4e-4;
        double[] half = new double[problem.variables()];
        for (int j = 0; j < half.length; j++) {
            half[j] = 0.4 * SynergyLaw.strength(c, 300);
        }
        Fitted start = new Fitted(c, half);
        Fitted fixed = descent.atItsConstant(start);
        assertThat(fixed.c()).isEqualTo(c);
        assertThat(descent.error(fixed)).isCloseTo((1 - whole(c) / whole(8e-4)) / 3, within(1e-9));
        Fitted free = descent.free(start);
        assertThat(descent.error(free)).isLessThan(1e-9);
        assertThat(free.c()).isCloseTo(8e-4, within(1e-8));
        assertThat(start.strengths()).containsOnly(0.4 * SynergyLaw.strength(c, 300));
        assertThat(descent.error(start)).isCloseTo(problem.meanError(c, half), within(1e-15));
        // Beyond a bound of c there is nothing.
        MeanDescent up = new MeanDescent(problem("N,300", "B,320", "BN,99999"));
        assertThat(up.free(new Fitted(0.5, scaled(half, 10))).c()).isEqualTo(SynergyProblem.GREATEST_C);
    }

    private static double[] scaled(double[] strengths, double factor) {
        double[] scaled = strengths.clone();
        for (int j = 0; j < scaled.length; j++) {
            scaled[j] *= factor;
        }
        return scaled;
    }
}
