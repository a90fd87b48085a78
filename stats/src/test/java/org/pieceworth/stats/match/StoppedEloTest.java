package org.pieceworth.stats.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoppedEloTest {

    /// Figures of the series of eigenfunctions, summed in Python: another way than images.
    @ParameterizedTest
    @CsvSource({
        "3, 0.5, 3.2, 3.1, 0.2656181434230894",
        "10, -0.3, 2, 4, 0.04513826958760453",
        "1, 0, 1, 1, 0.31461128510023806",
        "40, 0.1, 3, 5, 0.5312057902262062",
        "2, 2, 3, 3, 0.8207213474445618"
    })
    void theFirstBoundAgainstEigenfunctions(double time, double drift, double below, double above, double chance) {
        assertThat(new DriftingWalk(drift, below, above).aboveBy(time)).isCloseTo(chance, within(1e-10));
        assertThat(new DriftingWalk(-drift, above, below).belowBy(time)).isCloseTo(chance, within(1e-10));
    }

    @ParameterizedTest
    @CsvSource({
        "3, 0.5, 3.2, 3.1, 0.7, 0.4128628848006229",
        "10, -0.3, 2, 4, 1, 0.048060008924786665",
        "1, 0, 1, 1, -0.5, 0.3164828526872333"
    })
    void theOpenWalkAgainstEigenfunctions(
            double time, double drift, double below, double above, double place, double chance) {
        assertThat(new DriftingWalk(drift, below, above).openAbove(time, place)).isCloseTo(chance, within(1e-10));
    }

    /// Wherever a test ends, luck has led from the middle of the hypotheses, and the correction leads back.
    @Test
    void theCorrectionIsTowardsTheMiddleOfTheHypotheses() {
        SplittableRandom random = new SplittableRandom(1);
        int corrected = 0;
        for (int i = 0; i < 400; i++) {
            ScoreCounts pairs = SimulatedPairs.of(random.nextDouble(-80, 100)).play(random, random.nextInt(20, 600));
            Sprt test = new Sprt(0, random.nextInt(5, 35), 0.05, 0.05);
            double ratio = test.logLikelihoodRatio(pairs);
            StoppedElo stopped = StoppedElo.of(test, pairs);
            if (stopped.corrected() && ratio < test.upper() + 1 && ratio > test.lower() - 1) {
                corrected++;
                double middle = test.elo1() / 2;
                double plain = ((Elo.Estimated) pairs.elo()).value() - middle;
                double found = ((Elo.Estimated) stopped.elo()).value() - middle;
                assertThat(Math.abs(found)).isLessThanOrEqualTo(Math.abs(plain) + 1e-6);
                assertThat(found * plain).isGreaterThan(-1e-3);
            }
        }
        assertThat(corrected).isGreaterThan(50);
    }

    /// A walk has met one bound, the other or none, also where numbers are far beyond the usual.
    @ParameterizedTest
    @CsvSource({"0.01, 0.5, 3, 3", "3, 40, 3, 3", "3, -40, 3, 3", "500, 0.02, 3, 5", "1e5, 0, 3, 3", "50, -7, 60, 2"})
    void chancesAddUp(double time, double drift, double below, double above) {
        DriftingWalk walk = new DriftingWalk(drift, below, above);
        double sum = walk.aboveBy(time) + walk.belowBy(time) + walk.openAbove(time, -below);
        assertThat(sum).isCloseTo(1, within(1e-9));
    }

    /// In the end the chance of the upper bound is the gambler's.
    @Test
    void theLastChanceIsTheGamblers() {
        double drift = 0.3;
        double start = Math.exp(2 * drift * 3);
        double expected = (start - 1) / (start - Math.exp(-2 * drift * 4));
        assertThat(new DriftingWalk(drift, 3, 4).aboveBy(1e4)).isCloseTo(expected, within(1e-10));
    }

    @Test
    void withoutSpreadNothingIsKnown() {
        Sprt test = new Sprt(0, 5, 0.05, 0.05);
        assertThat(StoppedElo.of(test, ScoreCounts.noPairs()).elo()).isEqualTo(new Elo.Unknown("no games"));
        assertThat(StoppedElo.of(test, ScoreCounts.pairs(0, 0, 9, 0, 0)).normalized())
                .isEqualTo(new Elo.Unknown("all results alike"));
    }

    /// A test that is won early says less than its plain estimate, and one that the games end first says about as
    /// much.
    @Test
    void stoppingIsTakenOut() {
        Sprt test = new Sprt(0, 20, 0.05, 0.05);
        ScoreCounts won = ScoreCounts.pairs(15, 60, 130, 78, 32);
        assertThat(test.state(won)).isEqualTo(Sprt.State.H1);
        double plain = known(won.elo()).value();
        Elo.Estimated corrected = known(StoppedElo.of(test, won).elo());
        assertThat(corrected.value()).isLessThan(plain).isGreaterThan(0);
        assertThat(corrected.low()).isLessThan(corrected.value());
        assertThat(corrected.high()).isGreaterThan(plain);
        assertThat(known(StoppedElo.of(test, won.swapped()).elo()).value()).isLessThan(0);
        ScoreCounts open = ScoreCounts.pairs(2, 8, 20, 9, 2);
        assertThat(test.state(open)).isEqualTo(Sprt.State.OPEN);
        assertThat(known(StoppedElo.of(test, open).elo()).value())
                .isCloseTo(known(open.elo()).value(), within(1.0));
    }

    /// Far from the hypotheses luck does not decide when a test ends: whether it ran out of games or not, the plain
    /// estimate stands.
    @ParameterizedTest
    @CsvSource({"0, 3, 11, 66, 120", "0, 0, 2, 6, 12", "1, 9, 41, 140, 250"})
    void farFromTheHypothesesThePlainEstimateStands(long ll, long ld, long even, long wd, long ww) {
        Sprt test = new Sprt(0, 5, 0.05, 0.05);
        ScoreCounts pairs = ScoreCounts.pairs(ll, ld, even, wd, ww);
        for (ScoreCounts counts : new ScoreCounts[] {pairs, pairs.swapped()}) {
            StoppedElo stopped = StoppedElo.of(test, counts);
            assertThat(stopped.corrected()).isFalse();
            assertThat(stopped.elo()).isEqualTo(counts.elo());
            assertThat(stopped.normalized()).isEqualTo(counts.normalizedElo());
        }
    }

    /// The further from the hypotheses a test ends, the smaller the correction, without a jump to none.
    @ParameterizedTest
    @CsvSource({"LOGISTIC, 0.01", "NORMALIZED, 0.3"})
    void theCorrectionFades(Sprt.Model model, double last) {
        Sprt test = new Sprt(model, 0, 5, 0.05, 0.05);
        double before = 0.5;
        for (int wins = 5; wins <= 155; wins += 10) {
            ScoreCounts end = ending(test, 10, 40, 400 - 2 * wins, 40 + wins, 10 + wins);
            Elo.Estimated plain = known(end.elo());
            Elo.Estimated stopped = known(StoppedElo.of(test, end).elo());
            double correction = (plain.value() - stopped.value()) / plain.error();
            assertThat(correction).isBetween(-0.001, before + 0.02);
            before = correction;
        }
        assertThat(before).isLessThan(last);
    }

    /// Such results, as many as decide the test.
    private static ScoreCounts ending(Sprt test, long... shares) {
        double much = 0;
        while (true) {
            much += 0.01;
            long[] counts = new long[shares.length];
            for (int i = 0; i < shares.length; i++) {
                counts[i] = Math.round(much * shares[i]);
            }
            ScoreCounts pairs = ScoreCounts.pairs(counts[0], counts[1], counts[2], counts[3], counts[4]);
            if (test.state(pairs) != Sprt.State.OPEN) {
                return pairs;
            }
        }
    }

    /// Of hypotheses so far apart that ten pairs decide, the matches with an interval would be the unusual ones.
    @Test
    void testsThatEndAtOnceGiveNoInterval() {
        ScoreCounts pairs = ScoreCounts.pairs(1, 3, 6, 3, 1);
        assertThat(known(StoppedElo.of(new Sprt(0, 200, 0.05, 0.05), pairs).elo())
                        .hasInterval())
                .isFalse();
        assertThat(known(StoppedElo.of(new Sprt(0, 60, 0.05, 0.05), pairs).elo())
                        .hasInterval())
                .isTrue();
    }

    /// Over matches that tests end, or that run out of games, few or many, by players far apart or close.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"50, 100", "200, 100", "200, 400", "400, 100"})
    void theTruthIsInTheMiddleWithFewGames(double truth, int most) {
        Sprt test = new Sprt(0, 5, 0.05, 0.05);
        SimulatedPairs players = SimulatedPairs.tilted(truth);
        SplittableRandom random = new SplittableRandom(17);
        int matches = 200;
        int below = 0;
        int covered = 0;
        for (int match = 0; match < matches; match++) {
            ScoreCounts end = players.play(random, 20);
            while (end.results() < most / 2 && test.state(end) == Sprt.State.OPEN) {
                end = end.and(players.next(random));
            }
            Elo.Estimated found = known(StoppedElo.of(test, end).elo());
            below += found.value() < truth ? 1 : 0;
            covered += found.low() <= truth && truth <= found.high() ? 1 : 0;
        }
        assertThat(below / (double) matches).isBetween(0.4, 0.6);
        assertThat(covered / (double) matches).isBetween(0.9, 0.985);
    }

    /// Over matches that tests end, the estimate is too high as often as too low, and the interval holds
    /// the truth in 95 of 100; the plain one does neither.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"LOGISTIC, 0", "LOGISTIC, 60", "NORMALIZED, 0", "NORMALIZED, 60"})
    void theTruthIsInTheMiddle(Sprt.Model model, double truth) {
        Sprt test = new Sprt(model, 0, 60, 0.05, 0.05);
        SimulatedPairs players = SimulatedPairs.of(truth);
        SplittableRandom random = new SplittableRandom(11);
        int matches = 1000;
        int below = 0;
        int plainBelow = 0;
        int covered = 0;
        for (int match = 0; match < matches; match++) {
            ScoreCounts end = ScoreCounts.noPairs();
            while (test.state(end) == Sprt.State.OPEN) {
                end = end.and(players.next(random));
            }
            Elo.Estimated found = known(StoppedElo.of(test, end).elo());
            below += found.value() < truth ? 1 : 0;
            plainBelow += known(end.elo()).value() < truth ? 1 : 0;
            covered += !found.hasInterval() || found.low() <= truth && truth <= found.high() ? 1 : 0;
        }
        assertThat(below / (double) matches).isBetween(0.45, 0.55);
        assertThat(Math.abs(plainBelow / (double) matches - 0.5)).isGreaterThan(0.04);
        assertThat(covered / (double) matches).isBetween(0.93, 0.97);
    }

    private static Elo.Estimated known(Elo elo) {
        assertThat(elo).isInstanceOf(Elo.Estimated.class);
        return (Elo.Estimated) elo;
    }
}
