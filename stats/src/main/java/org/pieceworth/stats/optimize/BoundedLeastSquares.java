package org.pieceworth.stats.optimize;

import java.util.Arrays;
import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.SingularValueDecomposition;

/// The least sum of squares between bounds, by Levenberg's and Marquardt's method (Nocedal and Wright, Numerical
/// Optimization, 2006, section 10.3); numbers at a bound that would leave it are held there. It ends in a low near
/// its start.
public final class BoundedLeastSquares {

    private static final int MAX_STEPS = 400;
    private static final double FIRST_DAMPING = 1e-3;
    private static final double MAX_DAMPING = 1e14;
    private static final double MIN_DAMPING = 1e-14;
    private static final double DONE = 1e-14;
    private static final double NOTHING = 1e-9;

    private final Residuals residuals;
    private final double[] lower;
    private final double[] upper;

    /// The terms of the sum of squares.
    public interface Residuals {

        double[] at(double[] point);

        /// Their derivatives: a row for each residual.
        double[][] slopes(double[] point);
    }

    /// The end of a descent.
    ///
    /// @param sum sum of squares
    /// @param rank number of independent directions, away from the bounds, that change the residuals
    public record Low(double[] point, double sum, int rank) {}

    /// @param lower bounds of the numbers
    /// @param upper upper bounds; a number with equal bounds is fixed
    public BoundedLeastSquares(Residuals residuals, double[] lower, double[] upper) {
        this.residuals = residuals;
        this.lower = lower;
        this.upper = upper;
    }

    /// The low near a start.
    public Low from(double[] start) {
        return from(start, DONE);
    }

    /// The minimum near a start, with precision sufficient for a bootstrap of many fits.
    ///
    /// @param enough the share of the sum that the last step won at most
    public Low from(double[] start, double enough) {
        double[] point = clamped(start);
        double sum = sum(point);
        double damping = FIRST_DAMPING;
        for (int step = 0; step < MAX_STEPS && damping < MAX_DAMPING; step++) {
            double[][] slopes = residuals.slopes(point);
            double[] next = next(point, slopes, damping);
            double reached = sum(next);
            if (reached < sum) {
                boolean done = sum - reached <= enough * sum;
                point = next;
                sum = reached;
                damping = Math.max(MIN_DAMPING, damping / 10);
                if (done) {
                    break;
                }
            } else {
                damping *= 10;
            }
        }
        return new Low(point, sum, rank(point));
    }

    private double sum(double[] point) {
        return Arrays.stream(residuals.at(point)).map(each -> each * each).sum();
    }

    private double[] clamped(double[] point) {
        double[] clamped = new double[point.length];
        for (int j = 0; j < point.length; j++) {
            clamped[j] = Math.clamp(point[j], lower[j], upper[j]);
        }
        return clamped;
    }

    private double[] next(double[] point, double[][] slopes, double damping) {
        double[] now = residuals.at(point);
        double[] down = new double[point.length];
        for (int i = 0; i < now.length; i++) {
            for (int j = 0; j < point.length; j++) {
                down[j] -= slopes[i][j] * now[i];
            }
        }
        int[] free = free(point, down);
        if (free.length == 0) {
            return point;
        }
        double[][] curvature = new double[free.length][free.length];
        double[] along = new double[free.length];
        for (int j = 0; j < free.length; j++) {
            along[j] = down[free[j]];
            for (int k = 0; k < free.length; k++) {
                for (double[] row : slopes) {
                    curvature[j][k] += row[free[j]] * row[free[k]];
                }
            }
        }
        for (int j = 0; j < free.length; j++) {
            curvature[j][j] += damping * (curvature[j][j] > 0 ? curvature[j][j] : 1);
        }
        try {
            double[] change = new CholeskyDecomposition(
                            MatrixUtils.createRealMatrix(curvature), Double.POSITIVE_INFINITY, 0)
                    .getSolver()
                    .solve(MatrixUtils.createRealVector(along))
                    .toArray();
            double[] next = point.clone();
            for (int j = 0; j < free.length; j++) {
                next[free[j]] += change[j];
            }
            return clamped(next);
        } catch (MathRuntimeException _) {
            return point;
        }
    }

    /// The numbers that may move: not at a bound beyond which the sum falls.
    private int[] free(double[] point, double[] down) {
        int[] free = new int[point.length];
        int count = 0;
        for (int j = 0; j < point.length; j++) {
            boolean held = lower[j] == upper[j]
                    || point[j] <= lower[j] && down[j] <= 0
                    || point[j] >= upper[j] && down[j] >= 0;
            if (!held) {
                free[count++] = j;
            }
        }
        return Arrays.copyOf(free, count);
    }

    private int rank(double[] point) {
        double[][] slopes = residuals.slopes(point);
        RealMatrix scaled = MatrixUtils.createRealMatrix(slopes.length, point.length);
        for (int j = 0; j < point.length; j++) {
            double length = 0;
            for (double[] row : slopes) {
                length = Math.hypot(length, row[j]);
            }
            boolean inside = point[j] > lower[j] && point[j] < upper[j];
            for (int i = 0; i < slopes.length; i++) {
                scaled.setEntry(i, j, inside && length > 0 ? slopes[i][j] / length : 0);
            }
        }
        double[] sizes = new SingularValueDecomposition(scaled).getSingularValues();
        return (int) Arrays.stream(sizes).filter(size -> size > NOTHING).count();
    }
}
