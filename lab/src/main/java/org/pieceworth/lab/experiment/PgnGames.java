package org.pieceworth.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.pieceworth.engine.search.Score;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.pgn.PgnWriter;

/// Writes games that were played as PGN.
///
/// @param out where to
/// @param labels what the games are called
/// @param scores whether moves are commented with their scores, such as `{+0.35/1}`
public record PgnGames(PgnWriter out, GameLabels labels, boolean scores) {

    private static final double PAWN = 100;

    /// Writes a game.
    ///
    /// @param number its number, from 0
    public void write(long number, PlayedGame game) {
        List<Integer> moves = new ArrayList<>(game.opening().moves());
        moves.addAll(game.moves());
        out.write(
                labels.tags(number, game),
                game.opening().rules().position(game.opening().startFen()),
                moves,
                game.result(),
                scores ? comments(game) : _ -> "");
    }

    private static IntFunction<String> comments(PlayedGame game) {
        int before = game.opening().moves().size();
        return made -> made <= before ? "" : comment(game.scores().get(made - before - 1));
    }

    /// As match runners write it; the depth, which is not kept, is 1.
    private static String comment(int score) {
        if (score == Answer.NO_SCORE) {
            return "";
        }
        if (Score.isDecided(score)) {
            return (score > 0 ? "+M" : "-M") + (Score.pliesToEnd(score) + 1) / 2 + "/1";
        }
        return String.format(Locale.ROOT, "%+.2f/1", score / PAWN);
    }
}
