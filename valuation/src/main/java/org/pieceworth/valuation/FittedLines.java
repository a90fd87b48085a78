package org.pieceworth.valuation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.text.InputException;

/// Converts the CSV of a fit to games or of a measurement to lines of piece, value in centipawns and standard
/// error, separated by tabs. Lines keep their numbers: a row that is not a piece with its own moves (pawns,
/// White's advantage, a group of games) becomes an empty line, as does a value not determined by its games.
///
/// @param lines lines with the numbers of the file's lines
/// @param board board of the games
/// @param leftOut pieces without a value, or whose value has no interval
/// @param covariance covariance of the values of the pieces in `lines`, in their order; empty if the file has
/// none
public record FittedLines(List<String> lines, Board board, List<String> leftOut, List<List<Double>> covariance) {

    private static final double CENTIPAWNS = 100;

    /// The column with the unit, if values are not in pawns of the same list.
    public static final String UNIT = "unit";

    /// The unit name for centipawns that need no conversion.
    public static final String CENTIPAWN = "centipawn";

    /// The column with the covariances of a row's value with each value, by feature: `S:354.2 R:-12.1`.
    public static final String COVARIANCE = "covariance";

    public FittedLines {
        lines = List.copyOf(lines);
        leftOut = List.copyOf(leftOut);
        covariance = covariance.stream().map(List::copyOf).toList();
    }

    /// Reads it; empty when the first line is not the heading of such a file.
    ///
    /// @param name name of the file, for messages
    /// @throws InputException when there is no pawn to count by, or a row is short
    public static Optional<FittedLines> read(String name, List<String> lines) {
        List<String> heading = lines.isEmpty() ? List.of() : cells(lines.getFirst());
        if (!heading.containsAll(List.of("feature", "value", "se", "betza", "board"))) {
            return Optional.empty();
        }
        return Optional.of(new Reader(name, heading).read(lines));
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString().strip());
        return cells;
    }

    /// @param heading the names of the columns
    private record Reader(String name, List<String> heading) {

        FittedLines read(List<String> lines) {
            double factor = isInCentipawns(lines) ? 1 : CENTIPAWNS / pawn(lines);
            List<String> found = new ArrayList<>(List.of(""));
            List<String> leftOut = new ArrayList<>();
            CovarianceColumn covariance = new CovarianceColumn(name, factor * factor);
            Board board = RectangularBoard.CHESS;
            for (int i = 1; i < lines.size(); i++) {
                List<String> row = row(lines.get(i), i);
                boolean piece = !row.isEmpty() && !at(row, "betza").isEmpty() && isOfAll(row);
                boolean known = piece && isKnown(row);
                if (known) {
                    board = BoardText.parse(at(row, "board"));
                    covariance.add(i, at(row, "feature"), heading.contains(COVARIANCE) ? at(row, COVARIANCE) : "");
                } else if (piece) {
                    leftOut.add(at(row, "betza"));
                }
                found.add(
                        known
                                ? String.format(
                                        Locale.ROOT,
                                        "%s\t%.4f\t%.4f",
                                        at(row, "betza"),
                                        factor * number(row, "value", i),
                                        factor * number(row, "se", i))
                                : "");
            }
            return new FittedLines(found, board, leftOut, covariance.matrix());
        }

        /// A value without an interval rests on too few games to be used.
        private boolean isKnown(List<String> row) {
            boolean bounded = !heading.containsAll(List.of("low", "high"))
                    || !at(row, "low").isEmpty() && !at(row, "high").isEmpty();
            return bounded && !at(row, "value").isEmpty();
        }

        private boolean isInCentipawns(List<String> lines) {
            return heading.contains(UNIT)
                    && lines.size() > 1
                    && at(row(lines.get(1), 1), UNIT).equals(CENTIPAWN);
        }

        /// The value of a pawn; other values are in units of it from 1 on.
        private double pawn(List<String> lines) {
            for (int i = 1; i < lines.size(); i++) {
                List<String> row = row(lines.get(i), i);
                if (!row.isEmpty() && at(row, "feature").equals("P") && isOfAll(row) && number(row, "value", i) > 0) {
                    return number(row, "value", i);
                }
            }
            throw new InputException(name + ": found a fit without a pawn, P, that its values could be counted by");
        }

        private boolean isOfAll(List<String> row) {
            return !heading.contains("group") || at(row, "group").isEmpty();
        }

        private List<String> row(String line, int index) {
            List<String> row = line.isBlank() ? List.of() : cells(line);
            if (!row.isEmpty() && row.size() != heading.size()) {
                throw new InputException(name + ", line " + (index + 1) + ": found " + row.size() + " fields, expected "
                        + heading.size() + " as in the first line");
            }
            return row;
        }

        private String at(List<String> row, String column) {
            return row.get(heading.indexOf(column));
        }

        private double number(List<String> row, String column, int index) {
            try {
                return Double.parseDouble(at(row, column));
            } catch (NumberFormatException _) {
                throw new InputException(name + ", line " + (index + 1) + ": found '" + at(row, column) + "' as "
                        + column + ", expected a number");
            }
        }
    }

    /// Covariances by feature, `S:354.2 R:-12.1` in the row of each value: users may remove or reorder rows
    /// of the file.
    private static final class CovarianceColumn {

        private final String name;
        private final double factor;
        private final List<String> features = new ArrayList<>();
        private final List<Map<String, Double>> rows = new ArrayList<>();
        private final List<Integer> places = new ArrayList<>();

        /// @param name name of the file, for messages
        /// @param factor conversion factor from the unit of the file, squared
        CovarianceColumn(String name, double factor) {
            this.name = name;
            this.factor = factor;
        }

        /// The next row's cell.
        void add(int index, String feature, String cell) {
            Map<String, Double> row = new HashMap<>();
            for (String part : cell.isBlank() ? new String[0] : cell.strip().split("\\s+")) {
                int colon = part.lastIndexOf(':');
                try {
                    row.put(part.substring(0, Math.max(0, colon)), Double.parseDouble(part.substring(colon + 1)));
                } catch (NumberFormatException _) {
                    throw new InputException(name + ", line " + (index + 1) + ": found '" + part
                            + "' as covariance, expected a feature and a number such as N:12.5");
                }
            }
            features.add(feature);
            rows.add(row);
            places.add(index);
        }

        /// The covariances of all added rows; empty if none has any.
        ///
        /// @throws InputException when some are missing, or a feature occurs twice
        List<List<Double>> matrix() {
            if (rows.stream().allMatch(Map::isEmpty)) {
                return List.of();
            }
            if (new HashSet<>(features).size() < features.size()) {
                throw new InputException(name + ": found a feature twice, so that its covariances could be of either;"
                        + " expected one measurement a file, or no column covariance");
            }
            List<List<Double>> matrix = new ArrayList<>();
            for (int i = 0; i < rows.size(); i++) {
                List<Double> line = new ArrayList<>();
                for (String feature : features) {
                    Double number = rows.get(i).get(feature);
                    if (number == null || !Double.isFinite(number)) {
                        throw new InputException(name + ", line " + (places.get(i) + 1) + ": found no covariance with "
                                + feature + ", expected one with each value, or no column covariance");
                    }
                    line.add(factor * number);
                }
                matrix.add(line);
            }
            return matrix;
        }
    }
}
