package org.pieceworth.empirical.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;

/// Clusters for the errors of a fit.
public sealed interface Clustering {

    /// The setting's text.
    String text();

    /// The kind. A switch over an enum is compiled in; one over types is linked at run time, which costs a
    /// fit about 10 milliseconds.
    Kind kind();

    enum Kind {
        AUTO,
        GAME,
        PAIR,
        PLAYER,
        TAGS
    }

    /// Reads `game`, `pair`, `event`, `player`, or tags with commas between them.
    ///
    /// @throws InputException when it is invalid
    static Clustering parse(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "auto" -> new Auto();
            case "game" -> new Game();
            case "pair" -> new Pair();
            case "player" -> new Player();
            case "event" -> new Tags("event", List.of("Event"));
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
                yield new Tags(String.join(",", tags), tags);
            }
        };
    }

    /// Tags that it reads.
    default List<String> tags() {
        return List.of();
    }

    /// Games, unless tags offer coarser clusters that widen an error by more than a quarter.
    record Auto() implements Clustering {
        @Override
        public String text() {
            return "auto";
        }

        @Override
        public Kind kind() {
            return Kind.AUTO;
        }
    }

    /// Only games.
    record Game() implements Clustering {
        @Override
        public String text() {
            return "game";
        }

        @Override
        public Kind kind() {
            return Kind.GAME;
        }
    }

    /// Games of the same two players.
    record Pair() implements Clustering {
        @Override
        public String text() {
            return "pair";
        }

        @Override
        public Kind kind() {
            return Kind.PAIR;
        }
    }

    /// Games that share a player.
    record Player() implements Clustering {
        @Override
        public String text() {
            return "player";
        }

        @Override
        public Kind kind() {
            return Kind.PLAYER;
        }
    }

    /// Games with the same value of a tag; for several tags, of any of them.
    record Tags(String text, List<String> tags) implements Clustering {
        /// Copies the tags.
        public Tags {
            tags = List.copyOf(tags);
        }

        @Override
        public Kind kind() {
            return Kind.TAGS;
        }
    }
}
