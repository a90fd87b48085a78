package org.pieceworth.stats.match;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StudentT;

/// The count of each score: of single games (loss, draw, win), or of pairs of games that begin alike with sides
/// changed, whose scores of 0, ½, 1, 1½ and 2 points are the *pentanomial*. Games of a pair share their opening,
/// so that pairs, not games, are independent, and only their spread gives errors.
public final class ScoreCounts {

    /// The fewest games with an interval of the score and of Elo.
    public static final int FEWEST_GAMES = ScoreInterval.FEWEST_GAMES;

    /// The fewest results with an interval of normalized Elo.
    public static final int FEWEST_FOR_NORMALIZED = ScoreInterval.FEWEST_FOR_ADVANTAGE;

    private static final int GAME_CLASSES = 3;
    private static final int PAIR_CLASSES = 5;
    private static final double EVEN = 0.5;

    private final long[] counts;

    private ScoreCounts(long... counts) {
        for (long count : counts) {
            if (count < 0) {
                throw new IllegalArgumentException("counts are 0 or more, not " + Arrays.toString(counts));
            }
        }
        this.counts = counts;
    }

    /// Single games.
    ///
    /// @throws IllegalArgumentException when a count is negative
    public static ScoreCounts games(long losses, long draws, long wins) {
        return new ScoreCounts(losses, draws, wins);
    }

    /// Pairs of games, by points.
    ///
    /// @param ll both lost
    /// @param ld half a point
    /// @param even one point: one won and one lost, or two draws
    /// @param wd one point and a half
    /// @param ww both won
    /// @throws IllegalArgumentException when a count is negative
    public static ScoreCounts pairs(long ll, long ld, long even, long wd, long ww) {
        return new ScoreCounts(ll, ld, even, wd, ww);
    }

    public static ScoreCounts noPairs() {
        return new ScoreCounts(new long[PAIR_CLASSES]);
    }

    public static ScoreCounts noGames() {
        return new ScoreCounts(new long[GAME_CLASSES]);
    }

    /// One more result.
    ///
    /// @param halfPoints 0 to 2 for a game, 0 to 4 for a pair
    public ScoreCounts and(int halfPoints) {
        long[] sum = counts.clone();
        sum[halfPoints]++;
        return new ScoreCounts(sum);
    }

    /// The sum of both counts.
    ///
    /// @throws IllegalArgumentException when one counts games and the other pairs
    public ScoreCounts plus(ScoreCounts other) {
        if (counts.length != other.counts.length) {
            throw new IllegalArgumentException("games and pairs do not add");
        }
        long[] sum = counts.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other.counts[i];
        }
        return new ScoreCounts(sum);
    }

    /// The counts seen by the other player.
    public ScoreCounts swapped() {
        long[] turned = new long[counts.length];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = counts[turned.length - 1 - i];
        }
        return new ScoreCounts(turned);
    }

    /// The count of each score, the lowest first.
    public long[] counts() {
        return counts.clone();
    }

    /// True for counts of pairs of games.
    public boolean paired() {
        return counts.length == PAIR_CLASSES;
    }

    /// The number of results: pairs, or games.
    public long results() {
        return Arrays.stream(counts).sum();
    }

    /// Twice the number of pairs, or the number of single games.
    public long games() {
        return paired() ? 2 * results() : results();
    }

    /// The mean score, between 0 and 1; NaN without results.
    public double score() {
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * value(i);
        }
        return sum / results();
    }

    /// The variance of one result's score, by maximum likelihood; NaN without results.
    public double variance() {
        double mean = score();
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * (value(i) - mean) * (value(i) - mean);
        }
        return sum / results();
    }

    /// The mean score and its standard error.
    public Estimate mean() {
        return new Estimate(score(), Math.sqrt(variance() / results()));
    }

    /// The 95 % interval of the mean score, see [ScoreInterval#ofScore()]. If all results are alike, it
    /// covers one unseen result of another kind, as long as that result had a probability of 2.5 % or more
    /// not to occur. Empty with fewer than [ScoreInterval#FEWEST_GAMES] games.
    public Optional<Interval.Bounded> scoreInterval() {
        if (games() < ScoreInterval.FEWEST_GAMES) {
            return Optional.empty();
        }
        if (variance() > 0) {
            return interval().ofScore();
        }
        double unseen = 1 - Math.pow(0.025, 1.0 / results());
        double score = score();
        return Optional.of(new Interval.Bounded(score - unseen * score, score + unseen * (1 - score)));
    }

    /// The difference in strength, logistic, with the interval of the score, see [ScoreInterval#ofScore()].
    public Elo elo() {
        long results = results();
        if (results == 0) {
            return new Elo.Unknown("no games");
        }
        if (counts[0] == results) {
            return new Elo.Unknown("all games lost");
        }
        if (counts[counts.length - 1] == results) {
            return new Elo.Unknown("all games won");
        }
        double value = Elo.points(score());
        if (variance() == 0) {
            return Elo.Estimated.bare(value);
        }
        return interval()
                .ofScore()
                .map(score -> Elo.Estimated.of(value, Elo.points(score.low()), Elo.points(score.high())))
                .orElseGet(() -> Elo.Estimated.bare(value));
    }

    /// Normalized Elo (Van den Bergh): the mean advantage in standard deviations of a game's score, times 800
    /// / ln 10, so that only it determines the number of games for a significant result. Near even scores of
    /// games without draws it equals the logistic one.
    public Elo normalizedElo() {
        double deviation = Math.sqrt(variance());
        if (!(deviation > 0)) {
            return new Elo.Unknown(results() == 0 ? "no games" : "all results alike");
        }
        double unit = 1 / advantage(1);
        double advantage = (score() - EVEN) / deviation;
        return interval()
                .ofAdvantage()
                .map(found -> Elo.Estimated.of(unit * advantage, unit * found.low(), unit * found.high()))
                .orElseGet(() -> Elo.Estimated.bare(unit * advantage));
    }

    /// Results that are not all alike, by their moments.
    ScoreInterval interval() {
        double mean = score();
        double variance = variance();
        double third = 0;
        double fourth = 0;
        for (int i = 0; i < counts.length; i++) {
            double distance = (value(i) - mean) / Math.sqrt(variance);
            double share = (double) counts[i] / results();
            third += share * distance * distance * distance;
            fourth += share * distance * distance * distance * distance;
        }
        return new ScoreInterval(results(), games(), mean, variance, third, fourth);
    }

    /// The difference between the mean score and ½ for normalized points, in standard deviations of one
    /// result, a game or a pair.
    double advantage(double normalizedElo) {
        return normalizedElo / (2 * Elo.LOGIT) * (paired() ? Math.sqrt(2) : 1);
    }

    /// The likelihood of superiority: the probability, by Student's distribution with one degree of freedom
    /// less than there are results, that the first player scores more than half in the long run. If all
    /// results are alike and decided, 1 − 2^−(n+1) for n of them (a uniform prior); empty without results.
    public OptionalDouble superiority() {
        long results = results();
        if (results == 0) {
            return OptionalDouble.empty();
        }
        if (variance() > 0) {
            double error = Math.sqrt(variance() / (results - 1.0));
            return OptionalDouble.of(new StudentT(results - 1.0).above((EVEN - score()) / error));
        }
        double against = Math.pow(2, -(results + 1.0));
        int side = Double.compare(score(), EVEN);
        return OptionalDouble.of(side == 0 ? EVEN : side > 0 ? 1 - against : against);
    }

    double value(int index) {
        return index / (counts.length - 1.0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ScoreCounts that && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
