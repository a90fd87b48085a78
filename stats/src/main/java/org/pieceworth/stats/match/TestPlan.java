package org.pieceworth.stats.match;

/// The expected number of games of a sequential test and its result for a known true difference: Wald's
/// approximation, the log-likelihood ratio as a Brownian motion between the bounds, moved out by the mean
/// overshoot of a step (0.583 of its standard deviation, Siegmund 1985).
///
/// @param points the true difference, of the test's own kind
/// @param accepted probability of accepting H1
/// @param games expected
public record TestPlan(double points, double accepted, double games) {

    private static final double BEYOND = 0.583;

    /// Below this the walk has no drift to speak of.
    private static final double STILL = 1e-9;

    /// The plan at a true difference.
    ///
    /// @param points the difference, of the test's own kind
    /// @param like results with the assumed spread of the match's; not all alike
    public static TestPlan of(Sprt test, double points, ScoreCounts like) {
        double zero = place(test, test.elo0(), like);
        double one = place(test, test.elo1(), like);
        double variance = test.model() == Sprt.Model.LOGISTIC ? like.variance() : 1;
        double drift = (one - zero) * (place(test, points, like) - (zero + one) / 2) / variance;
        double spread = (one - zero) * (one - zero) / variance;
        double beyond = BEYOND * Math.sqrt(spread);
        double low = test.lower() - beyond;
        double high = test.upper() + beyond;
        double theta = 2 * drift / spread;
        double accepted;
        double results;
        if (Math.abs(theta * (high - low)) < STILL) {
            accepted = -low / (high - low);
            results = -low * high / spread;
        } else {
            accepted = Math.expm1(-theta * low) / (Math.expm1(-theta * low) - Math.expm1(-theta * high));
            results = (accepted * high + (1 - accepted) * low) / drift;
        }
        return new TestPlan(points, accepted, results * (like.paired() ? 2 : 1));
    }

    /// The mean result for these points: as a score, or in standard deviations.
    private static double place(Sprt test, double points, ScoreCounts like) {
        return switch (test.model()) {
            case LOGISTIC -> Elo.score(points);
            case NORMALIZED -> like.advantage(points);
        };
    }
}
