package org.pieceworth.stats.match;

import org.pieceworth.stats.DotProduct;

/// The generalised sequential probability ratio test of a match: is the first player better by `elo0` (H0) or
/// by `elo1` points (H1)? After each result the log-likelihood ratio of the two, each with its best fitting
/// probabilities of scores, is compared with two bounds (Wald 1945; Van den Bergh, "A practical introduction
/// to the GSPRT").
///
/// @param model scale of the points
/// @param elo0 points under H0
/// @param elo1 points under H1; more than elo0
/// @param alpha the probability of accepting H1 if H0 is true, between 0 and ½
/// @param beta the probability of accepting H0 if H1 is true, between 0 and ½
public record Sprt(Model model, double elo0, double elo1, double alpha, double beta) {

    /// The count of an unseen score, so that one new kind of result does not decide a test.
    private static final double UNSEEN = 1e-3;

    private static final double MAX_ERROR = 0.5;

    /// Beyond these, the maximum-likelihood probabilities of normalized hypotheses are not found.
    private static final double MAX_NORMALIZED = 200;

    /// The scale of the hypotheses' points.
    public enum Model {
        /// The mean score, on the logistic scale.
        LOGISTIC,
        /// The advantage in standard deviations of a game's score, see [ScoreCounts#normalizedElo()]: the
        /// number of games of a test then depends only on its bounds, not on the share of draws.
        NORMALIZED
    }

    public enum State {
        /// The match continues.
        OPEN,
        /// Ended: the first player is not better by elo1.
        H0,
        /// Ended: the first player is better by more than elo0.
        H1
    }

    /// @throws IllegalArgumentException when the numbers make no test
    public Sprt {
        if (!(elo0 < elo1) || Double.isInfinite(elo0) || Double.isInfinite(elo1)) {
            throw new IllegalArgumentException("elo0 is less than elo1, not " + elo0 + " and " + elo1);
        }
        if (model == Model.NORMALIZED && Math.max(Math.abs(elo0), Math.abs(elo1)) > MAX_NORMALIZED) {
            throw new IllegalArgumentException("normalized points lie between -200 and 200");
        }
        if (!(alpha > 0 && alpha < MAX_ERROR && beta > 0 && beta < MAX_ERROR)) {
            throw new IllegalArgumentException("alpha and beta lie between 0 and 0.5, not " + alpha + " and " + beta);
        }
    }

    /// A test of logistic points.
    public Sprt(double elo0, double elo1, double alpha, double beta) {
        this(Model.LOGISTIC, elo0, elo1, alpha, beta);
    }

    /// At or below it H0 is accepted: ln(β / (1 − α)).
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /// At or above it H1 is accepted: ln((1 − β) / α).
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /// The log-likelihood ratio of H1 to H0; 0 without results. Unseen scores count as a thousandth of a
    /// result.
    public double logLikelihoodRatio(ScoreCounts results) {
        return results.results() == 0 ? 0 : evidence(results).ratio();
    }

    /// The evidence of results on the hypotheses, score by score.
    ///
    /// @param total the results, unseen scores included
    /// @param shares share of each score
    /// @param scores the lowest first
    /// @param zero the log-likelihood ratio of H0 to the shares, for each score
    /// @param one the same of H1
    private record Evidence(double total, double[] shares, double[] scores, double[] zero, double[] one) {

        double ratio() {
            return total * (mean(one) - mean(zero));
        }

        double mean(double[] values) {
            return DotProduct.of(shares, values);
        }

        double slope() {
            double mean = mean(scores);
            double covariance = 0;
            double variance = 0;
            for (int i = 0; i < shares.length; i++) {
                double distance = scores[i] - mean;
                covariance += shares[i] * distance * (one[i] - zero[i]);
                variance += shares[i] * distance * distance;
            }
            return covariance / variance;
        }
    }

    /// The derivative of one result's log-likelihood ratio by the mean score, with the probabilities of all
    /// scores tilted together. Near the hypotheses it is their distance in variances of a result's score. It
    /// falls far from them and is negative beyond about a standard deviation: neither hypothesis then
    /// explains the results.
    ///
    /// @param results not all alike
    double slope(ScoreCounts results) {
        return evidence(results).slope();
    }

    private Evidence evidence(ScoreCounts results) {
        long[] counts = results.counts();
        double[] shares = new double[counts.length];
        double[] scores = new double[counts.length];
        double total = 0;
        for (int i = 0; i < counts.length; i++) {
            shares[i] = counts[i] == 0 ? UNSEEN : counts[i];
            scores[i] = results.value(i);
            total += shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= total;
        }
        return new Evidence(
                total,
                shares,
                scores,
                constrained(elo0, shares, scores, results),
                constrained(elo1, shares, scores, results));
    }

    private double[] constrained(double elo, double[] shares, double[] scores, ScoreCounts results) {
        return switch (model) {
            case LOGISTIC -> ConstrainedScores.ofMean(shares, scores, Elo.score(elo));
            case NORMALIZED -> ConstrainedScores.ofAdvantage(shares, scores, results.advantage(elo));
        };
    }

    public State state(ScoreCounts results) {
        double ratio = logLikelihoodRatio(results);
        if (ratio >= upper()) {
            return State.H1;
        }
        return ratio <= lower() ? State.H0 : State.OPEN;
    }
}
