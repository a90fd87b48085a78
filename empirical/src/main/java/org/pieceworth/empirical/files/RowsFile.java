package org.pieceworth.empirical.files;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.reading.ObservedGameCollector;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Mixing;
import org.pieceworth.text.PlainNumber;

/// Writes and reads observations as comma-separated values, one per line, with the columns of [ObservationColumns];
/// fields with commas or quotes are quoted. The key is hexadecimal.
public final class RowsFile implements ObservedGameListener {

    private static final Pattern HEXADECIMAL = Pattern.compile("[0-9a-fA-F]{1,16}");

    /// The start of the first line; before it R and pandas write a column of row names without a name.
    private static final Pattern HEADER = Pattern.compile("(\"\",|,)?\"?game\"?,\"?ply\"?,.*");

    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    private final PrintWriter out;
    private final Set<String> tags;
    private final boolean scored;
    private final int features;
    private long games;

    /// Writes the first line.
    ///
    /// @param out receives the lines; not closed
    /// @param tags the tags to keep
    /// @param scored true to write a column of scores
    /// @throws InputException when two columns have the same name
    public RowsFile(PrintWriter out, TermSet terms, Set<String> tags, boolean scored) {
        this.out = out;
        this.tags = new LinkedHashSet<>(tags);
        this.scored = scored;
        features = terms.features().size();
        out.print(String.join(
                        ",",
                        ObservationColumns.names(terms, this.tags, scored).stream()
                                .map(RowsFile::quoted)
                                .toList())
                + "\n");
    }

    /// True for the first line of such a file.
    public static boolean isHeader(String line) {
        return HEADER.matcher(line).matches();
    }

    @Override
    public Set<String> tags() {
        return tags;
    }

    /// Writes the rows of a game; a game without rows gets one line without ply and features.
    @Override
    public void game(ObservedGame game) {
        games++;
        String behindPly = "," + game.result().token() + "," + game.plies() + "," + PlainNumber.of(game.weight()) + ","
                + Long.toHexString(game.key());
        StringBuilder tagFields = new StringBuilder();
        tags.forEach(tag -> tagFields.append(',').append(quoted(game.tags().getOrDefault(tag, ""))));
        for (Observation row : game.rows()) {
            StringBuilder line = new StringBuilder()
                    .append(games)
                    .append(',')
                    .append(row.ply())
                    .append(behindPly);
            if (scored) {
                line.append(',').append(Double.isNaN(row.score()) ? "" : Double.toString(row.score()));
            }
            line.append(tagFields);
            for (int value : row.features()) {
                line.append(',').append(value);
            }
            out.print(line.append('\n'));
        }
        if (game.rows().isEmpty()) {
            out.print(games + "," + behindPly + (scored ? "," : "") + tagFields + ",".repeat(features) + "\n");
        }
    }

    private static String quoted(String field) {
        if (field.chars().allMatch(RowsFile::isPlain)) {
            return field;
        }
        String line = CONTROL.matcher(field).replaceAll(" ");
        return line.contains(",") || line.contains("\"") ? '"' + line.replace("\"", "\"\"") + '"' : line;
    }

    private static boolean isPlain(int c) {
        return c >= ' ' && c < 0x7F && c != ',' && c != '"';
    }

