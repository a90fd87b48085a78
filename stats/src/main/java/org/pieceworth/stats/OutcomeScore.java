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
            addDraws(eta, width, draws, win, loss, winSlope + lossSlope, lossSlope - winSlope);
        }
    }

    /// @param win σ(η − d)
    /// @param loss σ(−η − d)
    /// @param slopes the sum of their slopes
    /// @param tilt the slope of the loss less that of the win
    private void addDraws(double eta, double width, double draws, double win, double loss, double slopes, double tilt) {
        double growth = Math.expm1(2 * width);
        logLikelihood +=
                draws * (logSigmoid(eta + width) + logSigmoid(width - eta) + Math.log(-Math.expm1(-2 * width)));
        byEta += draws * (loss - win);
        byWidth += draws * (loss + win + 2 / growth);
        etaEta += draws * slopes;
        etaWidth += draws * tilt;
        widthWidth += draws * (slopes + 4 * (growth + 1) / (growth * growth));
    }

    static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    static double logSigmoid(double x) {
        return x >= 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x));
    }
}
