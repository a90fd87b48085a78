package org.pieceworth.lab.selfplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import org.pieceworth.engine.Score;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.rules.variant.Variant;

/// Games that were played as games of PGN.
public final class PgnGames {

    private static final String CHESS = "chess";
    private static final double PAWN = 100;

    private PgnGames() {}

    /// Writes a game.
    ///
    /// @param event the `Event` tag
    /// @param number its number, from 0; the `Round` tag counts from 1
    /// @param white who had White
    /// @param black who had Black
    /// @param scores whether moves are commented with their scores, such as `{+0.35/8}`
    public static void write(
            PgnWriter out, String event, long number, String white, String black, PlayedGame game, boolean scores) {
        List<Integer> moves = new ArrayList<>(game.opening().moves());
        moves.addAll(game.moves());
        out.write(
                tags(event, number, white, black, game),
                game.opening().rules().position(game.opening().startFen()),
                moves,
                game.result(),
                scores ? comments(game) : _ -> "");
    }

    /// The tags of a game, in their order. The date is left open, so that equal games are equal files.
    public static Map<String, String> tags(String event, long number, String white, String black, PlayedGame game) {
        Opening opening = game.opening();
        Variant variant = opening.rules().variant();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Site", "?");
        tags.put("Date", "????.??.??");
        tags.put("Round", Long.toString(number + 1));
        tags.put("White", white);
        tags.put("Black", black);
        tags.put("Result", game.result().token());
        if (!variant.name().equals(CHESS)) {
            tags.put("Variant", variant.name());
        }
        if (!opening.fromVariantStart() || opening.chess960()) {
            tags.put("SetUp", "1");
            tags.put("FEN", opening.startFen());
        }
        tags.put("PlyCount", Integer.toString(game.plies()));
        tags.put("Termination", kind(game.termination()));
        tags.put("TerminationDetails", details(game));
        return tags;
    }

    /// The word that the standard has for it.
    private static String kind(Termination termination) {
        return switch (termination) {
            case CHECKMATE, STALEMATE, REPETITION, MOVE_RULE, VARIANT_END, INSUFFICIENT_MATERIAL -> "normal";
            case ADJUDICATED_WIN, ADJUDICATED_DRAW, PLY_CAP -> "adjudication";
            case TIME -> "time forfeit";
            case CRASH, NO_MOVE -> "abandoned";
            case ILLEGAL_MOVE -> "rules infraction";
        };
    }

    private static String details(PlayedGame game) {
        String text = game.termination().text();
        return game.detail().isEmpty() ? text : text + ": " + game.detail();
    }

    private static IntFunction<String> comments(PlayedGame game) {
        int before = game.opening().moves().size();
        return made -> made <= before ? "" : comment(game.scores().get(made - before - 1));
    }

    /// As match runners write it; the depth, which was not kept, is 1.
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
