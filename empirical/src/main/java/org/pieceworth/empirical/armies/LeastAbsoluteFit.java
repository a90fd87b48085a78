package org.pieceworth.empirical.armies;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.matrix.Cholesky;

/// The second method of the armies study: values of pieces by file that minimise the mean absolute error of
/// predicted scores.
///
/// White's score in percent is 100/(1 + e^(−s x)) at x = normalization · (White's sum − (1 − contempt) ·
/// Black's sum), with the anchor's value given. If all armies have equal numbers of pieces, normalization,
/// contempt and the zero of the values depend on each other: a constant added to all values changes x only by
/// contempt times itself. Then the normalization must be given; elsewhere it is fitted. Likewise armies with
/// equal numbers of pieces on a file leave the level of each file to contempt; levels stay alike.
///
/// The least sum of absolute differences is found by weighted least squares whose weights are one over the difference,
/// cut off ever closer to 0.
public final class LeastAbsoluteFit {

    /// Logits per centipawn, of the source's curve.
    public static final double SLOPE = 0.00368208;

    /// The source's.
    public static final double NORMALIZATION = 0.764686;

    /// The source's bounds of values.
    private static final double LARGEST = 1200;

    private static final double[] CUTS = {3, 1, 0.3, 0.1, 0.03, 0.01, 0.003};
    private static final int STEPS = 30;

    /// A relative gain of a step that ends the steps of a cut.
    private static final double SETTLED = 1e-6;

    private static final double TINY = 1e-9;

    /// Weight, relative to the rows, of the terms that make the levels of files equal.
    private static final double HOLD = 1000;

    /// The result of a fit.
    ///
    /// @param values value of each piece and file, piece after piece, NaN without games
    /// @param loss the mean absolute difference of scores, in percent of the points
    /// @param normalization found or given
    /// @param contempt relative reduction of Black's pieces
    public record Result(double[] values, double loss, double normalization, double contempt) {}

    private final int cells;
    private final double[] score;

    /// Per row the cells of its pieces, and how many of them are White's and Black's.
    private final int[][] cell;

    private final int[][] ofWhite;
    private final int[][] ofBlack;
    private final double[] theta;
    private final boolean[] present;
    private final int fixed;
    private final double[][] held;
    private final double[] start;
    private double contempt;

    private LeastAbsoluteFit(ArmyDesign design, int fixed, double fixedTheta, double[] start, double[][] held) {
        this.fixed = fixed;
        this.held = held;
        this.start = start;
        cells = start.length;
        theta = start.clone();
        if (fixed >= 0) {
            theta[fixed] = fixedTheta;
        }
        score = design.results().rows().stream().mapToDouble(ArmyResult::score).toArray();
        cell = new int[score.length][];
        ofWhite = new int[score.length][];
        ofBlack = new int[score.length][];
        present = new boolean[cells];
        for (int row = 0; row < score.length; row++) {
            int[] white = design.white(row);
            int[] black = design.black(row);
            int[] there = IntStream.range(0, cells)
                    .filter(i -> white[i] + black[i] > 0)
                    .toArray();
            cell[row] = there;
            ofWhite[row] = Arrays.stream(there).map(i -> white[i]).toArray();
            ofBlack[row] = Arrays.stream(there).map(i -> black[i]).toArray();
            for (int i : there) {
                present[i] = true;
            }
        }
    }

    /// Fits values.
    ///
    /// @param anchor the place of the piece whose value is given
    /// @param anchorValue its value on its most frequent file
    /// @param normalization given if the rows leave it open
    /// @param coefficients starting coefficients of pieces in log-odds, of the right sign
    /// @param zeroOpen whether the rows leave the zero open
    /// @param open directions of the coefficients by file that the rows leave open
    public static Result of(
            ArmyDesign design,
            int anchor,
            double anchorValue,
            double normalization,
            double[] coefficients,
            boolean zeroOpen,
            double[][] open) {
        int files = design.files();
        int anchorCell = commonest(design, anchor);
        double unit = SLOPE * normalization;
        double shift = zeroOpen ? anchorValue * unit - coefficients[anchor] : 0;
        double[] start = new double[coefficients.length * files];
        for (int i = 0; i < start.length; i++) {
            start[i] = coefficients[i / files] + shift;
        }
        LeastAbsoluteFit fit =
                new LeastAbsoluteFit(design, zeroOpen ? anchorCell : -1, anchorValue * unit, start, levels(open));
        double bound = zeroOpen ? LARGEST * unit : Double.POSITIVE_INFINITY;
        double loss = fit.minimise(bound);
        double scale = fit.theta[anchorCell] / anchorValue;
        double[] values = new double[start.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = fit.present[i] ? fit.theta[i] / scale : Double.NaN;
        }
        return new Result(values, loss, scale / SLOPE, fit.contempt);
    }

    /// Open directions without the part common to all cells.
    private static double[][] levels(double[][] open) {
        return Arrays.stream(open)
                .map(direction -> {
                    double mean = Arrays.stream(direction).average().orElse(0);
                    return Arrays.stream(direction).map(part -> part - mean).toArray();
                })
                .toArray(double[][]::new);
    }

