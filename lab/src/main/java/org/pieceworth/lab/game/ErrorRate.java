package org.pieceworth.lab.game;

import org.pieceworth.stats.Interval;

/// The error rate of adjudication, among the games continued as a test.
///
/// @param tested games continued after a verdict
/// @param wrong games of these that ended otherwise
public record ErrorRate(long tested, long wrong) {

    /// The 97.5 % point of the normal distribution.
    private static final double REACH = 1.959963984540054;

    /// No game yet.
    public static final ErrorRate NONE = new ErrorRate(0, 0);

    /// With one more game; one without verdict does not count.
    public ErrorRate with(PlayedGame game) {
        return game.verdict()
                .map(verdict ->
                        new ErrorRate(tested + 1, wrong + (verdict.outcome().equals(game.outcome()) ? 0 : 1)))
                .orElse(this);
    }

    /// The share of wrong verdicts, from 0 to 1; NaN without tested games.
    public double share() {
        return (double) wrong / tested;
    }

    /// Wilson's (1927) 95 % interval of that share; from 0 to 1 without tested games.
    public Interval.Bounded interval() {
        if (tested == 0) {
            return new Interval.Bounded(0, 1);
        }
        double z = REACH;
        double spread = z * z / tested;
        double centre = (share() + spread / 2) / (1 + spread);
        double reach = z / (1 + spread) * Math.sqrt((share() * (1 - share()) + spread / 4) / tested);
        // At the ends of the scale the sum is exact, but rounding would leave 1e-17.
        return new Interval.Bounded(
                wrong == 0 ? 0 : Math.max(0, centre - reach), wrong == tested ? 1 : Math.min(1, centre + reach));
    }
}
