package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Lower bounds of the sum of errors, against sums over a grid.
class MeanBoundTest {

    private static final int GRID = 4_000;

    /// Two targets that share no part.
    private static final SynergyProblem APART = problem("N,320", "B,330");

    private static final SynergyProblem TOGETHER = problem("N,280", "N,360", "B,330", "BN,750");

    private static SynergyProblem problem(String... lines) {
        return SynergyProblem.of(SynergyTargets.read("targets", List.of(lines)), false);
    }

    /// The least of a target's error less its multiplier times its strength, value by value.
    private static double least(SynergyProblem problem, int target, double weight, double c, double low, double high) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= GRID; i++) {
            double value = low + (high - low) * i / GRID;
            double error = Math.abs(value - problem.value(target)) / problem.unitError(target);
            least = Math.min(least, error - weight * Math.log1p(c * value));
        }
        return least;
    }

    /// What parameters add where multipliers reward strength: then all are as large as they may be.
    private static double caps(SynergyProblem problem, double[] weights, double c) {
        double sum = 0;
        for (int j = 0; j < problem.variables(); j++) {
            double weight = 0;
            for (int i = 0; i < weights.length; i++) {
                weight += weights[i] * problem.rows()[i][j];
            }
            sum += Math.min(0, weight) * Math.log1p(c * problem.largestParameter());
        }
        return sum;
    }

    private static double random(Random random, double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    /// Boxes below the target, above it, and about it; multipliers of both signs.
    private static MeanProof.Box box(Random random) {
        double[] least = {random(random, 0, 600), random(random, 0, 600)};
        double[] most = {least[0] + random(random, 1, 400), least[1] + random(random, 1, 400)};
        return new MeanProof.Box(least, most);
    }

    private static double[] weights(Random random, double c) {
        return new double[] {
            random(random, -2, 2) * (1 / c + 320) / 320, random(random, -2, 2) * (1 / c + 330) / 330,
        };
    }

    @Test
    void atOneConstantTheBoundIsTheLeastOfEachTarget() {
        Random random = new Random(5);
        for (int trial = 0; trial < 300; trial++) {
            double c = Math.pow(10, random(random, -4, -1));
            MeanProof.Box box = box(random);
            double[] weights = weights(random, c);
            double expected = caps(APART, weights, c);
            for (int i = 0; i < 2; i++) {
                expected += least(APART, i, weights[i], c, box.least()[i], box.most()[i]);
            }
            assertThat(new MeanProof.Bound(weights).at(APART, box, c)).isCloseTo(expected, within(1e-3));
        }
    }

    /// Over a range of constants the bound is the lowest of the straight lines between its ends: in ln c where a
    /// multiplier is positive and for the parameters, in c otherwise.
    @Test
    void overARangeTheBoundIsTheLowestOfItsLines() {
        Random random = new Random(6);
        int inside = 0;
        for (int trial = 0; trial < 500; trial++) {
            double from = Math.pow(10, random(random, -4, -1));
            double to = from * Math.exp(random(random, 0.01, 4));
            MeanProof.Box box = box(random);
            double[] weights = weights(random, from);
            double byLog = caps(APART, weights, to) - caps(APART, weights, from);
            double byConstant = 0;
            double start = caps(APART, weights, from);
            for (int i = 0; i < 2; i++) {
                double first = least(APART, i, weights[i], from, box.least()[i], box.most()[i]);
                double rise = least(APART, i, weights[i], to, box.least()[i], box.most()[i]) - first;
                start += first;
                byLog += weights[i] > 0 ? rise : 0;
                byConstant += weights[i] > 0 ? 0 : rise;
            }
            double width = Math.log(to / from);
            double lowest = Math.min(0, byLog + byConstant);
            for (int i = 0; i <= GRID; i++) {
                double share = (double) i / GRID;
                lowest = Math.min(lowest, share * byLog + Math.expm1(share * width) / Math.expm1(width) * byConstant);
            }
            inside += lowest < Math.min(0, byLog + byConstant) - 0.01 ? 1 : 0;
            assertThat(new MeanProof.Bound(weights).over(APART, box, from, to)).isCloseTo(start + lowest, within(4e-3));
        }
        assertThat(inside).isGreaterThan(10);
    }

    /// The lines lie below the errors, and the bound by their multipliers between the two.
    @Test
    void aRelaxationLiesBelowEverySumInItsBox() {
        Random random = new Random(7);
        for (int trial = 0; trial < 200; trial++) {
            double c = Math.pow(10, random(random, -4, -2));
            double[] inside = random.doubles(TOGETHER.variables(), 0.1, 0.5).toArray();
            double cap = TOGETHER.cap(c);
            double[] least = new double[TOGETHER.targets()];
            double[] most = new double[TOGETHER.targets()];
            for (int i = 0; i < least.length; i++) {
                double value = TOGETHER.fitted(i, c, scaled(inside, cap));
                least[i] = value * random(random, 0.3, 1);
                most[i] = value * random(random, 1, 2);
            }
            MeanProof.Box box = new MeanProof.Box(least, most);
            MeanProof.Relaxation.Relaxed relaxed = new MeanProof.Relaxation(TOGETHER).at(c, box);
            double lines = Arrays.stream(relaxed.errors()).sum();
            double bound = relaxed.bound().at(TOGETHER, box, c);
            assertThat(bound).isGreaterThanOrEqualTo(lines - 1e-6);
            assertThat(bound)
                    .isLessThanOrEqualTo(TOGETHER.targets() * TOGETHER.meanError(c, scaled(inside, cap)) + 1e-9);
            assertThat(relaxed.fitted().c()).isEqualTo(c);
            for (int i = 0; i < least.length; i++) {
                double value = TOGETHER.fitted(i, c, relaxed.fitted().strengths());
                assertThat(value).isBetween(least[i] - 1e-4 * least[i], most[i] + 1e-4 * most[i]);
                assertThat(relaxed.errors()[i])
                        .isLessThanOrEqualTo(Math.abs(value - TOGETHER.value(i)) / TOGETHER.unitError(i) + 1e-6);
            }
        }
    }

    private static double[] scaled(double[] shares, double cap) {
        return Arrays.stream(shares).map(share -> share * cap).toArray();
    }

    /// Where the targets share no part their lines are met one by one: by the chord below a target, by tangents above.
    @Test
    void linesAreChordsBelowTheTargetAndTangentsAbove() {
        double c = 2e-3;
        SynergyProblem twice = problem("N,200", "N,400");
        // 3/4 of 1/200 against 1/400: the lower target is kept.
        MeanProof.Box box = new MeanProof.Box(new double[] {150, 100}, new double[] {500, 450});
        MeanProof.Relaxation.Relaxed relaxed = new MeanProof.Relaxation(twice).at(c, box);
        assertThat(twice.fitted(0, c, relaxed.fitted().strengths())).isCloseTo(200, within(1e-6));
        double share = Math.log((1 + c * 400) / (1 + c * 200)) / Math.log((1 + c * 400) / (1 + c * 100));
        assertThat(relaxed.errors()).containsExactly(new double[] {0, 0.75 * share}, within(1e-9));
        // Above both, at the least that is allowed.
        MeanProof.Box above = new MeanProof.Box(new double[] {420, 420}, new double[] {600, 600});
        MeanProof.Relaxation.Relaxed higher = new MeanProof.Relaxation(twice).at(c, above);
        assertThat(twice.fitted(0, c, higher.fitted().strengths())).isCloseTo(420, within(1e-6));
        assertThat(higher.errors()).containsExactly(new double[] {1.1, 0.05}, within(1e-9));
        // Below both, at the greatest.
        MeanProof.Box below = new MeanProof.Box(new double[] {50, 50}, new double[] {150, 150});
        MeanProof.Relaxation.Relaxed lower = new MeanProof.Relaxation(twice).at(c, below);
        assertThat(twice.fitted(0, c, lower.fitted().strengths())).isCloseTo(150, within(1e-6));
        assertThat(lower.errors()).containsExactly(new double[] {0.25, 0.625}, within(1e-9));
    }

    @Test
    void aBoxAroundASumHasNoLargerError() {
        MeanProof.Box box = MeanProof.Box.around(APART, 0.5);
        assertThat(box.least()).containsExactly(160, 165);
        assertThat(box.most()).containsExactly(480, 495);
        assertThat(MeanProof.Box.around(APART, 1.5).least()).containsExactly(0, 0);
        assertThat(box.below(1, 200).most()).containsExactly(480, 200);
        assertThat(box.below(1, 200).least()).containsExactly(160, 165);
        assertThat(box.above(0, 200).least()).containsExactly(200, 165);
        assertThat(box.above(0, 200).most()).containsExactly(480, 495);
    }

    /// The middle one of three knights is best, whatever c; the proof divides its way to just below.
    @Test
    void aMedianIsProved() {
        SynergyProblem knights = problem("N,280", "N,300", "N,360");
        double mean = (20 / 280.0 + 60 / 360.0) / 3;
        MeanProof proof = new MeanProof(knights, 0.99 * mean);
        assertThat(proof.counterexample()).isEmpty();
        assertThat(proof.exhausted()).isFalse();
        assertThat(proof.parts()).isBetween(1, 2_000);
        MeanProof beyond = new MeanProof(knights, 1.01 * mean);
        Fitted found = beyond.counterexample().orElseThrow();
        assertThat(knights.meanError(found.c(), found.strengths())).isLessThan(1.01 * mean);
        assertThat(beyond.exhausted()).isFalse();
    }

    /// Of each two that contradict each other the lesser is best, since it has the larger share: what is just possible
    /// is found in some part of what pieces may be worth, and what is not is refuted in all.
    @Test
    void whatIsPossibleIsFoundInSomePart() {
        SynergyProblem pairs = problem("N,280", "N,360", "B,300", "B,350", "BN,700", "BN,900");
        double mean = (80 / 360.0 + 50 / 350.0 + 200 / 900.0) / 6;
        for (double share : new double[] {1.01, 1.001, 1.00001}) {
            MeanProof proof = new MeanProof(pairs, share * mean);
            Fitted found = proof.counterexample().orElseThrow();
            assertThat(pairs.meanError(found.c(), found.strengths()))
                    .isLessThan(share * mean)
                    .isGreaterThanOrEqualTo(mean - 1e-12);
            assertThat(proof.exhausted()).isFalse();
        }
        for (double share : new double[] {0.95, 0.9}) {
            MeanProof proof = new MeanProof(pairs, share * mean);
            assertThat(proof.counterexample()).isEmpty();
            assertThat(proof.exhausted()).isFalse();
            assertThat(proof.parts()).isBetween(10, 500);
        }
    }

    /// A proof gives up after so many steps, or where a part can no longer be divided, and says so.
    @Test
    void aProofTooCloseGivesUp() {
        SynergyProblem knights = problem("N,280", "N,300", "N,360");
        double mean = (20 / 280.0 + 60 / 360.0) / 3;
        MeanProof close = new MeanProof(knights, mean * (1 - 1e-12));
        assertThat(close.counterexample()).isEmpty();
        assertThat(close.exhausted()).isTrue();
        // Each division has a step of its own.
        assertThat(close.parts()).isBetween(20_000, 25_001);
        MeanProof indivisible = new MeanProof(knights, mean);
        assertThat(indivisible.counterexample()).isEmpty();
        assertThat(indivisible.exhausted()).isTrue();
        assertThat(indivisible.parts()).isLessThan(100);
    }

    /// Above a target three tangents are its lines: where what may be most begins, in the middle, and at its end.
    @Test
    void tangentsTouchInThreePlaces() {
        double c = 2e-3;
        SynergyProblem knights = problem("N,300", "N,400", "N,400", "N,400");
        for (double most : new double[] {410, 420, 450, 500, 520}) {
            MeanProof.Box box =
                    new MeanProof.Box(new double[] {200, 100, 100, 100}, new double[] {most, 600, 600, 600});
            MeanProof.Relaxation.Relaxed relaxed = new MeanProof.Relaxation(knights).at(c, box);
            assertThat(knights.fitted(0, c, relaxed.fitted().strengths())).isCloseTo(400, within(1e-6));
            double expected = 0;
            for (double touch : new double[] {300, (300 + most) / 2, most}) {
                double slope = (1 / c + touch) / 300;
                expected = Math.max(expected, touch / 300 - 1 - slope * Math.log((1 + c * touch) / (1 + c * 400)));
            }
            assertThat(relaxed.errors()[0]).isCloseTo(expected, within(1e-9));
            assertThat(relaxed.errors()[1]).isCloseTo(0, within(1e-9));
        }
    }
}
