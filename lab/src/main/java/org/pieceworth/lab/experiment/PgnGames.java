package org.pieceworth.lab.experiment;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.pieceworth.engine.search.Score;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.pgn.PgnWriter;

/// Writes played games as PGN.
///
/// @param out destination
/// @param labels labels of the games
/// @param comments comments after the moves
public record PgnGames(PgnWriter out, GameLabels labels, Comments comments) {

    private static final double PAWN = 100;
    private static final double SECOND = 1000;

    /// The comments of moves.
    public enum Comments {
        /// No comments.
        NONE,
        /// The player's score and depth, `{+0.35/12}`.
        SCORES,
        /// Also the time of the move, nodes, and the clock if there is one:
        /// `{+0.35/12 0.104s, n=12345 [%clk 0:00:59.9]}`.
        TIMES
    }

    /// Writes a game.
    ///
    /// @param number its number, from 0
    public void write(long number, PlayedGame game) {
        out.write(
                labels.tags(number, game),
                game.opening().rules().position(game.opening().startFen()),
                game.allMoves(),
                game.result(),
                switch (comments) {
                    case NONE -> _ -> "";
                    case SCORES -> comments(game, false);
                    case TIMES -> comments(game, true);
                });
    }

    private static IntFunction<String> comments(PlayedGame game, boolean times) {
        int before = game.opening().moves().size();
        return made -> made <= before ? "" : comment(game, made - before - 1, times);
    }

    /// The format of match runners; an unknown depth is written as 1.
    private static String comment(PlayedGame game, int index, boolean times) {
        Optional<Effort> effort = game.efforts().isEmpty()
                ? Optional.empty()
                : Optional.of(game.efforts().get(index));
        int depth = effort.map(Effort::depth).filter(plies -> plies > 0).orElse(1);
        String score = score(game.scores().get(index));
        String text = score.isEmpty() ? "" : score + "/" + depth;
        return times ? effort.map(each -> text + time(each)).orElse(text).strip() : text;
    }

    private static String time(Effort effort) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, " %.3fs", effort.millis() / SECOND));
        if (effort.nodes() > 0) {
            text.append(", n=").append(effort.nodes());
        }
        if (effort.clockMillis() > 0) {
            long seconds = effort.clockMillis() / 1000;
            text.append(String.format(
                    Locale.ROOT,
                    " [%%clk %d:%02d:%02d.%d]",
                    seconds / 3600,
                    seconds / 60 % 60,
                    seconds % 60,
                    effort.clockMillis() % 1000 / 100));
        }
        return text.toString();
    }

    private static String score(int score) {
        if (score == Answer.NO_SCORE) {
            return "";
        }
        if (Score.isDecided(score)) {
            return (score > 0 ? "+M" : "-M") + (Score.pliesToEnd(score) + 1) / 2;
        }
        return String.format(Locale.ROOT, "%+.2f", score / PAWN);
    }
}
