package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;

class SynergyFitterTest {

    private static final SynergyFit FIT = SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK);
    private static final SynergyRanges RANGES = SynergyRanges.of(FIT);

    private static SynergyTarget target(String betza, double value) {
        return new SynergyTarget(betza, Betza.parse(betza).movement(), value, OptionalDouble.empty());
    }

    /// The global optimum. The source's published parameters reach 0.0414912; it used a random search.
    @Test
    void theGlobalOptimum() {
        assertThat(FIT.leastError()).isCloseTo(0.0414279169, within(5e-11));
        assertThat(FIT.optimum().c()).isCloseTo(0.00046135, within(5e-9));
        SynergyScore score = SynergyScore.of(FIT.optimum(), FIT.targets());
        assertThat(score.maxRelativeError()).isCloseTo(FIT.leastError(), within(1e-12));
        assertThat(FIT.optimum().values().values()).allMatch(value -> value >= 0 && value <= 500);
    }

    @Test
    void theProofCoversEveryConstant() {
        assertThat(FIT.proof().error()).isBetween(FIT.leastError() - 2e-9, FIT.leastError());
        assertThat(FIT.proof().pieces()).isPositive();
        assertThat(FIT.proof().slackError()).isCloseTo(1.002 * FIT.leastError(), within(2e-9));
        assertThat(FIT.proof().slackPieces()).isPositive();
    }

    /// The weights of a proof do refute: a plain check, at many constants, that their rows cancel and their bounds
    /// do not.
    @Test
    void theProofHoldsByPlainArithmetic() {
        SynergyProblem problem = SynergyProblem.of(SynergyTargets.published(), false);
        LeastError least = new LeastError(problem);
        for (double c = 2e-6; c < 1; c *= 1.7) {
            LeastError.Found found = least.at(c, 0.05);
            DualBound proof = found.proof();
            double[] sum = new double[problem.variables()];
            for (int j = 0; j < sum.length; j++) {
                sum[j] += proof.caps()[j];
                for (int i = 0; i < problem.targets(); i++) {
                    sum[j] += (proof.above()[i] - proof.below()[i]) * problem.rows()[i][j];
                }
                // What is left over is the weight of a lower bound, which is 0.
                assertThat(sum[j]).isGreaterThan(-1e-9);
            }
            assertThat(proof.slack(problem, c, found.error() * (1 - 1e-9))).isNegative();
            assertThat(found.error()).isGreaterThanOrEqualTo(FIT.leastError() - 1e-12);
            assertThat(proof.leastError(problem, c)).isCloseTo(found.error(), within(1e-11));
        }
    }

    @Test
    void aProofOverARangeHoldsInsideIt() {
        SynergyProblem problem = SynergyProblem.of(SynergyTargets.published(), false);
        LeastError.Found found = new LeastError(problem).at(0.001, 0.05);
        double error = 0.9 * found.error();
        double width = 1.001;
        while (found.proof().refutes(problem, 0.001 / width, 0.001 * width, error)) {
            width *= 1.01;
        }
        assertThat(width).isGreaterThan(1.05);
        for (double c = 0.001 / width * 1.011; c < 0.001 * width / 1.011; c *= 1.003) {
            assertThat(found.proof().slack(problem, c, error)).isNegative();
        }
        assertThat(found.proof().refutes(problem, 0.0009, 0.0011, 1.1 * found.error()))
                .isFalse();
    }

    @Test
    void whatTheTargetsDetermine() {
        assertThat(FIT.rank()).isEqualTo(8);
        assertThat(FIT.free()).hasSize(2);
        assertThat(FIT.free().getFirst().name())
                .isEqualTo("capture_as_bishop + capture_as_rook + capture_as_knight + capture_as_ferz against"
                        + " move_as_bishop + move_as_rook + move_as_knight + move_as_ferz");
        // Moving along a free direction changes no target.
        SynergyScore before = SynergyScore.of(FIT.optimum(), FIT.targets());
        for (FreeDirection direction : FIT.free()) {
            double c = FIT.optimum().c();
            Map<Primitive, Double> moved = FIT.optimum().values().entrySet().stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey,
                            entry -> SynergyLaw.value(
                                    c,
                                    SynergyLaw.strength(c, entry.getValue())
                                            + 0.003 * direction.weights().getOrDefault(entry.getKey(), 0.0))));
            SynergyScore after = SynergyScore.of(new SynergyParameters(c, moved), FIT.targets());
            for (int i = 0; i < 20; i++) {
                assertThat(after.constraints().get(i).value())
                        .isCloseTo(before.constraints().get(i).value(), within(1e-9));
            }
        }
    }

    /// Values over all fits within 0.2 % of the least error, to the digits given.
    @ParameterizedTest
    @CsvSource({
        "R, 421.3, 434.5, true, 0.05",
        "B, 315.7, 321.4, true, 0.05",
        "N, 284.7, 287.1, true, 0.05",
        "BR, 814.7, 824.9, true, 0.05",
        "F, 118.6, 164.0, true, 0.05",
        "W, 125.8, 165.8, true, 0.05",
        "mFcW, 0, 303.2, false, 0.05",
        "mWcBcNcR, 268, 1144, false, 0.5"
    })
    void rangesOfEquallyGoodFits(String betza, double low, double high, boolean determined, double tolerance) {
        SynergyValue value = RANGES.value(Betza.parse(betza).movement());
        assertThat(value.low().orElseThrow()).isCloseTo(low, within(tolerance));
        assertThat(value.high().orElseThrow()).isCloseTo(high, within(tolerance));
        assertThat(value.determined()).isEqualTo(determined);
        assertThat(value.value().orElseThrow()).isBetween(low, high);
        assertThat(value.notes()).isEmpty();
    }

    /// No fit drawn at random within the limit leaves the ranges.
    @Test
    void noFitWithinTheLimitLeavesTheRanges() {
        SynergyProblem problem = SynergyProblem.of(SynergyTargets.published(), false);
        double limit = SynergyFitter.limit(FIT.leastError(), 0.05);
        SynergyFit wide = SynergyFitter.exact(SynergyTargets.published(), false, 0.05);
        SynergyRanges ranges = SynergyRanges.of(wide);
        SplittableRandom random = new SplittableRandom(3);
        SynergyValue rook = ranges.value(Betza.parse("R").movement());
        SynergyValue lame = ranges.value(Betza.parse("mFcW").movement());
        int within = 0;
        double[] strengths = new double[10];
        for (int trial = 0; trial < 20_000; trial++) {
            SynergyParameters from = trial % 2 == 0 ? wide.centre() : wide.optimum();
            double c = from.c() * (1 + random.nextDouble(-0.01, 0.01));
            int j = 0;
            for (double value : from.values().values()) {
                strengths[j++] = Math.max(0, SynergyLaw.strength(c, value + random.nextDouble(-3, 3)));
            }
            if (problem.largestError(c, strengths) <= limit) {
                within++;
                SynergyParameters drawn = new Fitted(c, strengths.clone()).parameters(problem);
                assertInside(drawn, "R", rook);
                assertInside(drawn, "mFcW", lame);
                assertThat(c)
                        .isBetween(wide.constants().least(), wide.constants().greatest());
            }
        }
        assertThat(within).isGreaterThan(100);
    }

    private static void assertInside(SynergyParameters drawn, String betza, SynergyValue range) {
        double value = drawn.value(Decomposition.of(Betza.parse(betza).movement(), false))
                .orElseThrow();
        assertThat(value)
                .isBetween(range.low().orElseThrow() - 1e-6, range.high().orElseThrow() + 1e-6);
    }

    @Test
    void theCentreIsOneOfThem() {
        SynergyScore score = SynergyScore.of(FIT.centre(), FIT.targets());
        assertThat(score.maxRelativeError()).isLessThan(1.002 * FIT.leastError());
        assertThat(FIT.centre().c())
                .isBetween(FIT.constants().least(), FIT.constants().greatest());
        for (SynergyScore.Constraint constraint : score.constraints()) {
            SynergyValue range = RANGES.value(constraint.target().movement());
            assertThat(constraint.value())
                    .isBetween(range.low().orElseThrow(), range.high().orElseThrow());
        }
    }

    @Test
    void moreSlackMeansWiderRanges() {
        SynergyRanges wide = SynergyRanges.of(SynergyFitter.exact(SynergyTargets.published(), false, 0.1));
        for (String betza : List.of("R", "F", "mFcW", "QN")) {
            SynergyValue narrow = RANGES.value(Betza.parse(betza).movement());
            SynergyValue wider = wide.value(Betza.parse(betza).movement());
            assertThat(wider.low().orElseThrow())
                    .isLessThanOrEqualTo(narrow.low().orElseThrow());
            assertThat(wider.high().orElseThrow()).isGreaterThan(narrow.high().orElseThrow());
        }
    }

    /// Targets that the law itself made are met exactly.
    @Test
    void itFindsParametersThatMadeTheTargets() {
        SynergyParameters truth = SynergyParameters.published();
        List<SynergyTarget> targets = SynergyTargets.published().targets().stream()
                .map(target -> new SynergyTarget(
                        target.piece(),
                        target.movement(),
                        truth.value(Decomposition.of(target.movement(), false)).orElseThrow(),
                        OptionalDouble.empty()))
                .toList();
        SynergyFit fit = SynergyFitter.exact(new SynergyTargets(targets, 500), false, 1e-6);
        assertThat(fit.leastError()).isLessThan(1e-9);
        assertThat(fit.optimum().c()).isCloseTo(truth.c(), within(1e-7));
        SynergyRanges ranges = SynergyRanges.of(fit);
        for (Lexicon.Entry entry : Lexicon.entries().subList(0, 40)) {
            SynergyValue value = ranges.value(entry.movement());
            double expected =
                    truth.value(Decomposition.of(entry.movement(), false)).orElseThrow();
            assertThat(expected)
                    .isBetween(value.low().orElseThrow() - 1e-6, value.high().orElseThrow() + 1e-6);
            if (value.determined()) {
                assertThat(value.value().orElseThrow()).isCloseTo(expected, within(0.05));
            }
        }
    }

    /// With standard errors the error is counted in them.
    @Test
    void standardErrorsWeigh() {
        List<SynergyTarget> targets = List.of(
                new SynergyTarget("R", Betza.parse("R").movement(), 500, OptionalDouble.of(1)),
                new SynergyTarget("vR", Betza.parse("vR").movement(), 250, OptionalDouble.of(1)),
                new SynergyTarget("R again", Betza.parse("R").movement(), 530, OptionalDouble.of(2)));
        SynergyFit fit = SynergyFitter.exact(new SynergyTargets(targets, 600), false, 0.01);
        // One rook for both: 510 is 10 standard errors from each.
        assertThat(fit.leastError()).isCloseTo(10, within(1e-6));
        SynergyScore score = SynergyScore.of(fit.optimum(), fit.targets());
        assertThat(score.constraints().get(0).value()).isCloseTo(510, within(1e-4));
        assertThat(score.constraints().get(0).standardized().orElseThrow()).isCloseTo(10, within(1e-4));
        assertThat(score.constraints().get(2).standardized().orElseThrow()).isCloseTo(-10, within(1e-4));
    }

    /// Forward and backward steps of their own: a lance's value then says nothing of the rook's way back.
    @Test
    void headingsAreParametersOfTheirOwn() {
        SynergyTargets targets = new SynergyTargets(
                List.of(target("fR", 180), target("bR", 100), target("sR", 90), target("R", 420)), 500);
        SynergyFit fit = SynergyFitter.exact(targets, true, SynergyFitter.SLACK);
        assertThat(fit.leastError()).isLessThan(1e-9);
        assertThat(fit.optimum().values().keySet().stream().map(Primitive::name))
                .containsExactly(
                        "move_as_fR", "move_as_bR", "move_as_sR", "capture_as_fR", "capture_as_bR", "capture_as_sR");
        SynergyRanges ranges = SynergyRanges.of(fit);
        assertThat(ranges.value(Betza.parse("fsR").movement()).determined()).isTrue();
        assertThat(ranges.value(Betza.parse("fR").movement()).value().orElseThrow())
                .isCloseTo(180, within(1.0));
        assertThat(ranges.value(Betza.parse("bR").movement()).value().orElseThrow())
                .isCloseTo(100, within(1.0));
        // Without headings one direction of four is a quarter of the strength, and 180 and 100 cannot both be.
        assertThat(SynergyFitter.exact(targets, false, SynergyFitter.SLACK).leastError())
                .isGreaterThan(0.2);
    }

    @ParameterizedTest
    @CsvSource({"R4, 125.8, 434.5", "B2N, 400, 657.4"})
    void aLimitedRideLiesBetweenStepAndRide(String betza, double low, double high) {
        SynergyValue value = RANGES.value(Betza.parse(betza).movement());
        assertThat(value.low().orElseThrow()).isGreaterThanOrEqualTo(low - 0.1).isLessThan(high);
        assertThat(value.high().orElseThrow()).isLessThanOrEqualTo(high + 0.1);
        assertThat(value.value().orElseThrow())
                .isBetween(value.low().orElseThrow(), value.high().orElseThrow());
        assertThat(value.determined()).isFalse();
        assertThat(value.notes()).anyMatch(note -> note.contains("lie between"));
    }

    @ParameterizedTest
    @CsvSource({"C, C", "N0, N0", "D, D", "pR, pR", "nA, nA", "R4C, C"})
    void whatNoTargetNamesHasNoValue(String betza, String part) {
        SynergyValue value = RANGES.value(Betza.parse(betza).movement());
        assertThat(value.value()).isEmpty();
        assertThat(value.low()).isEmpty();
        assertThat(value.high()).isEmpty();
        assertThat(value.notes())
                .anyMatch(note -> note.startsWith("no target says what ") && note.contains("capturing as " + part));
    }

    /// One target alone: c is free, everything else unknown, and nothing breaks.
    @Test
    void oneTargetIsMetExactly() {
        SynergyFit fit = SynergyFitter.exact(new SynergyTargets(List.of(target("N", 300)), 500), false, 0.01);
        assertThat(fit.leastError()).isLessThan(1e-9);
        assertThat(fit.rank()).isEqualTo(1);
        SynergyValue knight = SynergyRanges.of(fit).value(Betza.parse("N").movement());
        assertThat(knight.low().orElseThrow()).isCloseTo(297, within(0.01));
        assertThat(knight.high().orElseThrow()).isCloseTo(303, within(0.01));
    }
}
