package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.FitException;

class OutcomeRegressionTest {

    private static final String[] NAMES = {"a", "b", "c"};
    private static final Offset<Double> EXACT = within(1e-10);

    private static FitOptions options(DrawModel draws) {
        return new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
    }

    private static OutcomeFit fit(GroupedOutcomes data, FitOptions options) {
        return OutcomeRegression.fit(data, options, NAMES, FitTrace.NONE);
    }

    private static GroupedOutcomes one(double[] x, double[] wins, double[] draws, double[] losses) {
        return GroupedOutcomes.dense(1, x, wins, draws, losses);
    }

    private static OutcomeFit fitOne(GroupedOutcomes data, FitOptions options) {
        return OutcomeRegression.fit(data, options, new String[] {"x"}, FitTrace.NONE);
    }

    /// With a constant and one feature of two values the model is saturated: the estimates are log odds.
    @Test
    void saturatedBinaryModelIsTheLogOdds() {
        GroupedOutcomes data = one(new double[] {0, 1}, new double[] {30, 80}, new double[2], new double[] {60, 20});
        OutcomeFit fit = fitOne(data, options(DrawModel.DROP));
        assertThat(fit.parameters()[1]).isCloseTo(Math.log(30.0 / 60), EXACT);
        assertThat(fit.parameters()[0]).isCloseTo(Math.log(80.0 / 20) - Math.log(30.0 / 60), EXACT);
    }

    /// Without any effect the draw width follows from the share of draws: P(draw) = (e^d − 1)/(e^d + 1) at η
    /// = 0.
    @Test
    void drawWidthFollowsFromTheShareOfDraws() {
        GroupedOutcomes data =
                one(new double[] {-1, 1}, new double[] {30, 30}, new double[] {40, 40}, new double[] {30, 30});
        OutcomeFit fit = fitOne(data, new FitOptions(DrawModel.ORDERED, false, Penalty.NONE, Solver.NEWTON));
        assertThat(fit.parameters()[0]).isCloseTo(0, EXACT);
        assertThat(fit.parameters()[1]).isCloseTo(Math.log(1.4 / 0.6), EXACT);
        assertThat(fit.logLoss()).isCloseTo(-0.6 * Math.log(0.3) - 0.4 * Math.log(0.4), EXACT);
    }

    /// In a saturated model chances are shares: of rows won at x = 0 and 1, and of all that is scored there.
    @Test
    void chancesAreThoseOfTheRows() {
        GroupedOutcomes data = one(new double[] {0, 1}, new double[] {30, 80}, new double[2], new double[] {60, 20});
        OutcomeFit drop = fitOne(data, options(DrawModel.DROP));
        assertThat(drop.predictor(data, 1)).isCloseTo(Math.log(4), EXACT);
        assertThat(drop.winChance(drop.predictor(data, 0))).isCloseTo(1 / 3.0, EXACT);
        assertThat(drop.lossChance(drop.predictor(data, 1))).isCloseTo(0.2, EXACT);
        assertThat(drop.expectedScore(drop.predictor(data, 1))).isCloseTo(0.8, EXACT);
        GroupedOutcomes drawn =
                one(new double[] {-1, 1}, new double[] {2, 6}, new double[] {2, 2}, new double[] {6, 2});
        OutcomeFit ordered = fitOne(drawn, new FitOptions(DrawModel.ORDERED, false, Penalty.NONE, Solver.NEWTON));
        assertThat(ordered.predictor(drawn, 1)).isEqualTo(ordered.parameters()[0]);
        assertThat(ordered.winChance(ordered.predictor(drawn, 1))).isCloseTo(0.6, EXACT);
        assertThat(ordered.lossChance(ordered.predictor(drawn, 1))).isCloseTo(0.2, EXACT);
        assertThat(ordered.expectedScore(ordered.predictor(drawn, 0))).isCloseTo(0.3, EXACT);
    }

