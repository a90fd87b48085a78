package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.ControlledJackknife;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.errors.OutcomeClusters;
import org.pieceworth.stats.matrix.Cholesky;

class ControlledRegressionTest {

    private static final Offset<Double> EXACT = within(1e-7);
    private static final FitOptions ORDERED = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);

    /// Games of some equal rows each, with two features, a covariate and a level.
    private record Games(double[] features, double[] covariate, int[] level, byte[] outcome, int repeats, int levels) {

        static Games of(int games, int levels, double deviation, int repeats, long seed) {
            Random random = new Random(seed);
            double[] effect = new double[levels];
            Arrays.setAll(effect, _ -> deviation * random.nextGaussian());
            double[] features = new double[2 * games];
            double[] covariate = new double[games];
            int[] level = new int[games];
            byte[] outcome = new byte[games];
            for (int game = 0; game < games; game++) {
                level[game] = random.nextInt(levels);
                covariate[game] = random.nextGaussian();
                features[2 * game] = random.nextInt(5) - 2;
                features[2 * game + 1] = Math.rint(random.nextInt(3) - 1 + 0.3 * effect[level[game]]);
                double eta = 0.1
                        + 0.6 * features[2 * game]
                        + 1.5 * features[2 * game + 1]
                        + 0.4 * covariate[game]
                        + effect[level[game]];
                double u = random.nextDouble();
                outcome[game] =
                        (byte) (u < 1 / (1 + Math.exp(0.4 - eta)) ? 2 : u < 1 - 1 / (1 + Math.exp(0.4 + eta)) ? 1 : 0);
            }
            return new Games(features, covariate, level, outcome, repeats, levels);
        }

        private double[] weight(int of, int times) {
            double[] weight = new double[outcome.length];
            for (int game = 0; game < weight.length; game++) {
                weight[game] = outcome[game] == of ? times : 0;
            }
            return weight;
        }

        GroupedOutcomes data() {
            return GroupedOutcomes.dense(2, features, weight(2, repeats), weight(1, repeats), weight(0, repeats));
        }

        GroupedOutcomes withCovariate() {
            double[] three = new double[3 * outcome.length];
            for (int game = 0; game < outcome.length; game++) {
                three[3 * game] = features[2 * game];
                three[3 * game + 1] = features[2 * game + 1];
                three[3 * game + 2] = covariate[game];
            }
            return GroupedOutcomes.dense(3, three, weight(2, repeats), weight(1, repeats), weight(0, repeats));
        }

        OutcomeClusters clusters() {
            int[] start = new int[outcome.length + 1];
            int[] group = new int[outcome.length * repeats];
            for (int row = 0; row < group.length; row++) {
                group[row] = row / repeats;
                start[row / repeats + 1] = row + 1;
            }
            return new OutcomeClusters(start, group, outcome);
        }

        ControlledRows rows(boolean covariates, boolean effects) {
            int rows = outcome.length * repeats;
            double[][] share = new double[3][rows];
            for (int row = 0; row < rows; row++) {
                share[outcome[row / repeats]][row] = 1;
            }
            double[] sign = new double[effects ? outcome.length : 0];
            Arrays.fill(sign, 1);
            return new ControlledRows(
                    data(),
                    clusters().start(),
                    clusters().group(),
                    share[2],
                    share[1],
                    share[0],
                    covariates ? covariate : new double[0],
                    effects ? level : new int[0],
                    sign,
                    effects ? levels : 0);
        }

        OutcomeFit fit() {
            return OutcomeRegression.fit(data(), ORDERED, new String[] {"a", "b"}, FitTrace.NONE);
        }
    }

    private static double error(ControlledFit fit, int parameter) {
        double[] weights = new double[fit.parameters().length];
        weights[parameter] = 1;
        return Math.sqrt(
                Arrays.stream(fit.influence(weights)).map(each -> each * each).sum());
    }

    /// A covariate of games is a feature of their rows, and the errors are those of the sandwich.
    @Test
    void aCovariateIsAFeature() {
        Games games = Games.of(1000, 5, 0, 3, 1);
        ControlledFit controlled = ControlledRegression.fit(games.rows(true, false), games.fit(), false);
        GroupedOutcomes data = games.withCovariate();
        OutcomeFit all = OutcomeRegression.fit(data, ORDERED, new String[] {"a", "b", "r"}, FitTrace.NONE);
        assertThat(controlled.parameters()).containsExactly(all.parameters(), EXACT);
        double[][] covariance = Covariance.clustered(all, data, games.clusters());
        for (int i = 0; i < all.parameters().length; i++) {
            assertThat(error(controlled, i)).isCloseTo(Math.sqrt(covariance[i][i] * 999 / 1000), EXACT);
        }
        ControlledFit plain = ControlledRegression.fit(games.rows(true, true).plain(), games.fit(), false);
        assertThat(plain.parameters()).containsExactly(games.fit().parameters(), EXACT);
    }

    /// Leaving out games, one by one and by fours, changes what it does where the covariate is a feature.
    @Test
    void theJackknifeOfACovariateIsThatOfAFeature() {
        Games games = Games.of(80, 5, 0, 3, 1);
        ControlledFit controlled = ControlledRegression.fit(games.rows(true, false), games.fit(), true);
        GroupedOutcomes data = games.withCovariate();
        OutcomeFit all = OutcomeRegression.fit(data, ORDERED, new String[] {"a", "b", "r"}, FitTrace.NONE);
        for (int together : new int[] {1, 4}) {
            int[] of = new int[80];
            Arrays.setAll(of, game -> game / together);
            ClusterWay way = new ClusterWay(new int[][] {of}, 80 / together, 1);
            double[][] covariance = Jackknife.covariance(all, data, games.clusters(), List.of(way))
                    .covariance();
            double[][] found = ControlledJackknife.of(controlled, List.of(way)).covariance();
            for (int i = 0; i < all.parameters().length; i++) {
                for (int j = 0; j <= i; j++) {
                    assertThat(found[i][j]).isCloseTo(covariance[i][j], within(1e-6 * covariance[i][i]));
                }
            }
        }
    }

    /// What levels add to the information, their effects and these' penalty with them, is all of it.
    @Test
    void levelsMakeUpTheInformation() {
        Games games = Games.of(600, 30, 0.8, 1, 4);
        ControlledFit fit = ControlledRegression.fit(games.rows(false, true), games.fit(), true);
        double[][] sum = new double[4][4];
        for (double[] share : fit.shares()) {
            for (int i = 0, at = 0; i < 4; i++) {
                for (int j = 0; j <= i; j++, at++) {
                    sum[i][j] += share[at];
                }
            }
        }
        double[][] information = Cholesky.of(fit.bread()).inverse();
        assertThat(fit.deviation()).isGreaterThan(0.3);
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j <= i; j++) {
                assertThat(sum[i][j]).isCloseTo(information[i][j], within(1e-6 * Math.abs(information[i][i])));
            }
        }
    }

    /// Effects of many levels are found with their deviation, and with what they hide. Quadrature over the effects (by
    /// another program) has 0.8033 and the ratio 2.4516 for these games.
    @Test
    void manyLevelsHaveRandomEffects() {
        Games games = Games.of(6000, 300, 0.8, 1, 1);
        ControlledFit fit = ControlledRegression.fit(games.rows(true, true), games.fit(), false);
        assertThat(fit.deviation()).isCloseTo(0.8, within(0.1));
        assertThat(fit.parameters()[1] / fit.parameters()[0]).isCloseTo(2.5, within(0.15));
        assertThat(fit.scores()).hasNumberOfRows(300);
    }

    /// Five rows of each game say no more than one: the games' own luck is no effect of their levels.
    @Test
    void rowsOfAGameAreNotTakenForEffects() {
        Games games = Games.of(3000, 600, 0, 5, 2);
        ControlledFit fit = ControlledRegression.fit(games.rows(false, true), games.fit(), false);
        assertThat(fit.deviation()).isLessThan(0.35);
        ControlledFit plain = ControlledRegression.fit(games.rows(false, false), games.fit(), false);
        assertThat(fit.parameters()[1] / fit.parameters()[0])
                .isCloseTo(plain.parameters()[1] / plain.parameters()[0], within(0.05));
    }

    /// Few levels are features of their own.
    @Test
    void fewLevelsHaveFixedEffects() {
        Games games = Games.of(2000, 3, 1, 1, 3);
        ControlledFit fit = ControlledRegression.fit(games.rows(false, true), games.fit(), false);
        assertThat(fit.deviation()).isNaN();
        double[] features = new double[4 * 2000];
        for (int game = 0; game < 2000; game++) {
            features[4 * game] = games.features()[2 * game];
            features[4 * game + 1] = games.features()[2 * game + 1];
            if (games.level()[game] > 0) {
                features[4 * game + 1 + games.level()[game]] = 1;
            }
        }
        GroupedOutcomes data =
                GroupedOutcomes.dense(4, features, games.weight(2, 1), games.weight(1, 1), games.weight(0, 1));
        OutcomeFit all = OutcomeRegression.fit(data, ORDERED, new String[] {"a", "b", "1", "2"}, FitTrace.NONE);
        double[][] covariance = Covariance.clustered(all, data, games.clusters());
        for (int i = 0; i < 2; i++) {
            assertThat(fit.parameters()[i]).isCloseTo(all.parameters()[i], within(1e-5));
            assertThat(error(fit, i)).isCloseTo(Math.sqrt(covariance[i][i]), within(1e-3));
        }
    }
}
