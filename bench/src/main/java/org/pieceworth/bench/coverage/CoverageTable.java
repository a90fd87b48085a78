package org.pieceworth.bench.coverage;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/// Rates by what was tried and what was looked at, as a Markdown table.
final class CoverageTable {

    private final String title;
    private final String heading;
    private final SequencedSet<String> columns = new LinkedHashSet<>();
    private final Map<String, Map<String, Rate>> rows = new LinkedHashMap<>();

    /// @param title above the table
    /// @param heading of the first column
    CoverageTable(String title, String heading) {
        this.title = title;
        this.heading = heading;
    }

    /// A row of rates.
    void add(String row, Map<String, Rate> rates) {
        columns.addAll(rates.keySet());
        rows.put(row, rates);
    }

    void print(PrintStream out) {
        out.println();
        out.println("### " + title);
        out.println();
        out.println("| " + heading + " | " + String.join(" | ", columns) + " |");
        out.println("|---|" + "---:|".repeat(columns.size()));
        rows.forEach((row, rates) -> {
            List<String> cells = new ArrayList<>(List.of(row));
            columns.forEach(column ->
                    cells.add(rates.containsKey(column) ? rates.get(column).toString() : ""));
            out.println("| " + String.join(" | ", cells) + " |");
        });
        out.flush();
    }

    /// Cells that were judged.
    long judged() {
        return rows.values().stream()
                .flatMap(rates -> rates.values().stream())
                .filter(Rate::judged)
                .count();
    }

    /// Cells that break their promise, in words.
    List<String> missed() {
        List<String> missed = new ArrayList<>();
        rows.forEach((row, rates) -> rates.forEach((column, rate) -> {
            if (!rate.kept()) {
                missed.add(title + ": " + row + ", " + column + ": "
                        + rate.toString().replace("*", "") + " of "
                        + Math.round(100 * rate.nominal()) + " %, "
                        + Math.round(10 * rate.beyond()) / 10.0 + " standard errors beyond the floor");
            }
        }));
        return missed;
    }
}