    /// The last step computed is the one returned.
    @ParameterizedTest
    @EnumSource(Solver.class)
    void theResultIsComputedAtItsParameters(Solver solver) {
        GroupedOutcomes data = new SimulatedGames(100, 9).grouped();
        FitOptions options = new FitOptions(DrawModel.HALF, true, Penalty.ridge(1e-3), solver);
        OutcomeFit fit = fit(data, options);
        OutcomeLikelihood there = new OutcomeLikelihood(data, options);
        there.compute(fit.parameters(), true);
        assertThat(there.cost).isEqualTo(fit.cost());
        assertThat(fit.rows() * there.hessian[1][0]).isEqualTo(fit.information()[1][0]);
        assertThat(Newton.norm(there.gradient)).isEqualTo(fit.gradientNorm());
        double[] theta = fit.parameters();
        assertThat(fit.cost() - fit.logLoss())
                .isCloseTo(1e-3 * (theta[0] * theta[0] + theta[1] * theta[1] + theta[2] * theta[2]), EXACT);
    }

    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void groupedAndUngroupedRowsGiveOneAnswer(DrawModel draws) {
        SimulatedGames games = new SimulatedGames(400, 1);
        OutcomeFit grouped = fit(games.grouped(), options(draws));
        OutcomeFit ungrouped = fit(games.ungrouped(), options(draws));
        assertThat(grouped.parameters()).containsExactly(ungrouped.parameters(), EXACT);
        assertThat(grouped.logLoss()).isCloseTo(ungrouped.logLoss(), EXACT);
        assertThat(grouped.gradientNorm()).isLessThan(1e-12);
    }

    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void gradientAndHessianAreTheDerivativesOfTheCost(DrawModel draws) {
        GroupedOutcomes data = new SimulatedGames(60, 2).grouped();
        FitOptions options = new FitOptions(draws, true, Penalty.ridge(0.01), Solver.NEWTON);
        double[] theta = new double[options.parameters(3)];
        for (int i = 0; i < theta.length; i++) {
            theta[i] = 0.3 + 0.2 * i;
        }
        OutcomeLikelihood likelihood = new OutcomeLikelihood(data, options);
        likelihood.compute(theta, true);
        double[] gradient = likelihood.gradient.clone();
        double[] hessianRow = likelihood.hessian[theta.length - 1].clone();
        double h = 1e-5;
        for (int i = 0; i < theta.length; i++) {
            double[] up = theta.clone();
            double[] down = theta.clone();
            up[i] += h;
            down[i] -= h;
            likelihood.compute(up, false);
            double costUp = likelihood.cost;
            double slopeUp = likelihood.gradient[theta.length - 1];
            likelihood.compute(down, false);
            assertThat((costUp - likelihood.cost) / (2 * h)).isCloseTo(gradient[i], within(1e-8));
            assertThat((slopeUp - likelihood.gradient[theta.length - 1]) / (2 * h))
                    .isCloseTo(hessianRow[i], within(1e-8));
        }
    }

    @Test
    void knownCoefficientsAreFoundAgain() {
        OutcomeFit fit = fit(new SimulatedGames(20_000, 3).grouped(), options(DrawModel.ORDERED));
        // rows before the last of a game pull towards 0, hence the wide tolerance; signs and sizes must stand
        assertThat(fit.parameters()[0]).isBetween(0.4, 0.75);
        assertThat(fit.parameters()[1]).isBetween(1.2, 2.05);
        assertThat(fit.parameters()[2]).isBetween(-0.45, -0.2);
        assertThat(fit.parameters()[4]).isCloseTo(SimulatedGames.WIDTH, within(0.15));
    }

    @Test
    void gradientDescentEndsWhereNewtonDoes() {
        GroupedOutcomes data = new SimulatedGames(300, 4).grouped();
        OutcomeFit newton = fit(data, new FitOptions(DrawModel.HALF, true, Penalty.ridge(1e-6), Solver.NEWTON));
        OutcomeFit gradient = fit(data, new FitOptions(DrawModel.HALF, true, Penalty.ridge(1e-6), Solver.GRADIENT));
        assertThat(gradient.parameters()).containsExactly(newton.parameters(), within(1e-8));
        assertThat(gradient.steps()).isEqualTo(OutcomeRegression.GRADIENT_STEPS);
    }

