package org.pieceworth.empirical.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;

/// Clusters for the errors of a fit.
///
/// @param text the setting's text
/// @param tags tags of [Kind#TAGS]
public record Clustering(Kind kind, String text, List<String> tags) {

    public static final Clustering AUTO = new Clustering(Kind.AUTO, "auto", List.of());
    public static final Clustering GAME = new Clustering(Kind.GAME, "game", List.of());
    public static final Clustering PAIR = new Clustering(Kind.PAIR, "pair", List.of());
    public static final Clustering PLAYER = new Clustering(Kind.PLAYER, "player", List.of());

    public enum Kind {
        /// Games, unless tags offer coarser clusters that widen an error by more than a quarter.
        AUTO,
        /// Only games.
        GAME,
        /// Games of the same two players.
        PAIR,
        /// Games that share a player.
        PLAYER,
        /// Games with the same value of a tag; for several tags, of any of them.
        TAGS
    }

    /// Copies the tags.
    public Clustering {
        tags = List.copyOf(tags);
    }

    /// Clusters by tags.
    public static Clustering ofTags(String text, List<String> tags) {
        return new Clustering(Kind.TAGS, text, tags);
    }

    /// Reads `game`, `pair`, `event`, `player`, or tags with commas between them.
    ///
    /// @throws InputException when it is invalid
    public static Clustering parse(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "auto" -> AUTO;
            case "game" -> GAME;
            case "pair" -> PAIR;
            case "player" -> PLAYER;
            case "event" -> ofTags("event", List.of("Event"));
            default -> {
                List<String> tags =
                        Arrays.stream(text.split(",", -1)).map(String::strip).toList();
                if (tags.size() > 3 || !tags.stream().allMatch(tag -> tag.matches("[A-Za-z]\\w*"))) {
                    throw InputException.about(
                            "cluster",
                            "found '" + Excerpt.of(text)
                                    + "', expected auto, game, pair, event, player, or up to three tags such as ECO or"
                                    + " White,Black");
                }
                yield ofTags(String.join(",", tags), tags);
            }
        };
    }
}
