package org.pieceworth.stats;

/// The log-likelihood of one row and its derivatives by the linear predictor η and the draw width d.
///
/// For an ordered logit: P(win) = σ(η − d), P(loss) = σ(−η − d), and P(draw) = σ(η + d) σ(d − η) (1 − e^(−2d)), a
/// form in which nothing cancels. Without draws d is 0 and this is the binary logistic model.
final class OutcomeScore {

    double logLikelihood;
    double byEta;
    double byWidth;

    /// Minus the second derivatives.
    double etaEta;

    double etaWidth;
    double widthWidth;

    /// Sums over rows of one predictor with these weights.
    void compute(double eta, double width, double wins, double draws, double losses) {
        double win = sigmoid(eta - width);
        double loss = sigmoid(-eta - width);
        double winSlope = win * (1 - win);
        double lossSlope = loss * (1 - loss);
        logLikelihood = wins * logSigmoid(eta - width) + losses * logSigmoid(-eta - width);
        byEta = wins * (1 - win) - losses * (1 - loss);
        byWidth = -wins * (1 - win) - losses * (1 - loss);
        double wonCurve = wins * winSlope;
        double lostCurve = losses * lossSlope;
        etaEta = wonCurve + lostCurve;
        etaWidth = lostCurve - wonCurve;
        widthWidth = wonCurve + lostCurve;
        if (draws > 0) {
            addDraws(eta, width, draws, win, 1 - loss, winSlope, lossSlope);
        }
    }

    /// @param below σ(η − d)
    /// @param above σ(η + d)
    private void addDraws(
            double eta, double width, double draws, double below, double above, double belowSlope, double aboveSlope) {
        double growth = Math.expm1(2 * width);
        logLikelihood +=
                draws * (logSigmoid(eta + width) + logSigmoid(width - eta) + Math.log(-Math.expm1(-2 * width)));
        byEta += draws * (1 - above - below);
        byWidth += draws * (1 - above + below + 2 / growth);
        etaEta += draws * (aboveSlope + belowSlope);
        etaWidth += draws * (aboveSlope - belowSlope);
        widthWidth += draws * (aboveSlope + belowSlope + 4 * (growth + 1) / (growth * growth));
    }

    static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    static double logSigmoid(double x) {
        return x >= 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x));
    }
}
