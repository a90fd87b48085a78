package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;

/// The least error at a fixed c, by Newton's method on the dual of the linear program.
///
/// The program is the problem with its bounds made linear in the error about a guess. Its multipliers are
/// weights whose rows cancel. So they prove that no parameters have a smaller error than the one where the
/// true bounds, so weighted, sum to 0; that is the next guess. It ends when the parameters have just that
/// error.
final class LeastError {

    private static final int MOST_STEPS = 40;
    private static final double DONE = 1e-14;

    private final SynergyProblem problem;
    private final double[][] rows;
    private final double[] lower;
    private final double[] upper;
    private final double[] objective;
    private final LinearProgram program;

    /// The least error at one c.
    ///
    /// @param c the constant
    /// @param error the largest error of the strengths
    /// @param strengths strengths of the parameters
    /// @param proof why it cannot be less by more than rounding
    record Found(double c, double error, double[] strengths, DualBound proof) {}

    LeastError(SynergyProblem problem) {
        this.problem = problem;
        int variables = problem.variables() + 1;
        rows = new double[2 * problem.targets()][variables];
        for (int i = 0; i < problem.targets(); i++) {
            System.arraycopy(problem.rows()[i], 0, rows[2 * i], 0, variables - 1);
            System.arraycopy(problem.rows()[i], 0, rows[2 * i + 1], 0, variables - 1);
        }
        lower = new double[variables + rows.length];
        upper = new double[variables + rows.length];
        objective = new double[variables];
        objective[variables - 1] = -1;
        program = new LinearProgram(rows, variables);
    }

    Found at(double c, double guess) {
        double error = guess;
        double best = Double.POSITIVE_INFINITY;
        double bound = -1;
        double[] strengths = new double[problem.variables()];
        DualBound proof = new DualBound(new double[0], new double[0], new double[0]);
        for (int step = 0; step < MOST_STEPS; step++) {
            LinearSolution.Optimal solution = solve(c, error);
            double[] point = Arrays.copyOf(solution.point(), problem.variables());
            double reached = problem.largestError(c, point);
            if (reached < best) {
                best = reached;
                strengths = point;
            }
            DualBound weights = weights(solution.multipliers());
            error = weights.leastError(problem, c);
            boolean better = error > bound;
            if (better) {
                bound = error;
                proof = weights;
            }
            if (best - bound <= DONE * (1 + best) || !better) {
                break;
            }
        }
        return new Found(c, best, strengths, proof);
    }

    private LinearSolution.Optimal solve(double c, double error) {
        int variables = problem.variables();
        double cap = problem.cap(c);
        for (int j = 0; j < variables; j++) {
            upper[j] = cap;
        }
        // Below 0 to make room for the linear bounds, and as large as parameters that are all 0 need by them.
        lower[variables] = -1;
        upper[variables] = 1;
        for (int i = 0; i < problem.targets(); i++) {
            double rise = problem.upperSlope(i, c, error);
            double fall = problem.lowerSlope(i, c, error);
            upper[variables] = Math.max(upper[variables], 1 + error + problem.lower(i, c, error) / fall);
            int row = 2 * i;
            int bound = variables + 1 + row;
            rows[row][variables] = -rise;
            rows[row + 1][variables] = fall;
            lower[bound] = Double.NEGATIVE_INFINITY;
            upper[bound] = problem.upper(i, c, error) - rise * error;
            lower[bound + 1] = problem.lower(i, c, error) + fall * error;
            upper[bound + 1] = Double.POSITIVE_INFINITY;
        }
        return switch (program.maximise(objective, lower, upper)) {
            case LinearSolution.Optimal optimal -> optimal;
            case LinearSolution.Infeasible _ -> throw new ArithmeticException("no error is large enough at c = " + c);
        };
    }

    private DualBound weights(double[] multipliers) {
        int variables = problem.variables();
        double[] above = new double[problem.targets()];
        double[] below = new double[problem.targets()];
        double[] caps = new double[variables];
        for (int i = 0; i < problem.targets(); i++) {
            above[i] = Math.max(0, multipliers[variables + 1 + 2 * i]);
            below[i] = Math.max(0, -multipliers[variables + 2 + 2 * i]);
        }
        for (int j = 0; j < variables; j++) {
            caps[j] = Math.max(0, multipliers[j]);
        }
        return new DualBound(above, below, caps);
    }
}
