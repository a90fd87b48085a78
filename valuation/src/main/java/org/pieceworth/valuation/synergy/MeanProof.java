package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;

/// Proves that no parameters have less than a mean error: divides the range of c, and of the values of
/// pieces, until one set of multipliers refutes each part (branch and bound).
final class MeanProof {

    private static final int MOST_STEPS = 50_000;
    private static final int DEEPEST = 1_000;

    private final SynergyProblem problem;
    private final Relaxation relaxation;
    private final double error;
    private final double sum;
    private int steps;
    private int parts;

    MeanProof(SynergyProblem problem, double error) {
        this.problem = problem;
        this.error = error;
        sum = error * problem.targets();
        relaxation = new Relaxation(problem);
    }

    /// Parameters with a smaller error, if there are any. If there are none this is the proof, unless
    /// [#exhausted].
    Optional<Fitted> counterexample() {
        return counterexample(SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C, Box.around(problem, sum), 0);
    }

    private Optional<Fitted> counterexample(double from, double to, Box box, int depth) {
        steps++;
        double c = Math.sqrt(from * to);
        Relaxation.Relaxed relaxed = relaxation.at(c, box);
        double reached = problem.meanError(c, relaxed.fitted().strengths());
        if (reached < error) {
            return Optional.of(relaxed.fitted());
        }
        double over = relaxed.bound().over(problem, box, from, to);
        if (over >= sum) {
            parts++;
            return Optional.empty();
        }
        if (exhausted() || depth == DEEPEST || c <= from || c >= to) {
            steps = MOST_STEPS;
            return Optional.empty();
        }
        double at = relaxed.bound().at(problem, box, c);
        if (at - over > reached * problem.targets() - at) {
            return counterexample(from, c, box, depth + 1).or(() -> counterexample(c, to, box, depth + 1));
        }
        int target = loosest(relaxed, box);
        double value = problem.fitted(target, c, relaxed.fitted().strengths());
        if (value <= box.least()[target] || value >= box.most()[target]) {
            steps = MOST_STEPS;
            return Optional.empty();
        }
        return counterexample(from, to, box.below(target, value), depth + 1)
                .or(() -> counterexample(from, to, box.above(target, value), depth + 1));
    }

