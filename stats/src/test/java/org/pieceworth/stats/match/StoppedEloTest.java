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
