package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The pictures of the pages on the sources, drawn from the pages' own tables, which another test recomputes.
class SourcePicturesTest {

    private static final Pattern NUMBER = Pattern.compile("[-−+]?\\d+(?:\\.\\d+)?");

    /// Standard errors in an interval that holds nine times in ten.
    private static final double NINE_IN_TEN = 1.645;

    @Test
    void squaresByDistance() {
        ErrorBars bars = new ErrorBars(
                        "distance of the square",
                        "centipawns for a square, ± two standard errors",
                        false,
                        new double[] {1, 2, 3, 4},
                        new double[] {0, 20, 40, 60, 80})
                .joined();
        for (List<String> row : ShippedResults.tableOf("mobility.md", "table: factors")) {
            if (row.getFirst().equals("the source")
                    || row.getFirst().startsWith("8x8") && !row.getFirst().contains("all directions")) {
                for (int distance = 1; distance <= 4; distance++) {
                    double[] numbers = numbers(row.get(distance + 1));
                    bars.add(
                            row.getFirst(),
                            distance,
                            0,
                            numbers[0],
                            numbers.length < 3 ? 0 : (numbers[2] - numbers[1]) / (2 * NINE_IN_TEN),
                            "");
                }
            }
        }
        ShippedResults.checkFile("mobility.svg", bars.svg());
    }

    @Test
    void gainsBeyondTheParts() {
        ErrorBars bars = new ErrorBars(
                "gain beyond the parts by the source, of the parts",
                "measured on 8x8, ± two standard errors",
                false,
                new double[] {0, 0.1, 0.2, 0.3, 0.4, 0.5},
                new double[] {0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6});
        for (List<String> row : ShippedResults.tableOf("universal.md", "table: enhancements")) {
            // The amazon is measured on 10x8 alone.
            if (!row.get(2).isEmpty()) {
                double[] measured = numbers(row.get(2));
                bars.add("pieces", share(row.get(1)), 0, measured[0], measured[1], row.getFirst());
            }
        }
        ShippedResults.checkFile("universal.svg", bars.svg());
    }

    @Test
    void valuesByTheLaw() {
        double[] ticks = {0, 200, 400, 600, 800, 1000, 1200, 1400};
        ErrorBars bars =
                new ErrorBars("measured", "by the law: the source (blue), as measured (brown)", false, ticks, ticks);
        for (List<String> row : ShippedResults.tableOf("synergy.md", "table: values")) {
            if (!row.get(5).isEmpty()) {
                String name = row.getFirst().replaceAll(" .*", "");
                double measured = numbers(row.get(5))[0];
                double[] interval = numbers(row.get(4));
                bars.add("the source, common scale", measured, 0, numbers(row.get(2))[0], 0, "");
                bars.add(
                        "the law as measured",
                        measured,
                        0,
                        numbers(row.get(3))[0],
                        (interval[1] - interval[0]) / (2 * NINE_IN_TEN),
                        name);
            }
        }
        ShippedResults.checkFile("synergy.svg", bars.svg());
    }

    @Test
    void armiesByTwoEngines() {
        double[] ticks = {200, 400, 600, 800, 1000};
        ErrorBars bars = new ErrorBars(
                "the study's results, refitted, ± two standard errors",
                "Pieceworth's results, ± two standard errors",
                false,
                ticks,
                ticks);
        for (List<String> row : ShippedResults.tableAfter("armies.md", "| piece | method 1 |")) {
            double[] study = numbers(row.get(3));
            double[] own = numbers(row.get(4));
            bars.add(
                    "pieces", study[0], study[1], own[0], own[1], row.getFirst().length() <= 3 ? row.getFirst() : "");
        }
        ShippedResults.checkFile("armies.svg", bars.svg());
    }

    /// `7/16 = 0.4375`, `1/4 (our rule)` or `0`.
    private static double share(String text) {
        Matcher fraction = Pattern.compile("(\\d+)/(\\d+)").matcher(text);
        return fraction.find() ? Double.parseDouble(fraction.group(1)) / Double.parseDouble(fraction.group(2)) : 0;
    }

    private static double[] numbers(String cell) {
        double[] found = NUMBER.matcher(cell.replace(" to ", " ").replace("± ", ""))
                .results()
                .mapToDouble(number -> Double.parseDouble(number.group().replace('−', '-')))
                .toArray();
        assertThat(found).as(Arrays.toString(found) + cell).isNotEmpty();
        return found;
    }
}
