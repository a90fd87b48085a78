package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.optimize.BoundedLeastSquares;
import org.pieceworth.stats.optimize.BoundedLeastSquares.Low;

/// The least sum of squares of the errors in standard errors, r' V⁻¹ r if they depend on each other. If the
/// law and the standard errors are right, this sum is a chi-square number, which tests the law. c is sampled
/// over its whole range, each sample is optimised separately, and those that are no worse than their
/// neighbours descend with c.
public final class ChiSquareFit {

    private static final int SAMPLES = 48;
    private static final int ALONG = 4;
    private static final double NARROW = 1e-9;

    /// The increase of the sum at 1.96 standard errors from a constant.
    private static final double NINETY_FIVE_PERCENT = 1.959963984540054 * 1.959963984540054;

    private final SynergyProblem problem;

    private ChiSquareFit(SynergyProblem problem) {
        this.problem = problem;
    }

    /// The result of a fit.
    ///
    /// @param score score of the parameters with the least sum
    /// @param test the sum, with the number of targets less that of combinations of parameters, c among them,
    /// that the targets determine
    /// @param constants constants where the sum is at most 3.84 higher: a 95 % interval if the law is true
    public record Result(SynergyScore score, ChiSquare test, CRange constants) {}

    /// Fits.
    ///
    /// @param targets targets with standard errors
    /// @throws IllegalArgumentException when the targets have no standard errors
    public static Result of(SynergyTargets targets, boolean headings) {
        if (!targets.standardized()) {
            throw new IllegalArgumentException("targets without standard errors");
        }
        SynergyProblem problem = SynergyProblem.of(targets, headings);
        ChiSquareFit fit = new ChiSquareFit(problem);
        Low low = fit.lowest();
        return new Result(
                SynergyScore.of(fit.fitted(low).parameters(problem), targets),
                new ChiSquare(low.sum(), Math.max(0, problem.targets() - low.rank())),
                fit.range(low));
    }

    /// The best fit, and those at constants in the 95 % interval.
    static Fitted.Profile profile(SynergyProblem problem) {
        ChiSquareFit fit = new ChiSquareFit(problem);
        Low low = fit.lowest();
        CRange range = fit.range(low);
        List<Fitted> along = new ArrayList<>();
        for (double end : new double[] {range.least(), range.greatest()}) {
            Low near = low;
            for (int i = 1; i <= ALONG; i++) {
                double logC = low.point()[problem.variables()];
                logC += (Math.log(end) - logC) * i / ALONG;
                near = fit.at(logC, fit.moved(near, logC));
                along.add(fit.fitted(near));
            }
        }
        return new Fitted.Profile(fit.fitted(low), range, along);
    }

    private CRange range(Low low) {
        double limit = low.sum() + NINETY_FIVE_PERCENT;
        return new CRange(edge(low, SynergyProblem.LEAST_C, limit), edge(low, SynergyProblem.GREATEST_C, limit));
    }

    private Low lowest() {
        LeastError least = new LeastError(problem);
        Low[] samples = new Low[SAMPLES + 1];
        double guess = 0;
        for (int i = 0; i <= SAMPLES; i++) {
            LeastError.Found found = least.at(Math.exp(logC(i)), guess);
            guess = found.error();
            samples[i] = at(logC(i), found.strengths());
        }
        Low best = samples[0];
        for (int i = 0; i <= SAMPLES; i++) {
            double sum = samples[i].sum();
            if (sum <= samples[Math.max(0, i - 1)].sum() && sum <= samples[Math.min(SAMPLES, i + 1)].sum()) {
                Low low = descend(
                        samples[i].point(), Math.log(SynergyProblem.LEAST_C), Math.log(SynergyProblem.GREATEST_C));
                best = low.sum() < best.sum() ? low : best;
            }
        }
        return best;
    }

    private static double logC(int sample) {
        double share = (double) sample / SAMPLES;
        return (1 - share) * Math.log(SynergyProblem.LEAST_C) + share * Math.log(SynergyProblem.GREATEST_C);
    }

    /// The low at one c.
    private Low at(double logC, double[] strengths) {
        double[] start = Arrays.copyOf(shares(strengths, Math.exp(logC)), strengths.length + 1);
        start[strengths.length] = logC;
        return descend(start, logC, logC);
    }

    /// The coordinates are each strength as a share of the cap, and ln c.
    private Low descend(double[] start, double leastLogC, double greatestLogC) {
        double[] lower = new double[start.length];
        double[] upper = new double[start.length];
        Arrays.fill(upper, 1);
        lower[start.length - 1] = leastLogC;
        upper[start.length - 1] = greatestLogC;
        return new BoundedLeastSquares(new Errors(), lower, upper).from(start);
    }

    private double[] shares(double[] strengths, double c) {
        return Arrays.stream(strengths).map(each -> each / problem.cap(c)).toArray();
    }

    private Fitted fitted(Low low) {
        return fitted(low.point());
    }

    private Fitted fitted(double[] point) {
        double c = Math.clamp(Math.exp(point[problem.variables()]), SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C);
        double[] strengths = new double[problem.variables()];
        for (int j = 0; j < strengths.length; j++) {
            strengths[j] = point[j] * problem.cap(c);
        }
        return new Fitted(c, strengths);
    }

    /// Errors of the targets in their standard errors, made independent.
    private final class Errors implements BoundedLeastSquares.Residuals {

        @Override
        public double[] at(double[] point) {
            Fitted fitted = fitted(point);
            return problem.errorUnits().of(problem.errors(fitted.c(), fitted.strengths()));
        }

        @Override
        public double[][] slopes(double[] point) {
            Fitted fitted = fitted(point);
            double c = fitted.c();
            double cap = problem.cap(c);
            double capSlope = -Math.expm1(-cap);
            double[][] slopes = new double[problem.targets()][point.length];
            for (int i = 0; i < slopes.length; i++) {
                double value = problem.fitted(i, c, fitted.strengths());
                double byStrength = 1 / c + value;
                double share = 0;
                for (int j = 0; j < problem.variables(); j++) {
                    slopes[i][j] = problem.rows()[i][j] * cap * byStrength;
                    share += problem.rows()[i][j] * point[j];
                }
                slopes[i][point.length - 1] = share * capSlope * byStrength - value;
            }
            return problem.errorUnits().of(slopes);
        }
    }

    /// Goes from sample to sample towards the end within the limit, then halves.
    private double edge(Low best, double end, double limit) {
        double step = Math.signum(Math.log(end) - logOf(best)) * (logC(1) - logC(0));
        Low in = best;
        double out = logOf(best);
        while (out != Math.log(end)) {
            out = step < 0 ? Math.max(Math.log(end), out + step) : Math.min(Math.log(end), out + step);
            Low next = at(out, moved(in, out));
            if (next.sum() > limit) {
                return halved(in, out, limit);
            }
            in = next;
        }
        return end;
    }

    private double halved(Low inside, double outside, double limit) {
        Low in = inside;
        double out = outside;
        while (Math.abs(out - logOf(in)) > NARROW) {
            double middle = (logOf(in) + out) / 2;
            Low next = at(middle, moved(in, middle));
            if (next.sum() <= limit) {
                in = next;
            } else {
                out = middle;
            }
        }
        return Math.exp(logOf(in));
    }

    private double[] moved(Low low, double logC) {
        Fitted from = fitted(low);
        double c = Math.exp(logC);
        return Arrays.stream(from.strengths())
                .map(strength -> SynergyLaw.strength(c, SynergyLaw.value(from.c(), strength)))
                .toArray();
    }

    private double logOf(Low low) {
        return low.point()[problem.variables()];
    }
}
