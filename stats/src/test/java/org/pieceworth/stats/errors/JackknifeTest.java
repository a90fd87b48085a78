package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

/// The jackknife by cluster, checked against fits that leave each cluster out.
class JackknifeTest {

    private static final TiltedGames GAMES = new TiltedGames();

    private static FitOptions options(DrawModel draws) {
        return new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
    }

    private static OutcomeFit fit(GroupedOutcomes data, DrawModel draws) {
        return OutcomeRegression.fit(data, options(draws), TiltedGames.names(), FitTrace.NONE);
    }

    /// The data without one game.
    private static GroupedOutcomes without(TiltedGames.Sample sample, int game) {
        GroupedOutcomes data = sample.data();
        double[][] weights = {
            data.losses().clone(), data.draws().clone(), data.wins().clone()
        };
        OutcomeClusters games = sample.clusters();
        for (int row = games.start()[game]; row < games.start()[game + 1]; row++) {
            weights[games.outcome()[game]][games.group()[row]]--;
        }
        return data.withWeights(weights[2], weights[1], weights[0]);
    }

    @ParameterizedTest
    @EnumSource
    void itIsThatOfFitsWithoutEachGame(DrawModel draws) {
        TiltedGames.Sample sample = GAMES.sample(400, new SplittableRandom(3));
        OutcomeFit fit = fit(sample.data(), draws);
        double[][] covariance = Jackknife.covariance(fit, sample.data(), sample.clusters());
        int size = fit.parameters().length;
        double[][] refitted = new double[size][size];
        int counted = Bootstrap.counted(options(draws), sample.clusters()).length;
        for (int game = 0; game < 400; game++) {
            double[] other = fit(without(sample, game), draws).parameters();
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    refitted[i][j] += (counted - 1.0)
                            / counted
                            * (other[i] - fit.parameters()[i])
                            * (other[j] - fit.parameters()[j]);
                }
            }
        }
        double[][] sandwich = Covariance.clustered(fit, sample.data(), sample.clusters());
        for (int i = 0; i < size; i++) {
            assertThat(Math.sqrt(covariance[i][i] / refitted[i][i])).isBetween(0.96, 1.04);
            assertThat(covariance[i][i]).isGreaterThan(sandwich[i][i]);
            for (int j = 0; j < size; j++) {
                assertThat(covariance[i][j]).isEqualTo(covariance[j][i]);
            }
        }
    }

    /// A game that alone informs a feature leaves the others what they would be without it.
    @Test
    void whatOneGameTellsDoesNotDisturbTheRest() {
        TiltedGames.Sample sample = GAMES.sample(80, new SplittableRandom(4));
        GroupedOutcomes data = sample.data();
        OutcomeFit plain = fit(data, DrawModel.ORDERED);
        double[][] expected = Jackknife.covariance(plain, data, sample.clusters());

        int groups = data.groups();
        double[] features = new double[4 * (groups + 2)];
        double[][] weights = new double[3][groups + 2];
        for (int group = 0; group < groups; group++) {
            for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                features[4 * group + data.column()[at]] = data.value()[at];
            }
            weights[0][group] = data.losses()[group];
            weights[1][group] = data.draws()[group];
            weights[2][group] = data.wins()[group];
        }
        features[4 * groups + 3] = 1;
        features[4 * groups + 7] = -1;
        weights[1][groups] = 1;
        weights[1][groups + 1] = 1;
        GroupedOutcomes more = GroupedOutcomes.dense(4, features, weights[2], weights[1], weights[0]);
        OutcomeFit fit = OutcomeRegression.fit(
                more, options(DrawModel.ORDERED), new String[] {"a", "b", "c", "alone"}, FitTrace.NONE);
        ClusteredRows games = new ClusteredRows() {
            @Override
            public int clusters() {
                return 81;
            }

            @Override
            public void forEach(Visitor visitor) {
                sample.clusters().forEach(visitor);
                double[] none = new double[2];
                visitor.cluster(80, 2, new int[] {groups, groups + 1}, none, new double[] {1, 1}, none);
            }
        };
        double[][] covariance = Jackknife.covariance(fit, more, games);
        assertThat(Math.sqrt(covariance[0][0] / expected[0][0])).isCloseTo(1, within(0.05));
        assertThat(covariance[3][3]).isLessThan(1);
    }

    /// Ways that say the same as games, by a detour, say the same.
    @Test
    void coarserClustersOfOneGameEachAreGames() {
        TiltedGames.Sample sample = GAMES.sample(70, new SplittableRandom(5));
        OutcomeFit fit = fit(sample.data(), DrawModel.ORDERED);
        int[] each = new int[70];
        for (int game = 0; game < 70; game++) {
            each[game] = 69 - game;
        }
        ClusterWay plus = new ClusterWay(new int[][] {each}, 70, 1);
        ClusterWay minus = new ClusterWay(new int[][] {each}, 70, -1);
        Covariance.Coarse coarse =
                Jackknife.covariance(fit, sample.data(), sample.clusters(), List.of(plus, minus, plus));
        double[][] games = Jackknife.covariance(fit, sample.data(), sample.clusters());
        assertThat(coarse.clusters()).isEqualTo(70);
        for (int i = 0; i < games.length; i++) {
            for (int j = 0; j < games.length; j++) {
                assertThat(coarse.covariance()[i][j]).isCloseTo(games[i][j], within(1e-12));
            }
        }
    }

    @Test
    void oneClusterTellsNoError() {
        TiltedGames.Sample sample = GAMES.sample(50, new SplittableRandom(6));
        OutcomeFit fit = fit(sample.data(), DrawModel.ORDERED);
        ClusterWay one = new ClusterWay(new int[][] {new int[50]}, 1, 1);
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> Jackknife.covariance(fit, sample.data(), sample.clusters(), List.of(one)))
                .withMessageContaining("found 1 cluster");
    }

    /// Of forty games the sandwich promises too much. The standard error of a share here is 0.5 %.
    @Test
    void ofFewGamesItsIntervalsHoldWhatTheyPromise() {
        SplittableRandom random = new SplittableRandom(9);
        double[] truth = TiltedGames.coefficients();
        int trials = 0;
        int sandwich = 0;
        int jackknife = 0;
        int ratio = 0;
        while (trials < 2000) {
            TiltedGames.Sample sample = GAMES.sample(40, random);
            OutcomeFit fit;
            try {
                fit = fit(sample.data(), DrawModel.ORDERED);
            } catch (FitException _) {
                continue;
            }
            trials++;
            double reach = new StudentT(39).reach(0.95);
            double[][] covariance = Jackknife.covariance(fit, sample.data(), sample.clusters());
            double[][] without = Covariance.clustered(fit, sample.data(), sample.clusters());
            double miss = Math.abs(fit.parameters()[1] - truth[1]);
            sandwich += miss <= 1.96 * Math.sqrt(without[1][1]) ? 1 : 0;
            jackknife += miss <= reach * Math.sqrt(covariance[1][1]) ? 1 : 0;
            ratio += new Ratio(fit.parameters(), covariance)
                            .within(new double[] {0, 1, 0, 0, 0}, new double[] {1, 0, 0, 0, 0}, 1, reach)
                            .contains(truth[1] / truth[0])
                    ? 1
                    : 0;
        }
        assertThat(sandwich / (double) trials).isLessThan(0.925);
        assertThat(jackknife / (double) trials).isBetween(0.93, 0.97);
        assertThat(ratio / (double) trials).isBetween(0.93, 0.97);
    }
}
