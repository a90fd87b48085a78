package org.pieceworth.bench.findings;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.pieceworth.stats.optimize.BoundedLeastSquares;
import org.pieceworth.stats.optimize.BoundedLeastSquares.Low;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.PlayLaw;

/// Measured values of pieces, to which laws are fitted by least squares, in one of two units: standard errors,
/// whose sum tests a law; or logarithms of value + 40 with a tolerance for what any law misses, which lets no
/// well-measured piece rule a law that is not true.
///
/// @param rows the pieces
/// @param tolerance a law's own error of that logarithm; 0 for standard errors
record Measurements(List<AtlasRow> rows, double tolerance) {

    /// What the best law misses (docs/models/play.md).
    static final double TOLERANCE = 0.1;

    private static final double STEP = 1e-6;
    private static final double ENOUGH = 1e-8;
    private static final int FOLDS = 10;

    Measurements {
        rows = List.copyOf(rows);
    }

    int[] all() {
        return IntStream.range(0, rows.size()).toArray();
    }

    double residual(double value, int piece) {
        AtlasRow row = rows.get(piece);
        return tolerance == 0
                ? (value - row.value()) / row.error()
                : logError(value, piece) / Math.hypot(row.spread(), tolerance);
    }

    double logError(double value, int piece) {
        return PlayLaw.logarithm(value) - PlayLaw.logarithm(rows.get(piece).value());
    }

    /// Fits to some of the pieces; one may be among them more than once.
    Low fit(ModelLaw law, int[] pieces, double[] start) {
        return new BoundedLeastSquares(new Misses(law, pieces), law.lower(), law.upper()).from(start, ENOUGH);
    }

    Low fit(ModelLaw law) {
        return fit(law, all(), law.start());
    }

    /// Each piece's value by constants that were fitted without it and the others of its tenth; tenths are mixed by
    /// value.
    double[] heldOut(ModelLaw law) {
        int[] order = IntStream.of(all())
                .boxed()
                .sorted((left, right) ->
                        Double.compare(rows.get(left).value(), rows.get(right).value()))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] start = fit(law).point();
        double[] foretold = new double[rows.size()];
        for (int fold = 0; fold < FOLDS; fold++) {
            int own = fold;
            int[] others = IntStream.range(0, order.length)
                    .filter(i -> i % FOLDS != own)
                    .map(i -> order[i])
                    .toArray();
            double[] constants = fit(law, others, start).point();
            for (int i = fold; i < order.length; i += FOLDS) {
                foretold[order[i]] = law.value(constants, order[i]);
            }
        }
        return foretold;
    }

    /// Constants by pieces that are drawn with repetition.
    double[][] bootstrap(ModelLaw law, int draws, long seed) {
        SplittableRandom lot = new SplittableRandom(seed);
        double[] start = fit(law).point();
        double[][] drawn = new double[draws][];
        for (int draw = 0; draw < draws; draw++) {
            int[] pieces = IntStream.range(0, rows.size())
                    .map(_ -> lot.nextInt(rows.size()))
                    .toArray();
            drawn[draw] = fit(law, pieces, start).point();
        }
        return drawn;
    }

    private final class Misses implements BoundedLeastSquares.Residuals {

        private final ModelLaw law;
        private final int[] pieces;

        Misses(ModelLaw law, int[] pieces) {
            this.law = law;
            this.pieces = pieces;
        }

        @Override
        public double[] at(double[] point) {
            return Arrays.stream(pieces)
                    .mapToDouble(piece -> residual(law.value(point, piece), piece))
                    .toArray();
        }

        @Override
        public double[][] slopes(double[] point) {
            double[][] slopes = new double[pieces.length][point.length];
            double[] size = law.start();
            double[] here = at(point);
            for (int j = 0; j < point.length; j++) {
                double step = STEP * Math.max(Math.abs(point[j]), Math.abs(size[j]));
                double[] moved = point.clone();
                moved[j] += step;
                for (int i = 0; i < pieces.length; i++) {
                    if (law.depends(j, pieces[i])) {
                        slopes[i][j] = (residual(law.value(moved, pieces[i]), pieces[i]) - here[i]) / step;
                    }
                }
            }
            return slopes;
        }
    }
}
