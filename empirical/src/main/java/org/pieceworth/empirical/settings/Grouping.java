package org.pieceworth.empirical.settings;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Ordered;

/// Keys that group games by their tags.
public sealed interface Grouping {

    /// Tags that it reads.
    Set<String> tags();

    /// The names of a game's groups; empty if it lacks the tags.
    List<String> groups(Map<String, String> tags, NameAliases aliases);

    /// The setting's text.
    String text();

    /// The order of groups by name: numeric for numbers, else alphabetical. Empty if groups are ordered by size.
    ///
    /// @param names all groups to order
    default Optional<Comparator<String>> order(List<String> names) {
        return GroupNames.areNumbers(names) ? Optional.of(GroupNames.BY_NUMBER) : Optional.empty();
    }

    /// Reads `player`, `elo:WIDTH` or `rating:WIDTH`, `year:WIDTH`, `eco:1` or `eco:2`, the name of a tag (`event`,
    /// `ECO`, …), or two of them with a comma between.
    ///
    /// @throws InputException when it is invalid
    static Grouping parse(String text) {
        List<Grouping> keys =
                Stream.of(text.split(",", -1)).map(Grouping::parseOne).toList();
        return switch (keys.size()) {
            case 1 -> keys.getFirst();
            case 2 -> both(keys.getFirst(), keys.getLast());
            default ->
                throw InputException.about(
                        "by", "found " + keys.size() + " keys in '" + Excerpt.of(text) + "', expected at most two");
        };
    }

    private static Grouping both(Grouping first, Grouping second) {
        if (first.text().equalsIgnoreCase(second.text())) {
            throw InputException.about("by", "found " + first.text() + " twice, expected two different keys");
        }
        return new Both(first, second);
    }

    private static Grouping parseOne(String text) {
        String[] parts = text.strip().split(":", 2);
        String name = parts[0].toLowerCase(Locale.ROOT);
        return switch (name) {
            case "player" -> {
                if (parts.length > 1) {
                    throw InputException.about(
                                    "by",
                                    "found '" + Excerpt.of(text)
                                            + "', expected only player; how many are shown is a setting of"
                                            + " its own")
                            .with("groups", "20");
                }
                yield new Player();
            }
            case "elo", "rating" -> new Elo(width(text, parts, 200), name);
            case "year" -> new Year(width(text, parts, 10));
            case "eco" -> parts.length == 1 ? new Tag(text.strip()) : new Opening(letters(text, parts[1].strip()));
            default -> {
                if (parts.length > 1 || !text.strip().matches("[A-Za-z]\\w*")) {
                    throw InputException.about(
                            "by",
                            "found '" + Excerpt.of(text)
                                    + "', expected player, rating:200, year:10, eco:1, or a tag's name such as event or ECO");
                }
                yield new Tag(text.strip());
            }
        };
    }

    private static int letters(String text, String number) {
        return switch (number) {
            case "1" -> 1;
            case "2" -> 2;
            default ->
                throw InputException.about(
                        "by", "found '" + Excerpt.of(text) + "', expected eco:1, eco:2, or ECO for whole codes");
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
            return Ordered.copy(List.of("White", "Black"));
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
    ///
    /// @param word its keyword: `elo` or `rating`
    record Elo(int width, String word) implements Grouping {
        @Override
        public Set<String> tags() {
            return Ordered.copy(List.of("WhiteElo", "BlackElo"));
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            int white = number(tags.getOrDefault("WhiteElo", ""));
            int black = number(tags.getOrDefault("BlackElo", ""));
            return white <= 0 || black <= 0 ? List.of() : List.of(range((white + black) / 2, width));
        }

        @Override
        public String text() {
            return word + ":" + width;
        }
    }

    /// Classes of years.
    record Year(int width) implements Grouping {
        @Override
        public Set<String> tags() {
            return Ordered.copy(List.of("Date", "UTCDate"));
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            return Stream.of("Date", "UTCDate")
                    .flatMap(tag -> GameDate.read(tags.getOrDefault(tag, "")).stream())
                    .map(GameDate::year)
                    .filter(year -> year > 0)
                    .findFirst()
                    .map(year -> List.of(range(year, width)))
                    .orElse(List.of());
        }

        @Override
        public String text() {
            return "year:" + width;
        }
    }

    /// Families of openings: the first characters of the code of the Encyclopaedia of Chess Openings.
    ///
    /// @param characters 1 for the volumes A to E, 2 for A0 to E9
    record Opening(int characters) implements Grouping {
        @Override
        public Set<String> tags() {
            return Set.of("ECO");
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            String code = tags.getOrDefault("ECO", "").strip().toUpperCase(Locale.ROOT);
            return code.matches("[A-E]\\d.*") ? List.of(code.substring(0, characters)) : List.of();
        }

        @Override
        public String text() {
            return "eco:" + characters;
        }
    }

    /// The values of a tag, whose name is matched without case.
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

    /// Combinations of two keys.
    record Both(Grouping first, Grouping second) implements Grouping {

        private static final String BETWEEN = " · ";

        @Override
        public Set<String> tags() {
            Set<String> all = new TreeSet<>(first.tags());
            all.addAll(second.tags());
            return all;
        }

        @Override
        public List<String> groups(Map<String, String> tags, NameAliases aliases) {
            List<String> seconds = second.groups(tags, aliases);
            return first.groups(tags, aliases).stream()
                    .flatMap(one -> seconds.stream().map(other -> one + BETWEEN + other))
                    .toList();
        }

        @Override
        public String text() {
            return first.text() + "," + second.text();
        }

        /// Sorts by the first key, then by the second.
        @Override
        public Optional<Comparator<String>> order(List<String> names) {
            List<String> firsts = names.stream().map(Both::firstOf).toList();
            List<String> seconds = names.stream().map(Both::secondOf).toList();
            Comparator<String> byFirst = first.order(firsts).orElse(Comparator.naturalOrder());
            Comparator<String> bySecond = second.order(seconds).orElse(Comparator.naturalOrder());
            return Optional.of(Comparator.comparing(Both::firstOf, byFirst).thenComparing(Both::secondOf, bySecond));
        }

        private static String firstOf(String name) {
            return name.split(BETWEEN, 2)[0];
        }

        private static String secondOf(String name) {
            return name.split(BETWEEN, 2)[1];
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
