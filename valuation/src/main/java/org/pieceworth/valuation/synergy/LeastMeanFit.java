package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The least mean relative error. It is not a linear program even at one c, and descents with c stop early at
/// its kinks. So c is sampled over its whole range; each sample is optimised separately, from its neighbours
/// and from the least largest error, and the best samples then descend with c. [MeanProof] then shows that no
/// much better fit exists.
public final class LeastMeanFit {

    private static final int SAMPLES = 96;
    private static final int FINER = 24;
    private static final int ROUNDS = 3;
    private static final int DESCENTS = 12;
    private static final double WIDTH = 4;
    private static final double NARROWER = 5;
    private static final double NEAR_THE_BEST = 1.25;
    private static final double NOTHING = 1e-12;
    private static final double EDGE = 1e-3;
    private static final int ALONG = 4;

    /// The relative gap between the refuted error and the one found: half of it takes five times as many
    /// parts.
    private static final double MARGIN = 0.005;

    private static final double WIDER = 3;

    private final SynergyProblem problem;
    private final MeanDescent descent;

    private LeastMeanFit(SynergyProblem problem) {
        this.problem = problem;
        descent = new MeanDescent(problem);
    }

    /// The result of a fit.
    ///
    /// @param score score of the best parameters
    /// @param error their mean error, in shares of the targets' values or, if all have one, in standard
    /// errors
    /// @param refuted mean error that no c and no parameters within their bounds reach; 0 without a proof
    /// @param parts parts of all fits, each refuted by one set of multipliers
    public record Result(SynergyScore score, double error, double refuted, int parts) {}

    /// The best parameters, and a proof that nothing much better exists.
    public static Result of(SynergyTargets targets, boolean headings) {
        SynergyProblem problem = SynergyProblem.of(targets, headings);
        LeastMeanFit fit = new LeastMeanFit(problem);
        Fitted best = fit.best(fit.samples());
        double margin = MARGIN;
        while (fit.descent.error(best) > NOTHING && margin < 1) {
            double error = fit.descent.error(best);
            MeanProof proof = new MeanProof(problem, (1 - margin) * error);
            Optional<Fitted> better = proof.counterexample();
            if (better.isEmpty() && !proof.exhausted()) {
                return fit.result(best, targets, (1 - margin) * error, proof.parts());
            }
            best = better.map(fit.descent::free).orElse(best);
            margin = proof.exhausted() ? margin * WIDER : margin;
        }
        return fit.result(best, targets, 0, 0);
    }

    private Result result(Fitted best, SynergyTargets targets, double refuted, int parts) {
        return new Result(SynergyScore.of(best.parameters(problem), targets), descent.error(best), refuted, parts);
    }

    /// The best fit, and those at other constants with a mean error larger by at most a share.
    static Fitted.Profile profile(SynergyProblem problem, double slack) {
        LeastMeanFit fit = new LeastMeanFit(problem);
        List<Fitted> samples = fit.samples();
        Fitted best = fit.best(samples);
        double limit = Math.max((1 + slack) * fit.descent.error(best), slack);
        List<Fitted> along = new ArrayList<>();
        Fitted least = fit.edge(best, samples.reversed(), limit, along);
        Fitted greatest = fit.edge(best, samples, limit, along);
        return new Fitted.Profile(best, new CRange(least.c(), greatest.c()), along);
    }

    private List<Fitted> samples() {
        return samples(SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C, SAMPLES);
    }

    private static double step() {
        return Math.log(SynergyProblem.GREATEST_C / SynergyProblem.LEAST_C) / SAMPLES;
    }

    private Fitted best(List<Fitted> samples) {
        Fitted best = lowest(samples);
        // Descents may end early, at a kink close to the best.
        double width = WIDTH * step();
        for (int round = 0; round < ROUNDS; round++) {
            double from = Math.max(SynergyProblem.LEAST_C, best.c() * Math.exp(-width));
            double to = Math.min(SynergyProblem.GREATEST_C, best.c() * Math.exp(width));
            List<Fitted> finer = samples(from, to, FINER);
            finer.add(best);
            best = lowest(finer);
            width /= NARROWER;
        }
        return best;
    }

    /// The last fit within a limit on the way from the best to the last of the samples, and some before it.
    /// Samples on the way may be worse.
    private Fitted edge(Fitted best, List<Fitted> samples, double limit, List<Fitted> along) {
        double end = samples.getLast().c();
        Fitted in = best;
        double out = end;
        for (Fitted sample : samples) {
            boolean onTheWay = (sample.c() - best.c()) * (end - best.c()) > 0;
            if (onTheWay && descent.error(sample) <= limit) {
                in = sample;
                along.add(sample);
                out = end;
            } else if (onTheWay && out == end) {
                out = sample.c();
            }
        }
        while (Math.abs(Math.log(out / in.c())) > EDGE) {
            double c = Math.sqrt(in.c() * out);
            Fitted middle = descent.atItsConstant(moved(in, c));
            if (descent.error(middle) <= limit) {
                in = middle;
            } else {
                out = c;
            }
        }
        along.add(in);
        for (int i = 1; i < ALONG; i++) {
            double c = best.c() * Math.pow(in.c() / best.c(), (double) i / ALONG);
            along.add(descent.atItsConstant(moved(best, c)));
        }
        return in;
    }

    /// The optimum of each c: upwards, and then downwards again, as each may be a better start for its
    /// neighbour.
    private List<Fitted> samples(double from, double to, int count) {
        double step = Math.log(to / from) / count;
        LeastError least = new LeastError(problem);
        List<Fitted> samples = new ArrayList<>();
        double guess = 0;
        for (int i = 0; i <= count; i++) {
            // The last is the end itself: a rounded bound of c would not be recognised as one.
            double c = i == count ? to : Math.min(to, from * Math.exp(i * step));
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

    /// Parameters with these values at another c, within its bounds.
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
