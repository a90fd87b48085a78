package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import org.pieceworth.stats.optimize.DifferentialEvolution;

/// The source's method of fitting: differential evolution over c and the values of the parameters (section
/// 1.3, appendix A). Only for comparison with the exact fit; its answer depends on its seed and is not proved
/// optimal.
public final class EvolvedFit {

    private EvolvedFit() {}

    /// The parameters that a seed leads to.
    public static SynergyScore of(SynergyTargets targets, boolean headings, Objective objective, long seed) {
        SynergyProblem problem = SynergyProblem.of(targets, headings);
        double[] lower = new double[problem.variables() + 1];
        double[] upper = new double[lower.length];
        Arrays.fill(upper, problem.largestParameter());
        lower[0] = SynergyProblem.LEAST_C;
        upper[0] = SynergyProblem.GREATEST_C;
        double[] best = DifferentialEvolution.USUAL
                .minimise(point -> error(problem, objective, fitted(point)), lower, upper, seed)
                .point();
        return SynergyScore.of(fitted(best).parameters(problem), targets);
    }

    private static Fitted fitted(double[] point) {
        double[] strengths = new double[point.length - 1];
        for (int j = 0; j < strengths.length; j++) {
            strengths[j] = SynergyLaw.strength(point[0], point[j + 1]);
        }
        return new Fitted(point[0], strengths);
    }

    private static double error(SynergyProblem problem, Objective objective, Fitted fitted) {
        return switch (objective) {
            case MAX -> problem.largestError(fitted.c(), fitted.strengths());
            case MEAN -> problem.meanError(fitted.c(), fitted.strengths());
            case CHI2 -> problem.chiSquare(fitted.c(), fitted.strengths());
        };
    }
}
