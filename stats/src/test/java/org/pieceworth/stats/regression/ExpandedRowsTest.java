package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpandedRowsTest {

    /// Two roads to the same sums.
    @ParameterizedTest
    @CsvSource({"ORDERED, true", "ORDERED, false", "HALF, true", "HALF, false", "DROP, true", "DROP, false"})
    void rowsWrittenOutGiveTheSameSums(DrawModel draws, boolean constant) {
        GroupedOutcomes data = new SimulatedGames(80, 3).grouped();
        FitOptions options = new FitOptions(draws, constant, Penalty.ridge(0.1), Solver.NEWTON);
        double[] theta = {0.4, 1.1, -0.3, 0.2, 0.5};
        theta = Arrays.copyOf(theta, options.parameters(3));
        OutcomeLikelihood sparse = new OutcomeLikelihood(data, options);
        OutcomeLikelihood expanded = new OutcomeLikelihood(data, options);
        expanded.expand();
        sparse.compute(theta, true);
        for (int pass = 0; pass < 2; pass++) {
            expanded.slopes(theta);
            assertThat(expanded.gradient).containsExactly(sparse.gradient, within(1e-14));
            for (int i = 0; i < theta.length; i++) {
                assertThat(expanded.hessian[i]).containsExactly(sparse.hessian[i], within(1e-14));
            }
        }
        expanded.compute(theta, false);
        assertThat(expanded.cost).isEqualTo(sparse.cost);
    }

    @Test
    void wideRowsAreLeftAsTheyAre() {
        GroupedOutcomes twelve = GroupedOutcomes.dense(12, new double[12], new double[1], new double[1], new double[1]);
        assertThat(ExpandedRows.of(twelve, false).isPresent()).isTrue();
        assertThat(ExpandedRows.of(twelve, true).isPresent()).isFalse();
        int many = 100_000;
        GroupedOutcomes long12 =
                GroupedOutcomes.dense(12, new double[12 * many], new double[many], new double[many], new double[many]);
        assertThat(ExpandedRows.of(long12, false).isPresent()).isFalse();
    }
}
