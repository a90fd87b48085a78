package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/// Sentences on the pages about the universal calculation and the mobility model, beside the tables of these pages.
class SourceFindingsTest {

    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+(\\.\\d+)?");

    /// The exponent of the move model.
    private static final double MOVE_MODEL = 1 / 0.7;

    private static List<String> row(String page, String table, String name) {
        return ShippedResults.tableOf(page, "table: " + table).stream()
                .filter(cells -> cells.getFirst().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static double[] numbers(String cell) {
        return NUMBER.matcher(cell)
                .results()
                .mapToDouble(number -> Double.parseDouble(number.group()))
                .toArray();
    }

    private static String page(String name) throws IOException {
        return Files.readString(Path.of("../docs/findings", name)).replaceAll("\\s+", " ");
    }

    /// A piece's gains on 8x8 and on 10x8, of the source's share.
    private static List<Double> gains(String piece, double share) {
        List<String> cells = row("universal.md", "enhancements", piece);
        return DoubleStream.of(numbers(cells.get(2))[0], numbers(cells.get(4))[0])
                .map(gain -> gain / share)
                .boxed()
                .toList();
    }

    @Test
    void enhancements() throws IOException {
        assertThat(gains("chancellor", 1.0 / 8)).allSatisfy(of -> assertThat(of).isBetween(1.75, 2.25));
        assertThat(gains("queen", 3.0 / 16)).allSatisfy(of -> assertThat(of).isBetween(1.25, 1.75));
        double[] archbishop =
                numbers(row("universal.md", "enhancements", "archbishop").get(4));
        assertThat(page("universal.md"))
                .contains("A chancellor gains twice the source's share, a queen one and a half times.")
                .contains(String.format(
                        Locale.ROOT,
                        "on 10x8 less, by %.1f standard errors",
                        (7.0 / 16 - archbishop[0]) / archbishop[1]));
    }

    @Test
    void distances() throws IOException {
        for (String pieces : List.of("8x8", "8x8, in-game values")) {
            List<String> factors = row("mobility.md", "factors", pieces);
            assertThat(numbers(factors.get(2))[2])
                    .as("adjacent squares count less than far ones, beyond the intervals")
                    .isLessThan(numbers(factors.get(5))[1]);
        }
        double[] power =
                numbers(row("mobility.md", "forms", "plus a power of the sum").getLast());
        assertThat(power[2]).isLessThan(MOVE_MODEL);
        assertThat(page("mobility.md"))
                .contains("Near squares do not count more than far ones")
                .contains("has p = 1/0.7 = 1.43, just outside the interval");
    }
}
