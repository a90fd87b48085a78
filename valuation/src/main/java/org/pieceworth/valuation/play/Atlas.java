package org.pieceworth.valuation.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.InputException;
import org.pieceworth.text.ResourceText;

/// Measured pieces, one row for each piece, condition and seed. `engine/atlas.sh` makes them.
///
/// @param rows sorted, so that parts merged in any order give one text
public record Atlas(List<AtlasRow> rows) {

    private static final Comparator<AtlasRow> ORDER = Comparator.comparing(
                    (AtlasRow row) -> row.where().board())
            .thenComparingLong(row -> row.where().nodes())
            .thenComparing(row -> row.where().among())
            .thenComparing(AtlasRow::piece)
            .thenComparingLong(row -> row.run().seed())
            .thenComparing(row -> row.run().signature());

    /// The name of the shipped atlas, in place of a file of values.
    public static final String NAME = "atlas";

    private static final String FILE = "atlas.tsv";
    private static final String HEAD = String.join("\t", AtlasRow.COLUMNS);

    /// Sorts the rows and drops repetitions.
    public Atlas {
        List<AtlasRow> sorted = new ArrayList<>();
        for (AtlasRow row : rows.stream().sorted(ORDER).toList()) {
            if (sorted.isEmpty() || ORDER.compare(sorted.getLast(), row) != 0) {
                sorted.add(row);
            }
        }
        rows = List.copyOf(sorted);
    }

    /// The atlas that ships.
    public static Atlas shipped() {
        return Whole.ATLAS;
    }

    /// The rows of a piece in the shipped atlas: each line of the file begins with a [MovementKey], so that
    /// other lines need not be read.
    public static List<AtlasRow> shipped(Movement movement) {
        String key = MovementKey.of(movement) + "\t";
        return lines().filter(line -> line.startsWith(key)).map(Atlas::row).toList();
    }

    private static Stream<String> lines() {
        return Shipped.LINES.stream();
    }

    private static final class Shipped {

        private static final List<String> LINES = ResourceText.read(FILE, Atlas.class.getResourceAsStream(FILE))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    /// Few starts need all rows.
    private static final class Whole {

        private static final Atlas ATLAS = new Atlas(lines().map(Atlas::row).toList());
    }

    private static AtlasRow row(String line) {
        return AtlasRow.parse(FILE, 0, line.substring(line.indexOf('\t') + 1));
    }

    /// True for the lines of an atlas, with or without the line of names.
    public static boolean isAtlas(List<String> lines) {
        return lines.stream()
                .filter(Atlas::isRow)
                .findFirst()
                .map(line -> line.equals(HEAD) || line.split("\t", -1).length == AtlasRow.COLUMNS.size())
                .orElse(false);
    }

    private static boolean isRow(String line) {
        return !line.startsWith("#") && !line.isBlank();
    }

    /// Reads the lines of [#text]; those that begin with `#` are notes.
    ///
    /// @param source name of the source, for messages
    /// @throws InputException when it is something else
    public static Atlas parse(String source, List<String> lines) {
        List<AtlasRow> rows = new ArrayList<>();
        int number = 0;
        for (String line : lines) {
            number++;
            if (isRow(line) && !line.equals(HEAD)) {
                rows.add(checked(AtlasRow.parse(source, number, line), source, number));
            }
        }
        return new Atlas(rows);
    }

    private static AtlasRow checked(AtlasRow row, String source, int number) {
        try {
            BoardText.parse(row.where().board());
            row.movement();
            return row;
        } catch (InputException e) {
            throw new InputException(source + ", line " + number + ": " + e.getMessage());
        }
    }

    /// The conditions of the measurements, in the order of the rows.
    public List<AtlasRow.Where> conditions() {
        return rows.stream().map(AtlasRow::where).distinct().toList();
    }

    /// The default condition: the usual one on 8x8, or the only one.
    ///
    /// @param source name of the source, for messages
    /// @throws InputException when there are several others, or no condition
    public AtlasRow.Where condition(String source) {
        List<AtlasRow.Where> conditions = conditions();
        AtlasRow.Where usual = AtlasRow.Where.usual(RectangularBoard.CHESS.shape());
        if (conditions.contains(usual)) {
            return usual;
        }
        if (conditions.size() == 1) {
            return conditions.getFirst();
        }
        throw new InputException(source
                + (conditions.isEmpty()
                        ? ": found no measured piece; expected rows of an atlas"
                        : ": found pieces measured "
                                + conditions.stream().map(AtlasRow.Where::text).collect(Collectors.joining("; "))
                                + "; expected rows of one of these"));
    }

    /// The value of a pawn of chess under a condition, by the most games.
    public Optional<AtlasRow.Measured> pawn(AtlasRow.Where where) {
        return rows.stream()
                .filter(row -> row.where().equals(where))
                .map(row -> row.run().pool().getLast())
                .filter(pawn -> pawn.value().isPresent())
                .min(Comparator.comparingDouble(pawn -> pawn.error().orElse(Double.MAX_VALUE)));
    }

    /// Both together.
    public Atlas plus(Atlas other) {
        List<AtlasRow> all = new ArrayList<>(rows);
        all.addAll(other.rows);
        return new Atlas(all);
    }

    /// The pieces measured under a condition, each once: if several seeds measured it, with the mean of their
    /// values weighted by their errors, and the rest from the first one.
    public List<AtlasRow> pieces(AtlasRow.Where where) {
        Map<String, AtlasRow> pieces = new LinkedHashMap<>();
        rows.stream()
                .filter(row -> row.where().equals(where))
                .forEach(row -> pieces.merge(row.piece(), row, AtlasRow::mean));
        return List.copyOf(pieces.values());
    }

    /// A file: a line of names, then the rows.
    public String text() {
        StringBuilder text = new StringBuilder(HEAD).append('\n');
        rows.forEach(row -> text.append(row.text()).append('\n'));
        return text.toString();
    }
}
