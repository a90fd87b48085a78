package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

class InfluenceTest {

    private static final String[] NAMES = {"a", "b", "c"};
    private static final double[] TOP = {0, 1, 0, 0, 0};
    private static final double[] BOTTOM = {1, 0, 0, 0, 0};

    private static OutcomeFit fitWithout(SimulatedGames games, FitOptions options, int left) {
        GroupedOutcomes all = games.ungrouped();
        double[][] counts = {
            all.wins().clone(), all.draws().clone(), all.losses().clone()
        };
        for (int row = 0; row < games.rows.size(); row++) {
            for (double[] count : counts) {
                count[row] *= games.games.get(row) == left ? 0 : 1;
            }
        }
        return OutcomeRegression.fit(all.withWeights(counts[0], counts[1], counts[2]), options, NAMES, FitTrace.NONE);
    }

    /// Against fits without each game in turn; with a penalty too, which the left-out rows take along.
    @ParameterizedTest
    @CsvSource({"ORDERED, 0", "ORDERED, 0.05", "HALF, 0.2", "DROP, 0"})
    void itPredictsWhatLeavingOutChanges(DrawModel draws, double ridge) {
        SimulatedGames games = new SimulatedGames(250, 61);
        GroupedOutcomes data = games.grouped();
        FitOptions options = new FitOptions(draws, true, Penalty.ridge(ridge), Solver.NEWTON);
        OutcomeFit fit = OutcomeRegression.fit(data, options, NAMES, FitTrace.NONE);
        int size = fit.parameters().length;
        double[] top = Arrays.copyOf(TOP, size);
        double[] bottom = Arrays.copyOf(BOTTOM, size);
        Ratio ratio = new Ratio(fit.parameters(), Covariance.independent(fit));
        double value = ratio.of(top, bottom, 100).value();
        List<Influence> all =
                Influence.greatest(fit, data, games.clusters(), ratio.slope(top, bottom, 100), Integer.MAX_VALUE);
        List<Influence> coefficient = Influence.greatest(fit, data, games.clusters(), top, Integer.MAX_VALUE);
        double[] changes = new double[250];
        coefficient.forEach(each -> changes[each.cluster()] = each.change());
        double coefficientError = 0;
        double coefficientSpread = 0;
        double error = 0;
        double spread = 0;
        for (Influence each : all) {
            double[] theta = fitWithout(games, options, each.cluster()).parameters();
            double change = 100 * theta[1] / theta[0] - value;
            error += Math.pow(change - each.change(), 2);
            spread += Math.pow(change, 2);
            double moved = theta[1] - fit.parameters()[1];
            coefficientError += Math.pow(moved - changes[each.cluster()], 2);
            coefficientSpread += Math.pow(moved, 2);
        }
        assertThat(Math.sqrt(error / spread)).isLessThan(0.085);
        assertThat(Math.sqrt(coefficientError / coefficientSpread)).isLessThan(0.075);
        int decisive = 0;
        for (byte outcome : games.clusters().outcome()) {
            decisive += outcome != 1 ? 1 : 0;
        }
        assertThat(all).hasSize(draws == DrawModel.DROP ? decisive : 250);
    }

    @Test
    void theGreatestComeFirstAndEqualOnesInOrder() {
        GroupedOutcomes data = GroupedOutcomes.dense(
                1, new double[] {-1, 1, 2}, new double[] {2, 4, 3}, new double[3], new double[] {4, 2, 1});
        OutcomeFit fit = OutcomeRegression.fit(
                data,
                new FitOptions(DrawModel.DROP, false, Penalty.NONE, Solver.NEWTON),
                new String[] {"x"},
                FitTrace.NONE);
        // Games of one row: groups 1 and 0 mirror each other, so that games 0, 2, 3 and 5 are equally heavy.
        OutcomeClusters clusters = new OutcomeClusters(
                new int[] {0, 1, 2, 3, 4, 5, 6, 7}, new int[] {1, 2, 0, 1, 2, 0, 0}, new byte[] {0, 0, 2, 0, 2, 2, 0});
        double[] slope = {1};
        List<Influence> all = Influence.greatest(fit, data, clusters, slope, 7);
        assertThat(all).extracting(Influence::cluster).startsWith(1, 0, 2, 3, 5).hasSize(7);
        List<Influence> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparingDouble(each -> -Math.abs(each.change())));
        assertThat(sorted).isEqualTo(all);
        assertThat(Influence.greatest(fit, data, clusters, slope, 3)).isEqualTo(all.subList(0, 3));
        assertThat(Influence.greatest(fit, data, clusters, slope, 0)).isEmpty();
        double win = 1 / (1 + Math.exp(-2 * fit.parameters()[0]));
        assertThat(all.getFirst().change()).isCloseTo(2 * win / fit.information()[0][0], within(1e-12));
    }
}
