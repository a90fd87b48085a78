package org.pieceworth.stats.lp;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.StopRequest;

/// Maximises `objective · x` subject to `lower ≤ row · x ≤ upper` for every row, by the dual simplex method with
/// bounds on both sides of a row (Maros, Computational Techniques of the Simplex Method, 2003, chapter 10).
///
/// The first rows are the variables themselves, whose bounds are finite, so that a starting corner is
/// available. A program starts from the corner where it last stopped, which makes long series of similar
/// programs fast. Not thread-safe.
public final class LinearProgram {

    private static final double RELATIVE_TOLERANCE = 1e-13;
    private static final double SMALLEST_PIVOT = 1e-10;
    private static final double NEARLY_TOGETHER = 1e-12;
    private static final int FRESH_INVERSE_AFTER = 40;
    private static final int SMALLEST_INDEX_AFTER = 500;
    private static final int MAX_PIVOTS = 100_000;

    private final int variables;
    private final double[][] rows;
    private final int[] basis;
    private final boolean[] basic;
    private final boolean[] atUpper;
    private final double[][] inverse;
    private final double[] point;
    private final double[] prices;
    private final double[] alpha;
    private boolean freshInverse;

    /// @param rows the rows after those of the variables themselves; used as they are, so that the caller may
    /// change their numbers between two solutions
    /// @param variables number of variables
    public LinearProgram(double[][] rows, int variables) {
        this.variables = variables;
        this.rows = withVariables(rows, variables);
        basis = new int[variables];
        basic = new boolean[this.rows.length];
        atUpper = new boolean[variables];
        inverse = new double[variables][variables];
        point = new double[variables];
        prices = new double[variables];
        alpha = new double[variables];
        startFromVariables();
    }

    /// The rows of the variables themselves, followed by the others.
    public static double[][] withVariables(double[][] rows, int variables) {
        double[][] all = new double[variables + rows.length][];
        for (int i = 0; i < variables; i++) {
            all[i] = new double[variables];
            all[i][i] = 1;
        }
        System.arraycopy(rows, 0, all, variables, rows.length);
        return all;
    }

    private void startFromVariables() {
        Arrays.fill(basic, false);
        for (int i = 0; i < variables; i++) {
            basis[i] = i;
            basic[i] = true;
        }
    }

    /// Solves for these bounds.
    ///
    /// @param objective a weight per variable
    /// @param lower per variable, then per row; of a row it may be negative infinity
    /// @param upper per variable, then per row; of a row it may be infinity
    /// @throws CancellationException when the thread has been interrupted
    public LinearSolution maximise(double[] objective, double[] lower, double[] upper) {
        double tolerance = RELATIVE_TOLERANCE * scale(lower, upper);
        if (!invert() || !priced(objective, lower, upper)) {
            start(objective, lower, upper);
        }
        int sinceInverse = 0;
        for (int pivots = 0; pivots < MAX_PIVOTS; pivots++) {
            StopRequest.check();
            locate(lower, upper);
            int entering = violated(lower, upper, tolerance, pivots > SMALLEST_INDEX_AFTER);
            if (entering < 0) {
                if (freshInverse) {
                    return optimal(objective);
                }
                refresh(objective, lower, upper);
                continue;
            }
            boolean above = DotProduct.of(rows[entering], point) > upper[entering];
            combine(rows[entering], inverse, alpha);
            int leaving = leaving(above, lower, upper);
            if (leaving < 0) {
                if (freshInverse) {
                    return infeasible(entering, above);
                }
                refresh(objective, lower, upper);
                continue;
            }
            replace(leaving, entering);
            atUpper[leaving] = above;
            if (++sinceInverse == FRESH_INVERSE_AFTER) {
                refresh(objective, lower, upper);
                sinceInverse = 0;
            }
        }
        throw new ArithmeticException("a linear program of " + rows.length + " rows did not end");
    }

    private static double scale(double[] lower, double[] upper) {
        double scale = 0;
        for (int i = 0; i < lower.length; i++) {
            scale = Math.max(scale, Double.isInfinite(lower[i]) ? 0 : Math.abs(lower[i]));
            scale = Math.max(scale, Double.isInfinite(upper[i]) ? 0 : Math.abs(upper[i]));
        }
        return scale;
    }

    /// Computes the inverse and the prices again; starts from the variables if rounding has lost the corner.
    private void refresh(double[] objective, double[] lower, double[] upper) {
        if (invert()) {
            combine(objective, inverse, prices);
        } else {
            start(objective, lower, upper);
        }
    }

    private void start(double[] objective, double[] lower, double[] upper) {
        startFromVariables();
        invert();
        priced(objective, lower, upper);
    }

    /// Computes the prices and the bound of each basic row: a price above 0 means the upper one. Returns
    /// false if a row would need a bound that it does not have.
    private boolean priced(double[] objective, double[] lower, double[] upper) {
        combine(objective, inverse, prices);
        double nothing = RELATIVE_TOLERANCE * largest(prices);
        for (int i = 0; i < variables; i++) {
            int row = basis[i];
            atUpper[i] = Math.abs(prices[i]) > nothing ? prices[i] > 0 : Double.isInfinite(lower[row]);
            if (Double.isInfinite(bound(i, lower, upper))) {
                return false;
            }
        }
        return true;
    }

    private static double largest(double[] numbers) {
        double largest = 0;
        for (double number : numbers) {
            largest = Math.max(largest, Math.abs(number));
        }
        return largest;
    }

    private double bound(int position, double[] lower, double[] upper) {
        return atUpper[position] ? upper[basis[position]] : lower[basis[position]];
    }

