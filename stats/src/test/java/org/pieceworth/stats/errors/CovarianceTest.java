package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.SimulatedGames;
import org.pieceworth.stats.regression.Solver;

class CovarianceTest {

    private static final String[] NAMES = {"a", "b", "c"};

    /// The sandwich once more, as plainly as it can be written: row by row from the probabilities, derivatives by
    /// differences, the inverse by elimination; nothing is shared with the code under test but the parameters.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void clusteredErrorsEqualAPlainImplementation(DrawModel draws) {
        SimulatedGames games = new SimulatedGames(150, 11);
        FitOptions options = new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
        GroupedOutcomes data = games.grouped();
        OutcomeFit fit = OutcomeRegression.fit(data, options, NAMES, FitTrace.NONE);
        double[][] covariance = Covariance.clustered(fit, data, games.clusters());
        double[][] plain = plainSandwich(games, draws, fit.parameters());
        for (int i = 0; i < plain.length; i++) {
            for (int j = 0; j < plain.length; j++) {
                assertThat(covariance[i][j])
                        .isCloseTo(plain[i][j], within(1e-5 * Math.sqrt(plain[i][i] * plain[j][j])));
            }
        }
    }

    /// Of a product that rounding left uneven by one digit in its last place, indefinite besides.
    @Test
    void whatRoundingLeavesUnevenIsMendedToo() {
        double[][] uneven = {{1, 2, 0.1}, {Math.nextUp(2.0), 1, 0.3}, {Math.nextDown(0.1), 0.3, 1}};
        Covariance.Coarse found = Covariance.mended(uneven, 7);
        assertThat(found.mended()).isTrue();
        assertThat(found.covariance()[0][0]).isGreaterThan(1);
        assertThat(found.covariance()[0][1]).isCloseTo(found.covariance()[1][0], within(1e-12));
    }

    private static double logLikelihood(double[] x, int outcome, DrawModel draws, double[] theta) {
        double eta = theta[3];
        for (int i = 0; i < 3; i++) {
            eta += theta[i] * x[i];
        }
        double width = draws == DrawModel.ORDERED ? theta[4] : 0;
        double win = 1 / (1 + Math.exp(width - eta));
        double loss = 1 / (1 + Math.exp(width + eta));
        return switch (outcome) {
            case 2 -> Math.log(win);
            case 0 -> Math.log(loss);
            default ->
                switch (draws) {
                    case ORDERED -> Math.log(1 - win - loss);
                    case HALF -> (Math.log(win) + Math.log(loss)) / 2;
                    case DROP -> 0;
                };
        };
    }

    private static double[] score(double[] x, int outcome, DrawModel draws, double[] theta) {
        double h = 1e-6;
        double[] score = new double[theta.length];
        for (int i = 0; i < theta.length; i++) {
            double[] up = theta.clone();
            double[] down = theta.clone();
            up[i] += h;
            down[i] -= h;
            score[i] = (logLikelihood(x, outcome, draws, up) - logLikelihood(x, outcome, draws, down)) / (2 * h);
        }
        return score;
    }

    private static double[][] plainSandwich(SimulatedGames games, DrawModel draws, double[] theta) {
        int size = theta.length;
        int count = games.games.getLast() + 1;
        double[][] sums = new double[count][size];
        double[][] information = new double[size][size];
        boolean[] counts = new boolean[count];
        double h = 1e-4;
        for (int row = 0; row < games.rows.size(); row++) {
            int outcome = games.outcomes.get(row);
            int game = games.games.get(row);
            counts[game] |= outcome != 1 || draws != DrawModel.DROP;
            double[] score = score(games.rows.get(row), outcome, draws, theta);
            for (int i = 0; i < size; i++) {
                sums[game][i] += score[i];
                double[] up = theta.clone();
                double[] down = theta.clone();
                up[i] += h;
                down[i] -= h;
                double[] scoreUp = score(games.rows.get(row), outcome, draws, up);
                double[] scoreDown = score(games.rows.get(row), outcome, draws, down);
                for (int j = 0; j < size; j++) {
                    information[i][j] -= (scoreUp[j] - scoreDown[j]) / (2 * h);
                }
            }
        }
        double[][] meat = new double[size][size];
        int g = 0;
        for (int game = 0; game < count; game++) {
            g += counts[game] ? 1 : 0;
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    meat[i][j] += sums[game][i] * sums[game][j];
                }
            }
        }
        double[][] bread = inverse(information);
        double[][] product = multiply(multiply(bread, meat), bread);
        for (double[] row : product) {
            for (int j = 0; j < size; j++) {
                row[j] *= g / (g - 1.0);
            }
        }
        return product;
    }

    private static double[][] multiply(double[][] a, double[][] b) {
        double[][] c = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    private static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] work = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(matrix[i], 0, work[i], 0, n);
            work[i][n + i] = 1;
        }
        for (int column = 0; column < n; column++) {
            double pivot = work[column][column];
            for (int j = 0; j < 2 * n; j++) {
                work[column][j] /= pivot;
            }
            for (int i = 0; i < n; i++) {
                double factor = work[i][column];
                for (int j = 0; i != column && j < 2 * n; j++) {
                    work[i][j] -= factor * work[column][j];
                }
            }
        }
        double[][] inverse = new double[n][n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(work[i], n, inverse[i], 0, n);
        }
        return inverse;
    }

    /// Equal rows in every cluster: the errors grow with the square root of the cluster's size.
    @Test
    void repeatedRowsDoNotShrinkClusteredErrors() {
        SimulatedGames games = new SimulatedGames(200, 12);
        FitOptions options = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);
        GroupedOutcomes once = games.grouped();
        GroupedOutcomes thrice = once.withWeights(times3(once.wins()), times3(once.draws()), times3(once.losses()));
        OutcomeClusters clusters = games.clusters();
        int rows = clusters.group().length;
        int[] start = Arrays.stream(clusters.start()).map(s -> 3 * s).toArray();
        int[] group = new int[3 * rows];
        for (int i = 0; i < group.length; i++) {
            group[i] = clusters.group()[i / 3];
        }
        OutcomeFit fit = OutcomeRegression.fit(once, options, NAMES, FitTrace.NONE);
        OutcomeFit fit3 = OutcomeRegression.fit(thrice, options, NAMES, FitTrace.NONE);
        double[][] clustered = Covariance.clustered(fit, once, clusters);
        double[][] clustered3 =
                Covariance.clustered(fit3, thrice, new OutcomeClusters(start, group, clusters.outcome()));
        assertThat(clustered3[1][1]).isCloseTo(clustered[1][1], within(1e-10));
        assertThat(Covariance.independent(fit3)[1][1]).isCloseTo(Covariance.independent(fit)[1][1] / 3, within(1e-10));
    }

    private static double[] times3(double[] values) {
        return Arrays.stream(values).map(v -> 3 * v).toArray();
    }

    @Test
    void oneGameHasNoErrors() {
        SimulatedGames games = new SimulatedGames(150, 13);
        GroupedOutcomes data = games.grouped();
        OutcomeFit fit = OutcomeRegression.fit(
                data, new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON), NAMES, FitTrace.NONE);
        OutcomeClusters single = new OutcomeClusters(new int[] {0, 2}, new int[] {0, 1}, new byte[] {2});
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> Covariance.clustered(fit, data, single))
                .withMessageContaining("1 game");
    }

    @Test
    void ratiosFollowTheDeltaMethod() {
        double[] theta = {0.5, 1.5};
        double[][] covariance = {{0.01, 0.002}, {0.002, 0.04}};
        Ratio ratio = new Ratio(theta, covariance);
        Estimate estimate = ratio.of(new double[] {0, 1}, new double[] {1, 0}, 100);
        double variance = 0.04 / 0.25 + 0.01 * 1.5 * 1.5 / 0.0625 - 2 * 0.002 * 1.5 / 0.125;
        assertThat(estimate.value()).isEqualTo(300);
        assertThat(estimate.standardError()).isCloseTo(100 * Math.sqrt(variance), within(1e-9));
        assertThat(ratio.of(new double[] {1, 0}, new double[] {1, 0}, 100).standardError())
                .isZero();
        assertThat(ratio.of(1, -2)).isEqualTo(new Estimate(-3, 0.4));
    }

    @Test
    void intervalsAndChancesAreTheNormals() {
        Estimate estimate = new Estimate(1, 0.5);
        assertThat(estimate.low()).isCloseTo(0.020018, within(1e-6));
        assertThat(estimate.high()).isCloseTo(1.979982, within(1e-6));
        assertThat(estimate.chancePositive()).isCloseTo(0.977250, within(1e-6));
    }

    /// Of two that disagree it takes the greater in each direction, and of two of which one is greater that one.
    @Test
    void noDirectionIsSmallerThanInEither() {
        double[][] one = {{4, 1, 0}, {1, 1, 0.2}, {0, 0.2, 0.01}};
        double[][] other = {{1, 0.3, 0}, {0.3, 2, 0.1}, {0, 0.1, 1}};
        double[][] both = Covariance.atLeast(one, other);
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            double[] weights = {random.nextDouble() - 0.5, random.nextDouble() - 0.5, random.nextDouble() - 0.5};
            double least = Math.max(variance(one, weights), variance(other, weights));
            assertThat(variance(both, weights)).isBetween(least * (1 - 1e-12), 2 * least + 1e-12);
        }
        double[][] twice = {{2, 0.6, 0}, {0.6, 4, 0.2}, {0, 0.2, 2}};
        for (int i = 0; i < 3; i++) {
            assertThat(Covariance.atLeast(twice, other)[i]).containsExactly(twice[i], within(1e-12));
            assertThat(Covariance.atLeast(other, twice)[i]).containsExactly(twice[i], within(1e-12));
        }
    }

    private static double variance(double[][] covariance, double[] weights) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights.length; j++) {
                sum += weights[i] * covariance[i][j] * weights[j];
            }
        }
        return sum;
    }
}
