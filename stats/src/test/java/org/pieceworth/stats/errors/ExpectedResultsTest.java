package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;

class ExpectedResultsTest {

    private static final FitOptions BINARY = new FitOptions(DrawModel.DROP, false, Penalty.NONE, Solver.NEWTON);

    private static OutcomeFit fit(GroupedOutcomes data, int columns) {
        return OutcomeRegression.fit(
                data, BINARY, columns == 1 ? new String[] {"a"} : new String[] {"a", "b"}, FitTrace.NONE);
    }

    /// Of n rows with the chance p the scores are 1 − p and −p: E s² = n p (1 − p), E s⁴ = n p (1 − p) (p³ + (1 − p)³).
    @ParameterizedTest
    @CsvSource({"99, 1", "198, 2", "50, 50", "3, 97"})
    void ofOneFeatureItIsThatOfTheBinomial(double wins, double losses) {
        GroupedOutcomes data =
                GroupedOutcomes.dense(1, new double[] {1}, new double[] {wins}, new double[1], new double[] {losses});
        double n = wins + losses;
        double p = wins / n;
        double cubes = p * p * p + (1 - p) * (1 - p) * (1 - p);
        assertThat(ExpectedResults.of(fit(data, 1), data)[0]).isCloseTo(n * p * (1 - p) / cubes, within(1e-6));
    }

    /// Rows that the other feature decides by itself change nothing: a hundred rows of which one was lost rest on one.
    @Test
    void rareResultsAreCountedByFeature() {
        GroupedOutcomes data = GroupedOutcomes.dense(
                2, new double[] {1, 0, 0, 1}, new double[] {99, 60}, new double[2], new double[] {1, 40});
        double[] results = ExpectedResults.of(fit(data, 2), data);
        assertThat(results[0]).isBetween(1.0, 1.05);
        assertThat(results[1]).isBetween(80.0, 90.0);
    }

    /// At another value the same rows hang on as many results as a fit that finds this value.
    @ParameterizedTest
    @CsvSource({"99, 1", "150, 50"})
    void atAnotherValueItIsThatOfAFitThatFindsIt(double wins, double losses) {
        double[] ones = {1, 0, 0, 1};
        GroupedOutcomes even = GroupedOutcomes.dense(
                2, ones, new double[] {(wins + losses) / 2, 60}, new double[2], new double[] {(wins + losses) / 2, 40});
        GroupedOutcomes uneven =
                GroupedOutcomes.dense(2, ones, new double[] {wins, 60}, new double[2], new double[] {losses, 40});
        double at = ExpectedResults.at(Math.log(wins / losses), 0, fit(even, 2), even);
        assertThat(at).isCloseTo(ExpectedResults.of(fit(uneven, 2), uneven)[0], within(1e-6));
    }

    /// What a penalty adds to the information is there at another value too.
    @Test
    void atTheFittedValueNothingChanges() {
        GroupedOutcomes data = GroupedOutcomes.dense(
                2, new double[] {1, 0, 1, 1}, new double[] {99, 60}, new double[2], new double[] {1, 40});
        FitOptions ridged = BINARY.withPenalty(Penalty.ridge(0.01));
        OutcomeFit fit = OutcomeRegression.fit(data, ridged, new String[] {"a", "b"}, FitTrace.NONE);
        assertThat(ExpectedResults.at(fit.parameters()[0], 0, fit, data))
                .isCloseTo(ExpectedResults.of(fit, data)[0], within(1e-9));
    }
}