    /// The target whose error is farthest above its lines.
    private int loosest(Relaxation.Relaxed relaxed, Box box) {
        int loosest = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < problem.targets(); i++) {
            double value =
                    problem.fitted(i, relaxed.fitted().c(), relaxed.fitted().strengths());
            double gap = Math.abs(value - problem.value(i)) / problem.unitError(i) - relaxed.errors()[i];
            if (gap > most && value > box.least()[i] && value < box.most()[i]) {
                most = gap;
                loosest = i;
            }
        }
        return loosest;
    }

    boolean exhausted() {
        return steps >= MOST_STEPS;
    }

    /// The number of parts refuted so far, each by one set of multipliers.
    int parts() {
        return parts;
    }

    /// Bounds of the values of targets' pieces: a part of all fits.
    ///
    /// @param least per target
    /// @param most per target
    record Box(double[] least, double[] most) {

        /// All fits whose errors sum to at most a number: none of their errors is greater.
        static Box around(SynergyProblem problem, double sum) {
            double[] least = new double[problem.targets()];
            double[] most = new double[problem.targets()];
            for (int i = 0; i < least.length; i++) {
                least[i] = Math.max(0, problem.value(i) - sum * problem.unitError(i));
                most[i] = problem.value(i) + sum * problem.unitError(i);
            }
            return new Box(least, most);
        }

        /// The part where the value of a target's piece is at most this.
        Box below(int target, double value) {
            double[] lower = most.clone();
            lower[target] = value;
            return new Box(least, lower);
        }

        /// The part where it is at least this.
        Box above(int target, double value) {
            double[] higher = least.clone();
            higher[target] = value;
            return new Box(higher, most);
        }
    }

    /// A lower bound of the sum of the errors over a box, by Lagrange's multipliers of "a target's strength
    /// is its row times the parameters' strengths": for any multipliers, the minima of each target's error
    /// minus its multiplier times its strength sum to no more than the least sum.
    ///
    /// The bound is valid for a whole range of c. At a fixed value a strength ln(1 + c·v) is convex in ln c
    /// and concave in c. So a target's term is concave in ln c if its multiplier is positive and concave in c
    /// otherwise: no less between two constants than the straight line from one to the other.
    ///
    /// @param weights a multiplier per target
    record Bound(double[] weights) {

        /// The bound at one c.
        double at(SynergyProblem problem, Box box, double c) {
            return over(problem, box, c, c);
        }

        /// The bound over a range of c.
        double over(SynergyProblem problem, Box box, double from, double to) {
            double start = 0;
            double byLog = 0;
            double byConstant = 0;
            for (int i = 0; i < weights.length; i++) {
                double first = least(problem, box, i, from);
                double rise = least(problem, box, i, to) - first;
                start += first;
                byLog += weights[i] > 0 ? rise : 0;
                byConstant += weights[i] > 0 ? 0 : rise;
            }
            for (int j = 0; j < problem.variables(); j++) {
                double weight = 0;
                for (int i = 0; i < weights.length; i++) {
                    weight += weights[i] * problem.rows()[i][j];
                }
                start += Math.min(0, weight) * problem.cap(from);
                byLog += Math.min(0, weight) * (problem.cap(to) - problem.cap(from));
            }
            return start + lowest(byLog, byConstant, Math.log(to / from));
        }

        /// The minimum of a line in ln c and a line in c, both 0 at the start of the range.
        private static double lowest(double byLog, double byConstant, double width) {
            double ends = Math.min(0, byLog + byConstant);
            if (byConstant <= 0 || byLog >= 0 || width == 0) {
                return ends;
            }
            double share = Math.log(-byLog * Math.expm1(width) / (byConstant * width)) / width;
            return share <= 0 || share >= 1
                    ? ends
                    : Math.min(ends, byLog * share + byConstant * Math.expm1(share * width) / Math.expm1(width));
        }

        /// The minimum of a target's error minus its multiplier times its strength. Below the target that is
        /// concave in the strength, so that the minimum is at an end; above it is convex.
        private double least(SynergyProblem problem, Box box, int target, double c) {
            double low = box.least()[target];
            double high = box.most()[target];
            double value = problem.value(target);
            double least =
                    Math.min(term(problem, target, c, low), term(problem, target, c, Math.clamp(value, low, high)));
            if (high <= value) {
                return least;
            }
            double flat = weights[target] * problem.unitError(target) - 1 / c;
            return Math.min(least, term(problem, target, c, Math.clamp(flat, Math.max(low, value), high)));
        }

        private double term(SynergyProblem problem, int target, double c, double value) {
            double error = Math.abs(value - problem.value(target)) / problem.unitError(target);
            return error - weights[target] * SynergyLaw.strength(c, value);
        }
    }

    /// The least sum of errors in a box at one c, with straight lines in place of the errors: as a function
    /// of a target's strength its error is concave below the target, where the chord is the best lower line,
    /// and convex above, where tangents are. At the ends of the box the lines rise steeply, so that there is
    /// always a solution. Not thread-safe.
    static final class Relaxation {

        /// Lines a target: the two ends, the chord, and tangents.
        private static final int LINES = 6;

        /// The slope of the lines at the ends of the box, over that of errors about the target.
        private static final double STEEP = 20;

        private final SynergyProblem problem;
        private final double[][] rows;
        private final double[] lower;
        private final double[] upper;
        private final double[] objective;
        private final double[] slopes;
        private final LinearProgram program;

        /// The optimum of the sum of the lines.
        ///
        /// @param fitted parameters that make the sum of the lines least
        /// @param errors per target its error by the lines there
        /// @param bound bound by the multipliers of the lines
        record Relaxed(Fitted fitted, double[] errors, Bound bound) {}

        Relaxation(SynergyProblem problem) {
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
        Relaxed at(double c, Box box) {
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
            return new Relaxed(new Fitted(c, strengths), errors, new Bound(weights));
        }

        private void lines(int target, double c, Box box) {
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
                    (1 + STEEP) * SynergyLaw.strength(c, high + problem.value(target)) * STEEP * slope(target, c, high)
                            + 1;
        }

        /// The derivative of a target's error by its strength.
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
}
