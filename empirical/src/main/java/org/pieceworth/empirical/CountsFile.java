package org.pieceworth.empirical;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import org.pieceworth.rules.InputException;

/// Counts of observations as comma-separated values: a line per distinct balance, with how often it was won, drawn
/// and lost. Files of counts merge by being read together.
public final class CountsFile {

    static final String HEADER = String.join(",", Material.NAMES) + ",win,draw,loss";

    private static final int FEATURES = Material.NAMES.size();
    private static final int COLUMNS = FEATURES + 3;

    private CountsFile() {}

    /// Writes the counts, sorted by balance.
    public static void write(ObservationCounts counts, PrintWriter out) {
        out.print(HEADER + "\n");
        for (int id : counts.sorted()) {
            StringBuilder line = new StringBuilder();
            for (int feature = 0; feature < FEATURES; feature++) {
                line.append(Material.of(counts.balance(id), feature)).append(',');
            }
            line.append(counts.count(id, 2)).append(',');
            line.append(counts.count(id, 1)).append(',');
            out.print(line.append(counts.count(id, 0)).append('\n'));
        }
    }

    /// Reads counts.
    ///
    /// @param name the file's name, for messages
    /// @throws InputException naming the line that cannot be read
    /// @throws IOException when the input fails
    public static ObservationCounts read(BufferedReader in, String name) throws IOException {
        String header = in.readLine();
        if (header == null || !header.replace("\uFEFF", "").strip().equals(HEADER)) {
            throw new InputException(
                    name + ", line 1: found '" + (header == null ? "" : Shown.of(header)) + "', expected " + HEADER);
        }
        ObservationCounts counts = new ObservationCounts();
        int number = 1;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                addLine(counts, line.strip(), name, number);
            }
        }
        return counts;
    }

    private static void addLine(ObservationCounts counts, String line, String name, int number) {
        if (!line.matches("(-?\\d{1,2},){" + FEATURES + "}(\\d{1,12},){2}\\d{1,12}")) {
            throw new InputException(name + ", line " + number + ": found '" + Shown.of(line) + "', expected " + COLUMNS
                    + " whole numbers: " + HEADER);
        }
        String[] fields = line.split(",");
        int[] features =
                Arrays.stream(fields, 0, FEATURES).mapToInt(Integer::parseInt).toArray();
        int id = counts.idOf(Material.pack(features));
        for (int outcome = 0; outcome < 3; outcome++) {
            counts.add(id, 2 - outcome, Long.parseLong(fields[FEATURES + outcome]));
        }
    }
}
