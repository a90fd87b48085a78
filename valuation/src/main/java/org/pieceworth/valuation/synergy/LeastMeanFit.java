package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.pieceworth.stats.lp.LinearProgram;
import org.pieceworth.stats.lp.LinearSolution;
import org.pieceworth.valuation.synergy.LeastError.Found;

/// The least mean relative error, by linear programs on the law made linear about a point, within a distance that
/// grows with success (Fletcher and Sainz de la Maza 1989). A descent ends in a low that need not be the lowest;
/// several start from different points, the least largest error first.
public final class LeastMeanFit {

    private static final int STARTS = 12;
    private static final int MOST_STEPS = 80;
    private static final double FIRST_DISTANCE = 0.1;
    private static final double NARROW = 1e-10;

    private final SynergyProblem problem;

    private LeastMeanFit(SynergyProblem problem) {
        this.problem = problem;
    }

    /// The best parameters of all descents. No proof comes with them.
    public static SynergyScore of(SynergyTargets targets, boolean headings, long seed) {
        SynergyProblem problem = SynergyProblem.of(targets, headings);
        LeastMeanFit fit = new LeastMeanFit(problem);
        Found first = new ExactSearch(problem).best();
        SplittableRandom random = new SplittableRandom(seed);
        Fitted best = fit.descend(new Fitted(first.c(), first.strengths()));
        for (int start = 1; start < STARTS; start++) {
            double c = Math.clamp(
                    first.c() * Math.exp(random.nextDouble(-1, 1)), SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C);
            double[] strengths = Arrays.stream(first.strengths())
                    .map(strength ->
                            Math.clamp(strength * c / first.c() * random.nextDouble(0.5, 1.5), 0, problem.cap(c)))
                    .toArray();
            Fitted low = fit.descend(new Fitted(c, strengths));
            best = fit.error(low) < fit.error(best) ? low : best;
        }
        return SynergyScore.of(best.parameters(problem), targets);
    }

    private double error(Fitted fitted) {
        return problem.meanError(fitted.c(), fitted.strengths());
    }

    private Fitted descend(Fitted start) {
        Fitted at = start;
        double distance = FIRST_DISTANCE;
        for (int step = 0; step < MOST_STEPS && distance > NARROW; step++) {
            Fitted next = step(at, distance);
            if (error(next) < error(at)) {
                at = next;
                distance *= 2;
            } else {
                distance /= 4;
            }
        }
        return at;
    }

    /// Variables: the change of each strength, the change of ln c, and an error for each target.
    private Fitted step(Fitted at, double distance) {
        int moves = problem.variables() + 1;
        int variables = moves + problem.targets();
        double[][] rows = new double[2 * problem.targets()][variables];
        double[] lower = new double[variables + rows.length];
        double[] upper = new double[variables + rows.length];
        double[] objective = new double[variables];
        double cap = problem.cap(at.c());
        for (int j = 0; j < moves - 1; j++) {
            lower[j] = Math.max(-distance, -at.strengths()[j]);
            upper[j] = Math.min(distance, Math.max(0, cap - at.strengths()[j]));
        }
        lower[moves - 1] = Math.max(-distance, Math.log(SynergyProblem.LEAST_C / at.c()));
        upper[moves - 1] = Math.min(distance, Math.log(SynergyProblem.GREATEST_C / at.c()));
        for (int i = 0; i < problem.targets(); i++) {
            double value = problem.fitted(i, at.c(), at.strengths());
            double unit = problem.unitError(i);
            double residual = (value - problem.value(i)) / unit;
            objective[moves + i] = -1;
            upper[moves + i] = 1 / NARROW;
            for (int j = 0; j < moves - 1; j++) {
                double slope = problem.rows()[i][j] * (1 / at.c() + value) / unit;
                rows[2 * i][j] = slope;
                rows[2 * i + 1][j] = slope;
            }
            rows[2 * i][moves - 1] = -value / unit;
            rows[2 * i + 1][moves - 1] = -value / unit;
            rows[2 * i][moves + i] = -1;
            rows[2 * i + 1][moves + i] = 1;
            int bound = variables + 2 * i;
            lower[bound] = Double.NEGATIVE_INFINITY;
            upper[bound] = -residual;
            lower[bound + 1] = -residual;
            upper[bound + 1] = Double.POSITIVE_INFINITY;
        }
        return switch (new LinearProgram(rows, variables).maximise(objective, lower, upper)) {
            case LinearSolution.Optimal optimal -> moved(at, optimal.point());
            case LinearSolution.Infeasible _ -> at;
        };
    }

    private Fitted moved(Fitted at, double[] change) {
        double c = at.c() * Math.exp(change[problem.variables()]);
        double[] strengths = new double[problem.variables()];
        for (int j = 0; j < strengths.length; j++) {
            strengths[j] = Math.clamp(at.strengths()[j] + change[j], 0, problem.cap(c));
        }
        return new Fitted(c, strengths);
    }
}
