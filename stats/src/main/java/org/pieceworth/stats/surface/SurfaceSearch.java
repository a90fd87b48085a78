package org.pieceworth.stats.surface;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.pieceworth.stats.Interval;

/// Seeks the optimum by a surface that is nearly quadratic. Games are played in stages. In each, two settings
/// from a box around the current optimum meet: half the time at opposite corners, which shows the slope, and
/// half the time on a random design of three levels, which shows the curvature. The box shrinks as
/// information grows, since a surface is closer to a quadratic in a small one.
public final class SurfaceSearch {

    private static final int STAGES = 8;
    private static final int ROUGH_DRAWS = 200;
    private static final int DRAWS = 1000;

    /// Minimum half-width of the box, as a share of half a parameter's range.
    private static final double MIN_REACH = 0.3;

    /// The half-width of the box, in half-widths of the optimum's 95 % interval.
    private static final double REACH = 1.5;

    /// After the first stage, one comparison in this many is between the present optimum and the start, to
    /// measure their difference.
    private static final int AGAINST_START = 6;

    private final SurfaceBasis basis;
    private final double[] start;
    private final long batches;
    private final long seed;
    private final List<PlayedComparison> played = new ArrayList<>();
    private final UnaryOperator<double[]> snapped;
    private final double[] centre;
    private final double[] reach;
    private final List<double[]> way = new ArrayList<>();

    /// @param start the parameters before tuning, from −1 to 1, the ends of their ranges
    /// @param batches number of comparisons
    public SurfaceSearch(double[] start, long batches, long seed) {
        this(start, batches, seed, point -> point);
    }

    /// @param snapped the nearest allowed point, such as one of whole numbers
    public SurfaceSearch(double[] start, long batches, long seed, UnaryOperator<double[]> snapped) {
        this.snapped = snapped;
        this.start = start.clone();
        this.batches = batches;
        this.seed = seed;
        basis = new SurfaceBasis(start.length);
        centre = new double[start.length];
        reach = new double[start.length];
        Arrays.fill(reach, 1);
        way.add(start.clone());
    }

    /// The two settings that meet next.
    public List<double[]> next() {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + played.size());
        int size = centre.length;
        if (way.size() > 1 && random.nextInt(AGAINST_START) == 0) {
            return List.of(snapped.apply(way.getLast()), start);
        }
        double[] first = new double[size];
        double[] second = new double[size];
        boolean opposite = random.nextBoolean();
        for (int i = 0; i < size; i++) {
            int one = opposite ? 2 * random.nextInt(2) - 1 : random.nextInt(3) - 1;
            int other = opposite ? -one : random.nextInt(3) - 1;
            first[i] = centre[i] + one * reach[i];
            second[i] = centre[i] + other * reach[i];
        }
        if (Arrays.equals(first, second)) {
            second = centre.clone();
            second[0] += first[0] > centre[0] ? -reach[0] : reach[0];
        }
        return List.of(snapped.apply(first), snapped.apply(second));
    }

    /// Takes the results of the settings that met.
    public void take(long pairs, double points, double squares) {
        List<double[]> met = next();
        played.add(new PlayedComparison(met.getFirst(), met.getLast(), pairs, points, squares));
        long stage = STAGES * (long) played.size() / batches;
        boolean ended = stage > STAGES * (long) (played.size() - 1) / batches;
        if (ended && stage < STAGES && played.size() > start.length) {
            shrink();
        }
    }

    private void shrink() {
        SurfaceOptimum optimum = optimum(ROUGH_DRAWS);
        double[] point = optimum.point();
        for (int i = 0; i < centre.length; i++) {
            Interval.Bounded interval = optimum.interval(i);
            reach[i] = Math.clamp(REACH * (interval.high() - interval.low()) / 2, MIN_REACH, reach[i]);
            centre[i] = Math.clamp((interval.high() + interval.low()) / 2, reach[i] - 1, 1 - reach[i]);
        }
        way.add(point);
    }

    /// The optimum from the games so far.
    public SurfaceOptimum optimum() {
        return optimum(DRAWS);
    }

    private SurfaceOptimum optimum(int draws) {
        return SurfaceOptimum.of(SurfaceFit.of(basis, played), start, draws, seed);
    }

    /// The optimum after each stage.
    public List<double[]> way() {
        return List.copyOf(way);
    }
}
