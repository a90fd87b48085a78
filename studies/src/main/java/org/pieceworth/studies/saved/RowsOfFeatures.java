package org.pieceworth.studies.saved;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.text.InputException;

/// Reads rows of features, White's less Black's, from CSV: names in the first line, a row in each other. Columns that
/// are no features are passed over, so that rows of games may be read as they were written.
final class RowsOfFeatures {

    private RowsOfFeatures() {}

    /// A row.
    ///
    /// @param text for people: its number, and its features that are not 0
    /// @param features those that are not 0
    record Row(String text, Map<String, Double> features) {

        Row {
            features = Map.copyOf(features);
        }
    }

    /// Reads a file, or standard input for `-`.
    ///
    /// @param known the features of a fit, each with the number by which its whole numbers are divided
    /// @throws InputException when no column is one of them, or a cell is no number
    static List<Row> read(String file, Map<String, Double> known) {
        List<String> lines = TextFile.lines(file, TextFile.TABLE);
        List<String> head = lines.isEmpty() ? List.of() : RowsFile.fields(lines.getFirst(), file + ", line 1");
        if (head.stream().noneMatch(known::containsKey)) {
            throw new InputException(file + ", line 1: found no column of a feature, expected some of "
                    + String.join(" ", known.keySet()) + " between commas");
        }
        List<Row> rows = new ArrayList<>();
        for (int line = 1; line < lines.size(); line++) {
            if (!lines.get(line).isBlank()) {
                rows.add(row(file, line, head, known, lines.get(line)));
            }
        }
        if (rows.isEmpty()) {
            throw new InputException(file + ": found no row after the first line, expected one at least");
        }
        return rows;
    }

    private static Row row(String file, int line, List<String> head, Map<String, Double> known, String text) {
        List<String> cells = RowsFile.fields(text, file + ", line " + (line + 1));
        if (cells.size() != head.size()) {
            throw new InputException(file + ", line " + (line + 1) + ": found " + cells.size() + " cells, expected "
                    + head.size() + " as in the first line");
        }
        Map<String, Double> features = new HashMap<>();
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            double divisor = known.getOrDefault(head.get(i), 0.0);
            if (divisor > 0) {
                double number = number(file, line, cells.get(i)) / divisor;
                if (number != 0) {
                    features.put(head.get(i), number);
                    shown.append(' ')
                            .append(number > 0 ? "+" : "")
                            .append(plain(number))
                            .append(head.get(i));
                }
            }
        }
        return new Row("row " + line + (shown.isEmpty() ? " level" : shown), features);
    }

    private static double number(String file, int line, String cell) {
        try {
            double number = cell.isBlank() ? 0 : Double.parseDouble(cell.strip());
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException _) {
            // Said below.
        }
        throw new InputException(
                file + ", line " + (line + 1) + ": found '" + cell + "', expected a number of pieces such as -1");
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e9
                ? Long.toString((long) number)
                : Double.toString(number);
    }
}
