package org.pieceworth.stats.robust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SymmetricEigen;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

/// Covariances by name beside their definitions, row by row. `bench/fit-r.sh` compares them with R's packages.
class RobustCovarianceTest {

    private static final TiltedGames GAMES = new TiltedGames();

    private static OutcomeFit fit(TiltedGames.Sample sample, DrawModel draws) {
        return OutcomeRegression.fit(
                sample.data(),
                new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON),
                TiltedGames.names(),
                FitTrace.NONE);
    }

    /// Of decided games, where each row has one residual: residuals of a game times (1 − H)^(−1/2), with H the leverage
    /// of its rows, both on the scale on which residuals have variance 1.
    @Test
    void biasReducedIsThatOfTheRows() {
        TiltedGames.Sample sample = GAMES.sample(60, new SplittableRandom(5));
        OutcomeFit fit = fit(sample, DrawModel.DROP);
        double[][] bread = Cholesky.of(fit.information()).inverse();
        int size = bread.length;
        double[][] meat = new double[size][size];
        sample.clusters().forEach((_, rows, group, win, _, loss) -> {
            double[][] x = new double[rows][size];
            double[] residual = new double[rows];
            int counted = 0;
            for (int row = 0; row < rows; row++) {
                if (win[row] + loss[row] > 0) {
                    double chance = fit.winChance(fit.predictor(sample.data(), group[row]));
                    double root = Math.sqrt(chance * (1 - chance));
                    for (int i = 0; i < 3; i++) {
                        double[] unit = new double[3];
                        unit[i] = 1;
                        x[counted][i] = root * sample.data().dot(group[row], unit);
                    }
                    x[counted][3] = root;
                    residual[counted++] = (win[row] - chance) / root;
                }
            }
            add(meat, score(x, residual, counted, bread));
        });
        double[][] expected = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                for (int k = 0; k < size; k++) {
                    for (int l = 0; l < size; l++) {
                        expected[i][j] += bread[i][k] * meat[k][l] * bread[l][j];
                    }
                }
            }
        }
        double[][] found = BiasReducedSandwich.covariance(fit, sample.data(), sample.clusters(), List.of());
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                assertThat(found[i][j]).isCloseTo(expected[i][j], within(1e-10));
            }
        }
    }

    private static double[] score(double[][] x, double[] residual, int rows, double[][] bread) {
        int size = bread.length;
        double[][] left = new double[rows][rows];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < rows; j++) {
                left[i][j] = i == j ? 1 : 0;
                for (int k = 0; k < size; k++) {
                    for (int l = 0; l < size; l++) {
                        left[i][j] -= x[i][k] * bread[k][l] * x[j][l];
                    }
                }
            }
        }
        double[] adjusted = new double[rows];
        if (rows > 0) {
            SymmetricEigen eigen = SymmetricEigen.of(symmetric(left));
            for (int k = 0; k < rows; k++) {
                double[] vector = eigen.vector(k);
                double along = 0;
                for (int i = 0; i < rows; i++) {
                    along += vector[i] * residual[i];
                }
                for (int i = 0; i < rows; i++) {
                    adjusted[i] += along / Math.sqrt(eigen.value(k)) * vector[i];
                }
            }
        }
        double[] score = new double[size];
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < size; i++) {
                score[i] += x[row][i] * adjusted[row];
            }
        }
        return score;
    }

    private static double[][] symmetric(double[][] matrix) {
        double[][] even = new double[matrix.length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix.length; j++) {
                even[i][j] = (matrix[i][j] + matrix[j][i]) / 2;
            }
        }
        return even;
    }

    private static void add(double[][] meat, double[] score) {
        for (int i = 0; i < score.length; i++) {
            for (int j = 0; j < score.length; j++) {
                meat[i][j] += score[i] * score[j];
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void biasReducedLiesBetweenSandwichAndJackknife(DrawModel draws) {
        TiltedGames.Sample sample = GAMES.sample(80, new SplittableRandom(8));
        OutcomeFit fit = fit(sample, draws);
        int[] events = new int[80];
        for (int game = 0; game < 80; game++) {
            events[game] = game * game / 600;
        }
        ClusterWay way = new ClusterWay(new int[][] {events}, 11, 1);
        double[][] least = Covariance.clustered(fit, sample.data(), sample.clusters());
        double[][] middle = BiasReducedSandwich.covariance(fit, sample.data(), sample.clusters(), List.of());
        double[][] most = Jackknife.covariance(fit, sample.data(), sample.clusters());
        double[][] byEvent = BiasReducedSandwich.covariance(fit, sample.data(), sample.clusters(), List.of(way));
        double[][] leaving = Jackknife.covariance(fit, sample.data(), sample.clusters(), List.of(way))
                .covariance();
        for (int i = 0; i < least.length; i++) {
            assertThat(middle[i][i]).isBetween(least[i][i] * 79 / 80, most[i][i] * 80 / 79);
            assertThat(byEvent[i][i]).isPositive().isLessThan(leaving[i][i] * 11 / 10);
        }
    }

    /// A row is a cluster by itself where each game has one.
    @Test
    void rowsAreClustersOfTheirOwn() {
        TiltedGames.Sample sample = GAMES.sample(300, new SplittableRandom(9));
        OutcomeFit fit = fit(sample, DrawModel.ORDERED);
        double[][] found = RowSandwich.covariance(fit, sample.data(), sample.clusters());
        int rows = sample.clusters().start()[300];
        double[][] single = Covariance.clustered(fit, sample.data(), SingleRows.of(sample.clusters()));
        int size = found.length;
        for (int i = 0; i < size; i++) {
            assertThat(found[i][i]).isCloseTo(single[i][i] * (rows - 1) / rows * rows / (rows - size), within(1e-12));
        }
    }

    @Test
    void oneClusterIsTooFew() {
        TiltedGames.Sample sample = GAMES.sample(50, new SplittableRandom(9));
        OutcomeFit fit = fit(sample, DrawModel.ORDERED);
        ClusterWay way = new ClusterWay(new int[][] {new int[50]}, 1, 1);
        assertThatThrownBy(() -> BiasReducedSandwich.covariance(fit, sample.data(), sample.clusters(), List.of(way)))
                .isInstanceOf(FitException.class);
    }
}
