package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MeanProofTest {

    private static final SynergyTargets TARGETS = SynergyTargets.published();
    private static final SynergyProblem PROBLEM = SynergyProblem.of(TARGETS, false);
    private static final SynergyProblem WITHOUT_THREE = PROBLEM.without(Set.of(0, 1, 2));

    /// Whatever the multipliers, the box and the range of c: no fit in them has a smaller sum of errors.
    @Test
    void theBoundIsBelowEverySum() {
        Random random = new Random(1);
        for (int trial = 0; trial < 20_000; trial++) {
            double from = Math.exp(Math.log(1e-6) * random.nextDouble());
            double to = Math.min(1, from * Math.exp(random.nextDouble() * random.nextInt(5)));
            double c = from * Math.pow(to / from, random.nextDouble());
            double[] strengths =
                    random.doubles(PROBLEM.variables(), 0, PROBLEM.cap(c)).toArray();
            double[] least = new double[PROBLEM.targets()];
            double[] most = new double[PROBLEM.targets()];
            double[] weights = new double[PROBLEM.targets()];
            for (int i = 0; i < least.length; i++) {
                double value = PROBLEM.fitted(i, c, strengths);
                least[i] = value * (1 - random.nextDouble());
                most[i] = value * (1 + random.nextDouble());
                weights[i] = random.nextGaussian() * (1 / c + value) / PROBLEM.value(i);
            }
            double sum = PROBLEM.targets() * PROBLEM.meanError(c, strengths);
            MeanProof.Bound bound = new MeanProof.Bound(weights);
            assertThat(bound.over(PROBLEM, new MeanProof.Box(least, most), from, to))
                    .isLessThanOrEqualTo(sum + 1e-9);
            assertThat(bound.at(PROBLEM, new MeanProof.Box(least, most), c)).isLessThanOrEqualTo(sum + 1e-9);
        }
    }

    /// At one c and in a box about a fit, the lines lose next to nothing: the bound comes up to the sum.
    @Test
    void theBoundIsTightInASmallBox() {
        Fitted best = fitted(LeastMeanFit.of(TARGETS, false), PROBLEM);
        double[] values = new double[PROBLEM.targets()];
        Arrays.setAll(values, i -> PROBLEM.fitted(i, best.c(), best.strengths()));
        MeanProof.Box box = new MeanProof.Box(
                Arrays.stream(values).map(value -> value - 1).toArray(),
                Arrays.stream(values).map(value -> value + 1).toArray());
        MeanProof.Bound bound =
                new MeanProof.Relaxation(PROBLEM).at(best.c(), box).bound();
        double sum = PROBLEM.targets() * PROBLEM.meanError(best.c(), best.strengths());
        assertThat(bound.at(PROBLEM, box, best.c()))
                .isLessThanOrEqualTo(sum + 1e-9)
                .isCloseTo(sum, within(1e-4));
    }

    @Test
    void nothingIsMuchBetterThanWhatWasFound() {
        LeastMeanFit.Result result = LeastMeanFit.of(TARGETS, false);
        assertThat(result.error()).isCloseTo(0.0180988, within(1e-7));
        assertThat(result.refuted()).isCloseTo(0.995 * result.error(), within(1e-12));
        assertThat(result.parts()).isPositive();
        MeanProof proof = new MeanProof(WITHOUT_THREE, 0.0176);
        assertThat(proof.counterexample()).isEmpty();
        assertThat(proof.exhausted()).isFalse();
    }

    /// Within one part in two thousand: 1.8089 % and 1.7673 %.
    @Test
    @Tag("slow")
    void norABitBetter() {
        for (SynergyProblem problem : List.of(PROBLEM, WITHOUT_THREE)) {
            Fitted best = LeastMeanFit.profile(problem, 0.002).best();
            MeanProof proof = new MeanProof(problem, problem.meanError(best.c(), best.strengths()) - 1e-5);
            assertThat(proof.counterexample()).isEmpty();
            assertThat(proof.exhausted()).isFalse();
        }
    }

    @Test
    void whatIsPossibleIsNotRefuted() {
        Optional<Fitted> found = new MeanProof(PROBLEM, 0.01812).counterexample();
        assertThat(found).isPresent();
        assertThat(PROBLEM.meanError(found.get().c(), found.get().strengths())).isLessThan(0.01812);
    }

    /// A second way to the same: no fit at random near the best one contradicts the proof.
    @Test
    void noFitAtRandomIsBetter() {
        LeastMeanFit.Result result = LeastMeanFit.of(TARGETS, false);
        Fitted best = fitted(result, PROBLEM);
        Random random = new Random(2);
        for (int trial = 0; trial < 20_000; trial++) {
            double width = Math.pow(10, -1 - 4 * random.nextDouble());
            double c = best.c() * Math.exp(width * random.nextGaussian());
            double[] strengths = Arrays.stream(best.strengths())
                    .map(each ->
                            Math.clamp(each * (c / best.c()) * (1 + width * random.nextGaussian()), 0, PROBLEM.cap(c)))
                    .toArray();
            assertThat(PROBLEM.meanError(c, strengths)).isGreaterThanOrEqualTo(result.error() - 1e-9);
        }
    }

    static Fitted fitted(LeastMeanFit.Result result, SynergyProblem problem) {
        SynergyParameters parameters = result.score().parameters();
        return new Fitted(
                parameters.c(),
                problem.parameters().stream()
                        .mapToDouble(part -> SynergyLaw.strength(
                                parameters.c(), parameters.values().getOrDefault(part, 0.0)))
                        .toArray());
    }
}