    /// Reads observations.
    ///
    /// @param name the file's name, for messages
    /// @throws InputException naming the line that cannot be read
    public static void read(
            BufferedReader in, String name, TermSet terms, ObservationSettings options, ObservedGameCollector into)
            throws IOException {
        TextLines lines = new TextLines(in, name);
        List<String> header = fields(lines.next().orElse(""), name + ", line 1");
        ObservationColumns columns = ObservationColumns.find(name, header, terms, options, into.tags());
        Reading reading = new Reading(lines, columns, header, Mixing.mix(name.hashCode()));
        ObservedGameBuilder rows = new ObservedGameBuilder(into::add);
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            if (!line.get().isBlank()) {
                reading.add(fields(line.get(), lines.place()), rows);
            }
        }
        rows.end();
        into.flush();
    }

    /// Lines as rows.
    ///
    /// @param salt seed of the keys of games without one
    private record Reading(TextLines lines, ObservationColumns columns, List<String> header, long salt) {

        void add(List<String> fields, ObservedGameBuilder rows) {
            if (fields.size() != header.size()) {
                throw new InputException(lines.place() + ": found " + Counted.of(fields.size(), "field") + ", expected "
                        + header.size() + " as in line 1");
            }
            long number = whole(fields, columns.game(), 0, Long.MAX_VALUE);
            ObservedGameBuilder.Head head = new ObservedGameBuilder.Head(
                    lines.number(),
                    number,
                    key(fields, number),
                    ObservationColumns.result(fields.get(columns.result()), lines.place()),
                    (int) (isEmpty(fields, columns.plies()) ? 0 : whole(fields, columns.plies(), 0, 1_000_000)),
                    isEmpty(fields, columns.weight()) ? 1 : real(fields, columns.weight()));
            rows.add(head, () -> tags(fields), row(fields), lines::place);
        }

        private Optional<Observation> row(List<String> fields) {
            if (isEmpty(fields, columns.ply())) {
                return Optional.empty();
            }
            int[] values = new int[columns.features().size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = (int) whole(fields, columns.features().get(i), -VectorIndex.LARGEST, VectorIndex.LARGEST);
            }
            double score = isEmpty(fields, columns.score()) ? Double.NaN : real(fields, columns.score());
            if (score > 1) {
                throw bad(fields, columns.score(), "a number from 0 to 1");
            }
            return Optional.of(new Observation((int) whole(fields, columns.ply(), 0, 1_000_000), values, score, ""));
        }

        private Map<String, String> tags(List<String> fields) {
            Map<String, String> tags = new HashMap<>();
            columns.tags().forEach((tag, column) -> {
                if (!isEmpty(fields, column)) {
                    tags.put(tag, fields.get(column));
                }
            });
            return tags;
        }

        private long key(List<String> fields, long number) {
            if (isEmpty(fields, columns.key())) {
                return Mixing.mix(salt + number);
            }
            String text = fields.get(columns.key()).strip();
            if (!HEXADECIMAL.matcher(text).matches()) {
                throw bad(fields, columns.key(), "a hexadecimal number");
            }
            return Long.parseUnsignedLong(text, 16);
        }

        private static boolean isEmpty(List<String> fields, int column) {
            return column < 0 || CsvNumber.isMissing(fields.get(column));
        }

        private long whole(List<String> fields, int column, long min, long max) {
            OptionalLong value = CsvNumber.whole(fields.get(column));
            if (value.isPresent() && value.getAsLong() >= min && value.getAsLong() <= max) {
                return value.getAsLong();
            }
            throw bad(fields, column, "a whole number from " + min + " to " + max);
        }

        private double real(List<String> fields, int column) {
            double value = CsvNumber.real(fields.get(column)).orElse(-1);
            if (value < 0) {
                throw bad(fields, column, "a number from 0");
            }
            return value;
        }

        private InputException bad(List<String> fields, int column, String expected) {
            return new InputException(lines.place() + ": found '" + Excerpt.of(fields.get(column)) + "' for "
                    + header.get(column) + ", expected " + expected);
        }
    }

    /// The fields of a line of comma-separated values.
    ///
    /// @param place place of the line, for messages
    /// @throws InputException when a quote is not closed
    public static List<String> fields(String line, String place) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean inQuotes = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && inQuotes && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                field.append(c);
                i++;
            } else if (c == '"') {
                inQuotes = !inQuotes;
            } else if (c == ',' && !inQuotes) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        if (inQuotes) {
            throw new InputException(place + ": found an unclosed quote, expected another \"");
        }
        fields.add(field.toString());
        return fields;
    }

    /// Iterates over the lines of a text; refuses lines too long for the memory.
    private static final class TextLines {

        private static final int LONGEST = 1 << 20;

        private final BufferedReader in;
        private final String name;
        private final StringBuilder line = new StringBuilder();
        private long number;

        public TextLines(BufferedReader in, String name) {
            this.in = in;
            this.name = name;
        }

        /// The next line without its end; empty after the last.
        ///
        /// @throws InputException when it is longer than a megabyte
        public Optional<String> next() throws IOException {
            line.setLength(0);
            int c = in.read();
            if (c < 0) {
                return Optional.empty();
            }
            number++;
            for (; c >= 0 && c != '\n'; c = in.read()) {
                if (line.length() == LONGEST) {
                    throw new InputException(place() + ": found a line of more than " + LONGEST
                            + " characters, expected rows of text; is this another kind of file?");
                }
                line.append((char) c);
            }
            int end = line.length();
            return Optional.of(line.substring(0, end > 0 && line.charAt(end - 1) == '\r' ? end - 1 : end));
        }

        /// The number of the last line, from 1.
        public long number() {
            return number;
        }

        /// The last line's place.
        public String place() {
            return name + ", line " + number;
        }
    }
}
