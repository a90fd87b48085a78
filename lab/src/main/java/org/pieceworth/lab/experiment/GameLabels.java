package org.pieceworth.lab.experiment;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// The names of games in journals and files.
///
/// @param event the `Event` tag
/// @param first who has White in the games with even numbers
/// @param second who has Black there
/// @param exchange whether the two change colours from game to game
/// @param pairs whether games 2k and 2k + 1 have one start, and a tag for it
/// @param played date and limits; empty if equal games must give equal files
public record GameLabels(
        String event, String first, String second, boolean exchange, boolean pairs, Optional<Played> played) {

    /// When a match is played, and how.
    ///
    /// @param day date of the games
    /// @param first the limits of the first player
    /// @param second the limits of the second player
    public record Played(LocalDate day, TimeControl first, TimeControl second) {}

    /// The tag of two games with one start.
    public static final String PAIR = "Start";

    private static final String CHESS = "chess";
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu.MM.dd");

    /// The engine against itself.
    public static final GameLabels SELF =
            new GameLabels("Pieceworth self-play", "pieceworth", "pieceworth", false, false);

    /// Games that do not say when and how they were played.
    public GameLabels(String event, String first, String second, boolean exchange, boolean pairs) {
        this(event, first, second, exchange, pairs, Optional.empty());
    }

    /// True if the first has Black in a game, by its number from 0.
    public boolean exchanged(long number) {
        return exchange && number % 2 == 1;
    }

    /// The tags of a game, in their order.
    ///
    /// @param number number of the game, from 0; the `Round` tag counts from 1
    public Map<String, String> tags(long number, PlayedGame game) {
        Opening opening = game.opening();
        Variant variant = opening.rules().variant();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Site", "?");
        tags.put("Date", played.map(each -> each.day().format(DAY)).orElse("????.??.??"));
        tags.put("Round", Long.toString(number + 1));
        if (pairs) {
            tags.put(PAIR, Long.toString(number / 2 + 1));
        }
        tags.put("White", exchanged(number) ? second : first);
        tags.put("Black", exchanged(number) ? first : second);
        tags.put("Result", game.result().token());
        if (!variant.name().equals(CHESS) || !opening.rules().isChess()) {
            tags.put("Variant", variant.name());
        }
        if (!opening.fromVariantStart() || opening.chess960() || !Variants.namesStart(variant)) {
            tags.put("SetUp", "1");
            tags.put("FEN", opening.startFen());
        }
        tags.put("PlyCount", Integer.toString(game.plies()));
        played.ifPresent(each -> {
            TimeControl white = exchanged(number) ? each.second() : each.first();
            TimeControl black = exchanged(number) ? each.first() : each.second();
            put(tags, "TimeControl", white.tag(), black.tag());
            put(tags, "Limit", white.text(), black.text());
        });
        tags.put("Termination", kind(game.termination()));
        tags.put("TerminationDetails", details(game));
        return tags;
    }

    /// A tag of both players, or one for each.
    private static void put(Map<String, String> tags, String name, String white, String black) {
        if (white.equals(black)) {
            tags.put(name, white);
        } else {
            tags.put("White" + name, white);
            tags.put("Black" + name, black);
        }
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
}
