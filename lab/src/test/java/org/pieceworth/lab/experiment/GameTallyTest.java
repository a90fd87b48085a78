package org.pieceworth.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.game.ErrorRate;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;

class GameTallyTest {

    private static final VariantRules CHESS =
            VariantRules.of(Variants.shipped().read("chess").variant());
    private static final Outcome WHITE = new Outcome.Won(Side.WHITE);
    private static final Outcome BLACK = new Outcome.Won(Side.BLACK);
    private static final Outcome DRAWN = new Outcome.Drawn();

    private static PlayedGame game(Outcome outcome, Termination termination, Optional<Outcome> verdict) {
        return new PlayedGame(
                new Opening(CHESS, "8/8/8/8/8/8/8/8 w - - 0 1", List.of(1, 2)),
                List.of(3, 4, 5),
                List.of(0, 0, 0),
                List.of(),
                outcome,
                termination,
                "",
                verdict.map(ended -> new PlayedGame.Verdict(1, ended)));
    }

    @Test
    void gamesAreCountedByTheirEnds() {
        GameTally tally = new GameTally();
        assertThat(tally.games()).isZero();
        tally.add(game(WHITE, Termination.CHECKMATE, Optional.of(WHITE)), false);
        tally.add(game(WHITE, Termination.CHECKMATE, Optional.of(DRAWN)), true);
        tally.add(game(DRAWN, Termination.REPETITION, Optional.empty()), false);
        assertThat(tally.games()).isEqualTo(3);
        assertThat(tally.plies()).isEqualTo(15);
        assertThat(tally.games(GameResult.WHITE_WINS)).isEqualTo(2);
        assertThat(tally.games(GameResult.DRAW)).isEqualTo(1);
        assertThat(tally.games(GameResult.BLACK_WINS)).isZero();
        assertThat(tally.terminations()).isEqualTo(Map.of(Termination.CHECKMATE, 2L, Termination.REPETITION, 1L));
        assertThat(tally.errors()).isEqualTo(new ErrorRate(2, 1));
    }

    /// White's win is the first army's in the first game, and the second's once colours are exchanged.
    @Test
    void theFirstArmyScoresByItsColour() {
        GameTally tally = new GameTally();
        tally.add(game(WHITE, Termination.CHECKMATE, Optional.empty()), false);
        tally.add(game(BLACK, Termination.CHECKMATE, Optional.empty()), true);
        tally.add(game(BLACK, Termination.CHECKMATE, Optional.empty()), false);
        tally.add(game(DRAWN, Termination.REPETITION, Optional.empty()), true);
        assertThat(tally.ofFirstArmy()).containsExactly(2, 1, 1);
        // By pairs: one with 2 points of 2, one with a half.
        assertThat(tally.scoresOfFirstArmy().games()).isEqualTo(4);
        assertThat(tally.scoresOfFirstArmy().counts()).containsExactly(0, 1, 0, 0, 1);
        tally.add(game(WHITE, Termination.CHECKMATE, Optional.empty()), false);
        assertThat(tally.scoresOfFirstArmy().counts()).as("one has no partner").containsExactly(1, 1, 3);
    }
}
