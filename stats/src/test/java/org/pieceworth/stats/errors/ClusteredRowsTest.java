package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.SimulatedGames;
import org.pieceworth.stats.regression.Solver;

class ClusteredRowsTest {

    private static final String[] NAMES = {"a", "b", "c"};

    private static List<String> seen(ClusteredRows clusters) {
        List<String> seen = new ArrayList<>();
        clusters.forEach((cluster, rows, group, win, draw, loss) -> seen.add(cluster
                + ":"
                + Arrays.toString(Arrays.copyOf(group, rows))
                + Arrays.toString(Arrays.copyOf(win, rows))
                + Arrays.toString(Arrays.copyOf(draw, rows))
                + Arrays.toString(Arrays.copyOf(loss, rows))));
        return seen;
    }

    @Test
    void rowsOfAClusterShareItsOutcome() {
        ClusteredRows clusters = new OutcomeClusters(new int[] {0, 2, 2, 3}, new int[] {4, 5, 6}, new byte[] {2, 0, 1});
        assertThat(clusters.clusters()).isEqualTo(3);
        assertThat(seen(clusters))
                .containsExactly("0:[4, 5][1.0, 1.0][0.0, 0.0][0.0, 0.0]", "1:[][][][]", "2:[6][0.0][1.0][0.0]")
                .isEqualTo(seen(clusters));
        assertThat(seen(new OutcomeClusters(new int[] {0, 1}, new int[] {9}, new byte[1])))
                .containsExactly("0:[9][0.0][0.0][1.0]");
    }

    @Test
    void rowsMayHaveWeightsOfTheirOwn() {
        ClusteredRows clusters = new WeightedClusters(
                new int[] {0, 1, 3},
                new int[] {7, 8, 7},
                new double[] {.5, 0, 2},
                new double[] {.25, 1, 0},
                new double[3]);
        assertThat(clusters.clusters()).isEqualTo(2);
        assertThat(seen(clusters)).containsExactly("0:[7][0.5][0.25][0.0]", "1:[8, 7][0.0, 2.0][1.0, 0.0][0.0, 0.0]");
    }

    @Test
    void lengthsAreChecked() {
        double[] two = new double[2];
        refuse(() -> new OutcomeClusters(new int[] {0, 1}, new int[2], new byte[1]));
        refuse(() -> new OutcomeClusters(new int[] {0, 2}, new int[2], new byte[2]));
        refuse(() -> new WeightedClusters(new int[0], new int[0], new double[0], new double[0], new double[0]));
        refuse(() -> new WeightedClusters(new int[] {0, 1}, new int[2], two, two, two));
        refuse(() -> new WeightedClusters(new int[] {0, 2}, new int[2], new double[1], two, two));
        refuse(() -> new WeightedClusters(new int[] {0, 2}, new int[2], two, new double[1], two));
        refuse(() -> new WeightedClusters(new int[] {0, 2}, new int[2], two, two, new double[1]));
    }

    private static void refuse(Runnable factory) {
        assertThatIllegalArgumentException().isThrownBy(factory::run).withMessage("lengths differ");
    }

    /// A row that is won by half and drawn by half is two rows of half weight.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void softTargetsAreSumsOfOutcomes(DrawModel draws) {
        SimulatedGames games = new SimulatedGames(200, 31);
        GroupedOutcomes data = games.grouped();
        OutcomeFit fit = OutcomeRegression.fit(
                data, new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON), NAMES, FitTrace.NONE);
        int[] group = games.clusters().group();
        int[] pairs = new int[] {0, group.length / 2, group.length};
        double[] quarter = filled(group.length, 0.25);
        double[] half = filled(group.length, 0.5);
        double[] none = filled(group.length, 0);
        double[][] soft = Covariance.clustered(fit, data, new WeightedClusters(pairs, group, quarter, half, none));
        double[][] split = Covariance.clustered(
                fit,
                data,
                new WeightedClusters(
                        new int[] {0, 2 * pairs[1], 2 * group.length},
                        twice(group),
                        alternating(group.length, 0.25, 0),
                        alternating(group.length, 0, 0.5),
                        new double[2 * group.length]));
        for (int i = 0; i < soft.length; i++) {
            assertThat(soft[i]).containsExactly(split[i], within(1e-9 * soft[i][i]));
        }
    }

    private static double[] filled(int size, double value) {
        double[] filled = new double[size];
        Arrays.fill(filled, value);
        return filled;
    }

    private static double[] alternating(int size, double even, double odd) {
        double[] values = new double[2 * size];
        for (int i = 0; i < size; i++) {
            values[2 * i] = even;
            values[2 * i + 1] = odd;
        }
        return values;
    }

    private static int[] twice(int[] values) {
        int[] twice = new int[2 * values.length];
        for (int i = 0; i < twice.length; i++) {
            twice[i] = values[i / 2];
        }
        return twice;
    }
}
