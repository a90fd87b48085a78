package org.pieceworth.empirical.choices;

import java.util.function.Function;
import java.util.stream.IntStream;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.matrix.SquareMatrix;

/// The dependence of the fitted values on the assumed ones. With a matrix J of slopes, an error e of one
/// round becomes J e in the next, and in total (1 + J + J² + …) e.
///
/// @param pieces the columns of the pieces that have a value, the unit aside
/// @param unit the column of the unit
/// @param slopes slopes of the values found, a row each, by the values assumed
/// @param sum 1 + J + J² + …
/// @param size factor on a deviation per round, in the limit; 1 or more if it does not shrink
record FixedPointJacobian(int[] pieces, int unit, double[][] slopes, double[][] sum, double size) {

    private static final int TERMS = 200;

    /// Values are changed by this many standard errors, and by at least this many centipawns, to measure the
    /// effect.
    private static final double STEP = 2;

    private static final double LEAST_STEP = 3;

    /// Measures the slopes, by a round above and one below for each piece.
    ///
    /// @param at the round whose values stayed the same
    /// @param errors errors of the values, without the iteration's part: the relevant range
    /// @param rounds fits with captures settled by values
    static FixedPointJacobian of(
            ChoiceRound at, double[] assumed, int unit, double[] errors, Function<double[], ChoiceRound> rounds) {
        int[] pieces = IntStream.range(0, assumed.length)
                .filter(piece -> piece != unit && at.fit().isDetermined(piece))
                .toArray();
        double[][] slopes = new double[pieces.length][pieces.length];
        for (int j = 0; j < pieces.length; j++) {
            double change = Math.max(LEAST_STEP, Math.rint(STEP * errors[pieces[j]]));
            double[] above = assumed.clone();
            above[pieces[j]] += change;
            double[] below = assumed.clone();
            below[pieces[j]] -= change;
            double[] more = rounds.apply(above).values(unit, assumed);
            double[] less = rounds.apply(below).values(unit, assumed);
            for (int i = 0; i < pieces.length; i++) {
                slopes[i][j] = (more[pieces[i]] - less[pieces[i]]) / (2 * change);
            }
        }
        return of(pieces, unit, slopes);
    }

    static FixedPointJacobian of(int[] pieces, int unit, double[][] slopes) {
        double[][] sum = new double[pieces.length][pieces.length];
        double[][] power = new double[pieces.length][pieces.length];
        for (int i = 0; i < pieces.length; i++) {
            sum[i][i] = 1;
            power[i][i] = 1;
        }
        double norm = 1;
        for (int term = 1; term <= TERMS && norm > 0 && norm < 1e9; term++) {
            power = SquareMatrix.product(power, slopes);
            norm = norm(power);
            for (int i = 0; i < pieces.length; i++) {
                for (int j = 0; j < pieces.length; j++) {
                    sum[i][j] += power[i][j];
                }
            }
        }
        return new FixedPointJacobian(pieces, unit, slopes, sum, Math.pow(norm, 1.0 / TERMS));
    }

    private static double norm(double[][] matrix) {
        double norm = 0;
        for (double[] row : matrix) {
            for (double value : row) {
                norm = Math.max(norm, Math.abs(value));
            }
        }
        return norm;
    }

    /// Errors of the values, by column, 0 for those without; including the echo.
    ///
    /// @param ratio the coefficients of the last round, with their covariance
    double[] errors(Ratio ratio) {
        int parameters = ratio.parameters().length;
        double[][] own = new double[pieces.length][];
        for (int i = 0; i < pieces.length; i++) {
            own[i] = ratio.slope(
                    ChoiceClusters.weight(parameters, pieces[i]), ChoiceClusters.weight(parameters, unit), 100);
        }
        double[] errors = new double[parameters];
        for (int i = 0; i < pieces.length; i++) {
            double[] slope = new double[parameters];
            for (int k = 0; k < pieces.length; k++) {
                for (int p = 0; p < parameters; p++) {
                    slope[p] += sum[i][k] * own[k][p];
                }
            }
            errors[pieces[i]] = Math.sqrt(Math.max(0, ratio.covariance(slope, slope)));
        }
        return errors;
    }
}
