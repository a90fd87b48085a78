package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.ConstrainedFit;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

/// Distances by the likelihood, checked against sums over the binomial, fits without a parameter, and by simulation.
class ModifiedRootTest {

    private static final FitOptions BINARY = new FitOptions(DrawModel.DROP, false, Penalty.NONE, Solver.NEWTON);
    private static final double[] DIFFERENCE = {1, -2, 0, 0, 0};

    private final TiltedGames games = new TiltedGames();

    private static FitOptions options(DrawModel draws) {
        return new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
    }

    private static OutcomeFit fit(GroupedOutcomes data, FitOptions options) {
        String[] names = data.columns() == 1 ? new String[] {"a"} : TiltedGames.names();
        return OutcomeRegression.fit(data, options, names, FitTrace.NONE);
    }

    private static GroupedOutcomes binomial(double wins, double losses) {
        return GroupedOutcomes.dense(1, new double[] {1}, new double[] {wins}, new double[1], new double[] {losses});
    }

    private static ModifiedRoot root(OutcomeFit fit, GroupedOutcomes data, double[] contrast, double[][] covariance) {
        return new ModifiedRoot(fit, data, contrast, new Ratio(fit.parameters(), covariance).of(contrast));
    }

    /// The chance of so many wins of ten or more, those of exactly so many counted by half.
    private static double tail(int wins) {
        double sum = 0;
        double chance = 1;
        for (int lost = 0; lost <= 10 - wins; lost++) {
            sum += (lost == 10 - wins ? 0.5 : 1) * chance / 1024;
            chance *= (10.0 - lost) / (lost + 1);
        }
        return sum;
    }

    /// Even chances, ten tries.
    @ParameterizedTest
    @ValueSource(ints = {8, 9})
    void itIsNearerToTheExactTailThanErrorAndLikelihood(int wins) {
        GroupedOutcomes data = binomial(wins, 10 - wins);
        OutcomeFit fit = fit(data, BINARY);
        double byError = fit.parameters()[0] * Math.sqrt(wins * (10 - wins) / 10.0);
        double byLikelihood = Math.sqrt(2 * (wins * Math.log(wins / 5.0) + (10 - wins) * Math.log((10 - wins) / 5.0)));
        double modified =
                root(fit, data, new double[] {1}, Covariance.independent(fit)).from(0);
        assertThat(modified)
                .isCloseTo(byLikelihood + Math.log(byError / byLikelihood) / byLikelihood, within(1e-6))
                .isBetween(byError, byLikelihood);
        assertThat(Math.abs(above(modified) - tail(wins)))
                .isLessThan(Math.abs(above(byError) - tail(wins)))
                .isLessThanOrEqualTo(Math.abs(above(byLikelihood) - tail(wins)) + 1e-3);
    }

    private static double above(double distance) {
        return new Estimate(-distance, 1).chancePositive();
    }

    /// Rows are exchanged with their mirror images.
    @Test
    void theSignIsThatOfTheDifference() {
        GroupedOutcomes won = binomial(9, 1);
        GroupedOutcomes lost = binomial(1, 9);
        OutcomeFit more = fit(won, BINARY);
        OutcomeFit less = fit(lost, BINARY);
        double[] one = {1};
        double above = root(more, won, one, Covariance.independent(more)).from(0.5);
        double below = root(less, lost, one, Covariance.independent(less)).from(-0.5);
        assertThat(above).isPositive().isCloseTo(-below, within(1e-6));
        assertThat(root(more, won, one, Covariance.independent(more)).from(more.parameters()[0]))
                .isCloseTo(0, within(1e-4));
    }

