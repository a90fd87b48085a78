package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;

/// A column of a table on a page.
///
/// @param heading what it shows
/// @param kind how its cells are set
record Column(String heading, Kind kind) {

    /// How cells are set.
    enum Kind {
        WORDS,
        NUMBERS
    }

    static Column words(String heading) {
        return new Column(heading, Kind.WORDS);
    }

    static Column numbers(String heading) {
        return new Column(heading, Kind.NUMBERS);
    }

    /// A first column, and columns of numbers.
    static List<Column> of(Column first, String... numbers) {
        List<Column> columns = new ArrayList<>(List.of(first));
        for (String heading : numbers) {
            columns.add(numbers(heading));
        }
        return columns;
    }

    /// The style sheet's class of its cells.
    String style() {
        return switch (kind) {
            case WORDS -> "w";
            case NUMBERS -> "n";
        };
    }
}
