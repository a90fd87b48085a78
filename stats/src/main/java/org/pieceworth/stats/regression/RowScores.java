package org.pieceworth.stats.regression;

/// Scores of single rows at fitted parameters, from two chances a group: derivatives of their likelihood,
/// and how well they are foretold.
public final class RowScores {

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final int columns;
    private final int parameters;
    private final double drawSlope;
    private final double gap;
    private final double[] win;
    private final double[] loss;

    double byEta;
    double byWidth;

    public RowScores(GroupedOutcomes data, FitOptions options, double[] theta) {
        this.data = data;
        this.options = options;
        columns = data.columns();
        parameters = theta.length;
        double width = options.width(theta);
        drawSlope = 2 / Math.expm1(2 * width);
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

    /// How the log-likelihood of rows with these weights changes with η and the draw width.
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

    /// What was computed last by η.
    public double byEta() {
        return byEta;
    }

    /// What was computed last by the draw width; of meaning where one is fitted.
    public double byWidth() {
        return byWidth;
    }

    /// Adds the gradient by the parameters of the rows computed last.
    public void addTo(double[] sum, int group) {
        int to = data.start()[group + 1];
        for (int at = data.start()[group]; at < to; at++) {
            sum[data.column()[at]] += byEta * data.value()[at];
        }
        if (options.constant()) {
            sum[columns] += byEta;
        }
        if (options.ordered()) {
            sum[parameters - 1] += byWidth;
        }
    }

    /// The expected information of rows of this weight by η and the draw width: that of η, of both, of the width.
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

    /// How the likelihood of the rows computed last changes along a direction of the parameters.
    public double along(double[] direction, int group) {
        double byPredictor = data.dot(group, direction) + (options.constant() ? direction[columns] : 0);
        return byEta * byPredictor + (options.ordered() ? byWidth * direction[parameters - 1] : 0);
    }

    /// What rows weigh in the likelihood.
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
