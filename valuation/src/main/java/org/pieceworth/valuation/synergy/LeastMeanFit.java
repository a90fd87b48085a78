package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The least mean relative error. It is not a linear program even at one c, and descents with c end early at its
/// kinks. So c is sampled over its whole range; each sample is brought to an optimum of its own, from its neighbours
/// and from the least largest error, and the best samples then descend with c.
public final class LeastMeanFit {

    private static final int SAMPLES = 96;
    private static final int FINER = 24;
    private static final int ROUNDS = 3;
    private static final int DESCENTS = 12;
    private static final double WIDTH = 4;
    private static final double NARROWER = 5;
    private static final double NEAR_THE_BEST = 1.25;
    private static final double NOTHING = 1e-12;

    private final SynergyProblem problem;
    private final MeanDescent descent;

    private LeastMeanFit(SynergyProblem problem) {
        this.problem = problem;
        descent = new MeanDescent(problem);
    }

    /// The best parameters found. No proof comes with them.
    public static SynergyScore of(SynergyTargets targets, boolean headings) {
        SynergyProblem problem = SynergyProblem.of(targets, headings);
        return SynergyScore.of(best(problem).parameters(problem), targets);
    }

    static Fitted best(SynergyProblem problem) {
        return new LeastMeanFit(problem).best();
    }

    private Fitted best() {
        double step = Math.log(SynergyProblem.GREATEST_C / SynergyProblem.LEAST_C) / SAMPLES;
        Fitted best = lowest(samples(SynergyProblem.LEAST_C, step, SAMPLES));
        // Descents may end early, at a kink close to the best.
        double width = WIDTH * step;
        for (int round = 0; round < ROUNDS; round++) {
            double from = Math.max(SynergyProblem.LEAST_C, best.c() * Math.exp(-width));
            double to = Math.min(SynergyProblem.GREATEST_C, best.c() * Math.exp(width));
            List<Fitted> finer = samples(from, Math.log(to / from) / FINER, FINER);
            finer.add(best);
            best = lowest(finer);
            width /= NARROWER;
        }
        return best;
    }

    /// The optimum of each c: upwards, and then downwards again, as each may be a better start for its neighbour.
    private List<Fitted> samples(double from, double step, int count) {
        LeastError least = new LeastError(problem);
        List<Fitted> samples = new ArrayList<>();
        double guess = 0;
        for (int i = 0; i <= count; i++) {
            double c = Math.clamp(from * Math.exp(i * step), SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C);
            LeastError.Found found = least.at(c, guess);
            guess = found.error();
            Fitted sample = descent.atItsConstant(new Fitted(c, found.strengths()));
            samples.add(i == 0 ? sample : better(sample, descent.atItsConstant(moved(samples.get(i - 1), c))));
        }
        for (int i = count - 1; i >= 0; i--) {
            Fitted sample = samples.get(i);
            samples.set(i, better(sample, descent.atItsConstant(moved(samples.get(i + 1), sample.c()))));
        }
        return samples;
    }

    private Fitted better(Fitted one, Fitted other) {
        return descent.error(other) < descent.error(one) ? other : one;
    }

    /// The same values at another c.
    private Fitted moved(Fitted from, double c) {
        double[] strengths = new double[problem.variables()];
        for (int j = 0; j < strengths.length; j++) {
            double value = SynergyLaw.value(from.c(), from.strengths()[j]);
            strengths[j] = Math.clamp(SynergyLaw.strength(c, value), 0, problem.cap(c));
        }
        return new Fitted(c, strengths);
    }

    private Fitted lowest(List<Fitted> samples) {
        List<Fitted> sorted = samples.stream()
                .sorted(Comparator.comparingDouble(descent::error))
                .limit(DESCENTS)
                .toList();
        Fitted best = sorted.getFirst();
        double worst = NEAR_THE_BEST * descent.error(best) + NOTHING;
        for (Fitted sample : sorted) {
            if (descent.error(sample) <= worst) {
                best = better(best, descent.free(sample));
            }
        }
        return best;
    }
}
