package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;

class SynergyFitterTest {

    /// Made anew by each test.
    private static SynergyFit published() {
        return SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK);
    }

    private static SynergyTarget target(String betza, double value) {
        return new SynergyTarget(betza, Betza.parse(betza).movement(), value, OptionalDouble.empty());
    }

    /// The global optimum. The source's published parameters reach 0.0414912; it used a random search.
    @Test
    void theGlobalOptimum() {
        SynergyFit fit = published();
        assertThat(fit.leastError()).isCloseTo(0.0414279169, within(5e-11));
        assertThat(fit.optimum().c()).isCloseTo(0.00046135, within(5e-9));
        SynergyScore score = SynergyScore.of(fit.optimum(), fit.targets());
        assertThat(score.maxRelativeError()).isCloseTo(fit.leastError(), within(1e-12));
        assertThat(fit.optimum().values().values()).allMatch(value -> value >= 0 && value <= 500);
    }

    @Test
    void theProofCoversEveryConstant() {
        SynergyFit fit = published();
        assertThat(fit.proof().error()).isBetween(fit.leastError() - 2e-9, fit.leastError());
        assertThat(fit.proof().pieces()).isPositive();
        assertThat(fit.proof().slackError()).isCloseTo(1.002 * fit.leastError(), within(2e-9));
        assertThat(fit.proof().slackPieces()).isPositive();
    }

    /// The weights of a proof do refute: a plain check, at many constants, that their rows cancel and their bounds
    /// do not.
    @Test
    void theProofHoldsByPlainArithmetic() {
        SynergyFit fit = published();
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
            assertThat(found.error()).isGreaterThanOrEqualTo(fit.leastError() - 1e-12);
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
        SynergyFit fit = published();
        assertThat(fit.rank()).isEqualTo(8);
        assertThat(fit.free()).hasSize(2);
        assertThat(fit.free().getFirst().name())
                .isEqualTo("capture_as_bishop + capture_as_rook + capture_as_knight + capture_as_ferz against"
                        + " move_as_bishop + move_as_rook + move_as_knight + move_as_ferz");
        // Moving along a free direction changes no target.
        SynergyScore before = SynergyScore.of(fit.optimum(), fit.targets());
        for (FreeDirection direction : fit.free()) {
            double c = fit.optimum().c();
            Map<Primitive, Double> moved = fit.optimum().values().entrySet().stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey,
                            entry -> SynergyLaw.value(
                                    c,
                                    SynergyLaw.strength(c, entry.getValue())
                                            + 0.003 * direction.weights().getOrDefault(entry.getKey(), 0.0))));
            SynergyScore after = SynergyScore.of(new SynergyParameters(c, moved), fit.targets());
            for (int i = 0; i < 20; i++) {
                assertThat(after.constraints().get(i).value())
                        .isCloseTo(before.constraints().get(i).value(), within(1e-9));
            }
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
        SynergyFit other = SynergyFitter.exact(new SynergyTargets(targets, 500), false, 1e-6);
        assertThat(other.leastError()).isLessThan(1e-9);
        assertThat(other.optimum().c()).isCloseTo(truth.c(), within(1e-7));
        SynergyRanges ofOther = SynergyRanges.of(other);
        for (Lexicon.Entry entry : Lexicon.entries().subList(0, 40)) {
            SynergyValue value = ofOther.value(entry.movement());
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
        SynergyFit other = SynergyFitter.exact(new SynergyTargets(targets, 600), false, 0.01);
        // One rook for both: 510 is 10 standard errors from each.
        assertThat(other.leastError()).isCloseTo(10, within(1e-6));
        SynergyScore score = SynergyScore.of(other.optimum(), other.targets());
        assertThat(score.constraints().get(0).value()).isCloseTo(510, within(1e-4));
        assertThat(score.constraints().get(0).standardized().orElseThrow()).isCloseTo(10, within(1e-4));
        assertThat(score.constraints().get(2).standardized().orElseThrow()).isCloseTo(-10, within(1e-4));
    }

    /// Forward and backward steps of their own: a lance's value then says nothing of the rook's way back.
    @Test
    void headingsAreParametersOfTheirOwn() {
        SynergyTargets targets = new SynergyTargets(
                List.of(target("fR", 180), target("bR", 100), target("sR", 90), target("R", 420)), 500);
        SynergyFit other = SynergyFitter.exact(targets, true, SynergyFitter.SLACK);
        assertThat(other.leastError()).isLessThan(1e-9);
        assertThat(other.optimum().values().keySet().stream().map(Primitive::name))
                .containsExactly(
                        "move_as_fR", "move_as_bR", "move_as_sR", "capture_as_fR", "capture_as_bR", "capture_as_sR");
        SynergyRanges ofOther = SynergyRanges.of(other);
        assertThat(ofOther.value(Betza.parse("fsR").movement()).determined()).isTrue();
        assertThat(ofOther.value(Betza.parse("fR").movement()).value().orElseThrow())
                .isCloseTo(180, within(1.0));
        assertThat(ofOther.value(Betza.parse("bR").movement()).value().orElseThrow())
                .isCloseTo(100, within(1.0));
        // Without headings one direction of four is a quarter of the strength, and 180 and 100 cannot both be.
        assertThat(SynergyFitter.exact(targets, false, SynergyFitter.SLACK).leastError())
                .isGreaterThan(0.2);
    }

    /// One target alone: c is free, everything else unknown, and nothing breaks.
    @Test
    void oneTargetIsMetExactly() {
        SynergyFit other = SynergyFitter.exact(new SynergyTargets(List.of(target("N", 300)), 500), false, 0.01);
        assertThat(other.leastError()).isLessThan(1e-9);
        assertThat(other.rank()).isEqualTo(1);
        SynergyValue knight = SynergyRanges.of(other).value(Betza.parse("N").movement());
        assertThat(knight.low().orElseThrow()).isCloseTo(297, within(0.01));
        assertThat(knight.high().orElseThrow()).isCloseTo(303, within(0.01));
    }

    /// Along the free directions the optimum stands where the product of the distances to the parameters' bounds is
    /// greatest.
    @Test
    void theOptimumStandsInTheMiddleOfWhatIsOpen() {
        SynergyFit fit = published();
        double c = fit.optimum().c();
        double height = height(fit.optimum(), c);
        for (FreeDirection direction : fit.free()) {
            for (double step : new double[] {-0.001, 0.001}) {
                Map<Primitive, Double> moved = fit.optimum().values().entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                entry -> SynergyLaw.value(
                                        c,
                                        SynergyLaw.strength(c, entry.getValue())
                                                + step * direction.weights().getOrDefault(entry.getKey(), 0.0))));
                assertThat(height(new SynergyParameters(c, moved), c)).isLessThan(height);
            }
        }
    }

    private static double height(SynergyParameters parameters, double c) {
        double cap = SynergyLaw.strength(c, 500);
        return parameters.values().values().stream()
                .mapToDouble(value -> SynergyLaw.strength(c, value))
                .map(strength -> Math.log(strength) + Math.log(cap - strength))
                .sum();
    }

    @Test
    void aProofFindsWhatItCannotRefute() {
        SynergyFit fit = published();
        SynergyProblem problem = SynergyProblem.of(SynergyTargets.published(), false);
        ExactProof proof = new ExactProof(problem, fit.leastError() + 1e-3);
        LeastError.Found found = proof.counterexample(1e-6, 1).orElseThrow();
        assertThat(found.error()).isLessThan(fit.leastError() + 1e-3);
        assertThat(problem.largestError(found.c(), found.strengths())).isEqualTo(found.error());
        ExactProof sound = new ExactProof(problem, fit.leastError() - 1e-6);
        assertThat(sound.counterexample(1e-6, 1)).isEmpty();
        assertThat(sound.exhausted()).isFalse();
        // Away from the optimum a few weights do.
        assertThat(sound.pieces()).isBetween(10, 80);
        ExactProof far = new ExactProof(problem, fit.leastError() - 1e-6);
        far.counterexample(0.01, 1);
        assertThat(far.pieces()).isBetween(1, 9);
    }

    /// Where the targets leave c open, the least error is one over a wide range, and a proof too close to it gives
    /// up.
    @Test
    void aProofTooCloseGivesUp() {
        SynergyTargets targets = new SynergyTargets(
                List.of(
                        new SynergyTarget("R", Betza.parse("R").movement(), 500, OptionalDouble.of(1)),
                        new SynergyTarget("R", Betza.parse("R").movement(), 530, OptionalDouble.of(2))),
                600);
        SynergyProblem problem = SynergyProblem.of(targets, false);
        ExactProof close = new ExactProof(problem, 10 - 1e-12);
        assertThat(close.counterexample(1e-6, 1)).isEmpty();
        assertThat(close.exhausted()).isTrue();
        SynergyFit wider = SynergyFitter.exact(targets, false, 0.01);
        assertThat(wider.proof().error()).isBetween(9.9, 10 - 1e-9);
        assertThat(wider.proof().slackError()).isBetween(9.9, 10.1);
    }

    @Test
    void nothingIsOpenWhereEachPartHasATarget() {
        SynergyFit other = SynergyFitter.exact(
                new SynergyTargets(List.of(target("mN", 100), target("cN", 200), target("N", 310)), 500), false, 0.01);
        assertThat(other.free()).isEmpty();
        assertThat(other.rank()).isEqualTo(2);
        assertThat(other.optimum().values().values())
                .satisfiesExactly(
                        move -> assertThat(move).isCloseTo(100, within(1e-6)),
                        capture -> assertThat(capture).isCloseTo(200, within(1e-6)));
        // 310 = 100 + 200 + c · 100 · 200
        assertThat(other.optimum().c()).isCloseTo(0.0005, within(1e-8));
    }

    @Test
    void freeDirectionsOfSmallTables() {
        FreeDirections quarter = new FreeDirections(new double[][] {{0.25, 0, 0.5}, {0, 1, 1}}, 3);
        assertThat(quarter.rank()).isEqualTo(2);
        assertThat(quarter.basis()).singleElement().isEqualTo(new double[] {-2, -1, 1});
        assertThat(quarter.determine(new double[] {1, 0, 2})).isTrue();
        assertThat(quarter.determine(new double[] {1, 0, 0})).isFalse();
        FreeDirections thirds = new FreeDirections(new double[][] {{3, 2}}, 2);
        assertThat(thirds.basis()).singleElement().isEqualTo(new double[] {-2, 3});
        FreeDirections full = new FreeDirections(new double[][] {{0, 1}, {1, 0}, {1, 1}}, 2);
        assertThat(full.rank()).isEqualTo(2);
        assertThat(full.basis()).isEmpty();
        double odd = Math.sqrt(2);
        FreeDirections irrational = new FreeDirections(new double[][] {{1, odd}}, 2);
        assertThat(irrational.basis()).singleElement().isEqualTo(new double[] {-odd, 1});
        assertThat(new FreeDirection(Map.of()).name()).isEqualTo("nothing against nothing");
    }

    /// Weights with caps: with a cap on the largest parameter the rook cannot have its target, however large the
    /// error's room.
    @Test
    void capsBindToo() {
        SynergyTargets capped = new SynergyTargets(List.of(target("mR", 800), target("cR", 300)), 500);
        SynergyFit other = SynergyFitter.exact(capped, false, 0.001);
        assertThat(other.leastError()).isCloseTo(0.375, within(1e-9));
        assertThat(other.optimum().values().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElseThrow())
                .isCloseTo(500, within(1e-6));
        assertThat(other.proof().error()).isBetween(0.37, 0.375);
    }

    /// What the targets determine stays where it is, even at a bound; only what they leave open moves to the middle.
    @Test
    void onlyWhatIsOpenMovesToTheMiddle() {
        SynergyTargets capped = new SynergyTargets(List.of(target("mR", 800), target("N", 300)), 500);
        SynergyFit other = SynergyFitter.exact(capped, false, 0.001);
        double c = other.optimum().c();
        assertThat(other.leastError()).isCloseTo(0.375, within(1e-9));
        assertThat(other.free())
                .singleElement()
                .extracting(FreeDirection::name)
                .isIn("capture_as_knight against move_as_knight", "move_as_knight against capture_as_knight");
        double knight = 0;
        for (Map.Entry<Primitive, Double> entry : other.optimum().values().entrySet()) {
            if (entry.getKey().betza().equals("R")) {
                assertThat(entry.getValue()).isCloseTo(500, within(1e-6));
            } else {
                knight += SynergyLaw.strength(c, entry.getValue()) / 2;
            }
        }
        for (Map.Entry<Primitive, Double> entry : other.optimum().values().entrySet()) {
            if (!entry.getKey().betza().equals("R")) {
                assertThat(SynergyLaw.strength(c, entry.getValue())).isCloseTo(knight, within(1e-3 * knight));
            }
        }
    }

    @Test
    void parametersThatLackAPartHaveNoScore() {
        SynergyTargets targets = new SynergyTargets(List.of(target("N", 300), target("C", 250)), 500);
        assertThatThrownBy(() -> SynergyScore.of(SynergyParameters.published(), targets))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no parameter for a part of C");
    }

    /// Without slack a law that holds has its own constant only, and nothing is left to refute.
    @Test
    void withoutSlackTheConstantIsKnown() {
        SynergyFit other = SynergyFitter.exact(
                new SynergyTargets(List.of(target("mN", 100), target("cN", 200), target("N", 310)), 500), false, 0);
        assertThat(other.leastError()).isLessThan(1e-9);
        assertThat(other.proof()).isEqualTo(new SynergyFit.Proof(0, 0, 0, 0));
        assertThat(other.constants().least()).isCloseTo(0.0005, within(1e-8));
        assertThat(other.constants().greatest()).isCloseTo(0.0005, within(1e-8));
    }

    /// Where the error hardly grows with the constant the range still ends where the limit is reached.
    @Test
    void aFlatRangeEndsWhereTheLimitIsReached() {
        double slack = 2e-4;
        SynergyFit other = SynergyFitter.exact(
                new SynergyTargets(List.of(target("mN", 300), target("cN", 320), target("N", 620)), 500), false, slack);
        double greatest = 620 * 2 * slack / (300 * 320 * (1 - slack) * (1 - slack));
        assertThat(other.leastError()).isLessThan(slack);
        assertThat(other.constants().least()).isEqualTo(SynergyProblem.LEAST_C);
        assertThat(other.constants().greatest()).isCloseTo(greatest, within(2e-7 * greatest));
        assertThat(other.proof().slackError()).isCloseTo(slack, within(2e-9)).isLessThan(slack);
        assertThat(other.proof().slackPieces()).isPositive();
    }
}
