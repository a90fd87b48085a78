package org.pieceworth.stats.match;

import java.util.function.DoubleUnaryOperator;
import org.pieceworth.stats.StudentT;

/// The advantage of one player over another after a sequential test decided when to stop. Matches stop early
/// when luck helps, so the plain estimate is too far from 0 on average, and its interval excludes the true
/// value too often.
///
/// Ends of a test are ordered by stages (Siegmund 1978; Jennison and Turnbull 2000, section 8.4): those at
/// the upper bound first, the earlier the higher, those at the lower bound last. The estimate is the
/// difference where an end at least as high as the observed one has a probability of a half, and the interval
/// goes from 2.5 % to 97.5 %. The log-likelihood ratio is approximated by a Brownian motion that follows the
/// mean score by its slope at the end of the match ([Sprt#slope]), with bounds moved out by the mean
/// overshoot of a step, 0.583 of its standard deviation (Siegmund 1985, section 3.5).
///
/// The slope falls with the distance from the hypotheses, and with it the effect of luck on the end: with no
/// slope left, every match ends after as many games, and the plain estimate is right.
///
/// @param elo logistic
/// @param normalized estimate in the points of [ScoreCounts#normalizedElo()]
/// @param corrected false if luck had no effect on the test's end, so that these are the plain estimates
public record StoppedElo(Elo elo, Elo normalized, boolean corrected) {

    private static final double OVERSHOOT = 0.5826;
    private static final double MISSED = 0.025;

    /// With more information from each result, tests end before the deviation is known well enough for an
    /// interval of the advantage. The limit depends on the test, since the number of results is also
    /// informative about the advantage.
    private static final double MAX_STEP = 0.01;

    /// A share of the slope between the hypotheses; with less there is nothing to correct.
    private static final double MIN_SLOPE = 0.02;

    /// Corrections below this many standard errors are ignored.
    private static final double NOTHING = 0.02;

    private static final double EVEN = 0.5;

    /// The reach of the drift's interval for a known deviation.
    private static final double NORMAL = StudentT.NORMAL.reach(0.95);

    private static final int MAX_STEPS = 200;
    private static final double SETTLED = 1e-9;

    /// A test as a walk of variance 1 per unit of information.
    ///
    /// @param step the information in one result
    /// @param time the information in all results
    /// @param place the log-likelihood ratio at the end
    private record Walk(Sprt test, Sprt.State state, double step, double time, double place) {

        /// The distance, in standard errors, from the observed mean score to the one where an end at least as
        /// high has this probability; negative if the observed one is less.
        double errors(double chance) {
            return (root(drift -> higher(drift), chance) * time - place) / Math.sqrt(time);
        }

        /// The probability of an end at least as high as the observed one.
        private double higher(double drift) {
            double beyond = OVERSHOOT * Math.sqrt(step);
            double below = beyond - test.lower();
            double above = test.upper() + beyond;
            return switch (state) {
                case H1 -> new DriftingWalk(drift, below, Math.max(place, SETTLED)).aboveBy(time);
                case H0 -> 1 - new DriftingWalk(drift, Math.max(-place, SETTLED), above).belowBy(time);
                case OPEN -> {
                    DriftingWalk walk = new DriftingWalk(drift, below, above);
                    yield walk.aboveBy(time) + walk.openAbove(time, place);
                }
            };
        }
    }

