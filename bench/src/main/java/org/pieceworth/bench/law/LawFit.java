package org.pieceworth.bench.law;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.LawTerms;
import org.pieceworth.valuation.play.MovementKinds;
import org.pieceworth.valuation.play.MovementKinds.Kind;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.play.PlayLaw.KindError;

/// Learns the law from measured pieces, and finds by how much it misses on pieces that it has not seen.
public final class LawFit {

    /// Parts of the pieces that are left out in turn.
    private static final int PARTS = 20;

    static final double PENALTY = 0.003;
    static final double SHARE = 0.07;

    /// Centipawns: what is worth less, or nothing, counts as worth so much, since no power of it is known else.
    private static final double LEAST = 5;

    private static final double SHRINKAGE = 5;
    private static final double LEVEL = 0.9;
    private static final double MOST_SPREAD = 2;
    private static final long SEED = 1;

    private final List<AtlasRow> rows;
    private final List<Movement> movements;
    private final double[][] terms;

    /// @param rows of one board and condition
    public LawFit(List<AtlasRow> rows, SquareBoard board) {
        this.rows = List.copyOf(rows);
        movements = rows.stream().map(row -> Betza.movementOf(row.piece())).toList();
        terms = movements.stream().map(movement -> LawTerms.of(movement, board)).toArray(double[][]::new);
    }

    /// The law learned from all pieces, with the errors that it makes on pieces left out.
    public PlayLaw fit() {
        double[] leftOut = leftOut();
        double[] errors = errors(leftOut);
        Map<Kind, KindError> kinds = new EnumMap<>(Kind.class);
        double[] withoutKinds = new double[rows.size()];
        for (Kind kind : Kind.values()) {
            int[] of = IntStream.range(0, rows.size())
                    .filter(i -> MovementKinds.of(movements.get(i), leftOut[i]).contains(kind))
                    .toArray();
            if (of.length > 0 && of.length < rows.size()) {
                predict(i -> Arrays.binarySearch(of, i) < 0, of, withoutKinds);
                kinds.put(kind, new KindError(of.length, spread(of, errors), rootMeanSquare(of, withoutKinds)));
            }
        }
        return new PlayLaw(weights(_ -> true), spread(errors), rows.size(), kinds);
    }

    /// A law learned from as many pieces, drawn from them with repetition: how such laws differ is how little is known
    /// of a rule that the law says (a bootstrap of pieces). It has no spread and knows no kinds.
    public PlayLaw resampled(SplittableRandom lot) {
        int[] drawn = IntStream.range(0, rows.size())
                .map(_ -> lot.nextInt(rows.size()))
                .toArray();
        return new PlayLaw(weights(drawn), 0, rows.size(), Map.of());
    }

    /// The value of each piece by a law that was learned without it, in the order of the rows.
    public double[] leftOut() {
        int[] part = new int[rows.size()];
        SplittableRandom lot = new SplittableRandom(SEED);
        int[] order = IntStream.range(0, rows.size()).toArray();
        for (int i = order.length - 1; i > 0; i--) {
            int other = lot.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
        for (int i = 0; i < order.length; i++) {
            part[order[i]] = i % PARTS;
        }
        double[] values = new double[rows.size()];
        for (int each = 0; each < PARTS; each++) {
            int here = each;
            predict(
                    i -> part[i] != here,
                    IntStream.range(0, rows.size()).filter(i -> part[i] == here).toArray(),
                    values);
        }
        return values;
    }

    private void predict(IntPredicate seen, int[] wanted, double[] values) {
        double[] weights = weights(seen);
        for (int i : wanted) {
            double sum = 0;
            for (int k = 0; k < weights.length; k++) {
                sum += weights[k] * terms[i][k];
            }
            values[i] = Math.pow(sum, 1 / PlayLaw.POWER);
        }
    }

    private double[] weights(IntPredicate seen) {
        return weights(IntStream.range(0, rows.size()).filter(seen).toArray());
    }

    private double[] weights(int[] known) {
        double[][] of = new double[known.length][];
        double[] wanted = new double[known.length];
        double[] errors = new double[known.length];
        for (int i = 0; i < known.length; i++) {
            AtlasRow row = rows.get(known[i]);
            of[i] = terms[known[i]];
            double value = Math.max(LEAST, row.value());
            wanted[i] = Math.pow(value, PlayLaw.POWER);
            double own = SHARE * (value + PlayLaw.SOFT);
            double slope = PlayLaw.POWER * Math.pow(value, PlayLaw.POWER - 1);
            errors[i] = slope * Math.hypot(row.error(), own);
        }
        return NonNegativeLeastSquares.fit(of, wanted, errors, PENALTY);
    }

    private double[] errors(double[] values) {
        double[] errors = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            errors[i] = PlayLaw.logarithm(rows.get(i).value()) - PlayLaw.logarithm(values[i]);
        }
        return errors;
    }

    private double rootMeanSquare(int[] of, double[] values) {
        double[] errors = errors(values);
        double sum = 0;
        for (int i : of) {
            sum += errors[i] * errors[i] - rows.get(i).spread() * rows.get(i).spread();
        }
        return Math.sqrt(Math.max(0, sum / of.length));
    }

    /// The spread of a kind, shrunk towards that of all pieces by [#SHRINKAGE] pieces.
    private double spread(int[] of, double[] errors) {
        double all = spread(errors);
        double sum = SHRINKAGE * all * all;
        for (int i : of) {
            sum += errors[i] * errors[i] - rows.get(i).spread() * rows.get(i).spread();
        }
        return Math.sqrt(Math.max(all * all / 4, sum / (of.length + SHRINKAGE)));
    }

    /// The spread with which intervals of 90 % contain 90 % of the values left out.
    private double spread(double[] errors) {
        double low = 0;
        double high = MOST_SPREAD;
        while (high - low > 1e-6) {
            double middle = (low + high) / 2;
            int inside = 0;
            for (int i = 0; i < errors.length; i++) {
                inside += Math.abs(errors[i])
                                <= PlayLaw.NINE_IN_TEN
                                        * Math.hypot(middle, rows.get(i).spread())
                        ? 1
                        : 0;
            }
            if (inside >= LEVEL * errors.length) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }
}
