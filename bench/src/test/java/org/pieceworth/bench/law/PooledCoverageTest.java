package org.pieceworth.bench.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// How often intervals of combined values contain held-out measurements, as docs/design/one-value.md and
/// bench/RESULTS.md state it.
class PooledCoverageTest {

    private static final Pattern SHARE = Pattern.compile("\\((\\d+) %\\)");

    private final List<String> table = new PooledCoverage(
                    Path.of("../valuation/src/main/resources/org/pieceworth/valuation/pooled/measured.tsv"))
            .table();

    PooledCoverageTest() throws IOException {}

    private String row(String name) {
        return table.stream()
                .filter(line -> line.startsWith("| " + name + " |"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theResultsHaveTheTable() throws IOException {
        assertThat(Files.readString(Path.of("RESULTS.md"))).contains(String.join("\n", table));
    }

    /// The design page has the rows by predicted value, and says both shares.
    @Test
    void thePageSaysBothShares() throws IOException {
        String page = Files.readString(Path.of("../docs/design/one-value.md"));
        for (String predicted : List.of("below 100", "100 to 300", "300 to 600", "600 and more")) {
            assertThat(page).contains("| " + shown(row("predicted " + predicted)));
        }
        Matcher shares = SHARE.matcher(row("all"));
        int[] all = IntStream.range(0, 2)
                .peek(_ -> assertThat(shares.find()).isTrue())
                .map(_ -> Integer.parseInt(shares.group(1)))
                .toArray();
        assertThat(page.replace('\n', ' '))
                .contains(
                        "contains " + all[0] + " % of the measured values if their errors are counted",
                        "and " + all[1] + " % literally",
                        "By class (ten pieces or more) the first share is " + range(0) + " %, the second " + range(1)
                                + " %");
    }

    /// Without the word `predicted`, and without the columns of errors.
    private static String shown(String row) {
        String[] cells = row.replace("| predicted ", "").split(" \\| ");
        return String.join(" | ", Arrays.copyOf(cells, 4)) + " |";
    }

    /// The least and the largest share of a column over classes of ten pieces and more.
    private String range(int column) {
        int[] shares = table.stream()
                .filter(line -> line.matches("\\| (?!all|setting|predicted)[a-z ]+ \\| \\d\\d+ \\|.*"))
                .mapToInt(line -> Integer.parseInt(
                        SHARE.matcher(line).results().toList().get(column).group(1)))
                .sorted()
                .toArray();
        return shares[0] + " to " + shares[shares.length - 1];
    }
}
