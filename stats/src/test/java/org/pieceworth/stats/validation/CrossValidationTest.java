package org.pieceworth.stats.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.OutcomeClusters;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.SimulatedGames;
import org.pieceworth.stats.regression.Solver;

class CrossValidationTest {

    private static final String[] NAMES = {"a", "b", "c"};
    private static final Offset<Double> CLOSE = within(1e-9);

    private static FitOptions options(DrawModel draws, double ridge) {
        return new FitOptions(draws, true, Penalty.ridge(ridge), Solver.NEWTON);
    }

    @Test
    void foldsAreDealtEvenlyAndBySeed() {
        CrossValidation validation = new CrossValidation(5, 1);
        int[] sizes = new int[5];
        int moved = 0;
        for (int cluster = 0; cluster < 10_000; cluster++) {
            sizes[validation.fold(cluster)]++;
            moved += new CrossValidation(5, 2).fold(cluster) == validation.fold(cluster) ? 0 : 1;
        }
        for (int size : sizes) {
            assertThat(size).isBetween(1850, 2150);
        }
        assertThat(moved).isBetween(7800, 8200);
        assertThatIllegalArgumentException().isThrownBy(() -> new CrossValidation(1, 1));
    }

    /// The JDK's own SplitMix64 draws the same numbers.
    @ParameterizedTest
    @ValueSource(longs = {0, 1, -7, 1234567})
    void foldsAreDealtBySplitMix(long seed) {
        CrossValidation validation = new CrossValidation(7, seed);
        SplittableRandom random = new SplittableRandom(seed);
        for (int cluster = 0; cluster < 100; cluster++) {
            assertThat(validation.fold(cluster)).isEqualTo(Math.floorMod(random.nextLong(), 7));
        }
    }

