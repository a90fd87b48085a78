package org.pieceworth.stats.match;

/// The advantage of one player over another, estimated from results, on the logistic scale of ratings (Elo
/// 1978): 400 points are odds of ten to one.
public sealed interface Elo {

    /// Points in a logit.
    double LOGIT = 400 / Math.log(10);

    /// The score, between 0 and 1, that a player this many points better expects.
    static double score(double points) {
        return 1 / (1 + Math.pow(10, -points / 400));
    }

    /// The points of advantage of a player with that score: −∞ at 0, ∞ at 1.
    static double points(double score) {
        return LOGIT * (Math.log(score) - Math.log1p(-score));
    }

    /// A difference.
    ///
    /// @param value value in points
    /// @param error half the width of the 95 % interval; NaN with too few results for an interval, or if all
    /// are alike, which gives no error
    /// @param low the lower end of the interval, possibly −∞; NaN without an interval
    /// @param high the upper end, possibly ∞; NaN without an interval
    record Estimated(double value, double error, double low, double high) implements Elo {

        /// A value with its interval.
        static Estimated of(double value, double low, double high) {
            return new Estimated(value, (high - low) / 2, low, high);
        }

        /// A value that too few results inform.
        static Estimated bare(double value) {
            return new Estimated(value, Double.NaN, Double.NaN, Double.NaN);
        }

        /// False with too few results for an interval.
        public boolean hasInterval() {
            return !Double.isNaN(error);
        }
    }

    /// No number can be given.
    ///
    /// @param reason why, a few words
    record Unknown(String reason) implements Elo {}
}
