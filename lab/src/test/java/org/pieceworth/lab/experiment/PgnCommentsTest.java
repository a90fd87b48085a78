package org.pieceworth.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.search.Score;
import org.pieceworth.lab.experiment.PgnGames.Comments;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

class PgnCommentsTest {

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());

    private static final PlayedGame GAME = new PlayedGame(
            Opening.start(CHESS),
            List.of(
                    Uci.read(CHESS.start(), "f2f3"),
                    Uci.read(CHESS.position("rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1"), "e7e5")),
            List.of(35, Answer.NO_SCORE),
            List.of(new Effort(12, 4000, 104, 3_725_960), new Effort(0, 0, 7, 0)),
            new Outcome.Won(Side.BLACK),
            Termination.TIME,
            "",
            Optional.empty());

    private static String moves(PlayedGame game, Comments comments) {
        StringBuilder text = new StringBuilder();
        new PgnGames(new PgnWriter(text), GameLabels.SELF, comments).write(0, game);
        return text.substring(text.indexOf("\n\n")).strip().replace('\n', ' ');
    }

    @Test
    void commentsOfMoves() {
        assertThat(moves(GAME, Comments.NONE)).isEqualTo("1. f3 e5 0-1");
        assertThat(moves(GAME, Comments.SCORES)).isEqualTo("1. f3 {+0.35/12} 1... e5 0-1");
        assertThat(moves(GAME, Comments.TIMES))
                .isEqualTo("1. f3 {+0.35/12 0.104s, n=4000 [%clk 1:02:05.9]} 1... e5 {0.007s} 0-1");
    }

    /// Games of an earlier run may have been kept without depths.
    @Test
    void aDepthThatIsNotKeptIsOne() {
        PlayedGame plain = new PlayedGame(
                GAME.opening(),
                GAME.moves(),
                List.of(Score.winIn(3), -5),
                List.of(),
                GAME.outcome(),
                GAME.termination(),
                "",
                Optional.empty());
        assertThat(moves(plain, Comments.TIMES)).isEqualTo("1. f3 {+M2/1} 1... e5 {-0.05/1} 0-1");
        assertThat(GameRecord.read(GameRecord.write(4, GAME), CHESS)).isEqualTo(GAME);
        assertThat(GameRecord.read(GameRecord.write(4, plain), CHESS)).isEqualTo(plain);
    }
}
