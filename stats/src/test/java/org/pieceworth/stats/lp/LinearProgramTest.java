package org.pieceworth.stats.lp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.optim.linear.LinearConstraint;
import org.hipparchus.optim.linear.LinearConstraintSet;
import org.hipparchus.optim.linear.LinearObjectiveFunction;
import org.hipparchus.optim.linear.Relationship;
import org.hipparchus.optim.linear.SimplexSolver;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class LinearProgramTest {

    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void aCornerOfARectangle() {
        LinearProgram program = new LinearProgram(new double[][] {{1, 1}}, 2);
        var solution = (LinearSolution.Optimal)
                program.maximise(new double[] {2, 1}, new double[] {0, 0, -INFINITY}, new double[] {3, 5, 6});
        assertThat(solution.value()).isEqualTo(9);
        assertThat(solution.point()).containsExactly(3, 3);
        assertThat(solution.multipliers()).containsExactly(1, 0, 1);
    }

    @Test
    void rowsThatExcludeEachOtherAreProvedSo() {
        LinearProgram program = new LinearProgram(new double[][] {{1, 1}, {1, -1}}, 2);
        double[] lower = {0, 0, 4, 2};
        double[] upper = {9, 0.5, 9, 2};
        var solution = (LinearSolution.Infeasible) program.maximise(new double[] {1, 1}, lower, upper);
        assertProof(solution.multipliers(), new double[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}, lower, upper);
    }

    @Test
    void itGoesOnFromWhereItStopped() {
        LinearProgram program = new LinearProgram(new double[][] {{1, 1}}, 2);
        for (int limit = 1; limit < 8; limit++) {
            var solution = (LinearSolution.Optimal)
                    program.maximise(new double[] {2, 1}, new double[] {0, 0, -INFINITY}, new double[] {3, 5, limit});
            assertThat(solution.value()).isEqualTo(Math.min(3, limit) + limit);
        }
        // Another objective, for which the corner's rows stand at the other bounds.
        var least = (LinearSolution.Optimal)
                program.maximise(new double[] {-1, -1}, new double[] {1, 1, -INFINITY}, new double[] {3, 5, 7});
        assertThat(least.value()).isEqualTo(-2);
    }

    /// Two roads to one answer: the library's simplex method on the same programs, feasible or not.
    @RepeatedTest(300)
    void agreesWithTheLibrary(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        int variables = 1 + random.nextInt(8);
        int count = random.nextInt(15);
        double[][] rows = new double[count][variables];
        double[] lower = new double[variables + count];
        double[] upper = new double[variables + count];
        for (int i = 0; i < variables + count; i++) {
            double middle = random.nextDouble(-3, 3);
            double width = random.nextInt(6) == 0 ? 0 : random.nextDouble(4);
            lower[i] = middle - width;
            upper[i] = middle + width;
            if (i >= variables) {
                for (int j = 0; j < variables; j++) {
                    rows[i - variables][j] = random.nextInt(3) == 0 ? 0 : random.nextInt(-3, 4);
                }
                lower[i] = random.nextInt(4) == 0 ? -INFINITY : lower[i] - 3;
                upper[i] = random.nextInt(4) == 0 ? INFINITY : upper[i] + 3;
            }
        }
        LinearProgram program = new LinearProgram(rows, variables);
        for (int round = 0; round < 3; round++) {
            double[] objective =
                    random.doubles(variables, -2, 2).map(Math::rint).toArray();
            LinearSolution solution = program.maximise(objective, lower, upper);
            double[][] all = withVariables(rows, variables);
            switch (solution) {
                case LinearSolution.Optimal optimal -> {
                    double value = byLibrary(objective, all, lower, upper);
                    assertThat(optimal.value()).isCloseTo(value, within(1e-9));
                    assertFeasible(optimal.point(), all, lower, upper);
                    assertDual(optimal, objective, all, lower, upper);
                }
                case LinearSolution.Infeasible infeasible -> {
                    assertProof(infeasible.multipliers(), all, lower, upper);
                    assertThat(byLibrary(objective, all, lower, upper)).isNaN();
                }
            }
        }
    }

    private static double[][] withVariables(double[][] rows, int variables) {
        double[][] all = new double[variables + rows.length][];
        for (int i = 0; i < variables; i++) {
            all[i] = new double[variables];
            all[i][i] = 1;
        }
        System.arraycopy(rows, 0, all, variables, rows.length);
        return all;
    }

    private static double byLibrary(double[] objective, double[][] rows, double[] lower, double[] upper) {
        List<LinearConstraint> constraints = new ArrayList<>();
        for (int i = 0; i < rows.length; i++) {
            if (!Double.isInfinite(lower[i])) {
                constraints.add(new LinearConstraint(rows[i], Relationship.GEQ, lower[i]));
            }
            if (!Double.isInfinite(upper[i])) {
                constraints.add(new LinearConstraint(rows[i], Relationship.LEQ, upper[i]));
            }
        }
        try {
            return new SimplexSolver()
                    .optimize(
                            new LinearObjectiveFunction(objective, 0),
                            new LinearConstraintSet(constraints),
                            GoalType.MAXIMIZE)
                    .getValue();
        } catch (MathIllegalStateException _) {
            return Double.NaN;
        }
    }

    private static void assertFeasible(double[] point, double[][] rows, double[] lower, double[] upper) {
        for (int i = 0; i < rows.length; i++) {
            assertThat(product(rows[i], point)).isBetween(lower[i] - 1e-9, upper[i] + 1e-9);
        }
    }

    /// The rows so weighted add up to the objective, and the bounds so weighted to its value: nothing can be more.
    private static void assertDual(
            LinearSolution.Optimal solution, double[] objective, double[][] rows, double[] lower, double[] upper) {
        double bound = 0;
        double[] sum = new double[objective.length];
        for (int i = 0; i < rows.length; i++) {
            double multiplier = solution.multipliers()[i];
            bound += multiplier == 0 ? 0 : multiplier * (multiplier > 0 ? upper[i] : lower[i]);
            for (int j = 0; j < sum.length; j++) {
                sum[j] += multiplier * rows[i][j];
            }
        }
        assertThat(sum).containsExactly(objective, within(1e-9));
        assertThat(bound).isCloseTo(solution.value(), within(1e-9));
    }

    private static void assertProof(double[] multipliers, double[][] rows, double[] lower, double[] upper) {
        double bound = 0;
        double[] sum = new double[rows[0].length];
        for (int i = 0; i < rows.length; i++) {
            bound += multipliers[i] == 0 ? 0 : multipliers[i] * (multipliers[i] > 0 ? upper[i] : lower[i]);
            for (int j = 0; j < sum.length; j++) {
                sum[j] += multipliers[i] * rows[i][j];
            }
        }
        assertThat(sum).containsExactly(new double[sum.length], within(1e-9));
        assertThat(bound).isLessThan(0);
    }

    private static double product(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }
}
