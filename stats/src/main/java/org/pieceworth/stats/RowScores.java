package org.pieceworth.stats;

/// Scores of single rows at fitted parameters, from two chances a group.
final class RowScores {

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final int columns;
    private final int parameters;
    private final double drawSlope;
    private final double[] win;
    private final double[] loss;

    double byEta;
    double byWidth;

    RowScores(GroupedOutcomes data, FitOptions options, double[] theta) {
        this.data = data;
        this.options = options;
        columns = data.columns();
        parameters = theta.length;
        double width = options.width(theta);
        drawSlope = 2 / Math.expm1(2 * width);
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
    void compute(int group, double wins, double draws, double losses) {
        double won = options.wonWeight(wins, draws) * (1 - win[group]);
        double lost = options.wonWeight(losses, draws) * (1 - loss[group]);
        byEta = won - lost;
        byWidth = -won - lost;
        if (options.ordered() && draws > 0) {
            byEta += draws * (loss[group] - win[group]);
            byWidth += draws * (loss[group] + win[group] + drawSlope);
        }
    }

    /// Adds the gradient by the parameters of the rows computed last.
    void addTo(double[] sum, int group) {
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
}
