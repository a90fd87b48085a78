package org.pieceworth.cli.findings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The table of starting files in `docs/findings/armies.md` from `bench/findings/files.tsv`.
class StartingFilesFindingsTest {

    private static final List<String> FILES = List.of("a", "b", "c", "d");

    /// The worth of each piece as measured, in centipawns, on whose scale effects are told.
    private static final Map<String, Double> WORTHS =
            Map.of("P", 90.0, "N", 300.0, "B", 343.0, "R", 462.0, "Q", 1021.0);

    private final List<ShippedResults.Row> rows = ShippedResults.rows("files.tsv");

    @Test
    void effectsOfFiles() {
        List<List<String>> table = new ArrayList<>();
        for (String piece : List.of("P", "N", "B", "R", "Q")) {
            double[] effect = new double[FILES.size()];
            double[] weight = new double[FILES.size()];
            double square = 0;
            int degrees = 0;
            for (String nodes : List.of("50", "100", "300")) {
                List<ShippedResults.Row> level = rows.stream()
                        .filter(row -> row.text("nodes").equals(nodes)
                                && row.text("piece").equals(piece))
                        .toList();
                double mean = mean(level);
                for (ShippedResults.Row row : level) {
                    double error = row.number("se");
                    double distance = row.number("logits") - mean;
                    int file = FILES.indexOf(row.text("file"));
                    double precision = mean * mean / (error * error);
                    effect[file] += precision * distance / mean;
                    weight[file] += precision;
                    square += distance * distance / (error * error);
                }
                degrees += level.size() - 1;
            }
            List<String> cells = new ArrayList<>(List.of(piece));
            for (int file = 0; file < FILES.size(); file++) {
                double worth = WORTHS.getOrDefault(piece, 0.0);
                cells.add(ShippedResults.estimate(
                        worth * effect[file] / weight[file], worth / Math.sqrt(weight[file]), 0));
            }
            cells.add(ShippedResults.fixed(square, 1) + " of " + degrees + ", "
                    + Simulation.text(Simulation.chiSquare(square, degrees)));
            table.add(cells);
        }
        ShippedResults.check(
                "armies.md",
                "files",
                ShippedResults.table(List.of("piece", "a", "b", "c", "d", "all files alike: χ²"), table));
    }

    /// The eight pieces for which the study says that files matter most, each measured by itself; the study's own
    /// effects at the edge and in the middle stand beside.
    @Test
    void measuredFiles() {
        List<ShippedResults.Row> measured = ShippedResults.rows("files-measured.tsv");
        List<List<String>> table = new ArrayList<>();
        for (String piece :
                measured.stream().map(row -> row.text("piece")).distinct().toList()) {
            List<String> cells = new ArrayList<>(List.of(piece));
            List<ShippedResults.Row> files = measured.stream()
                    .filter(row -> row.text("piece").equals(piece))
                    .toList();
            files.forEach(row -> cells.add(ShippedResults.estimate(row.number("difference"), row.number("se"), 0)));
            double square = files.getFirst().number("chiSquare");
            int degrees = (int) files.getFirst().number("degrees");
            cells.add(ShippedResults.fixed(square, 1) + " of " + degrees + ", "
                    + Simulation.text(Simulation.chiSquare(square, degrees)));
            table.add(cells);
        }
        ShippedResults.check(
                "armies.md",
                "files-measured",
                ShippedResults.table(List.of("piece", "a, h", "b, g", "c, f", "d", "all files alike: χ²"), table));
    }

    private static double mean(List<ShippedResults.Row> level) {
        double sum = 0;
        double weight = 0;
        for (ShippedResults.Row row : level) {
            double precision = 1 / (row.number("se") * row.number("se"));
            sum += precision * row.number("logits");
            weight += precision;
        }
        return sum / weight;
    }
}