    /// Held at 0, a parameter is none: the fit without its column costs as much.
    @ParameterizedTest
    @EnumSource
    void heldAtZeroItCostsWhatAFitWithoutTheColumnDoes(DrawModel draws) {
        TiltedGames.Sample sample = games.sample(300, new SplittableRandom(5));
        FitOptions options = options(draws);
        OutcomeFit fit = fit(sample.data(), options);
        OutcomeFit without = OutcomeRegression.fit(
                sample.data()
                        .withColumns(
                                new int[] {0, -1, 1}, new boolean[sample.data().groups()]),
                options,
                new String[] {"a", "c"},
                FitTrace.NONE);
        double[] second = new double[fit.parameters().length];
        second[1] = 1;
        ConstrainedFit constrained = new ConstrainedFit(fit, sample.data(), second);
        assertThat(constrained.lost(0)).isCloseTo(2 * fit.rows() * (without.cost() - fit.cost()), within(1e-6));
        assertThat(constrained.lost(fit.parameters()[1])).isCloseTo(0, within(1e-8));
    }

    /// A number from which no draw has any width on the way that the information points.
    @Test
    void aFarNumberHasItsCostToo() {
        TiltedGames.Sample sample = games.sample(200, new SplittableRandom(6));
        OutcomeFit fit = fit(sample.data(), options(DrawModel.ORDERED));
        ConstrainedFit constrained = new ConstrainedFit(fit, sample.data(), new double[] {0, 1, 0, 0, 0});
        double near = constrained.lost(0);
        for (double number : new double[] {-3, -10, -25}) {
            double far = constrained.lost(number);
            assertThat(far).isFinite().isGreaterThan(near);
            near = far;
        }
    }

    /// Close to the estimate all three are one.
    @Test
    void closeByItIsTheDistanceByTheError() {
        TiltedGames.Sample sample = games.sample(400, new SplittableRandom(7));
        OutcomeFit fit = fit(sample.data(), options(DrawModel.ORDERED));
        double[][] covariance = Jackknife.covariance(fit, sample.data(), sample.clusters());
        Estimate estimate = new Ratio(fit.parameters(), covariance).of(DIFFERENCE);
        ModifiedRoot root = root(fit, sample.data(), DIFFERENCE, covariance);
        for (double errors : new double[] {-0.5, -0.1, 0.1, 0.5}) {
            assertThat(root.from(estimate.value() - errors * estimate.standardError()))
                    .isCloseTo(errors, within(0.05 * Math.abs(errors)));
        }
    }

    /// Of one parameter it is the number that is shown beside its value.
    @ParameterizedTest
    @CsvSource({"0, DROP", "2, HALF", "3, ORDERED", "4, ORDERED"})
    void contrastsAreToldByAsManyGamesAsTheirParameters(int parameter, DrawModel draws) {
        TiltedGames.Sample sample = games.sample(200, new SplittableRandom(8));
        OutcomeFit fit = fit(sample.data(), options(draws));
        double[] contrast = new double[fit.parameters().length];
        contrast[parameter] = -3;
        double[] effective =
                ParameterEvidence.effective(fit, sample.data(), sample.clusters(), List.of(contrast, contrast));
        assertThat(effective[0])
                .isCloseTo(
                        ParameterEvidence.of(fit, sample.data(), sample.clusters())
                                .effective()[parameter],
                        within(1e-6))
                .isEqualTo(effective[1]);
    }

    /// A true difference is rejected in 5 of a hundred samples of eighty games.
    @Test
    void truthIsRejectedAsOftenAsPromised() {
        SplittableRandom random = new SplittableRandom(9);
        double truth = TiltedGames.coefficients()[0] - 2 * TiltedGames.coefficients()[1];
        int tries = 2000;
        int rejected = 0;
        for (int turn = 0; turn < tries; turn++) {
            TiltedGames.Sample sample = games.sample(80, random);
            OutcomeFit fit = fit(sample.data(), options(DrawModel.ORDERED));
            double[][] covariance = Jackknife.covariance(fit, sample.data(), sample.clusters());
            rejected +=
                    Math.abs(root(fit, sample.data(), DIFFERENCE, covariance).from(truth)) > 1.96 ? 1 : 0;
        }
        assertThat(rejected / (double) tries).isBetween(0.04, 0.06);
    }
}