    private static int commonest(ArmyDesign design, int piece) {
        int files = design.files();
        int[] count = new int[files];
        for (int row = 0; row < design.rows(); row++) {
            for (int file = 0; file < files; file++) {
                count[file] += design.white(row)[piece * files + file] + design.black(row)[piece * files + file];
            }
        }
        int best = 0;
        for (int file = 1; file < files; file++) {
            best = count[file] > count[best] ? file : best;
        }
        return piece * files + best;
    }

    /// White's expected scores in percent at given values.
    public static double[] predictions(ArmyDesign design, double[] values, double normalization, double contempt) {
        LeastAbsoluteFit fit = new LeastAbsoluteFit(
                design,
                -1,
                0,
                Arrays.stream(values)
                        .map(value -> Double.isNaN(value) ? 0 : value * normalization * SLOPE)
                        .toArray(),
                new double[0][]);
        fit.contempt = contempt;
        double[] predictions = new double[fit.score.length];
        Arrays.setAll(predictions, row -> expected(fit.predictor(row)));
        return predictions;
    }

    private static double expected(double predictor) {
        return 100 / (1 + Math.exp(-predictor));
    }

    private double predictor(int row) {
        double sum = 0;
        for (int i = 0; i < cell[row].length; i++) {
            sum += theta[cell[row][i]] * (ofWhite[row][i] - (1 - contempt) * ofBlack[row][i]);
        }
        return sum;
    }

    private double blackSum(int row) {
        double sum = 0;
        for (int i = 0; i < cell[row].length; i++) {
            sum += theta[cell[row][i]] * ofBlack[row][i];
        }
        return sum;
    }

    private double loss() {
        double sum = 0;
        for (int row = 0; row < score.length; row++) {
            sum += Math.abs(score[row] - expected(predictor(row)));
        }
        return sum / score.length;
    }

    private double minimise(double bound) {
        double best = loss();
        double[] bestTheta = theta.clone();
        double bestContempt = contempt;
        for (double cut : CUTS) {
            double before = Double.POSITIVE_INFINITY;
            for (int i = 0; i < STEPS; i++) {
                StopRequest.check();
                step(cut, bound);
                double loss = loss();
                if (loss < best) {
                    best = loss;
                    System.arraycopy(theta, 0, bestTheta, 0, cells);
                    bestContempt = contempt;
                }
                if (Math.abs(loss - before) < SETTLED * loss) {
                    break;
                }
                before = loss;
            }
        }
        System.arraycopy(bestTheta, 0, theta, 0, cells);
        contempt = bestContempt;
        return best;
    }

    /// One step of weighted least squares.
    private void step(double cut, double bound) {
        double[][] products = new double[cells + 1][cells + 1];
        double[] gradient = new double[cells + 1];
        double[] derivative = new double[cells + 1];
        for (int row = 0; row < score.length; row++) {
            double expected = expected(predictor(row));
            double difference = score[row] - expected;
            double slope = expected * (100 - expected) / 100;
            double weight = 1 / Math.sqrt(difference * difference + cut * cut);
            int[] there = cell[row];
            int number = there.length;
            for (int i = 0; i < number; i++) {
                derivative[i] = slope * (ofWhite[row][i] - (1 - contempt) * ofBlack[row][i]);
            }
            derivative[number] = slope * blackSum(row);
            for (int i = 0; i <= number; i++) {
                int at = i < number ? there[i] : cells;
                gradient[at] += weight * derivative[i] * difference;
                for (int j = 0; j <= i; j++) {
                    products[at][j < number ? there[j] : cells] += weight * derivative[i] * derivative[j];
                }
            }
        }
        double trace = 0;
        for (int i = 0; i <= cells; i++) {
            trace += products[i][i];
        }
        for (int i = 0; i <= cells; i++) {
            products[i][i] += TINY * trace / cells;
        }
        hold(products, gradient, HOLD * trace / cells);
        if (fixed >= 0) {
            Arrays.fill(products[fixed], 0, fixed, 0);
            for (int i = fixed + 1; i <= cells; i++) {
                products[i][fixed] = 0;
            }
            products[fixed][fixed] = 1;
            gradient[fixed] = 0;
        }
        Cholesky.of(products).solve(gradient);
        double least = Double.isFinite(bound) ? 0 : Double.NEGATIVE_INFINITY;
        for (int i = 0; i < cells; i++) {
            theta[i] = Math.clamp(theta[i] + gradient[i], least, bound);
        }
        contempt = Math.clamp(contempt + gradient[cells], -1, 1);
    }

    /// Fixes open directions at their starting values.
    private void hold(double[][] products, double[] gradient, double weight) {
        for (double[] direction : held) {
            double moved = 0;
            for (int i = 0; i < cells; i++) {
                moved += direction[i] * (theta[i] - start[i]);
            }
            for (int i = 0; i < cells; i++) {
                gradient[i] -= weight * moved * direction[i];
                for (int j = 0; j <= i; j++) {
                    products[i][j] += weight * direction[i] * direction[j];
                }
            }
        }
    }
}
