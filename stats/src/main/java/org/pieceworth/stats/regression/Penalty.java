package org.pieceworth.stats.regression;

import java.util.Arrays;
import java.util.List;

/// A quadratic form added to the mean cost: λ Σ θ² over all features, and terms w θ² of single columns and w
/// (θ_i − θ_j)² of pairs, which shrink neighbours towards each other. The constant and the draw threshold are
/// never penalised.
///
/// @param ridge λ on every feature
/// @param first per term its column
/// @param second per term the column it is drawn to, or -1 when that is 0
/// @param weight per term its weight
public record Penalty(double ridge, int[] first, int[] second, double[] weight) {

    public static final Penalty NONE = ridge(0);

    private static final int ZERO = -1;

    /// @throws IllegalArgumentException when a strength is negative or not finite, or the arrays' lengths
    /// differ
    public Penalty {
        if (first.length != weight.length || second.length != weight.length) {
            throw new IllegalArgumentException("lengths differ");
        }
        check(ridge);
        for (double each : weight) {
            check(each);
        }
    }

    private static void check(double strength) {
        if (!(strength >= 0) || Double.isInfinite(strength)) {
            throw new IllegalArgumentException("the ridge must be 0 or more, not " + strength);
        }
    }

    public boolean isNone() {
        return ridge == 0 && weight.length == 0;
    }

    /// λ Σ θ² over all features.
    ///
    /// @throws IllegalArgumentException when λ is negative or not finite
    public static Penalty ridge(double lambda) {
        return new Penalty(lambda, new int[0], new int[0], new double[0]);
    }

    /// λ Σ θ² over some columns.
    ///
    /// @throws IllegalArgumentException when λ is negative or not finite
    public static Penalty columns(int[] columns, double lambda) {
        int[] zeros = new int[columns.length];
        Arrays.fill(zeros, ZERO);
        double[] weights = new double[columns.length];
        Arrays.fill(weights, lambda);
        return new Penalty(0, columns.clone(), zeros, weights);
    }

    /// Σ w (θ_i − θ_j)² over pairs of columns.
    ///
    /// @throws IllegalArgumentException when a weight is negative or not finite, or the arrays' lengths
    /// differ
    public static Penalty smooth(int[] first, int[] second, double[] weight) {
        return new Penalty(0, first.clone(), second.clone(), weight.clone());
    }

    /// λ Σ (θ_i − mean)² over each set of columns: draws its members to one value.
    ///
    /// @throws IllegalArgumentException when λ is negative or not finite
    public static Penalty together(List<int[]> sets, double lambda) {
        int pairs =
                sets.stream().mapToInt(set -> set.length * (set.length - 1) / 2).sum();
        int[] firsts = new int[pairs];
        int[] seconds = new int[pairs];
        double[] weights = new double[pairs];
        int size = 0;
        for (int[] set : sets) {
            for (int i = 0; i < set.length; i++) {
                for (int j = i + 1; j < set.length; j++) {
                    firsts[size] = set[i];
                    seconds[size] = set[j];
                    weights[size++] = lambda / set.length;
                }
            }
        }
        return new Penalty(0, firsts, seconds, weights);
    }

    public Penalty plus(Penalty other) {
        int mine = weight.length;
        int all = mine + other.weight.length;
        int[] firsts = Arrays.copyOf(first, all);
        int[] seconds = Arrays.copyOf(second, all);
        double[] weights = Arrays.copyOf(weight, all);
        System.arraycopy(other.first, 0, firsts, mine, all - mine);
        System.arraycopy(other.second, 0, seconds, mine, all - mine);
        System.arraycopy(other.weight, 0, weights, mine, all - mine);
        return new Penalty(ridge + other.ridge, firsts, seconds, weights);
    }

    /// This penalty, multiplied by a factor.
    ///
    /// @throws IllegalArgumentException when the factor is negative or not finite
    public Penalty times(double factor) {
        double[] weights = weight.clone();
        for (int term = 0; term < weights.length; term++) {
            weights[term] *= factor;
        }
        return new Penalty(factor * ridge, first, second, weights);
    }

    /// @throws IllegalArgumentException when a term's column is out of range
    void checkColumns(int columns) {
        for (int term = 0; term < weight.length; term++) {
            if (first[term] < 0 || first[term] >= columns || second[term] < ZERO || second[term] >= columns) {
                throw new IllegalArgumentException("the penalty's columns " + first[term] + " and " + second[term]
                        + " are not both among " + columns + " features");
            }
        }
    }

    /// True for a column shrunk towards 0, not only towards others.
    boolean holds(int column) {
        boolean held = ridge > 0;
        for (int term = 0; term < weight.length; term++) {
            held |= first[term] == column && second[term] == ZERO && weight[term] > 0;
        }
        return held;
    }

    /// Its value for these parameters, the first ones being features.
    double value(double[] theta, int columns) {
        double value = 0;
        for (int i = 0; i < columns; i++) {
            value += ridge * theta[i] * theta[i];
        }
        for (int term = 0; term < weight.length; term++) {
            double difference = difference(theta, term);
            value += weight[term] * difference * difference;
        }
        return value;
    }

    private double difference(double[] theta, int term) {
        return theta[first[term]] - (second[term] == ZERO ? 0 : theta[second[term]]);
    }

    public void addGradient(double[] theta, int columns, double[] gradient) {
        for (int i = 0; i < columns; i++) {
            gradient[i] += 2 * ridge * theta[i];
        }
        for (int term = 0; term < weight.length; term++) {
            double slope = 2 * weight[term] * difference(theta, term);
            gradient[first[term]] += slope;
            if (second[term] != ZERO) {
                gradient[second[term]] -= slope;
            }
        }
    }

    /// Adds only to the lower triangle.
    public void addHessian(int columns, double[][] hessian) {
        for (int i = 0; i < columns; i++) {
            hessian[i][i] += 2 * ridge;
        }
        for (int term = 0; term < weight.length; term++) {
            double curve = 2 * weight[term];
            int i = first[term];
            int j = second[term];
            hessian[i][i] += curve;
            if (j != ZERO) {
                hessian[j][j] += curve;
                hessian[Math.max(i, j)][Math.min(i, j)] -= i == j ? 2 * curve : curve;
            }
        }
    }
}
