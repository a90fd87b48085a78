package org.pieceworth.stats.match;

/// The logistic scale of ratings (Elo 1978): 400 points are odds of ten to one.
public final class EloScale {

    private static final double POINTS = 400;

    /// Points in a logit.
    static final double LOGIT = POINTS / Math.log(10);

    private EloScale() {}

    /// The score, between 0 and 1, that a player this many points better expects.
    public static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / POINTS));
    }

    /// The points by which a player with that score is better: −∞ at 0, ∞ at 1.
    public static double elo(double score) {
        return LOGIT * (Math.log(score) - Math.log1p(-score));
    }
}
