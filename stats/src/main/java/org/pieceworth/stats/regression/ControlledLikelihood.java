package org.pieceworth.stats.regression;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;

/// The likelihood of rows with controls at given parameters, its slopes and curves. The levels' effects are eliminated
/// one by one, since no game has two levels.
final class ControlledLikelihood {

    private final ControlledRows rows;
    private final FitOptions options;
    private final int columns;
    private final int size;
    private final int levels;
    private final boolean covariate;
    private final OutcomeScore score = new OutcomeScore();
    private final double[] vector;

    /// The parameters, then the effects.
    private final double[] point;

    private double dispersion = 1;
    private double penalty;
    private double logLikelihood;
    private final double[] gradient;
    private final double[][] hessian;
    private final double[] effectGradient;
    private final double[] effectHessian;
    private final double[][] cross;

    ControlledLikelihood(ControlledRows rows, OutcomeFit fit) {
        this.rows = rows;
        options = fit.options();
        columns = rows.data().columns();
        covariate = rows.covariate().length > 0;
        levels = rows.levels();
        size = fit.parameters().length + (covariate ? 1 : 0);
        vector = new double[size];
        point = new double[size + levels];
        gradient = new double[size];
        hessian = new double[size][size];
        effectGradient = new double[levels];
        effectHessian = new double[levels];
        cross = new double[levels][size];
        System.arraycopy(fit.parameters(), 0, point, 0, columns);
        int more = fit.parameters().length - columns;
        System.arraycopy(fit.parameters(), columns, point, size - more, more);
    }

    int levels() {
        return levels;
    }

    void setDispersion(double dispersion) {
        this.dispersion = dispersion;
    }

    double[] point() {
        return point.clone();
    }

    void move(double[] from, double[] direction, double scale) {
        for (int i = 0; i < point.length; i++) {
            point[i] = from[i] + scale * direction[i];
        }
    }

    private double width() {
        return options.ordered() ? point[size - 1] : 0;
    }

