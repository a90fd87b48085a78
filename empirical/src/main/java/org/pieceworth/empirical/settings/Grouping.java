package org.pieceworth.empirical.settings;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.rules.InputException;

/// How games are put in groups, by their tags.
public sealed interface Grouping {

    /// The tags that it reads.
    Set<String> tags();

    /// The groups that a game belongs to, by its tags; none when they do not say.
    List<String> groups(Map<String, String> tags, NameAliases aliases);

    /// As it was written.
    String text();

    /// Reads `player`, `elo:WIDTH`, `year:WIDTH`, or the name of a tag (`event`, `ECO`, …).
    ///
    /// @throws InputException when it is none of them
    static Grouping parse(String text) {
        String[] parts = text.strip().split(":", 2);
        String name = parts[0].toLowerCase(Locale.ROOT);
        return switch (name) {
            case "player" -> new Player();
            case "elo" -> new Elo(width(text, parts, 200));
            case "year" -> new Year(width(text, parts, 10));
            default -> {
                if (parts.length > 1 || !text.strip().matches("[A-Za-z]\\w*")) {
                    throw InputException.about(
                            "by",
                            "found '" + Excerpt.of(text)
                                    + "', expected player, elo:200, year:10, or a tag's name such as event or ECO");
                }
                yield new Tag(text.strip());
            }
        };
    }

    private static int width(String text, String[] parts, int usual) {
        try {
            int width = parts.length == 1 ? usual : Integer.parseInt(parts[1].strip());
            if (width > 0 && width <= 4000) {
                return width;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw InputException.about(
                "by",
                "found '" + Excerpt.of(text) + "', expected a width from 1 to 4000, such as " + parts[0] + ":" + usual);
    }

    /// Each game belongs to both its players.
    record Player() implements Grouping {
        @Override
        public Set<String> tags() {
            return Set.of("White", "Black");
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            return Stream.of("White", "Black")
                    .map(side -> aliases.of(tags.getOrDefault(side, "").strip()))
                    .filter(name -> !name.isEmpty() && !name.equals("?"))
                    .distinct()
                    .toList();
        }

        @Override
        public String text() {
            return "player";
        }
    }

    /// Classes of the players' mean rating.
    record Elo(int width) implements Grouping {
        @Override
        public Set<String> tags() {
            return Set.of("WhiteElo", "BlackElo");
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            int white = number(tags.getOrDefault("WhiteElo", ""));
            int black = number(tags.getOrDefault("BlackElo", ""));
            return white <= 0 || black <= 0 ? List.of() : List.of(range((white + black) / 2, width));
        }

        @Override
        public String text() {
            return "elo:" + width;
        }
    }

    /// Classes of years.
    record Year(int width) implements Grouping {
        @Override
        public Set<String> tags() {
            return Set.of("Date", "UTCDate");
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            String date = tags.getOrDefault("Date", tags.getOrDefault("UTCDate", ""));
            int year = date.length() < 4 ? 0 : number(date.substring(0, 4));
            return year <= 0 ? List.of() : List.of(range(year, width));
        }

        @Override
        public String text() {
            return "year:" + width;
        }
    }

    /// The values of a tag; its name is found whatever its case.
    record Tag(String name) implements Grouping {
        @Override
        public Set<String> tags() {
            return Set.of(name);
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            String value = tags.getOrDefault(name, "").strip();
            return value.isEmpty() || value.equals("?") ? List.of() : List.of(value);
        }

        @Override
        public String text() {
            return name;
        }
    }

    private static int number(String text) {
        return text.strip().matches("\\d{1,6}") ? Integer.parseInt(text.strip()) : 0;
    }

    private static String range(int number, int width) {
        int from = number / width * width;
        return width == 1 ? String.valueOf(from) : from + "–" + (from + width - 1);
    }
}
