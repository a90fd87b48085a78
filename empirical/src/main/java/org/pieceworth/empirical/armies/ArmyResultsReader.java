package org.pieceworth.empirical.armies;

import static org.pieceworth.empirical.armies.ArmyLetters.shown;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Reads results of armies: a line of column names, then a line for each pair of armies, between tabs, semicolons or
/// commas.
public final class ArmyResultsReader {

    private static final int LONGEST_ARMY = 16;
    private static final double MOST_GAMES = 1e9;
    /// Shares are rounded, each for itself.
    private static final double ROUNDING = 0.5;

    private static final String EXPECTED =
            "expected army_white, army_black and either win_pct, draw_pct, loss_pct or wins, draws, losses or score, and"
                    + " games where they are known";

    private final String name;
    private final ArmyLetters letters;
    private final List<ArmyResult> rows = new ArrayList<>();

    private ArmyResultsReader(String name, ArmyLetters letters) {
        this.name = name;
        this.letters = letters;
    }

    /// Reads a file's lines.
    ///
    /// @param name name of the file, for messages
    /// @throws InputException naming the line that cannot be read
    public static ArmyResults read(String name, List<String> lines, ArmyLetters letters) {
        return new ArmyResultsReader(name, letters).read(lines);
    }

    private ArmyResults read(List<String> lines) {
        int heading = 0;
        while (heading < lines.size() && isEmpty(lines.get(heading))) {
            heading++;
        }
        if (heading == lines.size()) {
            throw new InputException(name + ": found no lines, " + EXPECTED);
        }
        Columns columns = columns(lines.get(heading), heading + 1);
        for (int i = heading + 1; i < lines.size(); i++) {
            if (!isEmpty(lines.get(i))) {
                rows.add(row(columns, fields(lines.get(i), columns.separator()), name + ", line " + (i + 1) + ": "));
            }
        }
        if (rows.isEmpty()) {
            throw new InputException(name + ": found only column names, expected a line for each pair of armies");
        }
        return new ArmyResults(rows, letters, columns.kind() != Kind.SCORE, columns.knowsGames());
    }

    private static boolean isEmpty(String line) {
        return line.isBlank() || line.startsWith("#");
    }

    private static String[] fields(String line, String separator) {
        String[] fields = line.split(separator, -1);
        for (int i = 0; i < fields.length; i++) {
            fields[i] = fields[i].replaceAll("[\"\uFEFF]", "").strip();
        }
        return fields;
    }

    private enum Kind {
        COUNTS,
        PERCENT,
        SCORE
    }

    /// The columns of the input.
    ///
    /// @param results the three results, or only the score
    private record Columns(
            String separator, int count, int white, int black, Kind kind, List<Integer> results, OptionalInt games) {

        boolean knowsGames() {
            return kind == Kind.COUNTS || games.isPresent();
        }
    }

