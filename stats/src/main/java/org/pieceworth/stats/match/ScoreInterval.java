package org.pieceworth.stats.match;

import java.util.Optional;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StudentT;

/// The 95 % intervals of a score and of the advantage in standard deviations, for numbers of results large
/// enough for their nominal coverage.
///
/// @param results number of results: pairs, or games
/// @param games number of games
/// @param score their mean
/// @param variance variance of one result, by maximum likelihood, positive
/// @param skewness skewness of one result
/// @param kurtosis kurtosis of one result, 3 for normal ones
record ScoreInterval(long results, long games, double score, double variance, double skewness, double kurtosis) {

    /// With fewer games the interval of a score has more than its nominal coverage, since few scores are
    /// possible.
    static final int FEWEST_GAMES = 20;

    /// With fewer results, the third and fourth moments, needed for the error of a standard deviation, are
    /// not known.
    static final int FEWEST_FOR_ADVANTAGE = 100;

    private static final double LEVEL = 0.95;

    /// The score's, by Wilson (1927), so that it lies between 0 and 1: for the number of games of 0 and
    /// 1 point that would have the same error, and with the quantile of Student's distribution, since
    /// the error is an estimate too.
    Optional<Interval.Bounded> ofScore() {
        double reach = reach();
        return isEnoughForScore() ? Optional.of(new Interval.Bounded(end(-reach), end(reach))) : Optional.empty();
    }

    /// The mean score at this many of its standard errors from the observed one, below it if the number is
    /// positive.
    double end(double errors) {
        double error = variance / (results - 1.0);
        double spread = errors * errors * error / (score * (1 - score));
        double centre = (score + spread / 2) / (1 + spread);
        double half = errors / (1 + spread) * Math.sqrt(error * (1 + spread / (4 * score * (1 - score))));
        return Math.clamp(centre + half, 0, 1);
    }

    /// The interval of (s − ½)/σ, by the delta method.
    Optional<Interval.Bounded> ofAdvantage() {
        if (!isEnoughForAdvantage()) {
            return Optional.empty();
        }
        double advantage = (score - 0.5) / Math.sqrt(variance);
        double half = reach() * widening(advantage) / Math.sqrt((double) results);
        return Optional.of(new Interval.Bounded(advantage - half, advantage + half));
    }

    boolean isEnoughForScore() {
        return games >= FEWEST_GAMES;
    }

    boolean isEnoughForAdvantage() {
        return results >= FEWEST_FOR_ADVANTAGE;
    }

    /// The reach of an interval in standard errors.
    double reach() {
        return new StudentT(results - 1.0).reach(LEVEL);
    }

    /// The error of g = (s − ½)/σ with estimated σ, in units of the error with known σ: √(1 − g·γ + g²(κ −
    /// 1)/4) with the skewness γ and the kurtosis κ of one result.
    double widening(double advantage) {
        return Math.sqrt(Math.max(0, 1 - advantage * skewness + advantage * advantage * (kurtosis - 1) / 4));
    }
}
