package org.pieceworth.valuation.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.InputException;

/// Measured pieces, one row for each piece, condition and seed. `engine/atlas.sh` makes them.
///
/// @param rows sorted, so that parts that are merged in any order are one text
public record Atlas(List<AtlasRow> rows) {

    private static final Comparator<AtlasRow> ORDER = Comparator.comparing(
                    (AtlasRow row) -> row.where().board())
            .thenComparingLong(row -> row.where().nodes())
            .thenComparing(row -> row.where().among())
            .thenComparing(AtlasRow::piece)
            .thenComparingLong(AtlasRow::seed)
            .thenComparing(AtlasRow::signature);

    private static final String FILE = "atlas.tsv";
    private static final String HEAD = String.join("\t", AtlasRow.COLUMNS);

    /// Sorts the rows and leaves out repetitions.
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
        return new Atlas(lines().map(Atlas::row).toList());
    }

    /// The rows of a piece in the atlas that ships: a file of which each line begins with a [MovementKey], so that
    /// other lines need not be read.
    public static List<AtlasRow> shipped(Movement movement) {
        String key = MovementKey.of(movement) + "\t";
        return lines().filter(line -> line.startsWith(key)).map(Atlas::row).toList();
    }

    private static Stream<String> lines() {
        return Shipped.LINES.stream();
    }

    private static final class Shipped {

        private static final List<String> LINES = read();

        private static List<String> read() {
            try (InputStream file = Objects.requireNonNull(Atlas.class.getResourceAsStream(FILE))) {
                return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> !line.startsWith("#"))
                        .toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static AtlasRow row(String line) {
        return AtlasRow.parse(FILE, 0, line.substring(line.indexOf('\t') + 1));
    }

    /// The text of the file that ships.
    public String keyed() {
        StringBuilder text = new StringBuilder("# key\t").append(HEAD).append('\n');
        rows.forEach(row -> text.append(MovementKey.of(Betza.movementOf(row.piece())))
                .append('\t')
                .append(row.text())
                .append('\n'));
        return text.toString();
    }

    /// Reads what [#text] has written; lines without a value, which begin with `#`, are notes.
    ///
    /// @param source for messages
    /// @throws InputException when it is something else
    public static Atlas parse(String source, String text) {
        List<AtlasRow> rows = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.startsWith("#") && !line.isBlank() && !line.equals(HEAD)) {
                rows.add(AtlasRow.parse(source, number, line));
            }
        }
        return new Atlas(rows);
    }

    /// Both together.
    public Atlas plus(Atlas other) {
        List<AtlasRow> all = new ArrayList<>(rows);
        all.addAll(other.rows);
        return new Atlas(all);
    }

    /// The pieces that were measured under a condition, each once: where several seeds measured it, with the mean
    /// of their values by their errors, and the rest as the first of them has it.
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
