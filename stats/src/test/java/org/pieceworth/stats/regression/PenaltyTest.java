package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.stats.FitException;

class PenaltyTest {

    private static final String[] NAMES = {"a", "b", "c"};
    private static final int[] PAIR = {0, 2};

    private static OutcomeFit fit(GroupedOutcomes data, FitOptions options) {
        return OutcomeRegression.fit(data, options, NAMES, FitTrace.NONE);
    }

    private static FitOptions options(Penalty penalty) {
        return new FitOptions(DrawModel.ORDERED, true, penalty, Solver.NEWTON);
    }

    private static Penalty chain(double first, double second) {
        return Penalty.smooth(new int[] {0, 1}, new int[] {1, 2}, new double[] {first, second});
    }

    @Test
    void valuesAreSumsOfSquares() {
        double[] theta = {1, 3, -2, 100};
        assertThat(Penalty.ridge(0.5).value(theta, 3)).isEqualTo(7);
        assertThat(Penalty.columns(PAIR, 0.5).value(theta, 3)).isEqualTo(2.5);
        assertThat(chain(2, 0.1).value(theta, 3)).isEqualTo(10.5);
        assertThat(Penalty.ridge(0.5).plus(chain(2, 0.1)).times(3).value(theta, 3))
                .isEqualTo(52.5);
        assertThat(Penalty.NONE.value(theta, 3)).isZero();
        double mean = (theta[0] + theta[1] + theta[2]) / 3;
        double squares = Math.pow(theta[0] - mean, 2) + Math.pow(theta[1] - mean, 2) + Math.pow(theta[2] - mean, 2);
        assertThat(Penalty.together(List.of(new int[] {0, 1, 2}), 0.7).value(theta, 3))
                .isCloseTo(0.7 * squares, within(1e-12));
    }

    @Test
    void aPairIsAlikeBothWaysRound() {
        double[][] hessian = new double[3][3];
        Penalty.smooth(new int[] {0, 2, 1}, new int[] {2, 1, 1}, new double[] {1, 10, 7})
                .addHessian(3, hessian);
        assertThat(hessian[0]).containsExactly(2, 0, 0);
        assertThat(hessian[1]).containsExactly(0, 20, 0);
        assertThat(hessian[2]).containsExactly(-2, -20, 22);
    }

