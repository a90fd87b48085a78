package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.errors.Covariance;

class GroupedOutcomesTest {

    private static final double[] TWO = {1, 2};
    private static final double[] TWO_AND_ONE = {1, 2, 1};

    @Test
    void zerosAreLeftOut() {
        GroupedOutcomes data = GroupedOutcomes.dense(
                3, new double[] {0, 0, 0, 5, 0, -7, 0, 2, 0}, new double[3], new double[] {1, 2, 4}, new double[3]);
        assertThat(data.start()).containsExactly(0, 0, 2, 3);
        assertThat(data.column()).containsExactly(0, 2, 1);
        assertThat(data.value()).containsExactly(5, -7, 2);
        assertThat(data.groups()).isEqualTo(3);
        assertThat(data.totalDraws()).isEqualTo(7);
        assertThat(data.dot(1, new double[] {10, 100, 1})).isEqualTo(43);
        assertThat(data.withWeights(new double[] {1, 0.5, 0}, new double[3], new double[] {0, 0, 9}))
                .satisfies(other -> assertThat(other.totalWins()).isEqualTo(1.5))
                .satisfies(other -> assertThat(other.totalLosses()).isEqualTo(9))
                .satisfies(other -> assertThat(other.value()).isSameAs(data.value()));
    }

    @Test
    void neighboursAreAddedUp() {
        double[] features = {1, 2, 3, 0, 0, 5, 4, 0, 0, 0, 6, 7};
        GroupedOutcomes data = GroupedOutcomes.dense(4, features, new double[3], TWO_AND_ONE, new double[3]);
        GroupedOutcomes sums = data.withSums(new int[] {0, 0, 1, 1});
        assertThat(sums.columns()).isEqualTo(2);
        assertThat(sums.start()).containsExactly(0, 2, 4, 5);
        assertThat(sums.column()).containsExactly(0, 1, 0, 1, 1);
        assertThat(sums.value()).containsExactly(3, 3, 5, 4, 13);
        assertThat(sums.draws()).containsExactly(TWO_AND_ONE);
    }

    @Test
    void lengthsAndColumnsAreChecked() {
        refuse(() -> GroupedOutcomes.dense(2, new double[3], TWO, TWO, TWO), "lengths differ");
        refuse(() -> of(new int[] {0, 1}, new int[] {0}, 1), "lengths differ");
        refuse(() -> of(new int[] {1, 1, 1}, new int[] {0}, 1), "differ in number");
        refuse(() -> of(new int[] {0, 1, 1}, new int[] {0, 1}, 2), "differ in number");
        refuse(() -> of(new int[] {0, 1, 1}, new int[] {0}, 2), "differ in number");
        refuse(() -> of(new int[] {0, 2, 2}, new int[] {1, 1}, 2), "column 1 after 1 of 2");
        refuse(() -> of(new int[] {0, 1, 2}, new int[] {1, 2}, 2), "column 2 after -1 of 2");
        refuse(() -> of(new int[] {0, 1, 2}, new int[] {-1, 1}, 2), "column -1 after -1 of 2");
    }

    @Test
    void weightsAreChecked() {
        GroupedOutcomes data = of(new int[] {0, 1, 1}, new int[] {0}, 1);
        double[] negative = {0, -1};
        double[] infinite = {0, Double.POSITIVE_INFINITY};
        double[] nothing = {Double.NaN, 0};
        refuse(() -> data.withWeights(negative, TWO, TWO), "weights must be 0 or more");
        refuse(() -> data.withWeights(TWO, negative, TWO), "weights must be 0 or more");
        refuse(() -> data.withWeights(TWO, TWO, negative), "weights must be 0 or more");
        refuse(() -> data.withWeights(TWO, infinite, TWO), "weights must be 0 or more");
        refuse(() -> data.withWeights(nothing, TWO, TWO), "weights must be 0 or more");
    }

    private static GroupedOutcomes of(int[] start, int[] column, int values) {
        return new GroupedOutcomes(2, start, column, new double[values], TWO, TWO, TWO);
    }

    private static void refuse(Runnable factory, String message) {
        assertThatIllegalArgumentException().isThrownBy(factory::run).withMessageContaining(message);
    }

    /// Weights are worth what this many rows are: half of all weights leave the estimates and double the
    /// variances.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void weightsMayBeFractions(DrawModel draws) {
        GroupedOutcomes data = new SimulatedGames(200, 21).grouped();
        GroupedOutcomes half = data.withWeights(halved(data.wins()), halved(data.draws()), halved(data.losses()));
        FitOptions options = new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
        String[] names = {"a", "b", "c"};
        OutcomeFit whole = OutcomeRegression.fit(data, options, names, FitTrace.NONE);
        OutcomeFit part = OutcomeRegression.fit(half, options, names, FitTrace.NONE);
        assertThat(part.parameters()).containsExactly(whole.parameters(), within(1e-10));
        assertThat(part.rows()).isEqualTo(whole.rows() / 2);
        assertThat(Covariance.independent(part)[1][1])
                .isCloseTo(2 * Covariance.independent(whole)[1][1], within(1e-10));
    }

    private static double[] halved(double[] weights) {
        double[] halved = weights.clone();
        for (int i = 0; i < halved.length; i++) {
            halved[i] /= 2;
        }
        return halved;
    }
}
