package org.pieceworth.empirical.files;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;

/// Medvedev's text of observations, readable by Octave, MATLAB and R: a row a line, the result (0 Black won, 1
/// draw, 2 White won) and White's pieces less Black's, P N B R Q; each number takes two places or more, with spaces
/// between.
public final class MatFile {

    private static final int RESULT = Material.NAMES.size();
    private static final int COLUMNS = RESULT + 1;
    private static final int LARGEST = 99;

    private MatFile() {}

    /// Looks whether the rows have an order to be written in.
    ///
    /// @throws InputException when the file has none
    public static void check(Observations observations) {
        rowsOf(observations);
    }

    private static GameRows rowsOf(Observations observations) {
        if (!observations.terms().isPlainMaterial()) {
            throw new InputException("the format mat contains only material; ask for nothing else, or write csv")
                    .with("features", "material")
                    .with("format", "csv");
        }
        return observations
                .rows()
                .orElseThrow(
                        () -> new InputException("these observations are counts without an order of rows, which the"
                                + " format mat needs; give games, or write csv"));
    }

    /// Writes the rows in the order of the games.
    ///
    /// @throws InputException when the observations have no order of rows
    public static void write(Observations observations, PrintWriter out) {
        ObservationCounts counts = observations.counts();
        rowsOf(observations).forEach(game -> {
            for (int row = 0; row < game.rows; row++) {
                writeRow(game.outcome, counts, game.vector[row], out);
            }
        });
    }

    private static void writeRow(int outcome, ObservationCounts counts, int vector, PrintWriter out) {
        StringBuilder line = new StringBuilder();
        for (int feature = 0; feature < RESULT; feature++) {
            append(line, counts.feature(vector, feature));
            line.append(' ');
        }
        append(line, outcome);
        out.print(line.append('\n'));
    }

    private static void append(StringBuilder line, int number) {
        line.append(number >= 0 && number < 10 ? " " : "").append(number);
    }

    /// Reads rows.
    ///
    /// @param name the file's name, for messages
    /// @throws InputException naming the line that cannot be read
    /// @throws IOException when the input fails
    public static ObservationCounts read(BufferedReader in, String name) throws IOException {
        ObservationCounts counts = new ObservationCounts();
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                addRow(counts, numbers(line, name, number), name, number);
            }
        }
        return counts;
    }

    private static void addRow(ObservationCounts counts, int[] row, String name, int line) {
        if (row.length != COLUMNS) {
            throw new InputException(name + ", line " + line + ": found " + row.length + " numbers, expected " + COLUMNS
                    + ": White's minus Black's P N B R Q and the result");
        }
        if (row[RESULT] < 0 || row[RESULT] > 2) {
            throw new InputException(name + ", line " + line + ": found the result " + row[RESULT]
                    + ", expected 0 (Black won), 1 (draw) or 2 (White won)");
        }
        if (IntStream.of(row).anyMatch(n -> n < -LARGEST || n > LARGEST)) {
            throw new InputException(name + ", line " + line + ": expected differences from -99 to 99");
        }
        counts.add(counts.vectors().add(Arrays.copyOf(row, RESULT)), row[RESULT], 1);
    }

    private static int[] numbers(String line, String name, int number) {
        try {
            return Arrays.stream(line.strip().split("\\s+"))
                    .mapToInt(Integer::parseInt)
                    .toArray();
        } catch (NumberFormatException _) {
            throw new InputException(
                    name + ", line " + number + ": found '" + Excerpt.of(line) + "', expected whole numbers");
        }
    }
}
