package org.pieceworth.stats.optimize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferentialEvolutionTest {

    /// Rosenbrock's valley: least at (1, 1, 1).
    private static double valley(double[] x) {
        double sum = 0;
        for (int i = 0; i + 1 < x.length; i++) {
            sum += 100 * Math.pow(x[i + 1] - x[i] * x[i], 2) + Math.pow(1 - x[i], 2);
        }
        return sum;
    }

    private static final double[] LOW = {-5, -5, -5};
    private static final double[] HIGH = {5, 5, 5};

    @Test
    void findsTheFootOfAValley() {
        AtomicLong asked = new AtomicLong();
        var best = DifferentialEvolution.USUAL.minimise(
                x -> {
                    asked.incrementAndGet();
                    assertThat(x).satisfies(DifferentialEvolutionTest::inside);
                    return valley(x);
                },
                LOW,
                HIGH,
                1);
        assertThat(best.value()).isLessThan(1e-12).isEqualTo(valley(best.point()));
        assertThat(best.point()).containsExactly(new double[] {1, 1, 1}, within(1e-5));
        assertThat(best.evaluations()).isEqualTo(asked.get());
    }

    private static void inside(double[] x) {
        for (double each : x) {
            assertThat(each).isBetween(-5.0, 5.0);
        }
    }

    @Test
    void theSeedDecides() {
        DifferentialEvolution few = new DifferentialEvolution(5, 20, 0, 0.7);
        double[] first =
                few.minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 7).point();
        assertThat(few.minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 7).point())
                .containsExactly(first);
        assertThat(few.minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 8).point())
                .isNotEqualTo(first);
    }

    @Test
    void itStopsAfterItsGenerations() {
        var best = new DifferentialEvolution(4, 10, 0, 0.9).minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 1);
        assertThat(best.evaluations()).isEqualTo(4 * 3 * 11);
    }

    /// A function that remembers where it was asked.
    private static List<double[]> asked(DifferentialEvolution search, ToDoubleFunction<double[]> function) {
        List<double[]> points = new ArrayList<>();
        search.minimise(
                x -> {
                    points.add(x.clone());
                    return function.applyAsDouble(x);
                },
                LOW,
                HIGH,
                3);
        return points;
    }

    /// Each of 102 equal parts of each variable's range has one of the first 102 members.
    @Test
    void theFirstMembersAreALatinHypercube() {
        List<double[]> points = asked(new DifferentialEvolution(34, 0, 0, 0.7), DifferentialEvolutionTest::valley);
        assertThat(points).hasSize(102);
        for (int j = 0; j < 3; j++) {
            BitSet parts = new BitSet();
            boolean inOrder = true;
            for (int i = 0; i < 102; i++) {
                int part = (int) ((points.get(i)[j] + 5) / 10 * 102);
                parts.set(part);
                inOrder &= part == i;
            }
            assertThat(parts.cardinality()).isEqualTo(102);
            assertThat(parts.length()).isEqualTo(102);
            assertThat(inOrder).isFalse();
        }
    }

    /// By turns 9 and 11, so that the spread is a tenth of the mean, and −9 and −11 likewise.
    @ParameterizedTest
    @CsvSource({"1, 0.0999, 2", "1, 0.1001, 1", "-1, 0.0999, 2", "-1, 0.1001, 1"})
    void itEndsWhenTheSpreadIsASmallShareOfTheMean(int sign, double tolerance, int populations) {
        AtomicLong turn = new AtomicLong();
        List<double[]> points = asked(
                new DifferentialEvolution(4, 1, tolerance, 0.7),
                _ -> sign * (turn.getAndIncrement() % 2 == 0 ? 9.0 : 11.0));
        assertThat(points).hasSize(12 * populations);
    }

    /// A population of equals has no spread at all.
    @Test
    void aConstantEndsAtOnce() {
        assertThat(asked(new DifferentialEvolution(4, 5, 0, 0.7), _ -> 3)).hasSize(12);
    }

    /// With no crossover one variable of each trial is new, and with all of it each one: the best member and a scale
    /// from ½ to 1 times the difference of two others, as long as that is within the bounds.
    @Test
    void trialsAreMadeFromTheBestAndADifference() {
        List<double[]> one = asked(new DifferentialEvolution(4, 1, 0, 0), DifferentialEvolutionTest::valley);
        for (int i = 0; i < 12; i++) {
            double[] member = one.get(i);
            double[] trial = one.get(12 + i);
            assertThat(IntStream.range(0, 3).filter(j -> member[j] != trial[j])).hasSize(1);
        }
        // A function that never falls keeps the first population, and its best, for the whole generation.
        AtomicLong turn = new AtomicLong();
        List<double[]> all = asked(
                new DifferentialEvolution(4, 1, 0, 1),
                x -> turn.getAndIncrement() < 12 ? valley(x) : Double.POSITIVE_INFINITY);
        List<double[]> members = all.subList(0, 12);
        double[] best = members.stream()
                .min(Comparator.comparingDouble(DifferentialEvolutionTest::valley))
                .orElseThrow();
        List<Double> scales = all.subList(12, 24).stream()
                .flatMap(trial -> scale(trial, best, members).stream().boxed())
                .toList();
        assertThat(scales).hasSizeGreaterThan(3);
        assertThat(scales.getFirst()).isBetween(0.5, 1.0);
        assertThat(scales).allSatisfy(scale -> assertThat(scale).isCloseTo(scales.getFirst(), within(1e-9)));
    }

    /// What the difference of two members was multiplied by, if the trial is made of one.
    private static OptionalDouble scale(double[] trial, double[] best, List<double[]> members) {
        for (double[] one : members) {
            for (double[] other : members) {
                double scale = (trial[0] - best[0]) / (one[0] - other[0]);
                if (scale > 0
                        && IntStream.range(0, 3)
                                .allMatch(j -> Math.abs(trial[j] - best[j] - scale * (one[j] - other[j])) < 1e-9)) {
                    return OptionalDouble.of(scale);
                }
            }
        }
        return OptionalDouble.empty();
    }

    /// Members are exchanged for others as good, which lets a population walk over flat ground.
    @Test
    void anEquallyGoodTrialIsTaken() {
        // Without crossover a trial of the third population has two new variables if that of the second was taken.
        List<double[]> points = asked(new DifferentialEvolution(4, 2, -1, 0), _ -> 1);
        long two = IntStream.range(0, 12)
                .filter(i -> IntStream.range(0, 3)
                                .filter(j -> points.get(i)[j] != points.get(24 + i)[j])
                                .count()
                        == 2)
                .count();
        assertThat(two).isGreaterThan(3);
    }
}