    private Columns columns(String line, int number) {
        String separator = line.contains("\t") ? "\t" : line.contains(";") ? ";" : ",";
        List<String> names = new ArrayList<>();
        for (String field : fields(line, separator)) {
            String column = field.toLowerCase(Locale.ROOT).replace(' ', '_');
            if (!column.isEmpty() && names.contains(column)) {
                throw new InputException(
                        name + ", line " + number + ": found the column " + shown(field) + " twice, expected it once");
            }
            names.add(column);
        }
        OptionalInt white = place(names, "army_white", "white_army", "white");
        OptionalInt black = place(names, "army_black", "black_army", "black");
        List<Optional<Columns>> kinds = new ArrayList<>();
        if (white.isPresent() && black.isPresent()) {
            OptionalInt games = place(names, "games", "est_games");
            int w = white.getAsInt();
            int b = black.getAsInt();
            for (Kind kind : Kind.values()) {
                kinds.add(results(names, kind)
                        .map(results -> new Columns(separator, names.size(), w, b, kind, results, games)));
            }
        }
        return kinds.stream()
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> new InputException(name + ", line " + number + ": found the column names "
                        + shown(String.join(" ", names)) + ", " + EXPECTED));
    }

    private static Optional<List<Integer>> results(List<String> names, Kind kind) {
        List<OptionalInt> found = switch (kind) {
            case COUNTS ->
                List.of(
                        place(names, "wins", "white_wins"),
                        place(names, "draws"),
                        place(names, "losses", "black_wins"));
            case PERCENT -> List.of(place(names, "win_pct"), place(names, "draw_pct"), place(names, "loss_pct"));
            case SCORE -> List.of(place(names, "white_score", "score", "score_pct"));
        };
        return found.stream().allMatch(OptionalInt::isPresent)
                ? Optional.of(found.stream().map(OptionalInt::getAsInt).toList())
                : Optional.empty();
    }

    private static OptionalInt place(List<String> names, String... synonyms) {
        for (String synonym : synonyms) {
            int at = names.indexOf(synonym);
            if (at >= 0) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    private ArmyResult row(Columns columns, String[] fields, String place) {
        if (fields.length != columns.count()) {
            throw new InputException(place + "found " + Counted.of(fields.length, "field") + ", expected "
                    + columns.count() + ", one for each column name");
        }
        String white = army(fields[columns.white()], place);
        String black = army(fields[columns.black()], place);
        int squares = rows.isEmpty() ? white.length() : rows.getFirst().white().length();
        for (String army : List.of(white, black)) {
            if (army.length() != squares) {
                throw new InputException(place + "found an army of " + Counted.of(army.length(), "square")
                        + ", expected " + squares + " as in the other armies; - stands for an empty square");
            }
        }
        OptionalDouble games = columns.games().isPresent()
                ? OptionalDouble.of(number(fields[columns.games().getAsInt()], MOST_GAMES, "games", place))
                : OptionalDouble.empty();
        double[] results = columns.results().stream()
                .mapToDouble(at ->
                        number(fields[at], columns.kind() == Kind.COUNTS ? MOST_GAMES : 100, "percent or games", place))
                .toArray();
        ArmyResult row = switch (columns.kind()) {
            case COUNTS -> new ArmyResult(white, black, results[0], results[1], results[2]);
            case PERCENT -> ofShares(white, black, results, games.orElse(1), place);
            case SCORE -> {
                double weight = games.orElse(1) / 100;
                yield new ArmyResult(white, black, weight * results[0], 0, weight * (100 - results[0]));
            }
        };
        if (!(row.games() > 0)) {
            throw new InputException(place + "found 0 games, expected more in each line");
        }
        return row;
    }

    private static ArmyResult ofShares(String white, String black, double[] percent, double games, String place) {
        double sum = percent[0] + percent[1] + percent[2];
        if (Math.abs(sum - 100) > ROUNDING) {
            throw new InputException(place + "found " + percent[0] + ", " + percent[1] + " and " + percent[2]
                    + " percent, expected them to add up to 100");
        }
        double weight = games / sum;
        return new ArmyResult(white, black, weight * percent[0], weight * percent[1], weight * percent[2]);
    }

    private String army(String field, String place) {
        String army = field.toUpperCase(Locale.ROOT).replace('.', '-');
        if (army.isEmpty() || army.length() > LONGEST_ARMY) {
            throw new InputException(place + "found '" + shown(field) + "', expected an army of 1 to " + LONGEST_ARMY
                    + " letters, the first rank from the a-file on, such as RNBQKBNR");
        }
        for (int i = 0; i < army.length(); i++) {
            char letter = army.charAt(i);
            if (letter != '-' && !letters.pieces().containsKey(letter)) {
                throw InputException.about(
                                "letters",
                                place + "found '" + letter + "' in the army " + shown(field) + ", expected one of "
                                        + letters.known() + " or a file that names its piece")
                        .with("letters", "FILE");
            }
        }
        return army;
    }

    private static double number(String field, double max, String what, String place) {
        double number = PlainNumber.read(field).orElse(-1);
        if (number >= 0 && number <= max) {
            return number;
        }
        throw new InputException(place + "found '" + shown(field) + "', expected " + what + ", a number from 0 to "
                + Counted.number((long) max));
    }
}
