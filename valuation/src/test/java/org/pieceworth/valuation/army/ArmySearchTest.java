package org.pieceworth.valuation.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.SynergyParameters;

class ArmySearchTest {

    private static final SynergyParameters PUBLISHED = SynergyParameters.published();

    private static double[] lexicon() {
        return Lexicon.entries().stream()
                .mapToDouble(entry -> PUBLISHED
                        .value(Decomposition.of(entry.movement(), false))
                        .orElseThrow())
                .sorted()
                .toArray();
    }

    @Test
    void itStopsWhenItsThreadIsInterrupted() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> ArmySearch.search(lexicon(), new ArmyShape(3, 1, false), 3000, 0, 1))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /// The other road: every choice of pairs and singles, each once.
    private static List<Double> all(double[] values, ArmyShape shape) {
        List<Double> sums = new ArrayList<>();
        all(values, shape, 0, 0, new int[shape.choices()], 0, sums);
        return sums;
    }

    private static void all(
            double[] values, ArmyShape shape, int position, int from, int[] chosen, double sum, List<Double> sums) {
        if (position == shape.choices()) {
            sums.add(sum);
            return;
        }
        for (int kind = position == shape.pairs() ? 0 : from; kind < values.length; kind++) {
            int each = kind;
            boolean taken = IntStream.range(0, position).anyMatch(i -> chosen[i] == each);
            if (!shape.distinct() || !taken) {
                chosen[position] = kind;
                double more = position < shape.pairs() ? 2 * values[kind] : values[kind];
                all(values, shape, position + 1, kind, chosen, sum + more, sums);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3, 1, false",
        "3, 1, true",
        "0, 4, false",
        "0, 4, true",
        "2, 0, false",
        "2, 0, true",
        "1, 2, true",
        "0, 1, false"
    })
    void everyArmyIsFoundOnce(int pairs, int singles, boolean distinct) {
        SplittableRandom random = new SplittableRandom(7);
        double[] values = random.doubles(12).map(x -> 100 * x).sorted().toArray();
        ArmyShape shape = new ArmyShape(pairs, singles, distinct);
        List<Double> all = all(values, shape);
        assertThat(shape.armies(values.length)).isEqualTo(BigInteger.valueOf(all.size()));
        for (double target : new double[] {0, 150, 333.3, 5000}) {
            for (double tolerance : new double[] {0.5, 20, Double.POSITIVE_INFINITY}) {
                ArmySearch.Found found = ArmySearch.search(values, shape, target, tolerance, 25);
                List<Double> near = all.stream()
                        .filter(sum -> Math.abs(sum - target) <= tolerance)
                        .sorted(Comparator.comparingDouble(sum -> Math.abs(sum - target)))
                        .toList();
                assertThat(found.count()).isEqualTo(near.size());
                assertThat(found.nearest()).hasSize(Math.min(25, near.size()));
                for (int i = 0; i < found.nearest().size(); i++) {
                    ArmyAnswer answer = found.nearest().get(i);
                    double sum = answer.pairs().stream()
                                    .mapToDouble(kind -> 2 * values[kind])
                                    .sum()
                            + answer.singles().stream()
                                    .mapToDouble(kind -> values[kind])
                                    .sum();
                    assertThat(answer.value()).isCloseTo(sum, within(1e-9));
                    assertThat(Math.abs(answer.value() - target))
                            .isCloseTo(Math.abs(near.get(i) - target), within(1e-9));
                }
            }
        }
    }

    /// Every choice is looked at, and those are counted that have all the kinds.
    @ParameterizedTest
    @CsvSource({"3, 1, false", "3, 1, true", "0, 4, false", "0, 4, true", "2, 0, false", "1, 2, true", "0, 1, false"})
    void armiesThatContainSomeKinds(int pairs, int singles, boolean distinct) {
        double[] values =
                new SplittableRandom(8).doubles(9).map(x -> 100 * x).sorted().toArray();
        ArmyShape shape = new ArmyShape(pairs, singles, distinct);
        for (Set<Integer> contained : List.of(Set.of(4), Set.of(0, 8), Set.of(2, 3, 7))) {
            List<Double> all = new ArrayList<>();
            choices(values, shape, 0, new int[shape.choices()], contained, all);
            if (contained.size() <= shape.choices()) {
                assertThat(shape.armies(values.length, contained.size())).isEqualTo(BigInteger.valueOf(all.size()));
            }
            for (double tolerance : new double[] {15, Double.POSITIVE_INFINITY}) {
                double[] near = all.stream()
                        .mapToDouble(sum -> Math.abs(sum - 200))
                        .filter(distance -> distance <= tolerance)
                        .sorted()
                        .toArray();
                ArmySearch.Found found = ArmySearch.search(values, shape, 200, tolerance, 10, contained);
                assertThat(found.count()).isEqualTo(near.length);
                assertThat(found.nearest().stream()
                                .mapToDouble(army -> Math.abs(army.value() - 200))
                                .toArray())
                        .containsExactly(Arrays.copyOf(near, Math.min(10, near.length)), within(1e-9));
            }
        }
    }

    private static void choices(
            double[] values, ArmyShape shape, int position, int[] chosen, Set<Integer> contained, List<Double> sums) {
        if (position == shape.choices()) {
            Set<Integer> kinds = IntStream.of(chosen).boxed().collect(Collectors.toSet());
            if (kinds.containsAll(contained) && (!shape.distinct() || kinds.size() == chosen.length)) {
                sums.add(IntStream.range(0, chosen.length)
                        .mapToDouble(i -> (i < shape.pairs() ? 2 : 1) * values[chosen[i]])
                        .sum());
            }
            return;
        }
        boolean first = position == 0 || position == shape.pairs();
        for (int kind = first ? 0 : chosen[position - 1]; kind < values.length; kind++) {
            chosen[position] = kind;
            choices(values, shape, position + 1, chosen, contained, sums);
        }
    }

    /// Symmetric armies of the 289 pieces: three pairs and a piece beside the king.
    @Test
    void theWholeLexicon() {
        double[] values = lexicon();
        ArmyShape shape = ArmyShape.symmetric(7, false);
        assertThat(shape).isEqualTo(new ArmyShape(3, 1, false));
        // 291·290·289/6 · 289
        assertThat(shape.armies(289)).isEqualTo(BigInteger.valueOf(4_064_785L * 289));
        ArmySearch.Found found = ArmySearch.search(values, shape, 2882.5760, 0.5, 5);
        assertThat(found.count()).isGreaterThan(10_000);
        assertThat(found.nearest()).hasSize(5);
        assertThat(found.nearest().getFirst().value()).isCloseTo(2882.5760, within(0.001));
    }

    @Test
    void tooMuchIsRefused() {
        double[] values = lexicon();
        assertThatThrownBy(() -> ArmySearch.search(values, ArmyShape.free(7, false), 2882, 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ArmySearch.search(new double[] {2, 1}, ArmyShape.free(1, false), 1, 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ArmyShape(0, 0, false)).isInstanceOf(IllegalArgumentException.class);
    }
}
