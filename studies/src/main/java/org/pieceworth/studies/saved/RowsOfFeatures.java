package org.pieceworth.studies.saved;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.text.InputException;

/// Reads rows of features, White's less Black's, from CSV: names in the first line, a row in each other.
/// Columns that are no features are ignored, so that rows of games may be read without changes.
final class RowsOfFeatures {

    private RowsOfFeatures() {}

    /// A row.
    ///
    /// @param text description for people: its number and its nonzero features
    /// @param features the nonzero features
    record Row(String text, Map<String, Double> features) {

        Row {
            features = Map.copyOf(features);
        }
    }

    /// Reads a file, or standard input for `-`.
    ///
    /// @param known the features of a fit, each with the divisor of its whole numbers
    /// @throws InputException when a feature has no column or several, or a cell is no number
    static List<Row> read(String file, Map<String, Double> known) {
        List<String> lines = TextFile.lines(file, TextFile.TABLE);
        List<String> head = lines.isEmpty() ? List.of() : cells(lines.getFirst(), file + ", line 1");
        checkHead(file + ", line 1: ", head, known);
        List<Row> rows = new ArrayList<>();
        for (int line = 1; line < lines.size(); line++) {
            String place = file + ", line " + (line + 1);
            List<String> cells = lines.get(line).isBlank() ? List.of() : cells(lines.get(line), place);
            if (!cells.isEmpty() && !isGameWithoutRows(head, cells)) {
                rows.add(row(place, line, head, known, cells));
            }
        }
        if (rows.isEmpty()) {
            throw new InputException(file + ": found no row after the first line, expected one at least");
        }
        return rows;
    }

    private static void checkHead(String place, List<String> head, Map<String, Double> known) {
        for (String name : known.keySet()) {
            int columns = Collections.frequency(head, name);
            if (columns != 1) {
                throw new InputException(place + "found "
                        + (columns == 0 ? "no column of a feature, " : "more than one column ") + name
                        + ", expected one for each of " + String.join(" ", known.keySet()));
            }
        }
    }

    private static List<String> cells(String line, String place) {
        return RowsFile.fields(line, place).stream().map(String::strip).toList();
    }

    /// `count --format rows` writes such games without a ply.
    private static boolean isGameWithoutRows(List<String> head, List<String> cells) {
        int ply = head.indexOf("ply");
        return ply >= 0 && ply < cells.size() && cells.get(ply).matches("|NA");
    }

    private static Row row(String place, int line, List<String> head, Map<String, Double> known, List<String> cells) {
        if (cells.size() != head.size()) {
            throw new InputException(
                    place + ": found " + cells.size() + " cells, expected " + head.size() + " as in the first line");
        }
        Map<String, Double> features = new HashMap<>();
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            double divisor = known.getOrDefault(head.get(i), 0.0);
            if (divisor > 0) {
                double number = number(place, head.get(i), cells.get(i)) / divisor;
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

    private static double number(String place, String name, String cell) {
        try {
            double number = Double.parseDouble(cell);
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException _) {
            // Said below.
        }
        throw new InputException(place + ": found '" + cell + "' for " + name
                + ", expected a number of pieces such as -1, or 0 for none");
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e9
                ? Long.toString((long) number)
                : Double.toString(number);
    }
}
