package org.pieceworth.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.match.Sprt;

/// Games that were never played, counted by hand.
class MatchTallyTest {

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());
    private static final Outcome WHITE = new Outcome.Won(Side.WHITE);
    private static final Outcome BLACK = new Outcome.Won(Side.BLACK);
    private static final Outcome DRAWN = new Outcome.Drawn();

    private int games;

    /// A game unlike all others.
    private PlayedGame game(Outcome outcome, Termination why, int plies) {
        return game(outcome, why, plies, games++);
    }

    private static PlayedGame game(Outcome outcome, Termination why, int plies, int opening) {
        List<Integer> moves = Collections.nCopies(plies, 1);
        return new PlayedGame(
                new Opening(CHESS, CHESS.variant().startFen(), List.of(1, opening)),
                moves,
                moves,
                List.of(),
                outcome,
                why,
                "",
                Optional.empty());
    }

    private MatchTally tally(Optional<Sprt> sprt, Outcome... outcomes) {
        MatchTally tally = new MatchTally(sprt);
        for (int number = 0; number < outcomes.length; number++) {
            tally.add(number, game(outcomes[number], Termination.CHECKMATE, 10));
        }
        return tally;
    }

    /// The first player has White in games 0, 2, 4 and wins 0, 1 and 2, draws 3 and loses 4 and 5.
    @Test
    void gamesAndPairs() {
        MatchTally tally = tally(Optional.empty(), WHITE, BLACK, WHITE, DRAWN, BLACK, WHITE);
        assertThat(tally.games()).isEqualTo(6);
        assertThat(tally.wins()).isEqualTo(3);
        assertThat(tally.draws()).isEqualTo(1);
        assertThat(tally.losses()).isEqualTo(2);
        assertThat(tally.pairs().counts()).containsExactly(1, 0, 0, 1, 1);
        assertThat(tally.scores()).isEqualTo(tally.pairs());
        assertThat(tally.plies()).isEqualTo(6 * 12);
        assertThat(tally.test()).isEmpty();
        assertThat(tally.isDecided()).isFalse();
        tally.add(6, game(DRAWN, Termination.STALEMATE, 0));
        assertThat(tally.scores()).as("a last game without its partner").isEqualTo(tally.pairs());
        assertThat(tally.draws()).isEqualTo(2);
        assertThat(tally.pairs().results()).isEqualTo(3);
        assertThat(tally.plies()).isEqualTo(74);
        assertThat(tally.terminations())
                .containsExactly(Map.entry(Termination.CHECKMATE, 6L), Map.entry(Termination.STALEMATE, 1L));
    }

    /// Whoever lost by a failure of its own has forfeited, whatever colour it had.
    @Test
    void forfeitsAreTheLosers() {
        MatchTally tally = new MatchTally(Optional.empty());
        tally.add(0, game(WHITE, Termination.TIME, 4));
        tally.add(1, game(WHITE, Termination.CRASH, 4));
        tally.add(2, game(BLACK, Termination.CRASH, 4));
        tally.add(3, game(BLACK, Termination.ILLEGAL_MOVE, 4));
        tally.add(4, game(BLACK, Termination.CHECKMATE, 4));
        assertThat(tally.forfeits(true)).containsExactly(Map.entry(Termination.CRASH, 2L));
        assertThat(tally.forfeits(false))
                .containsExactly(Map.entry(Termination.TIME, 1L), Map.entry(Termination.ILLEGAL_MOVE, 1L));
    }

    /// The test sees whole pairs: it is decided after the second game of one and never between two.
    @Test
    void theTestIsDecidedBetweenPairs() {
        Sprt sprt = new Sprt(0, 400, 0.05, 0.05);
        MatchTally tally = new MatchTally(Optional.of(sprt));
        int number = 0;
        while (!tally.isDecided()) {
            assertThat(number).isLessThan(100);
            tally.add(number, game(MatchTally.firstHasWhite(number) ? WHITE : BLACK, Termination.CHECKMATE, 4));
            assertThat(tally.test()).contains(sprt.state(tally.pairs()));
            number++;
        }
        assertThat(number).isEven();
        assertThat(tally.test()).contains(Sprt.State.H1);
        tally.add(number, game(WHITE, Termination.CHECKMATE, 4));
        assertThat(tally.isDecided()).isFalse();
    }

    /// Sixty different pairs played six times have the interval, and the test, of the sixty alone.
    @Test
    void equalGamesCountOnce() {
        Sprt sprt = new Sprt(0, 5, 0.05, 0.05);
        MatchTally once = new MatchTally(Optional.of(sprt));
        MatchTally often = new MatchTally(Optional.of(sprt));
        SplittableRandom random = new SplittableRandom(3);
        List<Outcome> outcomes = random.ints(120, 0, 3)
                .mapToObj(List.of(WHITE, BLACK, DRAWN)::get)
                .toList();
        for (int number = 0; number < 720; number++) {
            PlayedGame game = game(outcomes.get(number % 120), Termination.CHECKMATE, 10, number % 120 / 2);
            often.add(number, game);
            if (number < 120) {
                once.add(number, game);
            }
        }
        assertThat(often.scores()).isEqualTo(once.scores());
        assertThat(often.scores().elo()).isEqualTo(once.scores().elo());
        assertThat(often.games()).isEqualTo(120);
        assertThat(often.played()).isEqualTo(720);
        assertThat(often.wins() + often.draws() + often.losses()).isEqualTo(120);
    }

    /// A pair with one game that is new says something new; a last game without its partner counts if it is new.
    @Test
    void aPairCountsIfOneOfItsGamesIsNew() {
        MatchTally tally = new MatchTally(Optional.empty());
        tally.add(0, game(WHITE, Termination.CHECKMATE, 10, 1));
        tally.add(1, game(WHITE, Termination.CHECKMATE, 10, 1));
        assertThat(tally.games())
                .as("the same moves with colours changed are another game")
                .isEqualTo(2);
        tally.add(2, game(WHITE, Termination.CHECKMATE, 10, 1));
        assertThat(tally.games()).isEqualTo(2);
        tally.add(3, game(DRAWN, Termination.CHECKMATE, 11, 1));
        assertThat(tally.pairs().counts()).containsExactly(0, 0, 1, 1, 0);
        tally.add(4, game(WHITE, Termination.TIME, 10, 1));
        assertThat(tally.games()).as("another end is another game").isEqualTo(5);
        tally.add(5, game(WHITE, Termination.CHECKMATE, 10, 1));
        assertThat(tally.games()).isEqualTo(6);
        tally.add(6, game(WHITE, Termination.CHECKMATE, 10, 1));
        tally.add(7, game(WHITE, Termination.CHECKMATE, 10, 1));
        assertThat(tally.games()).isEqualTo(6);
        assertThat(tally.wins()).isEqualTo(3);
    }

    @Test
    void aGameThatIsNotOverIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tally(Optional.empty(), new Outcome.InPlay()))
                .withMessage("game 0 is not over");
    }
}
