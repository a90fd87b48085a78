package org.pieceworth.valuation.synergy;

import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;

/// Descends to a local minimum of the mean error, by linear programs on the law linearised at a point, within
/// a distance that grows with success (Fletcher and Sainz de la Maza 1989). Not thread-safe.
final class MeanDescent {

    private static final int MOST_STEPS = 80;
    private static final double FIRST_DISTANCE = 0.1;
    private static final double NARROW = 1e-10;
    private static final double NOTHING = 1e-13;

    private final SynergyProblem problem;
    private final int moves;
    private final double[][] rows;
    private final double[] lower;
    private final double[] upper;
    private final double[] objective;
    private final LinearProgram program;

    /// Variables: the change of each strength, the change of ln c, and an error for each target.
    MeanDescent(SynergyProblem problem) {
        this.problem = problem;
        moves = problem.variables() + 1;
        int variables = moves + problem.targets();
        rows = new double[2 * problem.targets()][variables];
        lower = new double[variables + rows.length];
        upper = new double[variables + rows.length];
        objective = new double[variables];
        for (int i = 0; i < problem.targets(); i++) {
            objective[moves + i] = -1;
            rows[2 * i][moves + i] = -1;
            rows[2 * i + 1][moves + i] = 1;
        }
        program = new LinearProgram(rows, variables);
    }

    /// A low near the start at its c.
    Fitted atItsConstant(Fitted start) {
        return descend(start, false);
    }

    /// A local minimum near the start, with c free.
    Fitted free(Fitted start) {
        return descend(start, true);
    }

    double error(Fitted fitted) {
        return problem.meanError(fitted.c(), fitted.strengths());
    }

    private Fitted descend(Fitted start, boolean free) {
        Fitted at = start;
        double error = error(at);
        double distance = FIRST_DISTANCE;
        for (int step = 0; step < MOST_STEPS && distance > NARROW; step++) {
            makeLinear(at, distance, free);
            if (!(program.maximise(objective, lower, upper) instanceof LinearSolution.Optimal optimal)
                    || error + optimal.value() / problem.targets() < NOTHING) {
                return at;
            }
            Fitted next = moved(at, optimal.point());
            double reached = error(next);
            if (reached < error) {
                at = next;
                error = reached;
                distance *= 2;
            } else {
                distance /= 4;
            }
        }
        return at;
    }

    private void makeLinear(Fitted at, double distance, boolean free) {
        double cap = problem.cap(at.c());
        double reach = distance * Math.min(1, cap);
        for (int j = 0; j < moves - 1; j++) {
            lower[j] = Math.max(-reach, -at.strengths()[j]);
            upper[j] = Math.min(reach, Math.max(0, cap - at.strengths()[j]));
        }
        lower[moves - 1] = free ? Math.max(-distance, Math.log(SynergyProblem.LEAST_C / at.c())) : 0;
        upper[moves - 1] = free ? Math.min(distance, Math.log(SynergyProblem.GREATEST_C / at.c())) : 0;
        for (int i = 0; i < problem.targets(); i++) {
            double value = problem.fitted(i, at.c(), at.strengths());
            double unit = problem.unitError(i);
            double residual = (value - problem.value(i)) / unit;
            double most = Math.abs(residual) + distance * value / unit;
            for (int j = 0; j < moves - 1; j++) {
                double slope = problem.rows()[i][j] * (1 / at.c() + value) / unit;
                rows[2 * i][j] = slope;
                rows[2 * i + 1][j] = slope;
                most += reach * slope;
            }
            rows[2 * i][moves - 1] = -value / unit;
            rows[2 * i + 1][moves - 1] = -value / unit;
            // Slightly above its maximum: the program's tolerance grows with its largest bound.
            upper[moves + i] = 1 + most;
            int bound = moves + problem.targets() + 2 * i;
            lower[bound] = Double.NEGATIVE_INFINITY;
            upper[bound] = -residual;
            lower[bound + 1] = -residual;
            upper[bound + 1] = Double.POSITIVE_INFINITY;
        }
    }

    private Fitted moved(Fitted at, double[] change) {
        double c = Math.clamp(at.c() * Math.exp(change[moves - 1]), SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C);
        double[] strengths = new double[moves - 1];
        for (int j = 0; j < strengths.length; j++) {
            strengths[j] = Math.clamp(at.strengths()[j] + change[j], 0, problem.cap(c));
        }
        return new Fitted(c, strengths);
    }
}
