package org.pieceworth.stats.surface;

import java.util.List;
import org.pieceworth.stats.DotProduct;

/// Strength as a polynomial of coordinates from −1 to 1, the ends of the parameters' ranges.
final class Surface {

    private static final int MAX_SWEEPS = 200;
    private static final double DONE = 1e-7;
    private static final int GRID = 16;
    private static final int HALVINGS = 30;

    private final SurfaceBasis basis;
    private final double[] coefficients;

    Surface(SurfaceBasis basis, double[] coefficients) {
        this.basis = basis;
        this.coefficients = coefficients;
    }

    double at(double[] point) {
        return DotProduct.of(basis.terms(point), coefficients);
    }

    /// The highest point found within the box from these starts, one coordinate after the other going to its
    /// best. There may be several hills.
    double[] maximum(List<double[]> starts) {
        double[] best = climbed(starts.getFirst());
        for (double[] start : starts.subList(1, starts.size())) {
            double[] other = climbed(start);
            best = at(other) > at(best) ? other : best;
        }
        return best;
    }

    private double[] climbed(double[] start) {
        double[] point = start.clone();
        double[] line = new double[5];
        double moved = 1;
        for (int sweep = 0; sweep < MAX_SWEEPS && moved > DONE; sweep++) {
            moved = 0;
            for (int i = 0; i < point.length; i++) {
                basis.along(coefficients, point, i, line);
                double next = top(line);
                moved = Math.max(moved, Math.abs(next - point[i]));
                point[i] = next;
            }
        }
        return point;
    }

    /// The maximum of a polynomial from −1 to 1: the best of a grid, refined to the nearby zero of its slope.
    private static double top(double[] line) {
        int best = 0;
        double largest = Double.NEGATIVE_INFINITY;
        for (int k = 0; k <= GRID; k++) {
            double value = value(line, grid(k));
            if (value > largest) {
                largest = value;
                best = k;
            }
        }
        double low = grid(Math.max(0, best - 1));
        double high = grid(Math.min(GRID, best + 1));
        if (slope(line, low) <= 0) {
            return low;
        }
        if (slope(line, high) >= 0) {
            return high;
        }
        for (int step = 0; step < HALVINGS; step++) {
            double middle = (low + high) / 2;
            if (slope(line, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private static double grid(int k) {
        return -1 + 2.0 * k / GRID;
    }

    private static double value(double[] line, double x) {
        return x * (line[1] + x * (line[2] + x * (line[3] + x * line[4])));
    }

    private static double slope(double[] line, double x) {
        return line[1] + x * (2 * line[2] + x * (3 * line[3] + x * 4 * line[4]));
    }
}
