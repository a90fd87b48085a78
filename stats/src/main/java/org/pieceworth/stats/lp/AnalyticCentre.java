package org.pieceworth.stats.lp;

import java.util.Arrays;
import java.util.Optional;
import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.pieceworth.stats.DotProduct;

/// The analytic centre of a set of points between bounds: where the product of the distances to all bounds is
/// greatest. It is one point, and the same one however a row is scaled (Boyd and Vandenberghe, Convex Optimization,
/// 2004, section 8.5.3).
public final class AnalyticCentre {

    private static final int MAX_STEPS = 200;
    private static final double DONE = 1e-13;
    private static final double SHORTEST = 1e-10;
    private static final double SUFFICIENT = 0.25;

    private final double[][] rows;
    private final double[] lower;
    private final double[] upper;

    private AnalyticCentre(double[][] rows, double[] lower, double[] upper) {
        this.rows = rows;
        this.lower = lower;
        this.upper = upper;
    }

    /// A centre.
    ///
    /// @param point its coordinates
    /// @param height the sum of the logarithms of its distances to all bounds, in widths of their rows
    public record Centre(double[] point, double height) {}

    /// The centre of the points `x` with `lower ≤ row · x ≤ upper` for every row.
    ///
    /// @param rows rows of the variables first; all bounds are finite
    /// @return empty when the set has no inside
    public static Optional<Centre> of(double[][] rows, double[] lower, double[] upper) {
        AnalyticCentre centre = new AnalyticCentre(rows, lower, upper);
        return centre.inside().map(centre::climb);
    }

    /// Like [#of], from a point that is thought to be inside, which saves the search for one.
    public static Optional<Centre> of(double[][] rows, double[] lower, double[] upper, double[] near) {
        AnalyticCentre centre = new AnalyticCentre(rows, lower, upper);
        return Double.isNaN(centre.height(near)) ? of(rows, lower, upper) : Optional.of(centre.climb(near));
    }

    /// The point whose least distance to a bound, in widths of its row, is greatest.
    private Optional<double[]> inside() {
        int variables = rows[0].length;
        double[][] halves = new double[2 * rows.length][variables + 1];
        double[] min = new double[variables + 1 + halves.length];
        double[] max = new double[variables + 1 + halves.length];
        System.arraycopy(lower, 0, min, 0, variables);
        System.arraycopy(upper, 0, max, 0, variables);
        min[variables] = -1;
        max[variables] = 1;
        for (int i = 0; i < rows.length; i++) {
            double width = upper[i] - lower[i];
            if (!(width > 0)) {
                return Optional.empty();
            }
            int above = 2 * i;
            System.arraycopy(rows[i], 0, halves[above], 0, variables);
            System.arraycopy(rows[i], 0, halves[above + 1], 0, variables);
            halves[above][variables] = width;
            halves[above + 1][variables] = -width;
            int bound = variables + 1 + above;
            min[bound] = Double.NEGATIVE_INFINITY;
            max[bound] = upper[i];
            min[bound + 1] = lower[i];
            max[bound + 1] = Double.POSITIVE_INFINITY;
        }
        double[] objective = new double[variables + 1];
        objective[variables] = 1;
        return switch (new LinearProgram(halves, variables + 1).maximise(objective, min, max)) {
            case LinearSolution.Optimal optimal
            when optimal.value() > 0 -> Optional.of(Arrays.copyOf(optimal.point(), variables));
            case LinearSolution.Optimal _, LinearSolution.Infeasible _ -> Optional.empty();
        };
    }

    /// Newton's method on the sum of logarithms, which is concave.
    private Centre climb(double[] start) {
        double[] point = start;
        double height = height(point);
        for (int step = 0; step < MAX_STEPS; step++) {
            double[] gradient = new double[point.length];
            Optional<double[]> newton = direction(point, gradient);
            if (newton.isEmpty()) {
                return new Centre(point, height);
            }
            double[] direction = newton.get();
            double slope = DotProduct.of(gradient, direction);
            double length = 1;
            double[] next = moved(point, direction, length);
            while (!(height(next) >= height + SUFFICIENT * length * slope) && length > SHORTEST) {
                length /= 2;
                next = moved(point, direction, length);
            }
            if (slope < DONE || length <= SHORTEST) {
                return new Centre(point, height);
            }
            point = next;
            height = height(next);
        }
        return new Centre(point, height);
    }

    /// Empty if the distances of the bounds are so unequal that rounding leaves no direction.
    private Optional<double[]> direction(double[] point, double[] gradient) {
        double[][] curvature = new double[point.length][point.length];
        for (int i = 0; i < rows.length; i++) {
            double value = DotProduct.of(rows[i], point);
            double below = 1 / (value - lower[i]);
            double above = 1 / (upper[i] - value);
            for (int j = 0; j < point.length; j++) {
                gradient[j] += rows[i][j] * (below - above);
                for (int k = 0; k < point.length; k++) {
                    curvature[j][k] += rows[i][j] * rows[i][k] * (below * below + above * above);
                }
            }
        }
        try {
            return Optional.of(
                    new CholeskyDecomposition(MatrixUtils.createRealMatrix(curvature), Double.POSITIVE_INFINITY, 0)
                            .getSolver()
                            .solve(MatrixUtils.createRealVector(gradient))
                            .toArray());
        } catch (MathRuntimeException _) {
            return Optional.empty();
        }
    }

    /// NaN outside.
    private double height(double[] point) {
        double sum = 0;
        for (int i = 0; i < rows.length; i++) {
            double value = DotProduct.of(rows[i], point);
            double width = upper[i] - lower[i];
            sum += Math.log((value - lower[i]) / width) + Math.log((upper[i] - value) / width);
        }
        return sum;
    }

    private static double[] moved(double[] point, double[] direction, double length) {
        double[] moved = point.clone();
        for (int i = 0; i < moved.length; i++) {
            moved[i] += length * direction[i];
        }
        return moved;
    }
}
