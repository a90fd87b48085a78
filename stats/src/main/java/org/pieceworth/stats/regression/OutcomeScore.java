package org.pieceworth.stats.regression;

/// The log-likelihood of one row and its derivatives by the linear predictor η and the draw threshold d.
///
/// For an ordered logit: P(win) = σ(η − d), P(loss) = σ(−η − d), and P(draw) = σ(η + d) σ(d − η) (1 −
/// e^(−2d)), a form without cancellation. Without draws d is 0 and this is the binary logistic model. All of
/// it follows from one exponential, e^(−|η|), and those of the threshold, shared by many rows.
final class OutcomeScore {

    double logLikelihood;
    double byEta;
    double byWidth;

    /// Minus the second derivatives.
    double etaEta;

    double etaWidth;
    double widthWidth;

    /// σ(η − d) and σ(−η − d), and their complements.
    double win;

    double loss;
    double notWin;
    double notLoss;

    private double width;
    private double grown = 1;
    private double shrunk = 1;
    private double logGap;
    private double drawSlope;
    private double drawCurve;

    /// e^(d − |η|) and e^(−d − |η|).
    private double near;

    private double far;

    /// Sets the draw threshold of the following rows.
    void setWidth(double width) {
        this.width = width;
        grown = Math.exp(width);
        shrunk = Math.exp(-width);
        double growth = Math.expm1(2 * width);
        logGap = Math.log(-Math.expm1(-2 * width));
        drawSlope = 2 / growth;
        drawCurve = 4 * (growth + 1) / (growth * growth);
    }

    /// The probabilities at a predictor.
    void chances(double eta) {
        double e = Math.exp(-Math.abs(eta));
        near = e * grown;
        far = e * shrunk;
        double favourite = 1 / (1 + near);
        double notOutsider = 1 / (1 + far);
        if (eta >= 0) {
            win = favourite;
            notWin = near * favourite;
            loss = far * notOutsider;
            notLoss = notOutsider;
        } else {
            loss = favourite;
            notLoss = near * favourite;
            win = far * notOutsider;
            notWin = notOutsider;
        }
    }

    /// The slopes and curves, summed over rows of one predictor with these weights.
    void slopes(double eta, double wins, double draws, double losses) {
        chances(eta);
        double winSlope = win * notWin;
        double lossSlope = loss * notLoss;
        double won = wins * notWin;
        double lost = losses * notLoss;
        byEta = won - lost;
        byWidth = -won - lost;
        double wonCurve = wins * winSlope;
        double lostCurve = losses * lossSlope;
        etaEta = wonCurve + lostCurve;
        etaWidth = lostCurve - wonCurve;
        widthWidth = wonCurve + lostCurve;
        if (draws > 0) {
            byEta += draws * (loss - win);
            byWidth += draws * (loss + win + drawSlope);
            etaEta += draws * (winSlope + lossSlope);
            etaWidth += draws * (lossSlope - winSlope);
            widthWidth += draws * (winSlope + lossSlope + drawCurve);
        }
    }

    /// The log-likelihood of the rows whose slopes were requested last.
    void logLikelihood(double eta, double wins, double draws, double losses) {
        double size = Math.abs(eta);
        double favourites = eta >= 0 ? wins : losses;
        double outsiders = eta >= 0 ? losses : wins;
        logLikelihood = 0;
        if (favourites > 0) {
            logLikelihood -= favourites * Math.log1p(near);
        }
        if (outsiders > 0) {
            logLikelihood -= outsiders * (size + width + Math.log1p(far));
        }
        if (draws > 0) {
            logLikelihood += draws * (logGap + width - size - Math.log1p(near) - Math.log1p(far));
        }
    }
}
