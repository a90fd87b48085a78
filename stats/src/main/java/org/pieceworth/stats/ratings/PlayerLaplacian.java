package org.pieceworth.stats.ratings;

import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.matrix.Cholesky;

/// Linear equations of ratings: each encounter connects its two players with a weight. Up to some hundreds of
/// players they are solved by a matrix, beyond by conjugate gradients. Ratings of free players have the mean
/// 0 if none is fixed.
final class PlayerLaplacian {

    /// Beyond it a matrix takes seconds and hundreds of megabytes.
    static final int MAX_DENSE = 1000;

    private static final double PRECISION = 1e-13;

    private final Encounters encounters;
    private final double[] weights;
    private final boolean[] fixed;
    private final boolean anyFixed;
    private final double[] diagonal;
    private final Optional<Cholesky> matrix;

    /// @param weights weights of encounters, positive
    /// @param fixed players whose rating does not move
    PlayerLaplacian(Encounters encounters, double[] weights, boolean[] fixed) {
        this.encounters = encounters;
        this.weights = weights;
        this.fixed = fixed;
        boolean any = false;
        for (boolean one : fixed) {
            any |= one;
        }
        anyFixed = any;
        diagonal = new double[encounters.players];
        for (int i = 0; i < encounters.size; i++) {
            diagonal[encounters.whites[i]] += weights[i];
            diagonal[encounters.blacks[i]] += weights[i];
        }
        matrix = encounters.players <= MAX_DENSE ? Optional.of(Cholesky.of(dense())) : Optional.empty();
    }

    /// With a weight between all pairs, which changes nothing for sums of 0 and makes the matrix regular.
    private double[][] dense() {
        int players = encounters.players;
        double[][] full = new double[players][players];
        double tie = anyFixed ? 0 : Arrays.stream(diagonal).sum() / players / players;
        for (int i = 0; i < players; i++) {
            Arrays.fill(full[i], tie);
            full[i][i] = tie + diagonal[i];
        }
        for (int i = 0; i < encounters.size; i++) {
            full[encounters.whites[i]][encounters.blacks[i]] -= weights[i];
            full[encounters.blacks[i]][encounters.whites[i]] -= weights[i];
        }
        for (int i = 0; i < players; i++) {
            if (fixed[i]) {
                for (int j = 0; j < players; j++) {
                    full[i][j] = 0;
                    full[j][i] = 0;
                }
                full[i][i] = 1;
            }
        }
        return full;
    }

    /// The ratings whose weighted differences sum to each player's number on the right.
    double[] solve(double[] right) {
        double[] known = projected(right.clone());
        if (matrix.isEmpty()) {
            return conjugate(known);
        }
        matrix.get().solve(known);
        return projected(known);
    }

    private double[] projected(double[] vector) {
        if (anyFixed) {
            for (int i = 0; i < vector.length; i++) {
                vector[i] = fixed[i] ? 0 : vector[i];
            }
        } else {
            double mean = Arrays.stream(vector).sum() / vector.length;
            for (int i = 0; i < vector.length; i++) {
                vector[i] -= mean;
            }
        }
        return vector;
    }

    private double[] conjugate(double[] right) {
        int players = right.length;
        double[] solution = new double[players];
        double[] rest = right.clone();
        double[] direction = scaled(rest);
        double size = DotProduct.of(rest, direction);
        double aim = size * PRECISION * PRECISION;
        double[] product = new double[players];
        for (int step = 0; step < 10 * players && size > aim; step++) {
            times(direction, product);
            double length = size / DotProduct.of(direction, product);
            for (int i = 0; i < players; i++) {
                solution[i] += length * direction[i];
                rest[i] -= length * product[i];
            }
            double[] conditioned = scaled(rest);
            double now = DotProduct.of(rest, conditioned);
            double turn = now / size;
            for (int i = 0; i < players; i++) {
                direction[i] = conditioned[i] + turn * direction[i];
            }
            size = now;
        }
        return projected(solution);
    }

    private double[] scaled(double[] vector) {
        double[] scaled = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            scaled[i] = vector[i] / diagonal[i];
        }
        return projected(scaled);
    }

    private void times(double[] vector, double[] into) {
        Arrays.fill(into, 0);
        for (int i = 0; i < encounters.size; i++) {
            int white = encounters.whites[i];
            int black = encounters.blacks[i];
            double pull = weights[i] * (vector[white] - vector[black]);
            into[white] += pull;
            into[black] -= pull;
        }
        projected(into);
    }
}
