package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FirthRegression;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

/// Firth's penalised likelihood and its profiles, checked against a search by the simplex method over the likelihood
/// written from its definition in NumPy, the information being the mean outer product of scores over the results.
class PenalisedProfileTest {

    private static final double QUANTILE = 3.841458820694124;

    /// Three features and a result, 2 for a win; the third decides the rows that it occurs in.
    private static final String ROWS = """
            0 1 0 2, 0 1 0 2, -1 1 0 2, 1 0 0 2, 0 1 0 2, 1 0 0 0, 0 -1 0 0, 1 1 0 2,
            -1 -1 0 0, -1 0 0 1, 0 0 0 0, 1 1 0 2, 1 0 0 0, 1 -1 0 1, -1 -1 0 0, 0 0 0 1,
            1 1 0 0, 1 1 0 0, 0 1 0 2, 0 0 0 0, -1 0 0 1, 0 1 0 1, -1 1 0 0, 0 0 0 2,
            1 1 0 1, -1 0 0 1, 1 -1 0 2, 1 0 0 1, -1 1 0 0, -1 0 0 0, 0 1 0 1, 0 1 0 2,
            -1 0 0 2, -1 1 0 0, 0 0 0 2, 0 -1 0 0, 0 0 0 2, 0 0 0 2, 1 1 0 0, -1 1 0 1,
            0 0 1 2, 1 0 1 2, 0 -1 1 2
            """;

    private static FitOptions options(DrawModel draws) {
        return new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
    }

