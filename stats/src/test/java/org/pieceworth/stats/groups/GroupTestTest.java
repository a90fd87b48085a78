package org.pieceworth.stats.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

@Execution(ExecutionMode.CONCURRENT)
class GroupTestTest {

    private static final FitOptions OPTIONS = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);
    private static final int[] COLUMNS = {0, 1, 2};

    /// Groups of games that are told apart by their order.
    private static final class Groups {
        private final List<GroupFit> own = new ArrayList<>();
        private final List<TestedGroup> tested = new ArrayList<>();
        private int games;

        Groups add(TiltedGames model, int size, SplittableRandom random) {
            TiltedGames.Sample sample = model.sample(size, random);
            own.add(GroupFit.of(sample.data(), sample.clusters(), OPTIONS, TiltedGames.names())
                    .only(COLUMNS));
            int from = games;
            games += size;
            return add(sample, IntStream.range(from, games).toArray());
        }

        private Groups add(TiltedGames.Sample sample, int[] numbers) {
            tested.add(new TestedGroup(sample.data(), sample.clusters(), numbers));
            return this;
        }

        Optional<GroupTest> test(int permutations, long seed) {
            return test(new GroupTest.Dealing(
                    permutations, seed, IntStream.range(0, games).toArray()));
        }

        Optional<GroupTest> test(GroupTest.Dealing dealing) {
            return GroupTest.ofRatios(own, tested, OPTIONS, COLUMNS, dealing);
        }
    }

    private static TiltedGames games(double scale, double second, double constant, double width) {
        return new TiltedGames(new double[] {0.8 * scale, second * scale, -0.5 * scale}, constant, width);
    }

    @Test
    void groupsThatDifferAreFound() {
        SplittableRandom random = new SplittableRandom(5);
        Groups groups = new Groups()
                .add(games(1, 1.6, 0.2, 0.6), 400, random)
                .add(games(1, 1.6, 0.2, 0.6), 400, random)
                .add(games(1, 0.6, 0.2, 0.6), 400, random);
        GroupTest test = groups.test(199, 1).orElseThrow();
        assertThat(test.groups()).isEqualTo(3);
        assertThat(test.degrees()).isEqualTo(4);
        assertThat(test.permutations()).isEqualTo(199);
        assertThat(test.pValue()).isEqualTo(1.0 / 200);
        assertThat(groups.test(199, 1)).hasValue(test);
    }

    /// Parameters fitted to a group's own units take their share of them from what it adds to the statistic.
    @Test
    void ownParametersTakeTheirShareOfTheStatistic() {
        SplittableRandom random = new SplittableRandom(3);
        GroupSums sums = new GroupSums(2, 1, 2);
        for (int unit = 0; unit < 40; unit++) {
            // the scores of a ratio and of a parameter of the group, and their information
            sums.add(unit % 2, new double[] {random.nextGaussian(), random.nextGaussian(), 1, 0.2, 1}, 0);
        }
        assertThat(sums.statistic(0)).isPositive();
        assertThat(sums.statistic(1)).isCloseTo(0.95 * sums.statistic(0), within(1e-12));
        assertThat(sums.statistic(30)).isZero();
    }

    /// Without permutations p is by the chi-square distribution, and both agree.
    @Test
    void bothWaysOfCountingAgree() {
        SplittableRandom random = new SplittableRandom(11);
        Groups groups = new Groups();
        for (int i = 0; i < 5; i++) {
            groups.add(games(1, 1.6, 0.2, 0.6), 500, random);
        }
        GroupTest dealt = groups.test(499, 3).orElseThrow();
        GroupTest byFormula = groups.test(0, 3).orElseThrow();
        assertThat(byFormula.permutations()).isZero();
        assertThat(byFormula.statistic()).isEqualTo(dealt.statistic());
        assertThat(dealt.pValue()).isCloseTo(byFormula.pValue(), within(0.1));
    }

    /// A first coefficient that is 0 or less in all groups together has no ratios to it; one group is none to
    /// compare.
    @Test
    void groupsWithoutRatiosAreNotTested() {
        SplittableRandom random = new SplittableRandom(5);
        TiltedGames turned = new TiltedGames(new double[] {-0.8, 1.6, -0.5}, 0.2, 0.6);
        assertThat(new Groups()
                        .add(turned, 300, random)
                        .add(turned, 300, random)
                        .test(99, 1))
                .isEmpty();
        assertThat(new Groups().add(games(1, 1.6, 0.2, 0.6), 300, random).test(99, 1))
                .isEmpty();
    }

    /// Two groups with the same games have the same ratios, however labels are dealt.
    @Test
    void gamesInTwoGroupsKeepBothLabels() {
        SplittableRandom random = new SplittableRandom(5);
        Groups groups = new Groups().add(games(1, 1.6, 0.2, 0.6), 300, random);
        groups.own.add(groups.own.getFirst());
        groups.tested.add(groups.tested.getFirst());
        GroupTest test = groups.test(99, 1).orElseThrow();
        assertThat(test.statistic()).isCloseTo(0, within(1e-9));
        assertThat(test.pValue()).isGreaterThan(0.05);
    }

    /// Games of one block have one result here, and are dealt as one; blocks that are too few are not.
    @Test
    void blocksAreDealtTogether() {
        SplittableRandom random = new SplittableRandom(7);
        Groups groups =
                new Groups().add(games(1, 1.6, 0.2, 0.6), 300, random).add(games(1, 1.6, 0.2, 0.6), 300, random);
        int[] fives = IntStream.range(0, 600).map(game -> game / 5).toArray();
        int[] hundreds = IntStream.range(0, 600).map(game -> game / 100).toArray();
        assertThat(groups.test(new GroupTest.Dealing(99, 1, fives))
                        .orElseThrow()
                        .together())
                .isTrue();
        GroupTest apart = groups.test(new GroupTest.Dealing(99, 1, hundreds)).orElseThrow();
        assertThat(apart).isEqualTo(groups.test(99, 1).orElseThrow());
        assertThat(apart.together()).isFalse();
    }

    /// Small groups under chance alone are said to differ in five of a hundred repetitions, by permutation and,
    /// nearly, by the chi-square distribution.
    @Tag("slow")
    @Test
    void theTestHasItsSize() {
        SplittableRandom random = new SplittableRandom(73);
        TiltedGames games = games(1, 1.6, 0.2, 0.6);
        int[] rejected = rejections(
                400, () -> Arrays.stream(new int[6]).mapToObj(_ -> games).toList(), 120, random);
        assertThat(rejected[0] / 400.0).isBetween(0.03, 0.07);
        assertThat(rejected[1] / 400.0).isBetween(0.02, 0.07);
    }

    /// Groups that have the ratios in common, and nothing else: how clearly the same material decides, White's
    /// advantage, draws.
    @Tag("slow")
    @Test
    void onlyRatiosAreTested() {
        SplittableRandom random = new SplittableRandom(74);
        List<TiltedGames> models = List.of(
                games(0.7, 1.6, 0, 1.2), games(1, 1.6, 0.2, 0.6), games(1.4, 1.6, 0.6, 0.3), games(1, 1.6, -0.3, 0.9));
        int[] rejected = rejections(400, () -> models, 400, random);
        assertThat(rejected[0] / 400.0).isBetween(0.025, 0.075);
    }

    /// How often p is below 0.05 by permutation and by the chi-square distribution. Any number of permutations has its
    /// size that is one less than a multiple of twenty.
    private static int[] rejections(int trials, Supplier<List<TiltedGames>> models, int size, SplittableRandom random) {
        int[] rejected = new int[2];
        for (int trial = 0; trial < trials; trial++) {
            Groups groups = new Groups();
            models.get().forEach(model -> groups.add(model, size, random));
            rejected[0] += groups.test(99, trial).orElseThrow().pValue() <= 0.05 ? 1 : 0;
            rejected[1] += groups.test(0, trial).orElseThrow().pValue() < 0.05 ? 1 : 0;
        }
        return rejected;
    }
}
