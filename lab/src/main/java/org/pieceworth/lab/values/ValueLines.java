package org.pieceworth.lab.values;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.text.InputException;

/// Lines `PIECE,VALUE` in centipawns. A heading that names the columns may be first, as in Pieceworth's CSV;
/// `#` begins a remark.
final class ValueLines {

    private final String name;
    private final ValueList list;
    private int pieceColumn;
    private int valueColumn = 1;
    private int groupColumn = -1;
    private boolean headed;

    private ValueLines(String name) {
        this.name = name;
        this.list = new ValueList(name);
    }

    static ListedSource read(String name, String text) {
        ValueLines lines = new ValueLines(name);
        List<String> all = text.lines().toList();
        boolean first = true;
        for (int i = 0; i < all.size(); i++) {
            String line = all.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                if (!first || !lines.heading(line)) {
                    lines.add(line, i + 1);
                }
                first = false;
            }
        }
        return lines.list.source(ValueUnit.CENTIPAWN);
    }

    /// Takes a line that names the columns.
    private boolean heading(String line) {
        List<String> cells = cells(line.toLowerCase(Locale.ROOT));
        int value = cells.indexOf("value");
        int piece = Math.max(cells.indexOf("piece"), cells.indexOf("feature"));
        headed = value >= 0 && piece >= 0;
        if (headed) {
            pieceColumn = piece;
            valueColumn = value;
            groupColumn = cells.indexOf("group");
        }
        return headed;
    }

    private void add(String line, int number) {
        List<String> cells = cells(line);
        boolean whole = headed ? cells.size() > Math.max(pieceColumn, valueColumn) : cells.size() == 2;
        if (!whole || cells.get(pieceColumn).isEmpty()) {
            throw error(number, line, "PIECE,VALUE as in N,305");
        }
        String piece = cells.get(pieceColumn);
        String value = cells.get(valueColumn);
        // Values of a group of games are not used as those of all games.
        boolean grouped = groupColumn >= 0
                && groupColumn < cells.size()
                && !cells.get(groupColumn).isEmpty();
        if (headed && (value.isEmpty() || grouped)) {
            return;
        }
        if (list.has(piece)) {
            throw error(number, line, "each piece once, but " + piece + " is there twice");
        }
        list.add(piece, number(value, number, line));
    }

    private double number(String text, int number, String line) {
        try {
            double value = Double.parseDouble(text);
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw error(number, line, "a number in centipawns after the comma");
    }

    private static List<String> cells(String line) {
        return Stream.of(line.split(",", -1)).map(String::strip).toList();
    }

    private InputException error(int number, String line, String expected) {
        String shown = line.length() > 60 ? line.substring(0, 60) + "…" : line;
        return new InputException(
                "values '" + name + "', line " + number + ": found '" + shown + "', expected " + expected);
    }
}
