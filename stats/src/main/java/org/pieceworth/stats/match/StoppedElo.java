package org.pieceworth.stats.match;

import java.util.function.DoubleUnaryOperator;
import org.pieceworth.stats.StudentT;

/// By how much one player is better than another where a sequential test decided when to stop. Matches stop early
/// when luck helps, so that the plain estimate is too far from 0 on average, and its interval misses the truth too
/// often.
///
/// Ends of a test are ordered by stages (Siegmund 1978; Jennison and Turnbull 2000, section 8.4): those
/// at the upper bound first, the earlier the higher, those at the lower bound last. The estimate is the
/// difference under which an end at least as high as the one that came has a chance of a half, and the
/// interval has those with chances of 2.5 % and 97.5 %. The log-likelihood ratio is taken for a Brownian
/// motion, with bounds moved out by what a step goes beyond them on average, 0.583 of its standard
/// deviation (Siegmund 1985, section 3.5).
///
/// @param elo logistic
/// @param normalized in the points of [ScoreCounts#normalizedElo()]
public record StoppedElo(Elo elo, Elo normalized) {

    private static final double OVERSHOOT = 0.5826;
    private static final double MISSED = 0.025;

    /// With more information from each result tests end before the deviation is known well enough for an interval of
    /// the advantage. It depends on the test, since the number of results says something about the advantage too.
    private static final double MOST_STEP = 0.01;

    private static final double EVEN = 0.5;

    /// What the drift's interval reaches where the deviation is known.
    private static final double NORMAL = StudentT.NORMAL.reach(0.95);

    private static final int MOST_STEPS = 200;
    private static final double SETTLED = 1e-9;

    /// The test's hypotheses and what is estimated, on a scale on which the drift per unit of
    /// information is −½ where H0 is true and ½ where H1 is.
    private record Scale(double zero, double one, double deviation, boolean ofScores) {

        double at(double drift) {
            return (zero + one) / 2 + drift * (one - zero);
        }

        /// The variance of the log-likelihood ratio of one result.
        double step() {
            double distance = ofScores ? (one - zero) / deviation : one - zero;
            return distance * distance;
        }

        /// The information in this many results.
        double information(long results) {
            return results * step();
        }

        /// The log-likelihood ratio of results with a mean score, by the normal distribution.
        double ratio(double information, double score) {
            double place = ofScores ? score : (score - EVEN) / deviation;
            return information * (place - (zero + one) / 2) / (one - zero);
        }

        double score(double place) {
            return ofScores ? place : EVEN + place * deviation;
        }
    }

    /// What a match says that a test has ended, or that has ended while the test went on.
    public static StoppedElo of(Sprt test, ScoreCounts results) {
        double deviation = Math.sqrt(results.variance());
        if (!(deviation > 0)) {
            Elo unknown = new Elo.Unknown(results.results() == 0 ? "no games" : "all results alike");
            return new StoppedElo(unknown, unknown);
        }
        Scale scale = switch (test.model()) {
            case LOGISTIC -> new Scale(EloScale.score(test.elo0()), EloScale.score(test.elo1()), deviation, true);
            case NORMALIZED ->
                new Scale(results.advantage(test.elo0()), results.advantage(test.elo1()), deviation, false);
        };
        DoubleUnaryOperator higher = drift -> higher(test, results, scale, drift);
        double middle = scale.score(scale.at(root(higher, EVEN)));
        double unit = 1 / results.advantage(1) / deviation;
        ScoreInterval spread = results.interval();
        if (!spread.tellsScore()) {
            return new StoppedElo(Elo.Estimated.bare(elo(middle)), Elo.Estimated.bare(unit * (middle - EVEN)));
        }
        // The deviation is an estimate too, as for any other interval.
        double wider = spread.reach() / NORMAL;
        double low = middle + wider * (scale.score(scale.at(root(higher, MISSED))) - middle);
        double high = middle + wider * (scale.score(scale.at(root(higher, 1 - MISSED))) - middle);
        double more = spread.widening((middle - EVEN) / deviation);
        return new StoppedElo(
                Elo.Estimated.of(elo(middle), elo(low), elo(high)),
                scale.step() < MOST_STEP
                        ? Elo.Estimated.of(
                                unit * (middle - EVEN),
                                unit * (middle - EVEN + more * (low - middle)),
                                unit * (middle - EVEN + more * (high - middle)))
                        : Elo.Estimated.bare(unit * (middle - EVEN)));
    }

    private static double elo(double score) {
        return EloScale.elo(Math.clamp(score, 0, 1));
    }

    /// The chance of an end at least as high as the one that came.
    private static double higher(Sprt test, ScoreCounts results, Scale scale, double drift) {
        double beyond = OVERSHOOT * Math.sqrt(scale.step());
        double below = beyond - test.lower();
        double above = test.upper() + beyond;
        double time = scale.information(results.results());
        double place = scale.ratio(time, results.score());
        return switch (test.state(results)) {
            case H1 -> new DriftingWalk(drift, below, Math.max(place, SETTLED)).aboveBy(time);
            case H0 -> 1 - new DriftingWalk(drift, Math.max(-place, SETTLED), above).belowBy(time);
            case OPEN -> {
                DriftingWalk walk = new DriftingWalk(drift, below, above);
                yield walk.aboveBy(time) + walk.openAbove(time, Math.clamp(place, -below, above));
            }
        };
    }

    /// Where a rising function has a value.
    private static double root(DoubleUnaryOperator rising, double value) {
        double low = -1;
        double high = 1;
        for (int step = 0; step < MOST_STEPS && rising.applyAsDouble(low) > value; step++) {
            low *= 2;
        }
        for (int step = 0; step < MOST_STEPS && rising.applyAsDouble(high) < value; step++) {
            high *= 2;
        }
        for (int step = 0; step < MOST_STEPS && high - low > SETTLED * Math.max(1, Math.abs(low)); step++) {
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
