package org.pieceworth.stats.lp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
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
    void itStopsWhenItsThreadIsInterrupted() {
        LinearProgram program = new LinearProgram(new double[][] {{1, 1}}, 2);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> program.maximise(
                            new double[] {2, 1}, new double[] {0, 0, -INFINITY}, new double[] {3, 5, 6}))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
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

    /// Programs that take more exchanges of rows than one inverse is used for.
    @RepeatedTest(4)
    void largeProgramsAgreeWithTheLibrary(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(900 + repetition.getCurrentRepetition());
        int variables = 35;
        int count = 60;
        double[][] rows = new double[count][];
        double[] lower = new double[variables + count];
        double[] upper = new double[variables + count];
        Arrays.fill(upper, 0, variables, 10);
        for (int i = 0; i < count; i++) {
            rows[i] = random.doubles(variables, 0, 1).toArray();
            lower[variables + i] = -INFINITY;
            upper[variables + i] = random.nextDouble(20, 30);
        }
        LinearProgram program = new LinearProgram(rows, variables);
        double[][] all = withVariables(rows, variables);
        for (int round = 0; round < 2; round++) {
            double[] objective = random.doubles(variables, 0.5, 1).toArray();
            var optimal = (LinearSolution.Optimal) program.maximise(objective, lower, upper);
            assertThat(optimal.value()).isCloseTo(byLibrary(objective, all, lower, upper), within(1e-8));
            assertFeasible(optimal.point(), all, lower, upper);
            assertDual(optimal, objective, all, lower, upper);
        }
    }

    /// Bounds and weights in other units, by powers of two so that nothing is rounded: point and multipliers move by as
    /// much and to the bit, since nothing is small by itself.
    @RepeatedTest(20)
    void unitsChangeNothing(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(700 + repetition.getCurrentRepetition());
        int variables = 5;
        double[][] rows = new double[8][];
        double[] lower = new double[13];
        double[] upper = new double[13];
        for (int i = 0; i < 13; i++) {
            lower[i] = i < variables ? 0 : -INFINITY;
            upper[i] = random.nextDouble(1, 3);
        }
        Arrays.setAll(rows, _ -> random.doubles(variables, -1, 2).toArray());
        double[] objective = random.doubles(variables, -1, 2).toArray();
        var plain = (LinearSolution.Optimal) new LinearProgram(rows, variables).maximise(objective, lower, upper);
        for (int power : new int[] {-100, -40, 40, 100}) {
            double unit = Math.scalb(1.0, power);
            var bounds = (LinearSolution.Optimal)
                    new LinearProgram(rows, variables).maximise(objective, lower, times(unit, upper));
            assertThat(bounds.point()).containsExactly(times(unit, plain.point()));
            assertThat(bounds.multipliers()).containsExactly(plain.multipliers());
            var weights = (LinearSolution.Optimal)
                    new LinearProgram(rows, variables).maximise(times(unit, objective), lower, upper);
            assertThat(weights.point()).containsExactly(plain.point());
            assertThat(weights.multipliers()).containsExactly(times(unit, plain.multipliers()));
        }
    }

    private static double[] times(double factor, double[] numbers) {
        return Arrays.stream(numbers).map(number -> factor * number).toArray();
    }

    /// The caller may change the rows, even so that those of the last corner meet nowhere or all at once.
    @Test
    void rowsThatHaveChangedAreSolvedAnew() {
        double[][] rows = {{1, 2}, {2, 1}};
        double[] objective = {1, 1};
        double[] lower = {0, 0, -INFINITY, -INFINITY};
        double[] upper = {5, 5, 6, 6};
        LinearProgram program = new LinearProgram(rows, 2);
        var corner = (LinearSolution.Optimal) program.maximise(objective, lower, upper);
        assertThat(corner.point()).containsExactly(new double[] {2, 2}, within(1e-12));
        rows[1][0] = 2;
        rows[1][1] = 4;
        var parallel = (LinearSolution.Optimal) program.maximise(objective, lower, upper);
        assertThat(parallel.value()).isCloseTo(3, within(1e-12));
        assertDual(parallel, objective, withVariables(rows, 2), lower, upper);
        rows[0][0] = 3;
        rows[0][1] = 1;
        var other = (LinearSolution.Optimal) program.maximise(objective, lower, upper);
        assertThat(other.point()).containsExactly(new double[] {1.8, 0.6}, within(1e-12));
        assertDual(other, objective, withVariables(rows, 2), lower, upper);
    }

    /// A row of the last corner that has lost its bound is let go.
    @Test
    void aBoundThatIsTakenAwayHoldsNothing() {
        LinearProgram program = new LinearProgram(new double[][] {{1, 2}, {2, 1}}, 2);
        double[] objective = {1, 1};
        double[] lower = {0, 0, -INFINITY, -INFINITY};
        program.maximise(objective, lower, new double[] {5, 5, 6, 6});
        var wider = (LinearSolution.Optimal) program.maximise(objective, lower, new double[] {5, 5, INFINITY, 6});
        assertThat(wider.value()).isCloseTo(5.5, within(1e-12));
        assertThat(wider.point()).containsExactly(new double[] {0.5, 5}, within(1e-12));
        var free = (LinearSolution.Optimal) program.maximise(objective, lower, new double[] {5, 5, INFINITY, INFINITY});
        assertThat(free.point()).containsExactly(5, 5);
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
