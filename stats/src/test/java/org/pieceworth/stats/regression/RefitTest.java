package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// A fit again of rows with other weights is the fit that knows of no other, wherever it starts.
class RefitTest {

    private static final String[] NAMES = {"a", "b", "c"};
    private static final Offset<Double> CLOSE = within(1e-7);

    private final GroupedOutcomes full = new SimulatedGames(150, 81).grouped();
    private final GroupedOutcomes data = full.withWeights(
            full.wins().clone(), full.draws().clone(), full.losses().clone());

    private static FitOptions options(DrawModel draws) {
        return new FitOptions(draws, true, Penalty.ridge(1e-3), Solver.NEWTON);
    }

    private static double[] fitted(GroupedOutcomes data, FitOptions options) {
        return OutcomeRegression.fit(data, options, NAMES, FitTrace.NONE).parameters();
    }

    private void weigh(SplittableRandom random) {
        for (int i = 0; i < full.groups(); i++) {
            data.wins()[i] = full.wins()[i] * random.nextInt(3);
            data.draws()[i] = full.draws()[i] * random.nextInt(3);
            data.losses()[i] = full.losses()[i] * random.nextInt(3);
        }
    }

    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void fromTheFullFit(DrawModel draws) {
        FitOptions options = options(draws);
        double[] start = fitted(full, options);
        double[] before = start.clone();
        Refit refit = new Refit(data, options);
        double[] theta = new double[start.length];
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 5; round++) {
            weigh(random);
            assertThat(refit.fit(start, theta)).isTrue();
            assertThat(theta).containsExactly(fitted(data, options), CLOSE);
        }
        assertThat(start).containsExactly(before);
    }

    /// Far away plain steps of Newton's method do not shrink, and a draw width may leave the numbers that it can be.
    @ParameterizedTest
    @CsvSource({"ORDERED, 0, 0.001", "ORDERED, 3, 0.1", "ORDERED, -4, 5", "HALF, 5, 0", "HALF, -5, 0", "DROP, 9, 0"})
    void fromAnywhere(DrawModel draws, double coefficient, double width) {
        FitOptions options = options(draws);
        double[] start = new double[options.parameters(3)];
        Arrays.fill(start, coefficient);
        if (options.ordered()) {
            start[4] = width;
        }
        double[] theta = new double[start.length];
        weigh(new SplittableRandom(2));
        assertThat(new Refit(data, options).fit(start, theta)).isTrue();
        assertThat(theta).containsExactly(fitted(data, options), CLOSE);
    }

    /// Without a penalty rows that are separated, or all won, have no fit.
    @Test
    void rowsThatDetermineNothingAreSaidToBeSo() {
        double[] x = {-2, -1, 1, 2};
        double[] wins = {1, 3, 3, 4};
        double[] losses = {4, 3, 3, 1};
        FitOptions options = new FitOptions(DrawModel.DROP, false, Penalty.NONE, Solver.NEWTON);
        GroupedOutcomes rows = GroupedOutcomes.dense(1, x, wins, new double[4], losses);
        Refit refit = new Refit(rows, options);
        double[] theta = new double[1];
        assertThat(refit.fit(new double[1], theta)).isTrue();
        double found = theta[0];
        wins[0] = 0;
        wins[1] = 0;
        losses[2] = 0;
        losses[3] = 0;
        assertThat(refit.fit(new double[] {found}, theta)).isFalse();
        Arrays.fill(losses, 0);
        assertThat(refit.fit(new double[] {found}, theta)).isFalse();
        Arrays.fill(wins, 0);
        assertThat(refit.fit(new double[] {found}, theta)).isFalse();
        System.arraycopy(new double[] {1, 3, 3, 4}, 0, wins, 0, 4);
        System.arraycopy(new double[] {4, 3, 3, 1}, 0, losses, 0, 4);
        assertThat(refit.fit(new double[] {found + 1}, theta)).isTrue();
        assertThat(theta[0]).isCloseTo(found, CLOSE);
    }

    /// Steps towards infinity may be small at first.
    @Test
    void aMissingClassIsNoFit() {
        FitOptions options = options(DrawModel.ORDERED);
        double[] start = fitted(full, options);
        start[start.length - 1] = 30;
        start[start.length - 2] = 30;
        Arrays.fill(data.losses(), 0);
        assertThat(new Refit(data, options).fit(start, new double[start.length]))
                .isFalse();
    }
}
