package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.SimulatedGames;
import org.pieceworth.stats.regression.Solver;

/// Covariances by coarser clusters, checked against the double sum over all pairs of games that they are short for.
class ClusterWayTest {

    private static final int GAMES = 150;

    private final SimulatedGames games = new SimulatedGames(GAMES, 3);
    private final GroupedOutcomes data = games.ungrouped();
    private final OutcomeFit fit = OutcomeRegression.fit(
            data,
            new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON),
            new String[] {"a", "b", "c"},
            FitTrace.NONE);
    private final ClusteredRows rows = clusters();
    private final int[] white = new int[GAMES];
    private final int[] black = new int[GAMES];

    ClusterWayTest() {
        Random random = new Random(5);
        for (int game = 0; game < GAMES; game++) {
            white[game] = random.nextInt(9);
            black[game] = (white[game] + 1 + random.nextInt(8)) % 9;
        }
    }

    private ClusteredRows clusters() {
        int[] start = new int[GAMES + 1];
        byte[] outcome = new byte[GAMES];
        int[] group = new int[games.rows.size()];
        for (int row = 0; row < group.length; row++) {
            group[row] = row;
            start[games.games.get(row) + 1] = row + 1;
            outcome[games.games.get(row)] = (byte) (int) games.outcomes.get(row);
        }
        return new OutcomeClusters(start, group, outcome);
    }

    /// A⁻¹ (Σ over pairs of games, so often as they count, of the product of their scores) A⁻¹ G/(G − 1).
    private double[][] bruteForce(IntBinaryOperator counts, int clusters) {
        int size = fit.parameters().length;
        double[][] scores = new double[GAMES][];
        ScoreSums sums = new ScoreSums(fit, data);
        rows.forEach((game, count, group, win, draw, loss) -> {
            sums.compute(count, group, win, draw, loss);
            scores[game] = sums.sum.clone();
        });
        RealMatrix filling = MatrixUtils.createRealMatrix(size, size);
        for (int i = 0; i < GAMES; i++) {
            for (int j = 0; j < GAMES; j++) {
                if (counts.applyAsInt(i, j) != 0) {
                    filling = filling.add(MatrixUtils.createColumnRealMatrix(scores[i])
                            .multiply(MatrixUtils.createRowRealMatrix(scores[j]))
                            .scalarMultiply(counts.applyAsInt(i, j)));
                }
            }
        }
        RealMatrix bread = MatrixUtils.inverse(MatrixUtils.createRealMatrix(fit.information()));
        return bread.multiply(filling)
                .multiply(bread)
                .scalarMultiply(clusters / (clusters - 1.0))
                .getData();
    }

    private static void assertSame(double[][] found, double[][] expected) {
        for (int i = 0; i < found.length; i++) {
            for (int j = 0; j < found.length; j++) {
                assertThat(found[i][j]).isCloseTo(expected[i][j], within(1e-11));
            }
        }
    }

    private int[] pairs() {
        int[] pairs = new int[GAMES];
        for (int game = 0; game < GAMES; game++) {
            pairs[game] = 9 * Math.min(white[game], black[game]) + Math.max(white[game], black[game]);
        }
        return pairs;
    }

    private boolean share(int i, int j) {
        return white[i] == white[j] || white[i] == black[j] || black[i] == white[j] || black[i] == black[j];
    }

    @Test
    void eachGameByItselfIsTheSandwichByGame() {
        int[] own = new int[GAMES];
        for (int game = 0; game < GAMES; game++) {
            own[game] = game;
        }
        Covariance.Coarse found = Covariance.clustered(
                fit, new ClusterScores(fit, data, rows), List.of(new ClusterWay(new int[][] {own}, GAMES, 1)));
        assertThat(found.clusters()).isEqualTo(GAMES);
        assertSame(found.covariance(), Covariance.clustered(fit, data, rows));
    }

    @Test
    void oneTagIsTheSumOverGamesThatShareIt() {
        Covariance.Coarse found = Covariance.clustered(
                fit, new ClusterScores(fit, data, rows), List.of(new ClusterWay(new int[][] {white}, 9, 1)));
        assertSame(found.covariance(), bruteForce((i, j) -> white[i] == white[j] ? 1 : 0, 9));
    }

    @Test
    void ofTwoTagsEachPairOfGamesCountsOnce() {
        int[] both = new int[GAMES];
        for (int game = 0; game < GAMES; game++) {
            both[game] = 9 * white[game] + black[game];
        }
        Covariance.Coarse found = Covariance.clustered(
                fit,
                new ClusterScores(fit, data, rows),
                List.of(
                        new ClusterWay(new int[][] {white}, 9, 1),
                        new ClusterWay(new int[][] {black}, 9, 1),
                        new ClusterWay(new int[][] {both}, 81, -1)));
        double[][] expected = bruteForce((i, j) -> white[i] == white[j] || black[i] == black[j] ? 1 : 0, 9);
        if (!found.mended()) {
            assertSame(found.covariance(), expected);
        }
        assertThat(found.clusters()).isEqualTo(9);
    }

    @Test
    void ofPlayersEachPairOfGamesThatShareOneCountsOnce() {
        Covariance.Coarse found = Covariance.clustered(
                fit,
                new ClusterScores(fit, data, rows),
                List.of(
                        new ClusterWay(new int[][] {white, black}, 9, 1),
                        new ClusterWay(new int[][] {pairs()}, 81, -1)));
        double[][] expected = bruteForce((i, j) -> share(i, j) ? 1 : 0, 9);
        if (found.mended()) {
            // The nearest matrix without negative eigenvalues has no smaller variances.
            for (int i = 0; i < expected.length; i++) {
                assertThat(found.covariance()[i][i]).isGreaterThanOrEqualTo(expected[i][i]);
            }
        } else {
            assertSame(found.covariance(), expected);
        }
    }

    /// Abramowitz and Stegun (1964), table 26.10.
    @ParameterizedTest
    @CsvSource({"1, 12.706", "2, 4.303", "5, 2.571", "10, 2.228", "30, 2.042", "120, 1.980"})
    void studentsQuantilesAreThoseOfTheTable(double degrees, double quantile) {
        assertThat(new StudentT(degrees).reach(0.95)).isCloseTo(quantile, within(5e-4));
        assertThat(new StudentT(degrees).above(quantile)).isCloseTo(0.025, within(2e-5));
        assertThat(new StudentT(degrees).above(-quantile)).isCloseTo(0.975, within(2e-5));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.95, 0.999, 1 - 1e-9, 1 - 1e-13, 1 - 1e-15})
    void studentsQuantilesAreExactInFarTails(double level) {
        for (double degrees : new double[] {0.5, 1, 2.5, 3, 10, 39, 1e3, 1e6}) {
            StudentT distribution = new StudentT(degrees);
            assertThat(distribution.above(distribution.reach(level)))
                    .isCloseTo((1 - level) / 2, withinPercentage(1e-6));
        }
    }

    @Test
    void withoutEndStudentsDistributionIsTheNormalOne() {
        assertThat(StudentT.NORMAL.reach(0.95)).isCloseTo(1.959963984540054, within(1e-12));
        assertThat(new StudentT(1e9).reach(0.95)).isCloseTo(1.959963984540054, within(1e-6));
    }
}
