package org.pieceworth.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private static PlayedGame game(Outcome outcome, Termination why, int plies) {
        List<Integer> moves = Collections.nCopies(plies, 1);
        return new PlayedGame(
                new Opening(CHESS, CHESS.variant().startFen(), List.of(1, 2)),
                moves,
                moves,
                outcome,
                why,
                "",
                Optional.empty());
    }

    private static MatchTally tally(Optional<Sprt> sprt, Outcome... outcomes) {
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

    @Test
    void aGameThatIsNotOverIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tally(Optional.empty(), new Outcome.InPlay()))
                .withMessage("game 0 is not over");
    }
}