    /// Turning every row round turns the constant round and leaves the rest.
    @Test
    void turningTheBoardRoundChangesNothingElse() {
        GroupedOutcomes data = new SimulatedGames(300, 5).grouped();
        double[] turned = data.value().clone();
        for (int i = 0; i < turned.length; i++) {
            turned[i] = -turned[i];
        }
        OutcomeFit here = fit(data, options(DrawModel.ORDERED));
        OutcomeFit there = fit(
                new GroupedOutcomes(
                        3,
                        data.start(),
                        data.column(),
                        turned,
                        /* wins= */ data.losses(),
                        data.draws(),
                        /* losses= */ data.wins()),
                options(DrawModel.ORDERED));
        for (int i = 0; i < 5; i++) {
            double sign = i == 3 ? -1 : 1;
            assertThat(there.parameters()[i]).isCloseTo(sign * here.parameters()[i], EXACT);
        }
    }

    @Test
    void theTraceFallsStepByStep() {
        List<Double> costs = new ArrayList<>();
        OutcomeRegression.fit(
                new SimulatedGames(100, 6).grouped(),
                options(DrawModel.ORDERED),
                NAMES,
                (step, cost, parameters) -> costs.add(cost));
        // the last steps move the cost by no more than its rounding
        assertThat(costs).hasSizeGreaterThan(3);
        for (int step = 1; step < costs.size(); step++) {
            assertThat(costs.get(step)).isLessThanOrEqualTo(costs.get(step - 1) + 1e-12);
        }
    }

    @Test
    void collinearFeaturesAreNamed() {
        double[] x = {1, 2, 0, 2, 4, 1, -1, -2, 0, 0, 0, 1};
        double[] ones = {3, 4, 1, 2};
        GroupedOutcomes data = GroupedOutcomes.dense(3, x, ones, ones, new double[] {1, 2, 5, 2});
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fit(data, options(DrawModel.ORDERED)))
                .withMessageContaining("·a")
                .withMessageContaining("·b")
                .withMessageNotContaining("·c");
    }

    @Test
    void aFeatureThatNeverVariesIsNamed() {
        GroupedOutcomes data = one(new double[] {0, 0}, new double[] {1, 2}, new double[] {1, 1}, new double[] {2, 1});
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fitOne(data, options(DrawModel.ORDERED)))
                .withMessageContaining("x is the same in every row");
    }

    @Test
    void separationIsSaid() {
        GroupedOutcomes data =
                one(new double[] {-1, 0, 1}, new double[] {0, 5, 9}, new double[3], new double[] {9, 5, 0});
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fitOne(data, options(DrawModel.DROP)))
                .withMessageContaining("separated");
    }

    @Test
    void descentThatGoesAstrayIsRefused() {
        GroupedOutcomes data = new SimulatedGames(300, 7).grouped();
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fit(data, new FitOptions(DrawModel.HALF, true, Penalty.ridge(2), Solver.GRADIENT)))
                .withMessageContaining("does not settle");
    }

    @Test
    void missingClassesAreSaid() {
        double[] x = {-1, 1};
        double[] some = {3, 4};
        double[] none = new double[2];
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fitOne(one(x, some, none, some), options(DrawModel.ORDERED)))
                .withMessageContaining("no row is drawn");
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fitOne(one(x, some, none, none), options(DrawModel.DROP)))
                .withMessageContaining("no row is lost");
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fitOne(one(x, some, some, none), options(DrawModel.ORDERED)))
                .withMessageContaining("no row is lost");
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fitOne(one(x, none, some, some), options(DrawModel.ORDERED)))
                .withMessageContaining("no row is won");
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fitOne(one(x, none, some, none), options(DrawModel.HALF)))
                .withMessageContaining("both wins and losses");
    }
}
