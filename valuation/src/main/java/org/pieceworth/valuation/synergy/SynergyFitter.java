package org.pieceworth.valuation.synergy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.stats.lp.AnalyticCentre;
import org.pieceworth.valuation.synergy.LeastError.Found;
import org.pieceworth.valuation.synergy.SynergyFit.Proof;

/// Fits the law exactly. In strengths the targets are linear at a fixed c (the source searches at random
/// instead), so the least error there is a linear program; only c is searched, and the search is then proved
/// right.
public final class SynergyFitter {

    /// The default slack of ranges.
    public static final double SLACK = 0.002;

    /// The relative gap between the refuted error and the one found. If the targets leave c open, the least
    /// error is the same over a wide range, and a proof so close to it would have too many pieces; it is then
    /// widened.
    private static final double MARGIN = 1e-9;

    private static final double WIDER = 30;

    private static final double NINETY_FIVE_PERCENT = 1.96;

    private static final double OUTSIDE = 1e-6;
    private static final double WIDE = 100;

    private SynergyFitter() {}

    /// The global optimum of the largest error, with its proof and with all equally good fits.
    ///
    /// @param headings whether forward, sideways and backward steps have separate parameters
    /// @param slack allowed excess of the largest error of an equally good fit, as a share; also the smallest
    /// such error
    public static SynergyFit exact(SynergyTargets targets, boolean headings, double slack) {
        SynergyProblem problem = SynergyProblem.of(targets, headings);
        Optimum optimum = optimum(problem);
        Found best = optimum.found();
        double limit = limit(targets, best.error(), slack);
        Surroundings surroundings = surroundings(problem, best, limit);
        FreeDirections free = new FreeDirections(problem.rows(), problem.variables());
        EquallyGood good = new EquallyGood(problem, surroundings.constants(), limit);
        Fitted middle = new Fitted(best.c(), inTheMiddle(best, free.basis(), problem));
        return new SynergyFit(
                targets,
                middle.parameters(problem),
                best.error(),
                new Proof(optimum.refuted(), optimum.pieces(), surroundings.refuted(), surroundings.pieces()),
                slack,
                surroundings.constants(),
                good.centre().orElse(middle).parameters(problem),
                free.rank(),
                free.basis().stream()
                        .map(direction -> named(direction, problem))
                        .toList());
    }

    /// The best parameters, and the refuted error just below theirs.
    private record Optimum(Found found, double refuted, int pieces) {}

    private static Optimum optimum(SynergyProblem problem) {
        Found best = new ExactSearch(problem).best();
        double margin = MARGIN;
        while (best.error() > margin) {
            ExactProof proof = new ExactProof(problem, best.error() - margin);
            Optional<Found> better = proof.counterexample(SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C);
            if (better.isEmpty() && !proof.exhausted()) {
                return new Optimum(best, best.error() - margin, proof.pieces());
            }
            best = better.orElse(best);
            margin = proof.exhausted() ? margin * WIDER : margin;
        }
        // Nothing is below 0, and so near to it nothing needs to be refuted.
        return new Optimum(best, 0, 0);
    }

    /// The constants compatible with a limit, and the error just below it, refuted everywhere else.
    private record Surroundings(CRange constants, double refuted, int pieces) {}

    private static Surroundings surroundings(SynergyProblem problem, Found best, double limit) {
        CRange range = new ExactSearch(problem).range(best, limit);
        double margin = MARGIN;
        while (limit > margin) {
            ExactProof outside = new ExactProof(problem, limit - margin);
            range = widened(range, outside);
            if (!outside.exhausted()) {
                return new Surroundings(range, limit - margin, outside.pieces());
            }
            margin *= WIDER;
        }
        return new Surroundings(range, 0, 0);
    }

    /// The largest error of an equally good fit. If the targets can be met exactly, a share of 0 would be 0:
    /// then the slack itself counts, or with standard errors the 95 % interval of each target.
    static double limit(SynergyTargets targets, double leastError, double slack) {
        return Math.max((1 + slack) * leastError, targets.standardized() ? NINETY_FIVE_PERCENT : slack);
    }

    /// Searches for suitable constants outside the range, and includes them.
    private static CRange widened(CRange range, ExactProof outside) {
        CRange known = range;
        Optional<Found> below = Optional.empty();
        Optional<Found> above = Optional.empty();
        do {
            double least = known.least() * (1 - OUTSIDE);
            below = least > SynergyProblem.LEAST_C
                    ? outside.counterexample(SynergyProblem.LEAST_C, least)
                    : Optional.empty();
            double greatest = known.greatest() * (1 + OUTSIDE);
            above = greatest < SynergyProblem.GREATEST_C
                    ? outside.counterexample(greatest, SynergyProblem.GREATEST_C)
                    : Optional.empty();
            known = new CRange(
                    below.map(Found::c).orElse(known.least()),
                    above.map(Found::c).orElse(known.greatest()));
        } while (below.isPresent() || above.isPresent());
        return known;
    }

    /// Moves along the free directions, which changes no target, to the parameters farthest from their
    /// bounds.
    private static double[] inTheMiddle(Found best, List<double[]> basis, SynergyProblem problem) {
        if (basis.isEmpty()) {
            return best.strengths();
        }
        double cap = problem.cap(best.c());
        int[] free = IntStream.range(0, best.strengths().length)
                .filter(j -> basis.stream().anyMatch(direction -> direction[j] != 0))
                .toArray();
        double[][] rows = new double[basis.size() + free.length][basis.size()];
        double[] lower = new double[rows.length];
        double[] upper = new double[rows.length];
        for (int i = 0; i < basis.size(); i++) {
            rows[i][i] = 1;
            // Wide enough not to count: a step of 1 along a direction moves some parameter by 1 or more.
            lower[i] = -WIDE * cap;
            upper[i] = WIDE * cap;
            for (int j = 0; j < free.length; j++) {
                rows[basis.size() + j][i] = basis.get(i)[free[j]];
            }
        }
        for (int j = 0; j < free.length; j++) {
            lower[basis.size() + j] = -best.strengths()[free[j]];
            upper[basis.size() + j] = cap - best.strengths()[free[j]];
        }
        double[] moved = best.strengths().clone();
        AnalyticCentre.of(rows, lower, upper).ifPresent(centre -> {
            for (int j = 0; j < moved.length; j++) {
                for (int i = 0; i < basis.size(); i++) {
                    moved[j] += basis.get(i)[j] * centre.point()[i];
                }
            }
        });
        return moved;
    }

    private static FreeDirection named(double[] direction, SynergyProblem problem) {
        Map<Primitive, Double> weights = new LinkedHashMap<>();
        for (int j = 0; j < direction.length; j++) {
            if (direction[j] != 0) {
                weights.put(problem.parameters().get(j), direction[j]);
            }
        }
        return new FreeDirection(weights);
    }
}