    private static GroupedOutcomes data() {
        int[][] rows = Arrays.stream(ROWS.strip().split(",\\s*"))
                .map(row -> Arrays.stream(row.split(" "))
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toArray(int[][]::new);
        double[] features = new double[3 * rows.length];
        double[][] weights = new double[3][rows.length];
        for (int row = 0; row < rows.length; row++) {
            for (int i = 0; i < 3; i++) {
                features[3 * row + i] = rows[row][i];
            }
            weights[rows[row][3]][row] = 1;
        }
        return GroupedOutcomes.dense(3, features, weights[2], weights[1], weights[0]);
    }

    private static double[] unit(int size, int index) {
        double[] unit = new double[size];
        unit[index] = 1;
        return unit;
    }

    @ParameterizedTest
    @CsvSource({
        "ORDERED, -38.21139849109029, 0.23661908 0.49543252 2.69098408 -0.13886283 0.51730891, 0.12745695, 7.66341630",
        "HALF, -25.10375164245894, 0.2165539 0.44275848 2.172396 -0.13066817, -0.34834852, 7.13461170",
        "DROP, -18.457803088714456, 0.27457823 0.53167036 2.23229582 -0.16641986, -0.34914863, 7.21932943"
    })
    void separatedRowsHaveTheEstimatesOfAnIndependentSearch(
            DrawModel draws, double greatest, String parameters, double low, double high) {
        GroupedOutcomes data = data();
        OutcomeFit fit = new FirthRegression(data, options(draws)).fit(TiltedGames.names());
        assertThat(-fit.cost() * fit.rows()).isCloseTo(greatest, within(1e-9));
        double[] expected = Arrays.stream(parameters.split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        assertThat(fit.parameters()).containsExactly(expected, within(1e-6));
        assertThat(fit.gradientNorm()).isLessThan(1e-8);
        Interval.Bounded profile = (Interval.Bounded) new PenalisedProfile(fit, data, Optional.empty())
                .interval(_ -> unit(expected.length, 2), 1, expected[2], 1, QUANTILE);
        assertThat(profile.low()).isCloseTo(low, within(1e-4));
        assertThat(profile.high()).isCloseTo(high, within(1e-4));
    }

    /// The penalty is as good as nothing beside many rows.
    @Test
    void ofManyRowsItIsTheLikelihoodsOwn() {
        TiltedGames.Sample sample = new TiltedGames().sample(40_000, new SplittableRandom(1));
        OutcomeFit firth = new FirthRegression(sample.data(), options(DrawModel.ORDERED)).fit(TiltedGames.names());
        OutcomeFit plain =
                OutcomeRegression.fit(sample.data(), options(DrawModel.ORDERED), TiltedGames.names(), FitTrace.NONE);
        for (int i = 0; i < plain.parameters().length; i++) {
            assertThat(firth.parameters()[i]).isCloseTo(plain.parameters()[i], within(1e-4));
        }
        PenalisedProfile profile = new PenalisedProfile(firth, sample.data(), Optional.of(sample.clusters()));
        double[][] sandwich = Covariance.clustered(plain, sample.data(), sample.clusters());
        assertThat(Math.sqrt(profile.covariance()[1][1] / sandwich[1][1])).isBetween(0.9, 1.3);
    }

    /// The model lets later rows expect a result that they have nothing to do with, as endgames seem won that are
    /// drawn.
    @Test
    void whereLaterRowsErrTheDrawWidthHasTheErrorThatIsObserved() {
        TiltedGames.Sample sample = new TiltedGames(new double[] {1.6, 3.2, -1}, 0.2, 0.3)
                .sample(800, new SplittableRandom(5))
                .withStrayRows();
        OutcomeFit fit = new FirthRegression(sample.data(), options(DrawModel.ORDERED)).fit(TiltedGames.names());
        double[][] observed = observed(sample);
        double[][] profile = new PenalisedProfile(fit, sample.data(), Optional.of(sample.clusters())).covariance();
        assertThat(Math.sqrt(profile[4][4] / observed[4][4])).isCloseTo(1, within(0.01));
        assertThat(profile[0][4]).isCloseTo(profile[4][0], within(1e-12));
    }

    /// Beside many games the penalty is as good as nothing.
    private static double[][] observed(TiltedGames.Sample sample) {
        OutcomeFit plain =
                OutcomeRegression.fit(sample.data(), options(DrawModel.ORDERED), TiltedGames.names(), FitTrace.NONE);
        return Jackknife.covariance(plain, sample.data(), sample.clusters());
    }

    /// By itself each row obeys the model, so that it tells as much as what is observed.
    @Test
    void whereAllGamesAreAlikeTheDrawWidthHasTheModelsError() {
        TiltedGames.Sample sample = new TiltedGames().sample(2000, new SplittableRandom(8));
        OutcomeFit fit = new FirthRegression(sample.data(), options(DrawModel.ORDERED)).fit(TiltedGames.names());
        double[][] observed = observed(sample);
        double[][] profile = new PenalisedProfile(fit, sample.data(), Optional.of(sample.clusters())).covariance();
        assertThat(Math.sqrt(profile[4][4] / observed[4][4])).isBetween(0.99, 1.1);
    }

    /// Of forty games, of which some decide a feature. The standard error of a share here is 0.9 %.
    @Test
    void itsIntervalsHoldWhatTheyPromise() {
        TiltedGames games = new TiltedGames();
        SplittableRandom random = new SplittableRandom(12);
        double[] truth = TiltedGames.coefficients();
        int trials = 0;
        int coefficient = 0;
        int ratio = 0;
        while (trials < 400) {
            TiltedGames.Sample sample = games.sample(40, random);
            OutcomeFit fit;
            try {
                fit = new FirthRegression(sample.data(), options(DrawModel.ORDERED)).fit(TiltedGames.names());
            } catch (FitException _) {
                continue;
            }
            trials++;
            double[] found = fit.parameters();
            PenalisedProfile profile = new PenalisedProfile(fit, sample.data(), Optional.of(sample.clusters()));
            double error = Math.sqrt(profile.covariance()[1][1]);
            coefficient += profile.interval(_ -> unit(5, 1), 1, found[1], error, QUANTILE)
                            .contains(truth[1])
                    ? 1
                    : 0;
            ratio += profile.interval(value -> new double[] {-value, 1, 0, 0, 0}, 0, found[1] / found[0], 1, QUANTILE)
                            .contains(truth[1] / truth[0])
                    ? 1
                    : 0;
        }
        assertThat(coefficient / (double) trials).isBetween(0.93, 0.98);
        assertThat(ratio / (double) trials).isBetween(0.93, 0.98);
    }
}