    private void locate(double[] lower, double[] upper) {
        Arrays.fill(point, 0);
        for (int i = 0; i < variables; i++) {
            double bound = bound(i, lower, upper);
            for (int j = 0; j < variables; j++) {
                point[j] += inverse[j][i] * bound;
            }
        }
    }

    private int violated(double[] lower, double[] upper, double tolerance, boolean smallestIndex) {
        int worst = -1;
        double largest = tolerance;
        for (int i = 0; i < rows.length; i++) {
            if (!basic[i]) {
                double value = DotProduct.of(rows[i], point);
                double excess = Math.max(value - upper[i], lower[i] - value);
                if (excess > largest) {
                    worst = i;
                    largest = excess;
                    if (smallestIndex) {
                        return worst;
                    }
                }
            }
        }
        return worst;
    }

    /// The ratio test: the basic row whose price reaches 0 first as the entering row's grows; -1 if none
    /// does. Of rows that reach it almost together, the one with the largest pivot (Harris 1973).
    private int leaving(boolean above, double[] lower, double[] upper) {
        double smallest = SMALLEST_PIVOT * Math.max(1, largest(alpha));
        double nothing = NEARLY_TOGETHER * largest(prices);
        double limit = Double.POSITIVE_INFINITY;
        for (int i = 0; i < variables; i++) {
            double change = change(i, above, lower, upper);
            if (change > smallest) {
                limit = Math.min(limit, (Math.abs(prices[i]) + nothing) / change);
            }
        }
        int leaving = -1;
        double largest = smallest;
        for (int i = 0; i < variables; i++) {
            double change = change(i, above, lower, upper);
            if (change > largest && Math.abs(prices[i]) / change <= limit) {
                leaving = i;
                largest = change;
            }
        }
        return leaving;
    }

    /// The rate of a basic row's price towards 0; 0 for a row that may stay at any price.
    private double change(int i, boolean above, double[] lower, double[] upper) {
        boolean fixed = lower[basis[i]] == upper[basis[i]];
        return fixed ? 0 : above == atUpper[i] ? alpha[i] : -alpha[i];
    }

    /// Puts a row in place of a basic one: a rank-one change of the inverse, and of the prices.
    private void replace(int position, int entering) {
        double pivot = alpha[position];
        for (double[] line : inverse) {
            line[position] /= pivot;
            double factor = line[position];
            for (int j = 0; j < variables; j++) {
                if (j != position) {
                    line[j] -= alpha[j] * factor;
                }
            }
        }
        double price = prices[position] / pivot;
        for (int j = 0; j < variables; j++) {
            prices[j] -= price * alpha[j];
        }
        prices[position] = price;
        basic[basis[position]] = false;
        basic[entering] = true;
        basis[position] = entering;
        freshInverse = false;
    }

    private LinearSolution optimal(double[] objective) {
        return new LinearSolution.Optimal(DotProduct.of(objective, point), point.clone(), multipliers(prices, 1));
    }

    private LinearSolution infeasible(int entering, boolean above) {
        double[] multipliers = multipliers(alpha, above ? -1 : 1);
        multipliers[entering] = above ? 1 : -1;
        return new LinearSolution.Infeasible(multipliers);
    }

    /// Removes rounding from the rows' multipliers, which may point to a bound that the row does not have.
    private double[] multipliers(double[] weights, int sign) {
        double nothing = RELATIVE_TOLERANCE * largest(weights);
        double[] multipliers = new double[rows.length];
        for (int i = 0; i < variables; i++) {
            multipliers[basis[i]] = Math.abs(weights[i]) > nothing ? sign * weights[i] : 0;
        }
        return multipliers;
    }

    /// Inverts the basic rows again by Gauss-Jordan elimination; false when they are dependent.
    private boolean invert() {
        double[][] work = new double[variables][];
        for (int i = 0; i < variables; i++) {
            work[i] = rows[basis[i]].clone();
            Arrays.fill(inverse[i], 0);
            inverse[i][i] = 1;
        }
        for (int column = 0; column < variables; column++) {
            int pivot = column;
            for (int i = column + 1; i < variables; i++) {
                if (Math.abs(work[i][column]) > Math.abs(work[pivot][column])) {
                    pivot = i;
                }
            }
            if (Math.abs(work[pivot][column]) < SMALLEST_PIVOT) {
                return false;
            }
            swap(work, pivot, column);
            swap(inverse, pivot, column);
            eliminate(work, column);
        }
        freshInverse = true;
        return true;
    }

    private void eliminate(double[][] work, int column) {
        double scale = 1 / work[column][column];
        for (int j = 0; j < variables; j++) {
            work[column][j] *= scale;
            inverse[column][j] *= scale;
        }
        for (int i = 0; i < variables; i++) {
            double factor = work[i][column];
            if (i != column && factor != 0) {
                for (int j = 0; j < variables; j++) {
                    work[i][j] -= factor * work[column][j];
                    inverse[i][j] -= factor * inverse[column][j];
                }
            }
        }
    }

    private static void swap(double[][] lines, int i, int j) {
        double[] line = lines[i];
        lines[i] = lines[j];
        lines[j] = line;
    }

    /// A row vector times a matrix.
    private static void combine(double[] weights, double[][] lines, double[] into) {
        Arrays.fill(into, 0);
        for (int i = 0; i < weights.length; i++) {
            double weight = weights[i];
            if (weight != 0) {
                for (int j = 0; j < into.length; j++) {
                    into[j] += weight * lines[i][j];
                }
            }
        }
    }
}
