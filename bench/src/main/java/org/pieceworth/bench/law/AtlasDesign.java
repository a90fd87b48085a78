package org.pieceworth.bench.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.valuation.play.LawTerms;
import org.pieceworth.valuation.play.MovementKinds;
import org.pieceworth.valuation.play.PlayLaw;

/// Chooses which pieces to measure next: one after the other the piece that lowers the mean variance of what the law
/// says of all candidates most (a greedy design for the mean variance of predictions, "I-optimal"). Uncertain are
/// the law's weights, with the penalty of [LawFit] as their prior, and what the law misses of each kind of pieces as
/// a whole, with what it has missed of kinds left out. Bounds on weights are not used, so variances are too large
/// rather than too small.
public final class AtlasDesign {

    /// Standard error of a first measurement, as a share of value + [PlayLaw#SOFT].
    private static final double MEASURED = 0.08;

    private final PlayLaw law;
    private final SquareBoard board;
    private final int terms = LawTerms.ALL.size();
    private final double[] scale = new double[terms];

    /// @param law so far
    public AtlasDesign(PlayLaw law, SquareBoard board) {
        this.law = law;
        this.board = board;
    }

    /// The candidates to measure, best first, as places in their list.
    ///
    /// @param known pieces that are measured
    /// @param candidates others
    /// @param number so many at most
    public List<Integer> order(List<Movement> known, List<Movement> candidates, int number) {
        double[][] measured = known.stream().map(this::terms).toArray(double[][]::new);
        double[][] others = candidates.stream().map(this::terms).toArray(double[][]::new);
        for (double[][] each : new double[][][] {measured, others}) {
            for (double[] row : each) {
                for (int i = 0; i < terms; i++) {
                    scale[i] = Math.max(scale[i], row[i]);
                }
            }
        }
        double[][] observed = IntStream.range(0, measured.length)
                .mapToObj(i -> row(known.get(i), measured[i]))
                .toArray(double[][]::new);
        double[][] wanted = IntStream.range(0, others.length)
                .mapToObj(i -> row(candidates.get(i), others[i]))
                .toArray(double[][]::new);
        return greedy(covariance(observed), wanted, number);
    }

    private double[] terms(Movement movement) {
        return LawTerms.of(movement, board);
    }

    /// By how much the logarithm of a piece's value moves with each weight and with the error of each kind.
    private double[] row(Movement movement, double[] of) {
        MovementKinds.Kind[] kinds = MovementKinds.Kind.values();
        double[] row = new double[terms + kinds.length];
        double sum = 0;
        for (int i = 0; i < terms; i++) {
            sum += law.weights()[i] * of[i];
        }
        double value = Math.pow(sum, 1 / PlayLaw.POWER);
        double slope = sum == 0 ? 0 : value / (value + PlayLaw.SOFT) / (PlayLaw.POWER * sum);
        for (int i = 0; i < terms; i++) {
            row[i] = scale[i] == 0 ? 0 : slope * of[i] / scale[i];
        }
        Set<MovementKinds.Kind> own = MovementKinds.of(movement);
        for (MovementKinds.Kind kind : kinds) {
            if (own.contains(kind)) {
                row[terms + kind.ordinal()] = unknown(kind);
            }
        }
        return row;
    }

    /// What the law misses of a kind as a whole when it has seen none of it.
    private double unknown(MovementKinds.Kind kind) {
        double unseen =
                law.kinds().getOrDefault(kind, new PlayLaw.KindError(0, 0, 1)).unseen();
        return Math.sqrt(Math.max(0, unseen * unseen - law.spread() * law.spread()));
    }

    private static double noise() {
        return LawFit.SHARE * LawFit.SHARE + MEASURED * MEASURED;
    }

    private double[][] covariance(double[][] observed) {
        int size = terms + MovementKinds.Kind.values().length;
        double[][] precision = new double[size][size];
        for (double[] row : observed) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size && row[i] != 0; j++) {
                    precision[i][j] += row[i] * row[j] / noise();
                }
            }
        }
        for (int i = 0; i < size; i++) {
            precision[i][i] += i < terms ? LawFit.PENALTY : 1;
        }
        Cholesky factor = Cholesky.of(precision);
        double[][] covariance = new double[size][];
        for (int i = 0; i < size; i++) {
            covariance[i] = new double[size];
            covariance[i][i] = 1;
            factor.solve(covariance[i]);
        }
        return covariance;
    }

    private static List<Integer> greedy(double[][] covariance, double[][] wanted, int number) {
        List<Integer> order = new ArrayList<>();
        boolean[] chosen = new boolean[wanted.length];
        double[][] along =
                Arrays.stream(wanted).map(row -> times(covariance, row)).toArray(double[][]::new);
        while (order.size() < Math.min(number, wanted.length)) {
            int best = -1;
            double most = -1;
            for (int i = 0; i < wanted.length; i++) {
                if (!chosen[i]) {
                    double gain = gain(along[i], wanted, wanted[i]);
                    if (gain > most) {
                        most = gain;
                        best = i;
                    }
                }
            }
            chosen[best] = true;
            order.add(best);
            double[] direction = along[best].clone();
            double own = noise() + product(direction, wanted[best]);
            for (int i = 0; i < wanted.length; i++) {
                double share = product(direction, wanted[i]) / own;
                for (int k = 0; k < direction.length; k++) {
                    along[i][k] -= share * direction[k];
                }
            }
        }
        return order;
    }

    /// By how much the variances of all wanted together fall.
    private static double gain(double[] along, double[][] wanted, double[] row) {
        double sum = 0;
        for (double[] other : wanted) {
            double product = product(along, other);
            sum += product * product;
        }
        return sum / (noise() + product(along, row));
    }

    private static double[] times(double[][] matrix, double[] vector) {
        return Arrays.stream(matrix).mapToDouble(row -> product(row, vector)).toArray();
    }

    private static double product(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }
}
