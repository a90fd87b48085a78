package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;
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

class BootstrapTest {

    private static final String[] NAMES = {"a", "b", "c"};

    private static FitOptions options(DrawModel draws) {
        return new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
    }

    private static OutcomeFit fit(GroupedOutcomes data, FitOptions options) {
        return OutcomeRegression.fit(data, options, NAMES, FitTrace.NONE);
    }

    /// Each replicate once more, as plainly as it can be: clusters drawn by the same numbers, counts added
    /// up, fitted from nothing.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void replicatesAreFitsOfResampledClusters(DrawModel draws) {
        SimulatedGames games = new SimulatedGames(150, 41);
        GroupedOutcomes data = games.grouped();
        OutcomeClusters clusters = games.clusters();
        FitOptions options = options(draws);
        BootstrapReplicates replicates = new Bootstrap(20, 9, 1).run(fit(data, options), data, clusters);
        assertThat(replicates.failed()).isZero();
        int[] counted = IntStream.range(0, 150)
                .filter(cluster -> draws != DrawModel.DROP || clusters.outcome()[cluster] != 1)
                .toArray();
        SplittableRandom root = new SplittableRandom(9);
        for (double[] parameters : replicates.parameters()) {
            SplittableRandom random = root.split();
            double[][] counts = new double[3][data.groups()];
            for (int draw = 0; draw < counted.length; draw++) {
                int cluster = counted[random.nextInt(counted.length)];
                for (int row = clusters.start()[cluster]; row < clusters.start()[cluster + 1]; row++) {
                    counts[clusters.outcome()[cluster]][clusters.group()[row]]++;
                }
            }
            OutcomeFit plain = fit(data.withWeights(counts[2], counts[1], counts[0]), options);
            assertThat(parameters).containsExactly(plain.parameters(), within(1e-7));
        }
    }

    @Test
    void threadsDoNotShow() {
        SimulatedGames games = new SimulatedGames(100, 42);
        GroupedOutcomes data = games.grouped();
        OutcomeFit fit = fit(data, options(DrawModel.ORDERED));
        double[][] one =
                new Bootstrap(70, 3, 1).run(fit, data, games.clusters()).parameters();
        double[][] three =
                new Bootstrap(70, 3, 3).run(fit, data, games.clusters()).parameters();
        assertThat(three).isDeepEqualTo(one);
        assertThat(new Bootstrap(70, 4, 1).run(fit, data, games.clusters()).parameters()[0])
                .isNotEqualTo(one[0]);
    }

    @Test
    void itAgreesWithTheSandwich() {
        SimulatedGames games = new SimulatedGames(1500, 43);
        GroupedOutcomes data = games.grouped();
        OutcomeFit fit = fit(data, options(DrawModel.ORDERED));
        double[][] sandwich = Covariance.clustered(fit, data, games.clusters());
        BootstrapReplicates replicates = new Bootstrap(1000, 1, 2).run(fit, data, games.clusters());
        double[][] covariance = covariance(replicates.parameters());
        for (int i = 0; i < sandwich.length; i++) {
            assertThat(Math.sqrt(covariance[i][i] / sandwich[i][i])).isCloseTo(1, within(0.08));
        }
        Estimate ratio = new Ratio(fit.parameters(), sandwich).of(new double[] {0, 1, 0, 0, 0}, unit(5), 100);
        assertThat(replicates.standardError(new double[] {0, 1}, new double[] {1}, 100))
                .isCloseTo(ratio.standardError(), within(0.1 * ratio.standardError()));
    }

    private static double[][] covariance(double[][] replicates) {
        int size = replicates[0].length;
        double[] mean = new double[size];
        for (double[] theta : replicates) {
            for (int i = 0; i < size; i++) {
                mean[i] += theta[i] / replicates.length;
            }
        }
        double[][] covariance = new double[size][size];
        for (double[] theta : replicates) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    covariance[i][j] += (theta[i] - mean[i]) * (theta[j] - mean[j]) / (replicates.length - 1);
                }
            }
        }
        return covariance;
    }

    private static double[] unit(int size) {
        double[] unit = new double[size];
        unit[0] = 1;
        return unit;
    }

    /// Two of forty games are lost: every eighth replicate has none of them and cannot be fitted.
    @Test
    void replicatesThatCannotBeFittedAreCounted() {
        int[] start = new int[41];
        Arrays.setAll(start, i -> i);
        int[] group = new int[40];
        Arrays.setAll(group, i -> i % 2);
        byte[] outcome = new byte[40];
        Arrays.fill(outcome, (byte) 2);
        outcome[0] = 0;
        outcome[1] = 0;
        GroupedOutcomes data = GroupedOutcomes.dense(
                1, new double[] {1, 2}, new double[] {19, 19}, new double[2], new double[] {1, 1});
        FitOptions options = new FitOptions(DrawModel.DROP, false, Penalty.NONE, Solver.NEWTON);
        OutcomeFit fit = OutcomeRegression.fit(data, options, new String[] {"x"}, FitTrace.NONE);
        BootstrapReplicates replicates =
                new Bootstrap(400, 5, 1).run(fit, data, new OutcomeClusters(start, group, outcome));
        assertThat(replicates.failed() / 400.0).isCloseTo(Math.pow(0.95, 40), within(0.05));
        assertThat(replicates.parameters()).hasNumberOfRows(400 - replicates.failed());
        outcome[0] = 2;
        outcome[1] = 2;
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> new Bootstrap(10, 5, 1).run(fit, data, new OutcomeClusters(start, group, outcome)))
                .withMessageContaining("of 10 replicates 10 could not be fitted");
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> new Bootstrap(10, 5, 1)
                        .run(fit, data, new OutcomeClusters(new int[] {0, 1, 1}, new int[1], new byte[2])))
                .withMessageContaining("found 1 game ");
    }

    @Test
    void summariesAreThoseOfTheReplicates() {
        double[][] parameters = new double[39][];
        for (int i = 0; i < 39; i++) {
            parameters[i] = new double[] {(i * 7) % 39 + 1, 2};
        }
        BootstrapReplicates replicates = new BootstrapReplicates(parameters, 1);
        double[] first = {1, 0};
        double[] second = {0, 1};
        assertThat(replicates.percentile(first, 0.95).low()).isCloseTo(1, within(1e-12));
        assertThat(replicates.percentile(first, 0.95).high()).isCloseTo(39, within(1e-12));
        assertThat(replicates.percentile(first, 0.9).low()).isCloseTo(2, within(1e-12));
        assertThat(replicates.percentile(first, 0.9).high()).isCloseTo(38, within(1e-12));
        assertThat(replicates.percentile(first, 0.875).low()).isCloseTo(2.5, within(1e-12));
        assertThat(replicates.percentile(first, second, 10, 0.9).high()).isCloseTo(190, within(1e-9));
        assertThat(replicates.percentile(first, 0.999)).isEqualTo(new Interval.Bounded(1, 39));
        assertThat(replicates.standardError(first)).isCloseTo(Math.sqrt(130), within(1e-12));
        assertThat(replicates.standardError(first, second, 10)).isCloseTo(5 * Math.sqrt(130), within(1e-9));
        assertThat(covariance(replicates.parameters())[0][0]).isCloseTo(130, within(1e-9));
        assertThat(covariance(replicates.parameters())[0][1]).isCloseTo(0, within(1e-12));
        assertThatIllegalArgumentException().isThrownBy(() -> replicates.percentile(first, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> replicates.percentile(first, 0));
    }

    @Test
    void sizesAreChecked() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Bootstrap(1, 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Bootstrap(2, 1, 0));
    }
}
