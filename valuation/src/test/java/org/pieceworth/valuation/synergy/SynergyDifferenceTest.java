package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;

class SynergyDifferenceTest {

    private static final SynergyFit FIT = SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK);

    private static final List<Movement> FIDE = army("R", "N", "B", "Q", "B", "N", "R");

    private static List<Movement> army(String... pieces) {
        return Stream.of(pieces).map(piece -> Betza.parse(piece).movement()).toList();
    }

    private static double value(SynergyParameters parameters, List<Movement> army) {
        return army.stream()
                .mapToDouble(piece ->
                        parameters.value(Decomposition.of(piece, false)).orElseThrow())
                .sum();
    }

    /// Recomputed with the source's Table 1.
    @Test
    void theArmyOfChessByThePublishedParameters() {
        assertThat(value(SynergyParameters.published(), FIDE)).isCloseTo(2882.58, within(0.005));
        assertThat(SynergyModel.published().difference(FIDE, army("Q"))).isEmpty();
    }

    /// One piece against none is the piece's own range.
    @ParameterizedTest
    @ValueSource(strings = {"R", "N", "mFcW", "BNR", "mWcQ"})
    void onePieceAgainstNone(String piece) {
        SynergyRanges ranges = SynergyRanges.of(FIT);
        SynergyValue single = ranges.value(Betza.parse(piece).movement());
        SynergyDifference more = ranges.difference(army(piece), List.of()).orElseThrow();
        SynergyDifference less = ranges.difference(List.of(), army(piece)).orElseThrow();
        assertThat(more.value()).isCloseTo(single.value().orElseThrow(), within(1e-9));
        assertThat(more.low()).isCloseTo(single.low().orElseThrow(), within(0.05));
        assertThat(more.high()).isCloseTo(single.high().orElseThrow(), within(0.05));
        assertThat(less.low()).isCloseTo(-more.high(), within(0.05));
        assertThat(less.high()).isCloseTo(-more.low(), within(0.05));
    }

    @Test
    void whatBothArmiesHaveCancelsOut() {
        SynergyRanges ranges = SynergyRanges.of(FIT);
        assertThat(ranges.difference(FIDE, FIDE)).hasValue(new SynergyDifference(0, 0, 0));
        SynergyDifference swapped = ranges.difference(army("R", "N", "B", "Q", "B", "N", "BN"), FIDE)
                .orElseThrow();
        SynergyDifference alone = ranges.difference(army("BN"), army("R")).orElseThrow();
        assertThat(swapped.low()).isCloseTo(alone.low(), within(0.02));
        assertThat(swapped.high()).isCloseTo(alone.high(), within(0.02));
    }

    /// Fits that are known to be as good lie within, and the range is narrower than the sum of the pieces' ranges.
    @Test
    void allFitsLieWithin() {
        SynergyRanges ranges = SynergyRanges.of(FIT);
        SplittableRandom random = new SplittableRandom(3);
        List<Lexicon.Entry> entries = Lexicon.entries();
        for (int i = 0; i < 12; i++) {
            List<Movement> army = new ArrayList<>();
            for (int j = 0; j < 4; j++) {
                Movement piece = entries.get(random.nextInt(entries.size())).movement();
                army.add(piece);
                if (j < 3) {
                    army.add(piece);
                }
            }
            SynergyDifference range = ranges.difference(army, FIDE).orElseThrow();
            for (SynergyParameters parameters : List.of(FIT.centre(), FIT.optimum())) {
                assertThat(value(parameters, army) - value(parameters, FIDE))
                        .isBetween(range.low() - 0.01, range.high() + 0.01);
            }
            double outer = Stream.concat(army.stream(), FIDE.stream())
                    .map(ranges::value)
                    .mapToDouble(
                            value -> value.high().orElseThrow() - value.low().orElseThrow())
                    .sum();
            assertThat(range.high() - range.low()).isLessThanOrEqualTo(outer + 0.05);
        }
    }

    /// The other road: corners of the set of fits in random directions, at many constants. None lies outside, and some
    /// come near to the ends.
    @Test
    void noCornerOfTheFitsLiesOutside() {
        List<Movement> army = army("mRcN", "mRcN", "mBcR", "mBcR", "BW", "BW", "RN");
        SynergyDifference range = SynergyRanges.of(FIT).difference(army, FIDE).orElseThrow();
        SynergyProblem problem = SynergyProblem.of(FIT.targets(), false);
        double limit = SynergyFitter.limit(FIT.targets(), FIT.leastError(), FIT.slack());
        LinearProgram program = new LinearProgram(problem.rows(), problem.variables());
        SplittableRandom random = new SplittableRandom(11);
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 3000; i++) {
            double c =
                    random.nextDouble(FIT.constants().least(), FIT.constants().greatest());
            double[] lower = new double[problem.variables() + problem.targets()];
            double[] upper = new double[lower.length];
            Arrays.fill(upper, 0, problem.variables(), problem.cap(c));
            for (int target = 0; target < problem.targets(); target++) {
                lower[problem.variables() + target] = problem.lower(target, c, limit);
                upper[problem.variables() + target] = problem.upper(target, c, limit);
            }
            double[] direction = random.doubles(problem.variables(), -1, 1).toArray();
            if (program.maximise(direction, lower, upper) instanceof LinearSolution.Optimal corner) {
                SynergyParameters fit = new Fitted(c, corner.point()).parameters(problem);
                double difference = value(fit, army) - value(fit, FIDE);
                least = Math.min(least, difference);
                most = Math.max(most, difference);
            }
        }
        assertThat(least).isBetween(range.low() - 0.01, range.value());
        assertThat(most).isBetween(range.value(), range.high() + 0.01);
        assertThat(most - least).isGreaterThan(0.5 * (range.high() - range.low()));
    }

    @Test
    void aPartThatNoTargetHasLeavesNothingToSay() {
        assertThat(SynergyRanges.of(FIT).difference(army("C"), army("N"))).isEmpty();
    }
}
