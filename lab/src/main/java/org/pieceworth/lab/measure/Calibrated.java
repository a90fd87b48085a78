package org.pieceworth.lab.measure;

import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.matrix.Cholesky;

/// Values of a measurement combined with those of a calibration: both determine the values of knight, bishop,
/// rook, queen and pawn relative to each other, which improves the values of the pieces that they faced.
///
/// Combines only ratios: the score per centipawn is each experiment's own, so that games that are won more
/// easily do no harm. One step of weighted least squares on the contrasts, which is as exact as the delta
/// method.
///
/// @param values both together
/// @param misfit the test of their agreement
record Calibrated(StartValues values, ChiSquare misfit) {

    /// Standard deviation, as a share, of the values of knight, bishop, rook, queen and pawn between
    /// experiments with different other pieces (docs/measure.md).
    static final double SPREAD = 0.06;

    /// @param own values of the measurement
    /// @param before values of the calibration, with the same anchor
    /// @param share relative differences of values between games with other pieces
    static Calibrated join(StartValues own, StartValues before, double share) {
        MeasureAnchor anchor = own.anchor();
        // One piece of the anchor is omitted: the others and the sum determine it.
        List<Character> letters = Calibration.LETTERS.stream()
                .filter(letter -> !letter.equals(anchor.letters().getLast()))
                .filter(letter ->
                        own.letters().contains(letter) && before.letters().contains(letter))
                .toList();
        int size = letters.size();
        double[][] slopes = slopes(own, letters);
        double[][] priorSlopes = slopes(before, letters);
        Ratio ratio = own.ratio();
        double[][] spread = new double[size][size];
        double[] gap = new double[size];
        double[] known = Calibration.LETTERS.stream()
                .mapToDouble(letter -> value(before, letter))
                .toArray();
        for (int i = 0; i < size; i++) {
            gap[i] = of(known, letters.get(i)) - value(own, letters.get(i));
            for (int j = 0; j < size; j++) {
                spread[i][j] = ratio.covariance(slopes[i], slopes[j])
                        + before.ratio().covariance(priorSlopes[i], priorSlopes[j])
                        + share * share * moved(known, anchor, letters.get(i), letters.get(j));
            }
        }
        Cholesky root = Cholesky.of(spread);
        double[] pull = gap.clone();
        root.solve(pull);
        double[][] gain = new double[ratio.parameters().length][];
        for (int k = 0; k < gain.length; k++) {
            double[] unit = new double[gain.length];
            unit[k] = 1;
            gain[k] = IntStream.range(0, size)
                    .mapToDouble(i -> ratio.covariance(unit, slopes[i]))
                    .toArray();
        }
        double[] parameters = ratio.parameters().clone();
        double[][] covariance = new double[gain.length][gain.length];
        for (int k = 0; k < gain.length; k++) {
            parameters[k] += DotProduct.of(gain[k], pull);
            double[] weights = gain[k].clone();
            root.solve(weights);
            for (int l = 0; l < gain.length; l++) {
                covariance[k][l] = ratio.covariance()[k][l] - DotProduct.of(weights, gain[l]);
            }
        }
        return new Calibrated(
                new StartValues(
                        own.letters(), new Ratio(parameters, covariance), anchor, own.distribution(), own.informed()),
                new ChiSquare(DotProduct.of(gap, pull), size));
    }

    /// The covariance of two values when each piece varies independently in proportion to its value, and the
    /// sum of the anchor stays.
    private static double moved(double[] before, MeasureAnchor anchor, char left, char right) {
        double sum = 0;
        for (char piece : Calibration.LETTERS) {
            double value = of(before, piece);
            sum += value * value * share(before, anchor, left, piece) * share(before, anchor, right, piece);
        }
        return sum;
    }

    private static double share(double[] before, MeasureAnchor anchor, char letter, char moved) {
        return (letter == moved ? 1 : 0)
                - (anchor.letters().contains(moved) ? of(before, letter) / anchor.number() : 0);
    }

    /// @param values values of [Calibration#LETTERS]
    private static double of(double[] values, char letter) {
        return values[Calibration.LETTERS.indexOf(letter)];
    }

    private static double value(StartValues values, char letter) {
        return values.value(letter)
                .map(MeasuredValue.Worth::estimate)
                .orElseThrow()
                .value();
    }

    private static double[][] slopes(StartValues values, List<Character> letters) {
        return letters.stream()
                .map(letter -> values.slope(letter).orElseThrow())
                .toArray(double[][]::new);
    }
}
