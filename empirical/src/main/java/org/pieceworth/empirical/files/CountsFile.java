package org.pieceworth.empirical.files;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Counts of observations as comma-separated values: a line per distinct vector of features, with its numbers
/// of wins, draws and losses. Reading several files merges their counts. Features in parts, such as phases of
/// the game, are counted in those parts.
public final class CountsFile {

    public static final String OUTCOMES = "win,draw,loss";

    private static final int LARGEST_LINE = 1 << 20;
    private static final int LARGEST_VALUE = 9_999;

    private CountsFile() {}

    static String header(TermSet terms) {
        return String.join(",", terms.features().stream().map(Feature::name).toList()) + "," + OUTCOMES;
    }

    /// Writes the counts, sorted by vector.
    public static void write(TermSet terms, ObservationCounts counts, PrintWriter out) {
        out.print(header(terms) + "\n");
        int features = terms.features().size();
        for (int id : counts.sorted()) {
            StringBuilder line = new StringBuilder();
            for (int feature = 0; feature < features; feature++) {
                line.append(counts.feature(id, feature)).append(',');
            }
            for (int outcome = 2; outcome >= 0; outcome--) {
                line.append(PlainNumber.of(counts.count(id, outcome))).append(outcome == 0 ? '\n' : ',');
            }
            out.print(line);
        }
    }

    /// Reads counts.
    ///
    /// @param name the file's name, for messages
    /// @throws InputException naming the line that cannot be read
    /// @throws IOException when the input fails
    public static ObservationCounts read(BufferedReader in, TermSet terms, String name) throws IOException {
        List<String> header = cells(Optional.ofNullable(in.readLine()).orElse(""), name + ", line 1");
        // R and pandas put names of rows into a first column without a name.
        int from = header.size() > 1 && header.getFirst().isEmpty() ? 1 : 0;
        check(String.join(",", header.subList(from, header.size())), terms, name);
        ObservationCounts counts = new ObservationCounts();
        int number = 1;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                String place = name + ", line " + number;
                List<String> cells = cells(line, place);
                if (cells.size() != header.size()) {
                    throw new InputException(place + ": found '" + Excerpt.of(line) + "', expected " + header.size()
                            + " numbers between commas");
                }
                addLine(counts, terms.features(), cells.subList(from, cells.size()), place);
            }
        }
        return counts;
    }

    private static List<String> cells(String line, String place) {
        return line.length() > LARGEST_LINE
                ? List.of("")
                : RowsFile.fields(line, place).stream().map(String::strip).toList();
    }

    private static void check(String found, TermSet terms, String name) {
        String expected = header(terms);
        if (!found.equals(expected)) {
            boolean counts = found.endsWith("," + OUTCOMES);
            InputException other = new InputException(name + ", line 1: found '" + Excerpt.of(found) + "', expected "
                    + (expected.length() > 200 ? expected.substring(0, 200) + "…" : expected)
                    + (counts ? ": ask for the features that it has" : ""));
            throw counts ? other.with("features", "") : other;
        }
    }

    private static void addLine(ObservationCounts counts, List<Feature> features, List<String> cells, String place) {
        int[] values = new int[features.size()];
        for (int i = 0; i < values.length; i++) {
            long value = CsvNumber.whole(cells.get(i)).orElse(Long.MAX_VALUE);
            if (Math.abs(value) > LARGEST_VALUE) {
                throw new InputException(place + ": found '" + Excerpt.of(cells.get(i)) + "' for "
                        + features.get(i).name() + ", expected a whole number of at most four digits");
            }
            values[i] = (int) value;
        }
        int id = counts.vectors().add(values);
        for (int outcome = 0; outcome < 3; outcome++) {
            String cell = cells.get(values.length + outcome);
            double count = CsvNumber.real(cell).orElse(-1);
            if (count < 0) {
                throw new InputException(
                        place + ": found '" + Excerpt.of(cell) + "', expected how often, a number from 0");
            }
            counts.add(id, 2 - outcome, count);
        }
    }
}
