package org.pieceworth.stats.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.stats.optimize.GoldenSection;

class SprtTest {

    private static final Sprt USUAL = new Sprt(0, 5, 0.05, 0.05);

    @Test
    void boundsAreWalds() {
        assertThat(USUAL.upper()).isCloseTo(Math.log(19), within(1e-12));
        assertThat(USUAL.lower()).isCloseTo(-Math.log(19), within(1e-12));
        assertThat(new Sprt(0, 5, 0.01, 0.1).upper()).isCloseTo(Math.log(90), within(1e-12));
        assertThat(new Sprt(0, 5, 0.01, 0.1).lower()).isCloseTo(Math.log(0.1 / 0.99), within(1e-12));
    }

    /// With the mean fixed, one number is left free among three chances: a golden section finds the best.
    @ParameterizedTest
    @CsvSource({"30,40,50,0,5", "300,900,350,-3,3", "10,1,80,0,200"})
    void gamesAgainstDirectMaximisation(long losses, long draws, long wins, double elo0, double elo1) {
        double expected =
                bestOfGames(losses, draws, wins, Elo.score(elo1)) - bestOfGames(losses, draws, wins, Elo.score(elo0));
        Sprt test = new Sprt(elo0, elo1, 0.05, 0.05);
        assertThat(test.logLikelihoodRatio(ScoreCounts.games(losses, draws, wins)))
                .isCloseTo(expected, within(1e-6));
    }

    private static double bestOfGames(long losses, long draws, long wins, double score) {
        double least = Math.max(0, 2 * score - 1);
        double peak = GoldenSection.peak(won -> ofGames(losses, draws, wins, score, won), least, score, 1e-12);
        return ofGames(losses, draws, wins, score, peak);
    }

    private static double ofGames(long losses, long draws, long wins, double score, double won) {
        double drawn = 2 * (score - won);
        return wins * Math.log(won) + draws * Math.log(drawn) + losses * Math.log(1 - won - drawn);
    }

    /// Five chances with a fixed sum and mean: climbed along the three directions that keep both.
    @ParameterizedTest
    @CsvSource({"12,80,200,95,13,0,5", "3,40,90,70,9,-10,30", "50,20,10,20,50,0,20"})
    void pairsAgainstDirectMaximisation(long ll, long ld, long even, long wd, long ww, double elo0, double elo1) {
        long[] counts = {ll, ld, even, wd, ww};
        double expected = bestOfPairs(counts, Elo.score(elo1)) - bestOfPairs(counts, Elo.score(elo0));
        Sprt test = new Sprt(elo0, elo1, 0.05, 0.05);
        assertThat(test.logLikelihoodRatio(ScoreCounts.pairs(ll, ld, even, wd, ww)))
                .isCloseTo(expected, within(1e-5));
    }

    private static double bestOfPairs(long[] counts, double score) {
        // A binomial has the mean, and all its chances are positive.
        double[] shares = new double[5];
        int[] ways = {1, 4, 6, 4, 1};
        for (int i = 0; i < shares.length; i++) {
            shares[i] = ways[i] * Math.pow(score, i) * Math.pow(1 - score, 4 - i);
        }
        for (int round = 0; round < 400; round++) {
            for (int at = 0; at + 2 < shares.length; at++) {
                climb(counts, shares, at);
            }
        }
        return likelihood(counts, shares);
    }

    private static void climb(long[] counts, double[] shares, int at) {
        double least = -Math.min(shares[at], shares[at + 2]);
        double most = shares[at + 1] / 2;
        double step = GoldenSection.peak(x -> likelihood(counts, moved(shares, at, x)), least, most, 1e-12);
        System.arraycopy(moved(shares, at, step), 0, shares, 0, shares.length);
    }

    private static double[] moved(double[] shares, int at, double step) {
        double[] moved = shares.clone();
        moved[at] += step;
        moved[at + 1] -= 2 * step;
        moved[at + 2] += step;
        return moved;
    }

