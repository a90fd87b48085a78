package org.pieceworth.empirical.files;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Counts of observations as comma-separated values: a line per distinct vector of features, with how often it was
/// won, drawn and lost. Files of counts merge by being read together. Features that come in parts, such as phases
/// of the game, are counted in those parts.
public final class CountsFile {

    public static final String OUTCOMES = "win,draw,loss";

    private static final int LARGEST_LINE = 1 << 20;

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
        String header = in.readLine();
        String expected = header(terms);
        if (header == null || !header.replace("\uFEFF", "").strip().equals(expected)) {
            throw new InputException(name + ", line 1: found '" + (header == null ? "" : Excerpt.of(header))
                            + "', expected " + (expected.length() > 200 ? expected.substring(0, 200) + "…" : expected)
                            + ": ask for the features that it has")
                    .with("features", "");
        }
        ObservationCounts counts = new ObservationCounts();
        int number = 1;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                addLine(counts, terms.features(), line.strip(), name + ", line " + number);
            }
        }
        return counts;
    }

    private static void addLine(ObservationCounts counts, List<Feature> features, String line, String place) {
        String[] fields = line.length() > LARGEST_LINE ? new String[0] : line.split(",", -1);
        if (fields.length != features.size() + 3) {
            throw new InputException(place + ": found '" + Excerpt.of(line) + "', expected " + (features.size() + 3)
                    + " numbers between commas");
        }
        int[] values = new int[features.size()];
        for (int i = 0; i < values.length; i++) {
            if (!fields[i].strip().matches("-?\\d{1,4}")) {
                throw new InputException(place + ": found '" + Excerpt.of(fields[i]) + "' for "
                        + features.get(i).name() + ", expected a whole number of at most four digits");
            }
            values[i] = Integer.parseInt(fields[i].strip());
        }
        int id = counts.vectors().add(values);
        for (int outcome = 0; outcome < 3; outcome++) {
            counts.add(id, 2 - outcome, count(fields[values.length + outcome].strip(), place));
        }
    }

    private static double count(String field, String place) {
        if (!field.matches("\\d{1,15}(\\.\\d{1,30})?")) {
            throw new InputException(
                    place + ": found '" + Excerpt.of(field) + "', expected how often, a number from 0");
        }
        return Double.parseDouble(field);
    }
}
