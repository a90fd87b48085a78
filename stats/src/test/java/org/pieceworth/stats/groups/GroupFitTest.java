package org.pieceworth.stats.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.OutcomeClusters;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;

/// A group whose games hardly ever end otherwise than drawn.
class GroupFitTest {

    private static final FitOptions OPTIONS = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);
    private static final String[] NAMES = {"a"};

    private record Sample(GroupedOutcomes data, OutcomeClusters clusters) {}

    /// Games of a row each; the side with more wins two of three that are decided.
    private static Sample sample(int decided, int drawn) {
        int games = 2 * decided + drawn;
        double[] features = {-1, 0, 1};
        double[][] weights = new double[3][3];
        int[] group = new int[games];
        byte[] outcome = new byte[games];
        for (int game = 0; game < games; game++) {
            boolean lost = game < decided;
            outcome[game] = (byte) (lost ? 0 : game < 2 * decided ? 2 : 1);
            group[game] = outcome[game] == 1 ? game % 3 : game % 3 == 0 ? 1 : lost == (game % 3 == 1) ? 0 : 2;
            weights[outcome[game]][group[game]]++;
        }
        int[] start = new int[games + 1];
        Arrays.setAll(start, i -> i);
        return new Sample(
                GroupedOutcomes.dense(1, features, weights[2], weights[1], weights[0]),
                new OutcomeClusters(start, group, outcome));
    }

    @Test
    void tooFewOfTheRarerResultTellNothing() {
        Sample sample = sample(9, 300);
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> GroupFit.of(sample.data(), sample.clusters(), OPTIONS, NAMES))
                .withMessage(
                        "of its games 9 are won, 300 drawn and 9 lost, too few of the rarer result for standard errors"
                                + " of its values");
    }

    @Test
    void fewHaveNoSmallerErrorsThanRows() {
        Sample sample = sample(12, 300);
        GroupFit fit = GroupFit.of(sample.data(), sample.clusters(), OPTIONS, NAMES);
        double[][] rows = Covariance.independent(OutcomeRegression.fit(sample.data(), OPTIONS, NAMES, FitTrace.NONE));
        for (int i = 0; i < rows.length; i++) {
            assertThat(fit.covariance()[i][i]).isGreaterThanOrEqualTo(rows[i][i] * (1 - 1e-9));
        }
    }
}
