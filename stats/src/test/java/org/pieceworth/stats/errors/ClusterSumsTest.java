package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.SimulatedGames;
import org.pieceworth.stats.regression.Solver;

/// Sums by a table are those that are worked out cluster by cluster.
class ClusterSumsTest {

    private static final int GAMES = 400;

    private final SimulatedGames games = new SimulatedGames(GAMES, 3);
    private final GroupedOutcomes data = games.ungrouped();
    private final Random random = new Random(5);
    private final int[] white = random.ints(GAMES, 0, 60).toArray();
    private final int[] black = random.ints(GAMES, 0, 60).toArray();

    /// Two ways that share an array, one of them of games with two players, and some without.
    private final List<ClusterWay> players =
            List.of(new ClusterWay(new int[][] {white, black}, 61, 1), new ClusterWay(new int[][] {pairs()}, 3600, -1));

    private final List<ClusterWay> pairs =
            List.of(new ClusterWay(players.getLast().of(), 3600, 1));

    private int[] pairs() {
        int[] pairs = new int[GAMES];
        for (int game = 0; game < GAMES; game++) {
            pairs[game] = 60 * Math.min(white[game], black[game]) + Math.max(white[game], black[game]);
        }
        return pairs;
    }

    /// Games with a row each; some weigh more, some nothing, some are shared between results.
    private ClusteredRows rows(boolean shared) {
        int rows = games.rows.size();
        int[] start = new int[GAMES + 1];
        int[] group = new int[rows];
        double[][] share = new double[3][rows];
        for (int row = 0; row < rows; row++) {
            int game = games.games.get(row);
            group[row] = row;
            start[game + 1] = row + 1;
            share[games.outcomes.get(row)][row] = game % 7 == 0 ? 0 : 1 + game % 3;
            if (shared) {
                share[2][row] += 0.25;
            }
        }
        for (int game = 1; game <= GAMES; game++) {
            start[game] = Math.max(start[game], start[game - 1]);
        }
        return new WeightedClusters(start, group, share[2], share[1], share[0]);
    }

    private OutcomeFit fit(DrawModel draws) {
        return OutcomeRegression.fit(
                data,
                new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON),
                new String[] {"a", "b", "c"},
                FitTrace.NONE);
    }

    private static void assertSame(double[][] found, double[][] expected) {
        for (int i = 0; i < found.length; i++) {
            assertThat(found[i]).containsExactly(expected[i], within(1e-12));
        }
    }

    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void aTableSaysWhatClustersSay(DrawModel draws) {
        OutcomeFit fit = fit(draws);
        for (boolean shared : new boolean[] {false, true}) {
            ClusteredRows rows = rows(shared);
            ClusterSums tabled =
                    ClusterAdder.add(fit, data, rows, List.of(players.getFirst(), players.getLast(), pairs.getFirst()));
            ClusterSums streamed = new StreamedSums(fit, data, rows);
            assertThat(tabled).isInstanceOf(TabledSums.class);
            assertThat(tabled.counted()).isEqualTo(streamed.counted());
            assertSame(tabled.covariance(), streamed.covariance());
            for (List<ClusterWay> ways : List.of(players, pairs)) {
                Covariance.Coarse found = tabled.covariance(ways);
                Covariance.Coarse expected = streamed.covariance(ways);
                assertSame(found.covariance(), expected.covariance());
                assertThat(found.clusters()).isEqualTo(expected.clusters());
                assertOdds(tabled.odds(ways).map(ProportionalOdds::statistic).orElse(-1.0), streamed, ways);
            }
            assertOdds(tabled.odds(List.of()).map(ProportionalOdds::statistic).orElse(-1.0), streamed, List.of());
            assertThat(tabled.informing().clusters())
                    .isEqualTo(streamed.informing().clusters());
            assertThat(tabled.informing().effective())
                    .containsExactly(streamed.informing().effective(), within(1e-9));
        }
    }

    private static void assertOdds(double found, ClusterSums streamed, List<ClusterWay> ways) {
        assertThat(found)
                .isCloseTo(streamed.odds(ways).map(ProportionalOdds::statistic).orElse(-1.0), within(1e-9));
    }

    @Test
    void aWayThatWasNotNamedIsRefused() {
        ClusterSums sums = ClusterAdder.add(fit(DrawModel.ORDERED), data, rows(false), List.of());
        assertThatIllegalArgumentException().isThrownBy(() -> sums.covariance(pairs));
    }
}