    private static double likelihood(long[] counts, double[] shares) {
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            sum += counts[i] * Math.log(shares[i]);
        }
        return sum;
    }

    /// Near the hypotheses the ratio is that of normal means.
    @Test
    void theNormalApproximationIsNear() {
        ScoreCounts pairs = ScoreCounts.pairs(120, 800, 2000, 850, 130);
        double s0 = Elo.score(0);
        double s1 = Elo.score(5);
        double normal = pairs.results() * (s1 - s0) * (2 * pairs.score() - s0 - s1) / (2 * pairs.variance());
        assertThat(USUAL.logLikelihoodRatio(pairs)).isCloseTo(normal, within(0.01));
    }

    /// Figures of SciPy, by two moments held by Lagrange's multipliers and the mean searched for: another way than
    /// ours.
    @ParameterizedTest
    @CsvSource({
        "12,80,200,95,13,0,5,0.3339846407667347",
        "3,40,90,70,9,-10,30,6.530175996477434",
        "5,20,60,25,10,0,100,-3.383338149507371",
        "20,300,900,340,25,-2,2,1.13170077707473",
        "1,0,5,9,20,0,50,4.9071575483377154"
    })
    void normalizedPairsAgainstAnotherMaximisation(
            long ll, long ld, long even, long wd, long ww, double elo0, double elo1, double expected) {
        Sprt test = new Sprt(Sprt.Model.NORMALIZED, elo0, elo1, 0.05, 0.05);
        assertThat(test.logLikelihoodRatio(ScoreCounts.pairs(ll, ld, even, wd, ww)))
                .isCloseTo(expected, within(2e-6));
    }

    /// Half of games without draws: normalized and logistic points are nearly the same.
    @Test
    void nearEvenScoresTheModelsAgreeOnGamesWithoutDraws() {
        ScoreCounts games = ScoreCounts.games(4900, 0, 5100);
        Sprt normalized = new Sprt(Sprt.Model.NORMALIZED, 0, 5, 0.05, 0.05);
        double logistic = USUAL.logLikelihoodRatio(games);
        assertThat(normalized.logLikelihoodRatio(games)).isCloseTo(logistic, within(0.01 * Math.abs(logistic)));
    }

    /// The errors are what was asked for; bounds that are stepped over make them a little smaller.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"0, 0.05", "40, 0.1"})
    void errorsAreAsAskedFor(double truth, double most) {
        Sprt test = new Sprt(0, 40, 0.05, 0.1);
        SimulatedPairs players = SimulatedPairs.of(truth);
        SplittableRandom random = new SplittableRandom(99);
        int matches = 3000;
        int wrong = 0;
        for (int match = 0; match < matches; match++) {
            Sprt.State end = run(test, players, random);
            wrong += end == (truth > 0 ? Sprt.State.H0 : Sprt.State.H1) ? 1 : 0;
        }
        double rate = wrong / (double) matches;
        assertThat(rate).isBetween(most / 2, most + 2.5 * Math.sqrt(most * (1 - most) / matches));
    }

    /// The same of normalized points: with many draws and with few.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"0, 0.05, 0.1", "0, 0.05, 0.3", "1, 0.1, 0.1", "1, 0.1, 0.3"})
    void errorsOfNormalizedPointsAreAsAskedFor(int hypothesis, double most, double decided) {
        Sprt test = new Sprt(Sprt.Model.NORMALIZED, 0, 60, 0.05, 0.1);
        // A mean of ½ + t σ, with t of pairs: σ² is (1/4)² times the share of uneven pairs, less what the mean takes.
        double t = hypothesis * 60 / (800 / Math.log(10)) * Math.sqrt(2);
        double shift = 2 * t * Math.sqrt(decided / 8 / (1 + t * t));
        SimulatedPairs players = new SimulatedPairs(0, decided - shift, 1 - 2 * decided, decided + shift, 0);
        SplittableRandom random = new SplittableRandom(99);
        int matches = 1000;
        int wrong = 0;
        for (int match = 0; match < matches; match++) {
            Sprt.State end = run(test, players, random);
            wrong += end == (hypothesis > 0 ? Sprt.State.H0 : Sprt.State.H1) ? 1 : 0;
        }
        double rate = wrong / (double) matches;
        assertThat(rate).isBetween(most / 2, most + 2.5 * Math.sqrt(most * (1 - most) / matches));
    }

    private static Sprt.State run(Sprt test, SimulatedPairs players, SplittableRandom random) {
        ScoreCounts counts = ScoreCounts.noPairs();
        Sprt.State state = Sprt.State.OPEN;
        while (state == Sprt.State.OPEN) {
            counts = counts.and(players.next(random));
            state = test.state(counts);
        }
        return state;
    }

    @Test
    void oneKindOfResultDoesNotDecideAtOnce() {
        assertThat(USUAL.logLikelihoodRatio(ScoreCounts.noPairs())).isEqualTo(0);
        assertThat(USUAL.state(ScoreCounts.noPairs())).isEqualTo(Sprt.State.OPEN);
        assertThat(USUAL.state(ScoreCounts.pairs(0, 0, 0, 0, 3))).isEqualTo(Sprt.State.OPEN);
        assertThat(USUAL.state(ScoreCounts.pairs(0, 0, 0, 0, 300))).isEqualTo(Sprt.State.H1);
        assertThat(USUAL.state(ScoreCounts.pairs(300, 0, 0, 0, 0))).isEqualTo(Sprt.State.H0);
        assertThat(USUAL.state(ScoreCounts.pairs(0, 0, 100_000, 0, 0))).isEqualTo(Sprt.State.H0);
    }

    @Test
    void numbersThatMakeNoTestAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(5, 5, 0.05, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(Double.NaN, 5, 0.05, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 5, 0, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 5, 0.05, 0.6));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(Sprt.Model.NORMALIZED, 0, 500, 0.05, 0.05));
    }
}