    /// The result of a match that a test has ended, or that has ended while the test went on.
    public static StoppedElo of(Sprt test, ScoreCounts results) {
        double variance = results.variance();
        if (!(variance > 0)) {
            Elo unknown = new Elo.Unknown(results.results() == 0 ? "no games" : "all results alike");
            return new StoppedElo(unknown, unknown, false);
        }
        double distance = distance(test, results);
        boolean hasInterval = results.interval().isEnoughForScore() && lastsLong(test, results);
        double slope = test.slope(results);
        if (slope * variance < MIN_SLOPE * distance * Math.sqrt(variance)) {
            return plain(results, hasInterval);
        }
        double step = slope * slope * variance;
        Walk walk =
                new Walk(test, test.state(results), step, results.results() * step, test.logLikelihoodRatio(results));
        double middle = walk.errors(EVEN);
        double low = walk.errors(MISSED);
        double high = walk.errors(1 - MISSED);
        if (Math.max(Math.abs(middle), Math.max(Math.abs(low + NORMAL), Math.abs(high - NORMAL))) < NOTHING) {
            return plain(results, hasInterval);
        }
        ScoreInterval spread = results.interval();
        double value = Elo.points(spread.end(middle));
        double advantage = advantage(results, middle);
        if (!hasInterval) {
            return new StoppedElo(Elo.Estimated.bare(value), Elo.Estimated.bare(advantage), true);
        }
        // The deviation is an estimate too, as for any other interval.
        double wider = spread.reach() / NORMAL;
        double more = wider * spread.widening((results.score() - EVEN) / Math.sqrt(variance));
        return new StoppedElo(
                Elo.Estimated.of(
                        value,
                        Elo.points(spread.end(middle + wider * (low - middle))),
                        Elo.points(spread.end(middle + wider * (high - middle)))),
                distance * distance < MAX_STEP && spread.isEnoughForAdvantage()
                        ? Elo.Estimated.of(
                                advantage,
                                advantage(results, middle + more * (low - middle)),
                                advantage(results, middle + more * (high - middle)))
                        : Elo.Estimated.bare(advantage),
                true);
    }

    private static StoppedElo plain(ScoreCounts results, boolean hasInterval) {
        return hasInterval
                ? new StoppedElo(results.elo(), results.normalizedElo(), false)
                : new StoppedElo(
                        Elo.Estimated.bare(Elo.points(results.score())),
                        Elo.Estimated.bare(advantage(results, 0)),
                        false);
    }

    /// True if no run of wins or losses can end the test before there are enough games for an interval.
    /// Otherwise the matches with an interval are those prolonged by luck, and their intervals do not have
    /// their nominal coverage.
    private static boolean lastsLong(Sprt test, ScoreCounts results) {
        ScoreCounts won = results.paired()
                ? ScoreCounts.pairs(0, 0, 0, 0, (ScoreInterval.FEWEST_GAMES - 1) / 2)
                : ScoreCounts.games(0, 0, ScoreInterval.FEWEST_GAMES - 1);
        return test.state(won) == Sprt.State.OPEN && test.state(won.swapped()) == Sprt.State.OPEN;
    }

    /// The distance of the hypotheses in standard deviations of a result's score.
    private static double distance(Sprt test, ScoreCounts results) {
        return switch (test.model()) {
            case LOGISTIC -> (Elo.score(test.elo1()) - Elo.score(test.elo0())) / Math.sqrt(results.variance());
            case NORMALIZED -> results.advantage(test.elo1()) - results.advantage(test.elo0());
        };
    }

    /// Normalized points at this many standard errors of the score above the observed ones.
    private static double advantage(ScoreCounts results, double errors) {
        return ((results.score() - EVEN) / Math.sqrt(results.variance())
                        + errors / Math.sqrt((double) results.results()))
                / results.advantage(1);
    }

    /// The argument where a rising function has a value.
    private static double root(DoubleUnaryOperator rising, double value) {
        double low = -1;
        double high = 1;
        for (int step = 0; step < MAX_STEPS && rising.applyAsDouble(low) > value; step++) {
            low *= 2;
        }
        for (int step = 0; step < MAX_STEPS && rising.applyAsDouble(high) < value; step++) {
            high *= 2;
        }
        for (int step = 0; step < MAX_STEPS && high - low > SETTLED * Math.max(1, Math.abs(low)); step++) {
            double middle = (low + high) / 2;
            if (rising.applyAsDouble(middle) < value) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
