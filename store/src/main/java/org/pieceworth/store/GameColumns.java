package org.pieceworth.store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The columns of a table of games, as public databases publish them: one has the moves, the others have tags.
///
/// @param moves column of the moves
/// @param tags SQL of the value of each tag, null for a game without it
record GameColumns(Moves moves, List<Tag> tags) {

    /// Moves.
    ///
    /// @param text SQL of them
    /// @param length SQL of their length in bytes, about
    record Moves(String text, String length) {}

    /// A tag.
    ///
    /// @param name spelling in PGN
    record Tag(String name, String value) {}

    /// Names of the column with the moves, the surest first: `moves` may also be their number.
    private static final List<String> MOVES = List.of(
            "movetext", "pgn", "moves", "sanmoves", "movessan", "san", "transcript", "ucimoves", "movesuci", "uci");

    /// Names that stand for tags, without underlines. The case of a tag's name does not matter.
    private static final Map<String, String> TAGS = Map.ofEntries(
            Map.entry("utcdate", "UTCDate"),
            Map.entry("utctime", "UTCTime"),
            Map.entry("eventdate", "EventDate"),
            Map.entry("whiteelo", "WhiteElo"),
            Map.entry("blackelo", "BlackElo"),
            Map.entry("whiterating", "WhiteElo"),
            Map.entry("blackrating", "BlackElo"),
            Map.entry("whitetitle", "WhiteTitle"),
            Map.entry("blacktitle", "BlackTitle"),
            Map.entry("timecontrol", "TimeControl"),
            Map.entry("winner", "Result"));

    private static final String EVENT = "event";

    /// Status words of Lichess for games without play.
    private static final String NO_GAME = "'created', 'started', 'aborted', 'nostart'";

    /// Status words of Lichess for draws, unless somebody has won.
    private static final String DRAWN = "'draw', 'stalemate', 'outoftime', 'timeout', 'insufficientmaterialclaim'";

