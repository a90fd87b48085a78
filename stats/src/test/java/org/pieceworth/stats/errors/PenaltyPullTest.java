package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.SimulatedGames;
import org.pieceworth.stats.regression.Solver;

class PenaltyPullTest {

    private static final String[] NAMES = {"a", "b", "c"};

    private static OutcomeFit fit(GroupedOutcomes data, Penalty penalty) {
        return OutcomeRegression.fit(
                data, new FitOptions(DrawModel.ORDERED, true, penalty, Solver.NEWTON), NAMES, FitTrace.NONE);
    }

    /// What a weak penalty does is the difference to the fit without it.
    @Test
    void aWeakPenaltyPullsByTheDifference() {
        GroupedOutcomes data = new SimulatedGames(400, 7).grouped();
        OutcomeFit without = fit(data, Penalty.NONE);
        OutcomeFit with = fit(data, Penalty.together(List.of(new int[] {0, 1, 2}), 1e-5));
        double[] pull = PenaltyPull.all(with, 3);
        for (int i = 0; i < pull.length; i++) {
            double difference = with.parameters()[i] - without.parameters()[i];
            assertThat(pull[i]).isCloseTo(difference, within(1e-6 + 0.02 * Math.abs(difference)));
        }
        assertThat(pull[2]).isNotZero();
    }

    /// Where rows do not tell two columns apart, nobody knows how far they were pulled.
    @Test
    void whatThePenaltyAloneTellsIsPulledWithoutEnd() {
        double[] features = {1, 1, -1, -1, 1, 1, -1, -1};
        double[] wins = {3, 1, 4, 2};
        double[] losses = {1, 3, 2, 4};
        GroupedOutcomes data = GroupedOutcomes.dense(2, features, wins, new double[] {1, 1, 1, 1}, losses);
        FitOptions options = new FitOptions(
                DrawModel.ORDERED, true, Penalty.together(List.of(new int[] {0, 1}), 0.1), Solver.NEWTON);
        OutcomeFit fit = OutcomeRegression.fit(data, options, new String[] {"a", "b"}, FitTrace.NONE);
        assertThat(fit.parameters()[0]).isCloseTo(fit.parameters()[1], within(1e-9));
        assertThat(PenaltyPull.all(fit, 2)[0]).isGreaterThan(1000);
    }
}
