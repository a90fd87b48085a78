package org.pieceworth.valuation.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.pieceworth.text.InputException;

/// Measured pieces, one row for each piece, condition and seed. `engine/atlas.sh` makes them.
///
/// @param rows sorted, so that parts that are merged in any order are one text
public record Atlas(List<AtlasRow> rows) {

    private static final Comparator<AtlasRow> ORDER = Comparator.comparing((AtlasRow row) -> row.where().board())
            .thenComparing(row -> row.where().nodes())
            .thenComparing(row -> row.where().among())
            .thenComparing(AtlasRow::piece)
            .thenComparing(AtlasRow::seed)
            .thenComparing(AtlasRow::signature);

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
        try (InputStream file = Objects.requireNonNull(Atlas.class.getResourceAsStream("atlas.tsv"))) {
            return parse("atlas.tsv", new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    /// A file: a line of names, then the rows.
    public String text() {
        StringBuilder text = new StringBuilder(HEAD).append('\n');
        rows.forEach(row -> text.append(row.text()).append('\n'));
        return text.toString();
    }
}