    /// Once more as plainly as it can be: each game predicted from a fit to the other folds' games.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void scoresAreThoseOfGamesLeftOut(DrawModel draws) {
        SimulatedGames games = new SimulatedGames(120, 51);
        GroupedOutcomes data = games.grouped();
        CrossValidation validation = new CrossValidation(3, 8);
        HeldOut scores = validation.score(data, games.clusters(), options(draws, 0.001), NAMES);
        double[][] plain = new double[3][120];
        for (int fold = 0; fold < 3; fold++) {
            OutcomeFit fit = OutcomeRegression.fit(
                    without(games, validation, fold), options(draws, 0.001), NAMES, FitTrace.NONE);
            for (int row = 0; row < games.rows.size(); row++) {
                int game = games.games.get(row);
                if (validation.fold(game) == fold) {
                    addPlain(games.rows.get(row), games.outcomes.get(row), draws, fit.parameters(), plain, game);
                }
            }
        }
        assertThat(scores.weight()).containsExactly(plain[0]);
        assertThat(scores.logLoss()).containsExactly(plain[1], CLOSE);
        assertThat(scores.brier()).containsExactly(plain[2], CLOSE);
    }

    private static GroupedOutcomes without(SimulatedGames games, CrossValidation validation, int fold) {
        GroupedOutcomes all = games.ungrouped();
        double[][] counts = {
            all.wins().clone(), all.draws().clone(), all.losses().clone()
        };
        for (int row = 0; row < games.rows.size(); row++) {
            for (double[] count : counts) {
                count[row] *= validation.fold(games.games.get(row)) == fold ? 0 : 1;
            }
        }
        return all.withWeights(counts[0], counts[1], counts[2]);
    }

    private static void addPlain(double[] x, int outcome, DrawModel draws, double[] theta, double[][] into, int game) {
        if (outcome == 1 && draws == DrawModel.DROP) {
            return;
        }
        double eta = theta[0] * x[0] + theta[1] * x[1] + theta[2] * x[2] + theta[3];
        double width = draws == DrawModel.ORDERED ? theta[4] : 0;
        double win = 1 / (1 + Math.exp(width - eta));
        double loss = 1 / (1 + Math.exp(width + eta));
        double drawn = draws == DrawModel.ORDERED ? 1 - win - loss : Math.sqrt(win * loss);
        double expected = draws == DrawModel.ORDERED ? win + (1 - win - loss) / 2 : win;
        into[0][game]++;
        into[1][game] -= Math.log(outcome == 2 ? win : outcome == 1 ? drawn : loss);
        into[2][game] += Math.pow(outcome / 2.0 - expected, 2);
    }

    /// By hand: losses 1 of 2 rows and 5 of 2 rows, mean 1.5, residuals ∓2, variance 2 · 8 / 16.
    @Test
    void meansAndDifferencesAreClustered() {
        HeldOut one = new HeldOut(new double[] {2, 0, 2}, new double[] {1, 0, 5}, new double[] {0.5, 0, 0.5}, Set.of());
        HeldOut other =
                new HeldOut(new double[] {2, 0, 2}, new double[] {1, 0, 1}, new double[] {0.1, 0, 0.5}, Set.of());
        assertThat(one.meanLogLoss()).isEqualTo(new Estimate(1.5, 1));
        assertThat(one.meanBrier()).isEqualTo(new Estimate(0.25, 0));
        assertThat(one.logLossAbove(other)).isEqualTo(new Estimate(1, 1));
        HeldOut third = new HeldOut(new double[] {2, 1, 2}, new double[3], new double[3], Set.of());
        assertThatIllegalArgumentException().isThrownBy(() -> one.logLossAbove(third));
        HeldOut alone = new HeldOut(new double[] {2}, new double[1], new double[1], Set.of());
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(alone::meanBrier)
                .withMessageContaining("found 1 game ");
    }

    /// A start from the model before does not show in the scores.
    @Test
    void modelsTogetherScoreAsEachAlone() {
        SimulatedGames games = new SimulatedGames(150, 52);
        GroupedOutcomes data = games.grouped();
        CrossValidation validation = new CrossValidation(4, 8);
        List<FitOptions> models = List.of(
                options(DrawModel.ORDERED, 0),
                options(DrawModel.ORDERED, 0.1),
                options(DrawModel.HALF, 0.1),
                options(DrawModel.DROP, 0));
        List<HeldOut> together = validation.scores(data, games.clusters(), models, NAMES);
        for (int model = 0; model < models.size(); model++) {
            HeldOut alone = validation.score(data, games.clusters(), models.get(model), NAMES);
            assertThat(together.get(model).logLoss()).containsExactly(alone.logLoss(), CLOSE);
        }
    }

    /// Games with known coefficients: their direction is the same by every model, and the ordered
    /// comparison of the ordered model is its own score, since its best scale is 1.
    @Test
    void drawModelsStandOnEqualGround() {
        SimulatedGames games = new SimulatedGames(600, 53);
        GroupedOutcomes data = games.grouped();
        CrossValidation validation = new CrossValidation(4, 8);
        DrawModelComparison comparison =
                DrawModelComparison.of(data, games.clusters(), options(DrawModel.DROP, 0), validation, NAMES);
        HeldOut own = validation.score(data, games.clusters(), options(DrawModel.ORDERED, 0), NAMES);
        double parts = own.withParts(validation.folds(), validation::fold).parts().stream()
                .mapToDouble(HeldOut.Part::logLoss)
                .average()
                .orElseThrow();
        assertThat(own.parts()).isEmpty();
        assertThat(parts).isCloseTo(own.meanLogLoss().value(), within(0.02));
        assertThat(own.withParts(validation.folds(), validation::fold).parts().stream()
                        .mapToInt(HeldOut.Part::clusters)
                        .sum())
                .isEqualTo(Arrays.stream(own.weight()).filter(each -> each > 0).count());
        assertThat(comparison.ordered().logLoss()).containsExactly(own.logLoss(), CLOSE);
        assertThat(comparison.of(DrawModel.ORDERED)).isSameAs(comparison.ordered());
        assertThat(comparison.of(DrawModel.HALF)).isSameAs(comparison.half());
        assertThat(comparison.of(DrawModel.DROP)).isSameAs(comparison.drop());
        assertThat(comparison.half().weight())
                .containsExactly(comparison.ordered().weight());
        assertThat(comparison.drop().weight())
                .containsExactly(comparison.ordered().weight());
        Estimate half = comparison.half().logLossAbove(comparison.ordered());
        Estimate drop = comparison.drop().logLossAbove(comparison.ordered());
        assertThat(Math.abs(half.value())).isGreaterThan(1e-9).isLessThan(4 * half.standardError());
        assertThat(Math.abs(drop.value())).isGreaterThan(1e-9).isLessThan(4 * drop.standardError());
        assertThat(comparison.drop().meanLogLoss().value())
                .isCloseTo(own.meanLogLoss().value(), within(0.02));
    }

    /// Noise in many columns beside three that matter: neither no penalty nor a crushing one predicts
    /// best.
    @Test
    void theStrengthIsChosenByWhatIsHeldOut() {
        SimulatedGames games = new SimulatedGames(60, 54);
        GroupedOutcomes few = games.ungrouped();
        int columns = 30;
        SplittableRandom random = new SplittableRandom(1);
        double[] wide = new double[columns * few.groups()];
        for (int row = 0; row < few.groups(); row++) {
            for (int column = 0; column < columns; column++) {
                wide[row * columns + column] = column < 3 ? games.rows.get(row)[column] : random.nextInt(3) - 1;
            }
        }
        GroupedOutcomes data = GroupedOutcomes.dense(columns, wide, few.wins(), few.draws(), few.losses());
        int[] start = games.clusters().start();
        int[] group = new int[few.groups()];
        Arrays.setAll(group, i -> i);
        ClusteredRows clusters =
                new OutcomeClusters(start, group, games.clusters().outcome());
        String[] names = new String[columns];
        Arrays.setAll(names, i -> "x" + i);
        double[] strengths = {1e-6, 0.01, 0.1, 10};
        CrossValidation validation = new CrossValidation(5, 3);
        PenaltySearch search = PenaltySearch.search(
                data, clusters, options(DrawModel.HALF, 0), Penalty.ridge(1), strengths, validation, names);
        assertThat(search.best()).isBetween(1, 2);
        assertThat(search.strength()).isEqualTo(strengths[search.best()]);
        assertThat(search.scores()).hasSize(4);
        Estimate least = search.scores().get(search.best()).meanLogLoss();
        assertThat(search.scores().get(search.withinOneError()).meanLogLoss().value())
                .isBetween(least.value(), least.value() + least.standardError());
        assertThat(search.withinOneError()).isEqualTo(2);
        HeldOut chosen = search.scores().get(search.best());
        assertThat(search.scores())
                .allSatisfy(score -> assertThat(score.meanLogLoss().value())
                        .isGreaterThanOrEqualTo(chosen.meanLogLoss().value()));
        assertThat(search.scores().get(3).logLoss())
                .containsExactly(
                        validation
                                .score(data, clusters, options(DrawModel.HALF, 10), names)
                                .logLoss(),
                        CLOSE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PenaltySearch.search(
                        data,
                        clusters,
                        options(DrawModel.HALF, 0),
                        Penalty.ridge(1),
                        new double[0],
                        validation,
                        names));
    }
}
