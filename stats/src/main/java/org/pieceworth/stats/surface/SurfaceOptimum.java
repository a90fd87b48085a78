package org.pieceworth.stats.surface;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.matrix.Cholesky;

/// The maximum of a fitted surface, with its uncertainty.
public final class SurfaceOptimum {

    private static final double LEVEL = 0.05;

    /// Half a 95 % interval in standard errors: a choice among many points looks too good, and so the conservative one
    /// has more than the 1.64 of a single point.
    private static final double MARGIN = 1.959963984540054;

    private static final int LINE = 20;
    private static final int MAX_LINES = 100;

    private final SurfaceFit fit;
    private final double[] start;
    private final double[] point;
    private final List<double[]> draws;
    private final double luck;
    private final double[] conservative;

    private SurfaceOptimum(
            SurfaceFit fit, double[] start, double[] point, List<double[]> draws, double luck, double[] conservative) {
        this.luck = luck;
        this.fit = fit;
        this.start = start;
        this.point = point;
        this.draws = draws;
        this.conservative = conservative;
    }

    /// The optimum of a fit.
    ///
    /// @param start the parameters before tuning, from −1 to 1
    /// @param count number of surfaces sampled from the fit; their highest points show the uncertainty of the
    /// optimum
    static SurfaceOptimum of(SurfaceFit fit, double[] start, int count, long seed) {
        int size = start.length;
        double[] point = fit.surface().maximum(starts(start, size));
        Cholesky root = root(fit.covariance());
        SplittableRandom random = new SplittableRandom(seed);
        List<double[]> draws = new ArrayList<>();
        double luck = 0;
        for (int draw = 0; draw < count; draw++) {
            double[] deviates = new double[fit.basis().size()];
            for (int i = 0; i < deviates.length; i++) {
                deviates[i] = random.nextGaussian();
            }
            Surface drawn = fit.drawn(root, deviates);
            double[] highest = drawn.maximum(starts(point, size));
            draws.add(highest);
            // The sampled surface overestimates its own optimum, compared with the fitted one, by this much.
            luck += (drawn.at(highest) - drawn.at(start) - fit.difference(highest, start)) / count;
        }
        return new SurfaceOptimum(fit, start.clone(), point, draws, luck, conservative(fit, start, point, draws));
    }

    private static List<double[]> starts(double[] first, int size) {
        return List.of(first, new double[size]);
    }

    /// A covariance can fail to be positive definite only by rounding.
    private static Cholesky root(double[][] covariance) {
        Cholesky root = new Cholesky(covariance.length);
        double[][] safe = new double[covariance.length][];
        double trace = Double.MIN_NORMAL;
        for (int i = 0; i < safe.length; i++) {
            safe[i] = covariance[i].clone();
            trace += covariance[i][i];
        }
        double ridge = 1e-14 * trace;
        while (!root.decompose(safe)) {
            ridge *= 10;
            for (int i = 0; i < safe.length; i++) {
                safe[i][i] = covariance[i][i] + ridge;
            }
        }
        return root;
    }

    /// The point with the greatest gain over the start at the lower end of its 95 % interval, among those on
    /// the lines from the start to the optimum and to the sampled optima.
    private static double[] conservative(SurfaceFit fit, double[] start, double[] point, List<double[]> draws) {
        double[] best = start.clone();
        double largest = 0;
        List<double[]> ends = new ArrayList<>(draws.subList(0, Math.min(MAX_LINES, draws.size())));
        ends.add(point);
        for (double[] end : ends) {
            for (int step = 1; step <= LINE; step++) {
                double share = (double) step / LINE;
                double[] between = new double[start.length];
                for (int i = 0; i < between.length; i++) {
                    between[i] = start[i] + share * (end[i] - start[i]);
                }
                double lower = lower(fit, start, between);
                if (lower > largest) {
                    largest = lower;
                    best = between;
                }
            }
        }
        return best;
    }

    private static double lower(SurfaceFit fit, double[] start, double[] point) {
        return fit.difference(point, start) - MARGIN * fit.error(point, start);
    }

    /// The highest point of the fitted surface.
    public double[] point() {
        return point.clone();
    }

    /// The point with the greatest margin over the start; the start if none is better.
    public double[] conservative() {
        return conservative.clone();
    }

    /// The gain of the optimum over the start, in log-odds. A highest point found by search looks better than
    /// it is: the mean bias of the sampled surfaces is subtracted, and added to the error.
    public Estimate gain() {
        Estimate gain = gain(point);
        return new Estimate(gain.value() - luck, Math.hypot(gain.standardError(), luck));
    }

    /// The gain of a point over the start, in log-odds.
    public Estimate gain(double[] at) {
        return new Estimate(fit.difference(at, start), fit.error(at, start));
    }

    /// The 95 % interval of one coordinate of the optimum.
    public Interval.Bounded interval(int coordinate) {
        double[] values =
                draws.stream().mapToDouble(draw -> draw[coordinate]).sorted().toArray();
        return new Interval.Bounded(quantile(values, LEVEL / 2), quantile(values, 1 - LEVEL / 2));
    }

    /// Optima of surfaces that the games allow.
    public List<double[]> draws() {
        return List.copyOf(draws);
    }

    private static double quantile(double[] sorted, double share) {
        double at = share * (sorted.length - 1);
        int low = (int) at;
        int high = Math.min(low + 1, sorted.length - 1);
        return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
    }
}
