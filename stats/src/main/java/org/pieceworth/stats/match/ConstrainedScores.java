package org.pieceworth.stats.match;

/// The likeliest chances of each score, given that the mean score is a certain one.
///
/// Among all distributions on the observed scores aᵢ with mean s the likelihood of the shares pᵢ is greatest
/// at pᵢ / (1 + θ(aᵢ − s)), where θ makes the mean s (empirical likelihood, Owen 1988; for matches Van den
/// Bergh, "A practical introduction to the GSPRT"). The equation Σ pᵢ(aᵢ − s)/(1 + θ(aᵢ − s)) = 0 falls in θ
/// between the poles at which a chance would be infinite, so that halving finds its one root.
final class ConstrainedScores {

    private static final int MOST_STEPS = 200;

    private ConstrainedScores() {}

    /// The mean log-likelihood ratio of the constrained chances to the shares themselves: Σ pᵢ ln(p̂ᵢ/pᵢ), 0
    /// or less.
    ///
    /// @param shares of each score, all positive
    /// @param scores rising
    /// @param mean strictly between the first and the last score
    static double logLikelihood(double[] shares, double[] scores, double mean) {
        double theta = multiplier(shares, scores, mean);
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            sum -= shares[i] * Math.log1p(theta * (scores[i] - mean));
        }
        return sum;
    }

    private static double multiplier(double[] shares, double[] scores, double mean) {
        double low = -1 / (scores[scores.length - 1] - mean);
        double high = 1 / (mean - scores[0]);
        double middle = (low + high) / 2;
        for (int step = 0; step < MOST_STEPS && low < middle && middle < high; step++) {
            if (tilt(shares, scores, mean, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
            middle = (low + high) / 2;
        }
        return middle;
    }

    private static double tilt(double[] shares, double[] scores, double mean, double theta) {
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            double distance = scores[i] - mean;
            sum += shares[i] * distance / (1 + theta * distance);
        }
        return sum;
    }
}
