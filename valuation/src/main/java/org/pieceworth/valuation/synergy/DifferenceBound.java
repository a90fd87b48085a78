package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;

/// Bounds of a weighted sum of pieces' values over the fits at one c. Values are exponentials of strengths.
/// Terms with a positive weight are below their chord, terms with a negative weight above their tangent, and
/// chords and tangents are linear. Not thread-safe.
final class DifferenceBound {

    private final SynergyProblem problem;
    private final double error;
    private final double[][] pieces;
    private final double[] weights;
    private final LinearProgram program;
    private final double[] least;
    private final double[] most;
    private double c = 1;

    /// The end of the search for a bound.
    ///
    /// @param most upper bound of all fits; negative infinity without a fit
    /// @param strengths strengths of the pieces where the linear bound is reached
    record Reached(double most, double[] strengths) {}

    /// @param error the limit that all targets keep
    /// @param pieces per kind of piece the weights of its parts
    /// @param weights per kind how many there are, negative of the other army
    DifferenceBound(SynergyProblem problem, double error, double[][] pieces, double[] weights) {
        this.problem = problem;
        this.error = error;
        this.pieces = pieces;
        this.weights = weights;
        double[][] rows = new double[problem.targets() + pieces.length][];
        System.arraycopy(problem.rows(), 0, rows, 0, problem.targets());
        System.arraycopy(pieces, 0, rows, problem.targets(), pieces.length);
        program = new LinearProgram(rows, problem.variables());
        least = new double[problem.variables() + rows.length];
        most = new double[least.length];
    }

    /// Sets c; false if no fit there is within the limit.
    boolean at(double constant) {
        c = constant;
        Arrays.fill(least, 0, problem.variables(), 0);
        Arrays.fill(most, 0, problem.variables(), problem.cap(c));
        for (int i = 0; i < problem.targets(); i++) {
            least[problem.variables() + i] = problem.lower(i, c, error);
            most[problem.variables() + i] = problem.upper(i, c, error);
        }
        for (int k = 0; k < pieces.length; k++) {
            double parts = 0;
            for (double part : pieces[k]) {
                parts += part;
            }
            least[row(k)] = 0;
            most[row(k)] = parts * problem.cap(c);
        }
        return Double.isFinite(solve(pieces[0]).most());
    }

    private int row(int piece) {
        return problem.variables() + problem.targets() + piece;
    }

    /// Per piece its least strength in any fit.
    double[] lower() {
        double[] lower = new double[pieces.length];
        for (int k = 0; k < pieces.length; k++) {
            double[] away = pieces[k].clone();
            Arrays.setAll(away, j -> -away[j]);
            lower[k] = -solve(away).most();
        }
        return lower;
    }

    /// Per piece its greatest strength in any fit.
    double[] upper() {
        double[] upper = new double[pieces.length];
        for (int k = 0; k < pieces.length; k++) {
            upper[k] = solve(pieces[k]).most();
        }
        return upper;
    }

    /// The weighted sum of values of these strengths, in centipawns.
    double difference(double[] strengths) {
        double sum = 0;
        for (int k = 0; k < pieces.length; k++) {
            sum += weights[k] * Math.expm1(strengths[k]);
        }
        return sum / c;
    }

    /// A bound over the fits whose strengths of pieces lie between these.
    ///
    /// @param about point where tangents touch
    Reached most(double[] lower, double[] upper, double[] about) {
        double[] slopes = new double[pieces.length];
        double constant = 0;
        for (int k = 0; k < pieces.length; k++) {
            slopes[k] = weights[k] * slope(k, lower, upper, about);
            double touch = weights[k] > 0 ? lower[k] : about[k];
            constant += weights[k] * Math.expm1(touch) - slopes[k] * touch;
        }
        Reached linear = within(lower, upper, slopes);
        return new Reached((linear.most() + constant) / c, linear.strengths());
    }

    private double slope(int piece, double[] lower, double[] upper, double[] about) {
        double width = upper[piece] - lower[piece];
        if (weights[piece] <= 0) {
            return Math.exp(about[piece]);
        }
        return width <= 0 ? Math.exp(lower[piece]) : Math.exp(lower[piece]) * Math.expm1(width) / width;
    }

    /// The strengths within these bounds with the steepest growth of the difference.
    double[] steepest(double[] lower, double[] upper, double[] from) {
        double[] slopes = new double[pieces.length];
        Arrays.setAll(slopes, k -> weights[k] * Math.exp(from[k]));
        Reached reached = within(lower, upper, slopes);
        return Double.isFinite(reached.most()) ? reached.strengths() : from;
    }

    /// The piece whose chord or tangent is farthest off.
    int loosest(double[] lower, double[] upper, double[] at) {
        int loosest = 0;
        double most = -1;
        for (int k = 0; k < pieces.length; k++) {
            double gap = weights[k] > 0
                    ? weights[k]
                            * (Math.expm1(lower[k])
                                    + slope(k, lower, upper, at) * (at[k] - lower[k])
                                    - Math.expm1(at[k]))
                    : -weights[k] * square(upper[k] - lower[k]) * Math.exp(at[k]) / 8;
            if (gap > most && upper[k] > lower[k]) {
                most = gap;
                loosest = k;
            }
        }
        return loosest;
    }

    private static double square(double number) {
        return number * number;
    }

    private Reached within(double[] lower, double[] upper, double[] slopes) {
        for (int k = 0; k < pieces.length; k++) {
            least[row(k)] = lower[k];
            most[row(k)] = upper[k];
        }
        double[] objective = new double[problem.variables()];
        for (int k = 0; k < pieces.length; k++) {
            for (int j = 0; j < objective.length; j++) {
                objective[j] += slopes[k] * pieces[k][j];
            }
        }
        return solve(objective);
    }

    private Reached solve(double[] objective) {
        return switch (program.maximise(objective, least, most)) {
            case LinearSolution.Optimal optimal -> new Reached(optimal.value(), strengths(optimal.point()));
            case LinearSolution.Infeasible _ -> new Reached(Double.NEGATIVE_INFINITY, new double[pieces.length]);
        };
    }

    private double[] strengths(double[] point) {
        double[] strengths = new double[pieces.length];
        for (int k = 0; k < pieces.length; k++) {
            for (int j = 0; j < point.length; j++) {
                strengths[k] += pieces[k][j] * point[j];
            }
        }
        return strengths;
    }
}