    private static final Pattern TAG_NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,99}");

    /// Types of lists, maps and structures.
    private static final Pattern NESTED = Pattern.compile(".*(\\[\\d*]|^(STRUCT|MAP|UNION)\\(.*)$", Pattern.DOTALL);

    /// Marks a number that is not a result, since the database itself cannot refuse it with a message.
    static final String NO_RESULT = "\u0001result ";

    /// Marks a game too long to be read with two thousand others; its length follows.
    static final String LONG = "\u0001long ";

    /// A game with more bytes of moves is read by itself.
    private static final int LONGEST = 1 << 16;

    /// Letters of a tag.
    private static final int LONGEST_TAG = 2000;

    /// Letters of a move and the blank behind it.
    private static final int MOVE = 8;

    private static final Pattern FRACTIONS = Pattern.compile("(DOUBLE|FLOAT|DECIMAL).*");

    GameColumns {
        tags = List.copyOf(tags);
    }

    /// Finds them; empty if the table has no moves, or is one of observations.
    ///
    /// @param header the names of its columns
    /// @param types their types
    static Optional<GameColumns> find(List<String> header, List<String> types) {
        List<String> names = header.stream().map(GameColumns::plain).toList();
        if (names.contains("game") && names.contains("ply")) {
            return Optional.empty();
        }
        Predicate<Integer> isText = column -> moves(column, header, types).isPresent();
        return MOVES.stream()
                .flatMap(name -> IntStream.range(0, names.size())
                        .filter(column -> names.get(column).equals(name))
                        .boxed())
                .filter(isText)
                .findFirst()
                .map(column ->
                        new GameColumns(moves(column, header, types).orElseThrow(), tags(column, header, types)));
    }

    /// A column named like moves but of another type, with that type; empty if no column has such a name.
    static Optional<String> withoutMoves(List<String> header, List<String> types) {
        return MOVES.stream()
                .flatMap(name -> IntStream.range(0, header.size())
                        .filter(column -> plain(header.get(column)).equals(name))
                        .mapToObj(column -> header.get(column) + " of type " + types.get(column)))
                .findFirst();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[_ -]", "");
    }

    private static Optional<Moves> moves(int column, List<String> header, List<String> types) {
        String name = Sql.name(header.get(column));
        return switch (types.get(column)) {
            case "VARCHAR" -> Optional.of(new Moves(name, "strlen(" + name + ")"));
            case "BLOB" -> Optional.of(new Moves("decode(" + name + ")", "octet_length(" + name + ")"));
            case "VARCHAR[]" ->
                Optional.of(new Moves("array_to_string(" + name + ", ' ')", MOVE + " * len(" + name + ")"));
            default -> Optional.empty();
        };
    }

    private static List<Tag> tags(int moves, List<String> header, List<String> types) {
        List<Tag> tags = new ArrayList<>();
        Set<String> known = new HashSet<>();
        // The first column is where a text may be cut for several threads.
        tags.add(event(header, types));
        known.add(EVENT);
        for (int column = 0; column < header.size(); column++) {
            String name = TAGS.getOrDefault(plain(header.get(column)), header.get(column));
            boolean isTag = column != moves
                    && TAG_NAME.matcher(name).matches()
                    && !NESTED.matcher(types.get(column)).matches()
                    && !types.get(column).equals("BLOB");
            if (isTag && known.add(name.toLowerCase(Locale.ROOT))) {
                String value = value(name, Sql.name(header.get(column)), types.get(column));
                boolean winner = plain(header.get(column)).equals("winner");
                tags.add(new Tag(name, winner ? result(value, header, types) : value));
            }
        }
        return tags;
    }

    /// A result from the winner and, of a game without one, the status, as Lichess has both.
    private static String result(String winner, List<String> header, List<String> types) {
        return IntStream.range(0, header.size())
                .filter(column -> plain(header.get(column)).equals("status")
                        && types.get(column).equals("VARCHAR"))
                .mapToObj(column -> Sql.name(header.get(column)))
                .findFirst()
                .map(status -> "CASE WHEN lower(" + status + ") IN (" + NO_GAME + ") THEN '*' WHEN COALESCE(" + winner
                        + ", '') = '' AND lower(" + status + ") IN (" + DRAWN + ") THEN '1/2-1/2' ELSE " + winner
                        + " END")
                .orElse(winner);
    }

    private static Tag event(List<String> header, List<String> types) {
        return IntStream.range(0, header.size())
                .filter(column -> header.get(column).equalsIgnoreCase(EVENT))
                .mapToObj(column -> value(EVENT, Sql.name(header.get(column)), types.get(column)))
                .findFirst()
                .map(value -> new Tag("Event", "COALESCE(" + value + ", '?')"))
                .orElse(new Tag("Event", "'?'"));
    }

    /// A value in PGN format: days with points, whole numbers without a fraction, which tables add if some
    /// are missing.
    private static String value(String tag, String column, String type) {
        if (type.startsWith("TIMESTAMP") && TagColumn.of(tag) == TagColumn.DATE) {
            return TagColumn.text("CAST(" + column + " AS DATE)", TagColumn.DATE.type());
        }
        if (tag.equalsIgnoreCase("result") && FRACTIONS.matcher(type).matches()) {
            // Results as 1, 0 and -1 would turn a draw into a loss.
            return "CASE " + column + " WHEN 1 THEN '1-0' WHEN 0.5 THEN '1/2-1/2' WHEN 0 THEN '0-1' ELSE CASE WHEN NOT"
                    + " isnan(CAST(" + column + " AS DOUBLE)) THEN '" + NO_RESULT + "' || " + column + " END END";
        }
        String text = TagColumn.text(column, type);
        return FRACTIONS.matcher(type).matches()
                ? "CASE WHEN TRY_CAST(" + column + " AS BIGINT) = " + column + " THEN CAST(TRY_CAST(" + column
                        + " AS BIGINT) AS VARCHAR) ELSE " + text + " END"
                : text;
    }

    /// SQL of the games of a file, with [#LONG] for long ones.
    String question(Path file) {
        return "SELECT " + shortText() + " FROM " + Sql.parquet(file);
    }

    /// SQL of some games of a file, with [#LONG] for long ones.
    ///
    /// @param from the first row, from 0
    /// @param to the row after the last one
    String question(Path file, long from, long to) {
        return question(shortText(), file, from, to);
    }

    /// SQL of one game of any length.
    String question(Path file, long row) {
        return question("encode(" + text() + ")", file, row, row + 1);
    }

    /// SQL of the text as bytes: the database passes them on in a third of the time of texts.
    private String shortText() {
        return "encode(CASE WHEN " + moves.length() + " > " + LONGEST + " THEN '" + LONG + "' || " + moves.length()
                + " ELSE " + text() + " END)";
    }

    private static String question(String text, Path file, long from, long to) {
        return "SELECT " + text + " FROM read_parquet(" + Sql.path(file)
                + ", hive_partitioning = false, file_row_number = true) WHERE file_row_number >= " + from
                + " AND file_row_number < " + to;
    }

    /// SQL of a game as PGN. A text that begins with tags has its own; an unknown column is no tag.
    private String text() {
        StringBuilder written = new StringBuilder();
        for (Tag tag : tags) {
            // Null with a null value, which concat omits.
            written.append("'[")
                    .append(tag.name())
                    .append(" \"' || ")
                    .append(quoted(tag.value()))
                    .append(" || '\"]\n', ");
        }
        return "CASE WHEN starts_with(ltrim(left(" + moves.text() + ", 100)), '[') THEN " + moves.text()
                + " || '\n\n' ELSE concat(" + written + "'\n', " + moves.text() + ", '\n\n') END";
    }

    private static String quoted(String value) {
        return "replace(replace(translate(left(" + value + ", " + LONGEST_TAG
                + "), chr(10) || chr(13), '  '), '\\', '\\\\'), '\"', '\\\"')";
    }

    /// SQL of the tag of the variant, if there is one.
    Optional<String> variant() {
        return tags.stream()
                .filter(tag -> tag.name().equalsIgnoreCase("variant"))
                .map(Tag::value)
                .findFirst();
    }
}
