package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

class ProportionalOddsTest {

    private static final FitOptions ORDERED = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);

    private static OutcomeFit fit(GroupedOutcomes data, FitOptions options) {
        return OutcomeRegression.fit(data, options, TiltedGames.names(), FitTrace.NONE);
    }

    private static ProportionalOdds test(GroupedOutcomes data, ClusteredRows clusters, List<ClusterWay> ways) {
        ProportionalOdds.Sums sums = ProportionalOdds.Sums.of(fit(data, ORDERED), data, clusters.clusters())
                .orElseThrow();
        clusters.forEach(sums);
        return sums.test(ways).orElseThrow();
    }

    /// Rows of one feature, a game each: the side ahead by one wins with the chance σ(η₁), does not lose with σ(η₂).
    private record Rows(GroupedOutcomes data, OutcomeClusters clusters) {}

    private static Rows rows(int games, double winning, double holding, SplittableRandom random) {
        double[] features = new double[3 * games];
        double[][] counts = new double[3][games];
        int[] start = new int[games + 1];
        int[] group = new int[games];
        byte[] outcome = new byte[games];
        for (int game = 0; game < games; game++) {
            int side = random.nextBoolean() ? 1 : -1;
            int most = 0;
            for (int i = 0; i < 3; i++) {
                int size = random.nextInt(3);
                features[3 * game + i] = side * size;
                most += size;
            }
            double u = random.nextDouble();
            double wins = 1 / (1 + Math.exp(0.5 - winning * most));
            double holds = 1 / (1 + Math.exp(-0.5 - holding * most));
            int result = 1 + (u < wins ? side : u < holds ? 0 : -side);
            counts[result][game]++;
            outcome[game] = (byte) result;
            group[game] = game;
            start[game + 1] = game + 1;
        }
        return new Rows(
                GroupedOutcomes.dense(3, features, counts[2], counts[1], counts[0]),
                new OutcomeClusters(start, group, outcome));
    }

    /// Slopes that differ are found, and the binary fits find each.
    @Test
    void slopesOfTheirOwnAreFound() {
        Rows rows = rows(20_000, 0.4, 0.8, new SplittableRandom(3));
        ProportionalOdds test = test(rows.data(), rows.clusters(), List.of());
        assertThat(test.degrees()).isEqualTo(3);
        assertThat(test.pValue()).isLessThan(1e-6);
        double[][] slopes =
                ProportionalOdds.slopes(fit(rows.data(), ORDERED), rows.data()).orElseThrow();
        for (int i = 0; i < 3; i++) {
            assertThat(slopes[0][i]).isCloseTo(0.4, within(0.08));
            assertThat(slopes[1][i]).isCloseTo(0.8, within(0.12));
        }
    }

    /// Games as clusters by a way of their own change nothing; pairs of games change the variance.
    @Test
    void clustersThatBelongTogetherCountOnce() {
        Rows rows = rows(2000, 0.5, 0.6, new SplittableRandom(3));
        ProportionalOdds apart = test(rows.data(), rows.clusters(), List.of());
        int[] same = new int[2000];
        int[] pairs = new int[2000];
        for (int i = 0; i < 2000; i++) {
            same[i] = i;
            pairs[i] = i / 2;
        }
        assertThat(test(rows.data(), rows.clusters(), List.of(new ClusterWay(new int[][] {same}, 2000, 1)))
                        .statistic())
                .isCloseTo(apart.statistic(), within(1e-9));
        assertThat(test(rows.data(), rows.clusters(), List.of(new ClusterWay(new int[][] {pairs}, 1000, 1)))
                        .statistic())
                .isNotEqualTo(apart.statistic())
                .isCloseTo(apart.statistic(), within(0.5 * apart.statistic()));
    }

    /// However many games there are, their clusters are what counts.
    @Test
    void fewCoarserClustersAreNotTested() {
        Rows rows = rows(2000, 0.5, 0.6, new SplittableRandom(3));
        OutcomeFit fit = fit(rows.data(), ORDERED);
        for (int clusters : new int[] {199, 200}) {
            int[] of = new int[2000];
            Arrays.setAll(of, i -> i % clusters);
            List<ClusterWay> ways = List.of(new ClusterWay(new int[][] {of}, clusters, 1));
            ProportionalOdds.Sums sums = ProportionalOdds.Sums.of(
                            fit, rows.data(), rows.clusters().clusters())
                    .orElseThrow();
            rows.clusters().forEach(sums);
            assertThat(sums.test(ways).isPresent()).isEqualTo(clusters == 200);
            assertThat(ClusterAdder.add(fit, rows.data(), rows.clusters(), ways)
                            .odds(ways)
                            .isPresent())
                    .isEqualTo(clusters == 200);
        }
    }

    /// A side with more of the last feature hardly ever fails to win: its score depends on the few that did.
    @Test
    void slopesThatRestOnRareResultsAreNotTested() {
        int games = 3000;
        double[] features = new double[3 * games];
        double[][] counts = new double[3][games];
        int[] start = new int[games + 1];
        int[] group = new int[games];
        byte[] outcome = new byte[games];
        SplittableRandom random = new SplittableRandom(7);
        for (int game = 0; game < games; game++) {
            double eta = 0;
            for (int i = 0; i < 3; i++) {
                int more = random.nextInt(i == 2 ? 25 : 2) == 0 ? random.nextBoolean() ? 1 : -1 : 0;
                features[3 * game + i] = more;
                eta += (i == 2 ? 3.7 : 0.7) * more;
            }
            double u = random.nextDouble();
            int result = u < 1 / (1 + Math.exp(0.5 - eta)) ? 2 : u < 1 / (1 + Math.exp(-0.5 - eta)) ? 1 : 0;
            counts[result][game]++;
            outcome[game] = (byte) result;
            group[game] = game;
            start[game + 1] = game + 1;
        }
        GroupedOutcomes data = GroupedOutcomes.dense(3, features, counts[2], counts[1], counts[0]);
        OutcomeClusters clusters = new OutcomeClusters(start, group, outcome);
        assertThat(test(data, clusters, List.of()).degrees()).isEqualTo(2);
        ClusterSums tabled = ClusterAdder.add(fit(data, ORDERED), data, clusters, List.of());
        assertThat(tabled.odds(List.of()).orElseThrow().degrees()).isEqualTo(2);
    }

    @Test
    void fewGamesAreNotTested() {
        Rows rows = rows(199, 0.5, 0.5, new SplittableRandom(3));
        assertThat(ClusterAdder.add(fit(rows.data(), ORDERED), rows.data(), rows.clusters(), List.of())
                        .odds(List.of()))
                .isEmpty();
    }

    @Test
    void otherFitsAreNotTested() {
        Rows rows = rows(500, 0.5, 0.5, new SplittableRandom(3));
        FitOptions half = new FitOptions(DrawModel.HALF, true, Penalty.NONE, Solver.NEWTON);
        FitOptions ridge = new FitOptions(DrawModel.ORDERED, true, Penalty.ridge(1e-3), Solver.NEWTON);
        assertThat(ProportionalOdds.Sums.of(fit(rows.data(), half), rows.data(), 500))
                .isEmpty();
        assertThat(ProportionalOdds.Sums.of(fit(rows.data(), ridge), rows.data(), 500))
                .isEmpty();
    }

    /// Games whose rows belong together, and whose odds are proportional, are rejected five times in a hundred.
    @Tag("slow")
    @Test
    void theTestHasItsSize() {
        SplittableRandom random = new SplittableRandom(29);
        TiltedGames games = new TiltedGames();
        int trials = 1000;
        int rejected = 0;
        for (int trial = 0; trial < trials; trial++) {
            TiltedGames.Sample sample = games.sample(400, random);
            rejected += test(sample.data(), sample.clusters(), List.of()).pValue() < 0.05 ? 1 : 0;
        }
        assertThat(rejected / (double) trials).isBetween(0.035, 0.065);
    }
}
