package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;

/// The least sum of errors in a box at one c, with straight lines in place of the errors: as a function of a target's
/// strength its error is concave below the target, where the chord is the best line under it, and convex above, where
/// tangents are. At the ends of the box the lines rise steeply, so that there is always a solution. Not for several
/// threads at once.
final class MeanRelaxation {

    /// Lines a target: the two ends, the chord, and tangents.
    private static final int LINES = 6;

    /// How much steeper the lines at the ends of the box are than errors about the target.
    private static final double STEEP = 20;

    private final SynergyProblem problem;
    private final double[][] rows;
    private final double[] lower;
    private final double[] upper;
    private final double[] objective;
    private final double[] slopes;
    private final LinearProgram program;

    /// What was found.
    ///
    /// @param fitted parameters that make the sum of the lines least
    /// @param errors per target, as the lines have it there
    /// @param bound by the multipliers of the lines
    record Relaxed(Fitted fitted, double[] errors, MeanBound bound) {}

    MeanRelaxation(SynergyProblem problem) {
        this.problem = problem;
        int variables = problem.variables() + problem.targets();
        rows = new double[LINES * problem.targets()][variables];
        lower = new double[variables + rows.length];
        upper = new double[variables + rows.length];
        objective = new double[variables];
        slopes = new double[rows.length];
        Arrays.fill(objective, problem.variables(), variables, -1);
        Arrays.fill(upper, variables, upper.length, Double.POSITIVE_INFINITY);
        for (int row = 0; row < rows.length; row++) {
            rows[row][problem.variables() + row / LINES] = 1;
        }
        program = new LinearProgram(rows, variables);
    }

    /// Variables: each strength as a share of the cap, and an error for each target.
    Relaxed at(double c, MeanBox box) {
        double cap = problem.cap(c);
        Arrays.fill(upper, 0, problem.variables(), 1);
        for (int i = 0; i < problem.targets(); i++) {
            lines(i, c, box);
        }
        if (!(program.maximise(objective, lower, upper) instanceof LinearSolution.Optimal optimal)) {
            throw new ArithmeticException("no error is large enough at c = " + c);
        }
        double[] strengths = new double[problem.variables()];
        for (int j = 0; j < strengths.length; j++) {
            strengths[j] = Math.clamp(optimal.point()[j], 0, 1) * cap;
        }
        double[] weights = new double[problem.targets()];
        for (int row = 0; row < rows.length; row++) {
            double multiplier = optimal.multipliers()[objective.length + row];
            weights[row / LINES] += Math.max(0, -multiplier) * slopes[row] / cap;
        }
        double[] errors = Arrays.copyOfRange(optimal.point(), problem.variables(), objective.length);
        return new Relaxed(new Fitted(c, strengths), errors, new MeanBound(weights));
    }

    private void lines(int target, double c, MeanBox box) {
        double low = box.least()[target];
        double high = box.most()[target];
        double value = problem.value(target);
        double steep = STEEP * slope(target, c, value);
        int row = LINES * target;
        line(row, target, c, low, -steep);
        line(row + 1, target, c, high, steep);
        double end = Math.min(high, value);
        double run = SynergyLaw.strength(c, end) - SynergyLaw.strength(c, low);
        boolean chord = end > low && run > 0;
        line(row + 2, target, c, low, chord ? (error(target, end) - error(target, low)) / run : -steep);
        boolean tangents = high > value;
        double begin = tangents ? Math.max(low, value) : high;
        double middle = (begin + high) / 2;
        line(row + 3, target, c, begin, tangents ? slope(target, c, begin) : steep);
        line(row + 4, target, c, middle, tangents ? slope(target, c, middle) : steep);
        line(row + 5, target, c, high, tangents ? slope(target, c, high) : steep);
        // The sum of lines that all are steep.
        upper[problem.variables() + target] =
                (1 + STEEP) * SynergyLaw.strength(c, high + problem.value(target)) * STEEP * slope(target, c, high) + 1;
    }

    /// How fast a target's error grows with its strength.
    private double slope(int target, double c, double value) {
        return (1 / c + value) / problem.unitError(target);
    }

    private double error(int target, double value) {
        return Math.abs(value - problem.value(target)) / problem.unitError(target);
    }

    /// The line through the error at a value.
    private void line(int row, int target, double c, double value, double slope) {
        double cap = problem.cap(c);
        slopes[row] = slope * cap;
        for (int j = 0; j < problem.variables(); j++) {
            rows[row][j] = -slopes[row] * problem.rows()[target][j];
        }
        lower[objective.length + row] = error(target, value) - slope * SynergyLaw.strength(c, value);
    }
}
