package org.pieceworth.studies.ratings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.pieceworth.text.InputException;

/// Which games depend on each other.
sealed interface ClusterRule {

    /// Two games of the same players with the same opening, with colours changed.
    record Pairs() implements ClusterRule {}

    /// No clusters.
    record Games() implements ClusterRule {}

    /// All games with the same opening.
    record Openings() implements ClusterRule {}

    /// Games that share the values of tags.
    record Tags(List<String> names) implements ClusterRule {}

    /// Reads `pair`, `game`, `opening`, or tags between commas.
    ///
    /// @throws InputException when it is something else
    static ClusterRule parse(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "pair" -> new Pairs();
            case "game" -> new Games();
            case "opening" -> new Openings();
            default -> {
                List<String> names =
                        Arrays.stream(text.split(",", -1)).map(String::strip).toList();
                if (names.stream().anyMatch(name -> !name.matches("[A-Za-z]\\w*"))) {
                    throw InputException.about(
                            "cluster",
                            "found '" + text + "', expected pair, game, opening, or names of tags such as Event,Site");
                }
                yield new Tags(names);
            }
        };
    }

    /// The tags that it needs.
    default List<String> tags() {
        return this instanceof Tags(List<String> names) ? names : List.of();
    }

    /// Names of its clusters, in the singular and the plural.
    default List<String> called() {
        return switch (this) {
            case Pairs _ -> List.of("pair or single game", "pairs or single games");
            case Games _ -> List.of("game", "games");
            case Openings _ -> List.of("opening", "openings");
            case Tags(List<String> names) -> {
                String by = " by " + String.join(" and ", names);
                yield List.of("cluster" + by, "clusters" + by);
            }
        };
    }
}