    /// The predictor of a row; its features are in the vector then.
    private double predictor(int game, int row) {
        Arrays.fill(vector, 0);
        GroupedOutcomes data = rows.data();
        int group = rows.group()[row];
        double eta = 0;
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            vector[data.column()[at]] = data.value()[at];
            eta += data.value()[at] * point[data.column()[at]];
        }
        if (covariate) {
            vector[columns] = rows.covariate()[game];
            eta += vector[columns] * point[columns];
        }
        if (options.constant()) {
            int constant = columns + (covariate ? 1 : 0);
            vector[constant] = 1;
            eta += point[constant];
        }
        return levels == 0 ? eta : eta + rows.sign()[game] * point[size + rows.level()[game]];
    }

    private void slopes(double eta, int row) {
        double wins = options.wonWeight(rows.win()[row], rows.draw()[row]);
        double draws = options.drawnWeight(rows.draw()[row]);
        double losses = options.wonWeight(rows.loss()[row], rows.draw()[row]);
        score.slopes(eta, wins, draws, losses);
        score.logLikelihood(eta, wins, draws, losses);
    }

    /// The log-likelihood over the dispersion, less half the penalty times the squared effects, with its
    /// slopes and curves; −∞ outside its domain.
    double compute(double withPenalty) {
        penalty = withPenalty;
        if (options.ordered() && !(width() > 0)) {
            return Double.NEGATIVE_INFINITY;
        }
        Arrays.fill(gradient, 0);
        Arrays.fill(effectGradient, 0);
        Arrays.fill(effectHessian, 0);
        for (double[] each : hessian) {
            Arrays.fill(each, 0);
        }
        for (double[] each : cross) {
            Arrays.fill(each, 0);
        }
        score.setWidth(width());
        double sum = 0;
        for (int game = 0; game < rows.games(); game++) {
            for (int row = rows.start()[game]; row < rows.start()[game + 1]; row++) {
                slopes(predictor(game, row), row);
                sum += score.logLikelihood;
                add(game);
            }
        }
        logLikelihood = sum / dispersion;
        SquareMatrix.mirrored(hessian);
        double value = logLikelihood;
        for (int level = 0; level < levels; level++) {
            double effect = point[size + level];
            value -= penalty * effect * effect / 2;
            effectGradient[level] -= penalty * effect;
        }
        return value;
    }

    private void add(int game) {
        int last = size - (options.ordered() ? 1 : 0);
        double byEta = score.byEta / dispersion;
        double curve = score.etaEta / dispersion;
        double byBoth = score.etaWidth / dispersion;
        for (int i = 0; i < last; i++) {
            if (vector[i] != 0) {
                gradient[i] += byEta * vector[i];
                for (int j = 0; j <= i; j++) {
                    hessian[i][j] += curve * vector[i] * vector[j];
                }
            }
        }
        if (options.ordered()) {
            gradient[last] += score.byWidth / dispersion;
            for (int j = 0; j < last; j++) {
                hessian[last][j] += byBoth * vector[j];
            }
            hessian[last][last] += score.widthWidth / dispersion;
        }
        if (levels > 0) {
            int level = rows.level()[game];
            double sign = rows.sign()[game];
            effectGradient[level] += sign * byEta;
            effectHessian[level] += curve;
            for (int i = 0; i < last; i++) {
                cross[level][i] += sign * curve * vector[i];
            }
            if (options.ordered()) {
                cross[level][last] += sign * byBoth;
            }
        }
    }

    /// Newton's step, effects eliminated.
    double[] direction() {
        double[] step = new double[size + levels];
        double[] right = gradient.clone();
        for (int level = 0; level < levels; level++) {
            double share = effectGradient[level] / (effectHessian[level] + penalty);
            for (int i = 0; i < size; i++) {
                right[i] -= cross[level][i] * share;
            }
        }
        Cholesky.of(reduced()).solve(right);
        System.arraycopy(right, 0, step, 0, size);
        for (int level = 0; level < levels; level++) {
            double sum = effectGradient[level];
            for (int i = 0; i < size; i++) {
                sum -= cross[level][i] * right[i];
            }
            step[size + level] = sum / (effectHessian[level] + penalty);
        }
        return step;
    }

    /// The information on the parameters that the effects leave.
    private double[][] reduced() {
        double[][] reduced = new double[size][size];
        for (int i = 0; i < size; i++) {
            System.arraycopy(hessian[i], 0, reduced[i], 0, size);
        }
        for (int level = 0; level < levels; level++) {
            double by = 1 / (effectHessian[level] + penalty);
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    reduced[i][j] -= by * cross[level][i] * cross[level][j];
                }
            }
        }
        return reduced;
    }

    /// The log-likelihood with the effects integrated out by Laplace's approximation.
    double marginal(double deviation) {
        double sum = logLikelihood;
        for (int level = 0; level < levels; level++) {
            double effect = point[size + level];
            sum -= effect * effect * penalty / 2 + Math.log1p(deviation * deviation * effectHessian[level]) / 2;
        }
        return sum;
    }

    /// The variance of the games' scores by the constant, over that of independent rows.
    double dispersion() {
        double squares = 0;
        double information = 0;
        score.setWidth(width());
        for (int game = 0; game < rows.games(); game++) {
            double sum = 0;
            for (int row = rows.start()[game]; row < rows.start()[game + 1]; row++) {
                slopes(predictor(game, row), row);
                sum += score.byEta;
                information += score.etaEta;
            }
            squares += sum * sum;
        }
        return Math.max(1, squares / information);
    }

    /// @param random whether effects are random, so that levels and not games are independent
    ControlledFit result(double deviation, boolean random, boolean withShares) {
        int[] clusters = new int[rows.games()];
        Arrays.setAll(clusters, game -> random ? rows.level()[game] : game);
        double[][] scores = new double[random ? levels : rows.games()][size];
        double[][] shares = new double[withShares ? scores.length : 0][size * (size + 1) / 2];
        score.setWidth(width());
        for (int game = 0; game < rows.games(); game++) {
            double[] into = scores[clusters[game]];
            for (int row = rows.start()[game]; row < rows.start()[game + 1]; row++) {
                slopes(predictor(game, row), row);
                addScore(game, random, into);
                if (withShares) {
                    addShare(game, shares[clusters[game]]);
                }
            }
        }
        for (int level = 0; random && level < shares.length; level++) {
            addPenalty(level, shares[level]);
        }
        return new ControlledFit(
                Arrays.copyOf(point, size), deviation, Cholesky.of(reduced()).inverse(), clusters, scores, shares);
    }

    /// The row's information, its level's effect following the parameters.
    private void addShare(int game, double[] triangle) {
        int last = size - (options.ordered() ? 1 : 0);
        double[] byEta = new double[size];
        System.arraycopy(vector, 0, byEta, 0, last);
        for (int i = 0; levels > 0 && i < size; i++) {
            int level = rows.level()[game];
            byEta[i] -= rows.sign()[game] * cross[level][i] / (effectHessian[level] + penalty);
        }
        for (int i = 0, at = 0; i < size; i++) {
            double iWidth = i == last ? 1 : 0;
            for (int j = 0; j <= i; j++, at++) {
                double jWidth = j == last ? 1 : 0;
                triangle[at] += (score.etaEta * byEta[i] * byEta[j]
                                + score.etaWidth * (byEta[i] * jWidth + iWidth * byEta[j])
                                + score.widthWidth * iWidth * jWidth)
                        / dispersion;
            }
        }
    }

    /// The penalty's information by way of a level's effect, which leaves with the level.
    private void addPenalty(int level, double[] triangle) {
        double by = effectHessian[level] + penalty;
        for (int i = 0, at = 0; i < size; i++) {
            for (int j = 0; j <= i; j++, at++) {
                triangle[at] += penalty * cross[level][i] * cross[level][j] / (by * by);
            }
        }
    }

    private void addScore(int game, boolean random, double[] into) {
        int last = size - (options.ordered() ? 1 : 0);
        double byEta = score.byEta / dispersion;
        for (int i = 0; i < last; i++) {
            into[i] += byEta * vector[i];
        }
        if (options.ordered()) {
            into[last] += score.byWidth / dispersion;
        }
        if (levels > 0 && !random) {
            int level = rows.level()[game];
            double share = rows.sign()[game] * byEta / (effectHessian[level] + penalty);
            for (int i = 0; i < size; i++) {
                into[i] -= cross[level][i] * share;
            }
        }
    }
}
