package org.pieceworth.stats.regression;

/// Scores of single rows at fitted parameters, from two probabilities per group: derivatives of their
/// likelihood, and the quality of their prediction.
public final class RowScores {

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final ParameterSums sums;
    private final int columns;
    private final int parameters;
    private final double drawSlope;
    private final double drawCurve;
    private final double gap;
    private final double[] win;
    private final double[] loss;

    double byEta;
    double byWidth;

    private double etaEta;
    private double etaWidth;
    private double widthWidth;

    public RowScores(GroupedOutcomes data, FitOptions options, double[] theta) {
        this.data = data;
        this.options = options;
        sums = new ParameterSums(data, options);
        columns = data.columns();
        parameters = theta.length;
        double width = options.width(theta);
        double growth = Math.expm1(2 * width);
        drawSlope = 2 / growth;
        drawCurve = 4 * (growth + 1) / (growth * growth);
        gap = -Math.expm1(-2 * width);
        win = new double[data.groups()];
        loss = new double[data.groups()];
        OutcomeScore score = new OutcomeScore();
        score.setWidth(width);
        double shift = options.constant() ? theta[columns] : 0;
        for (int group = 0; group < win.length; group++) {
            score.chances(shift + data.dot(group, theta));
            win[group] = score.win;
            loss[group] = score.loss;
        }
    }

    /// Computes the derivatives of the log-likelihood of rows with these weights by η and the draw threshold.
    public void compute(int group, double wins, double draws, double losses) {
        double won = options.wonWeight(wins, draws) * (1 - win[group]);
        double lost = options.wonWeight(losses, draws) * (1 - loss[group]);
        byEta = won - lost;
        byWidth = -won - lost;
        if (options.ordered() && draws > 0) {
            byEta += draws * (loss[group] - win[group]);
            byWidth += draws * (loss[group] + win[group] + drawSlope);
        }
    }

    /// The derivative by η computed last.
    public double byEta() {
        return byEta;
    }

    /// The derivative by the draw threshold computed last; only if one is fitted.
    public double byWidth() {
        return byWidth;
    }

    /// Minus the second derivatives of the log-likelihood of rows with these weights by η and the draw
    /// threshold.
    public void computeCurves(int group, double wins, double draws, double losses) {
        double winSlope = win[group] * (1 - win[group]);
        double lossSlope = loss[group] * (1 - loss[group]);
        double drawn = options.drawnWeight(draws);
        double won = (options.wonWeight(wins, draws) + drawn) * winSlope;
        double lost = (options.wonWeight(losses, draws) + drawn) * lossSlope;
        etaEta = won + lost;
        etaWidth = lost - won;
        widthWidth = won + lost + (drawn > 0 ? drawn * drawCurve : 0);
    }

    /// Adds the information on the parameters of the rows whose curves were computed last, to the lower
    /// triangle.
    public void addInformationTo(double[][] lower, int group) {
        sums.addCurves(group, etaEta, etaWidth, widthWidth, lower);
    }

    /// Adds the gradient by the parameters of the rows computed last.
    public void addTo(double[] sum, int group) {
        sums.addSlopes(group, byEta, byWidth, sum);
    }

    /// The expected information of rows of this weight by η and the draw threshold: that of η, of both, of
    /// the threshold.
    public void information(int group, double weight, double[] into) {
        double winSlope = weight * win[group] * (1 - win[group]);
        double lossSlope = weight * loss[group] * (1 - loss[group]);
        double drawn = (1 - win[group]) * (1 - loss[group]) * gap;
        double atWin = winSlope * (win[group] + drawn);
        double atLoss = lossSlope * (loss[group] + drawn);
        into[0] = atWin + atLoss;
        into[1] = options.ordered() ? atLoss - atWin : 0;
        into[2] = options.ordered() ? into[0] + weight * drawn * drawSlope * (2 + drawSlope) : 0;
    }

    /// The derivative of the log-likelihood of the rows computed last along a direction of the parameters.
    public double along(double[] direction, int group) {
        double byPredictor = data.dot(group, direction) + (options.constant() ? direction[columns] : 0);
        return byEta * byPredictor + (options.ordered() ? byWidth * direction[parameters - 1] : 0);
    }

    public double weight(double wins, double draws, double losses) {
        return options.weight(wins, draws, losses);
    }

    /// Minus the log-likelihood of rows with these weights.
    public double logLoss(int group, double wins, double draws, double losses) {
        double sum = weighted(options.wonWeight(wins, draws), win[group])
                + weighted(options.wonWeight(losses, draws), loss[group]);
        return -sum - weighted(options.drawnWeight(draws), (1 - win[group]) * (1 - loss[group]) * gap);
    }

    private static double weighted(double weight, double chance) {
        return weight == 0 ? 0 : weight * Math.log(chance);
    }

    /// The squared differences of score and expected score of rows with these weights.
    public double brier(int group, double wins, double draws, double losses) {
        double expected = (1 + win[group] - loss[group]) / 2;
        double drawn = options.draws() == DrawModel.DROP ? 0 : draws;
        return wins * (1 - expected) * (1 - expected)
                + drawn * (0.5 - expected) * (0.5 - expected)
                + losses * expected * expected;
    }
}