    /// Two roads: the derivatives of the cost against its differences.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void derivativesAreThoseOfTheCost(DrawModel draws) {
        GroupedOutcomes data = new SimulatedGames(60, 2).grouped();
        FitOptions plain = new FitOptions(draws, true, Penalty.ridge(0.01), Solver.NEWTON);
        int size = plain.parameters(3);
        FitOptions options =
                plain.withPenalty(plain.penalty().plus(chain(0.3, 0.2)).plus(Penalty.columns(PAIR, 0.05)));
        double[] theta = {0.3, 0.5, 0.7, 0.9, 1.1};
        theta = Arrays.copyOf(theta, size);
        OutcomeLikelihood likelihood = new OutcomeLikelihood(data, options);
        likelihood.compute(theta, true);
        double[] gradient = likelihood.gradient.clone();
        double[][] hessian = new double[size][];
        for (int i = 0; i < size; i++) {
            hessian[i] = likelihood.hessian[i].clone();
        }
        double h = 1e-5;
        for (int i = 0; i < size; i++) {
            theta[i] += h;
            likelihood.compute(theta, false);
            double costUp = likelihood.cost;
            double[] up = likelihood.gradient.clone();
            theta[i] -= 2 * h;
            likelihood.compute(theta, false);
            assertThat((costUp - likelihood.cost) / (2 * h)).isCloseTo(gradient[i], within(1e-8));
            for (int j = 0; j < size; j++) {
                assertThat((up[j] - likelihood.gradient[j]) / (2 * h)).isCloseTo(hessian[i][j], within(1e-8));
            }
            theta[i] += h;
        }
    }

    @Test
    void slopesAreThoseOfTheWholeCost() {
        GroupedOutcomes data = new SimulatedGames(60, 2).grouped();
        OutcomeLikelihood likelihood = new OutcomeLikelihood(data, options(Penalty.ridge(0.1)));
        double[] theta = {0.3, 0.5, 0.7, 0.9, 1.1};
        likelihood.compute(theta, true);
        double[] gradient = likelihood.gradient.clone();
        double[] last = likelihood.hessian[4].clone();
        likelihood.slopes(theta);
        assertThat(likelihood.gradient).containsExactly(gradient);
        assertThat(likelihood.hessian[4]).containsExactly(last);
    }

    /// A heavy weight makes two columns one: the fit of their sum.
    @Test
    void heavySmoothingMakesNeighboursOne() {
        GroupedOutcomes data = new SimulatedGames(300, 5).grouped();
        OutcomeFit smooth = fit(data, options(chain(0, 1e4)));
        double[] merged = new double[2 * data.groups()];
        for (int group = 0; group < data.groups(); group++) {
            merged[2 * group] = data.dot(group, new double[] {1, 0, 0});
            merged[2 * group + 1] = data.dot(group, new double[] {0, 1, 1});
        }
        OutcomeFit one = OutcomeRegression.fit(
                GroupedOutcomes.dense(2, merged, data.wins(), data.draws(), data.losses()),
                options(Penalty.NONE),
                new String[] {"a", "bc"},
                FitTrace.NONE);
        double[] expected = one.parameters();
        assertThat(smooth.parameters())
                .containsExactly(
                        new double[] {expected[0], expected[1], expected[1], expected[2], expected[3]}, within(1e-3));
        assertThat(smooth.logLoss()).isCloseTo(one.logLoss(), within(1e-6));
        assertThat(smooth.cost()).isGreaterThan(smooth.logLoss());
    }

    /// Columns a and b are twins and c is empty: what the penalty settles is not complained about, and
    /// nothing else is let through, however weak it is.
    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1, 1e6})
    void onlyWhatNothingDeterminesIsNamed(double strength) {
        double[] x = {1, 1, 0, -1, -1, 0, 2, 2, 0};
        double[] some = {3, 2, 3};
        GroupedOutcomes data = GroupedOutcomes.dense(3, x, some, some, new double[] {1, 4, 2});
        refuse(data, Penalty.NONE, "c is the same in every row");
        refuse(data, chain(strength, 0), "c is the same in every row");
        refuse(data, Penalty.columns(new int[] {2}, strength), "·a");
        refuse(data, Penalty.smooth(new int[] {2}, new int[] {2}, new double[] {strength}), "c is the same");
        assertThat(fit(data, options(chain(strength, strength))).parameters()[2])
                .isCloseTo(fit(data, options(chain(strength, strength))).parameters()[0], within(1e-6));
        assertThat(fit(data, options(Penalty.ridge(strength))).parameters()[2]).isZero();
    }

    private static void refuse(GroupedOutcomes data, Penalty penalty, String message) {
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fit(data, options(penalty)))
                .withMessageContaining(message);
    }

    /// Smoothing holds differences, not the common level.
    @Test
    void separationIsSaidWhereThePenaltyDoesNotHold() {
        double[] x = {-1, 0, 1};
        double[] won = {0, 5, 9};
        GroupedOutcomes data = GroupedOutcomes.dense(1, x, won, new double[3], new double[] {9, 5, 0});
        FitOptions drop = new FitOptions(DrawModel.DROP, true, Penalty.NONE, Solver.NEWTON);
        String[] name = {"x"};
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> OutcomeRegression.fit(
                        data,
                        drop.withPenalty(Penalty.smooth(new int[1], new int[1], new double[] {1})),
                        name,
                        FitTrace.NONE))
                .withMessageContaining("separated");
        assertThat(OutcomeRegression.fit(data, drop.withPenalty(Penalty.columns(new int[1], 1e-6)), name, FitTrace.NONE)
                        .parameters()[0])
                .isGreaterThan(8);
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Penalty.ridge(-1)).withMessageContaining("-1");
        assertThatIllegalArgumentException().isThrownBy(() -> Penalty.ridge(Double.POSITIVE_INFINITY));
        assertThatIllegalArgumentException().isThrownBy(() -> Penalty.ridge(Double.NaN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Penalty.columns(PAIR, -2))
                .withMessageContaining("-2");
        assertThatIllegalArgumentException().isThrownBy(() -> new Penalty(0, PAIR, new int[1], new double[2]));
        assertThatIllegalArgumentException().isThrownBy(() -> new Penalty(0, new int[1], PAIR, new double[2]));
        GroupedOutcomes data = new SimulatedGames(50, 8).grouped();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> fit(data, options(Penalty.columns(new int[] {3}, 1))))
                .withMessage("the penalty's columns 3 and -1 are not both among 3 features");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> fit(data, options(Penalty.smooth(PAIR, new int[] {1, 3}, new double[2]))));
    }
}
