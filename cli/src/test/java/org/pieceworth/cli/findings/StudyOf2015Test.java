package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// What docs/fit-checks.md says of the results at a balance in the study of 2015, from `bench/findings/study-2015.tsv`.
class StudyOf2015Test {

    private static final int[] POINTS = {1, 3, 3, 5, 9};

    /// Lost, drawn and won by balance.
    private final Map<Integer, int[]> results = new TreeMap<>();

    StudyOf2015Test() {
        ShippedResults.rows("study-2015.tsv")
                .forEach(row -> results.put(
                        (int) row.number("balance"),
                        new int[] {(int) row.number("lost"), (int) row.number("drawn"), (int) row.number("won")}));
    }

    private int[] at(int balance) {
        return results.getOrDefault(balance, new int[3]);
    }

    /// The cells behind what the article says.
    private String cells(int balance) {
        int[] found = at(balance);
        int all = Arrays.stream(found).sum();
        return String.format(
                Locale.ROOT,
                "| %,d | %.1f %% | %.1f %% | %.1f %% | %.3f |",
                all,
                100.0 * found[2] / all,
                100.0 * found[1] / all,
                100.0 * found[0] / all,
                (found[2] + found[1] / 2.0) / all);
    }

    @Test
    void thePageHasTheResults() throws IOException {
        List<String> page = Files.readAllLines(Path.of("../docs/fit-checks.md"));
        Map.of(0, "| 0 |", 2, "| +2 |", -3, "| −3 |")
                .forEach((balance, start) -> assertThat(page)
                        .filteredOn(line -> line.startsWith(start))
                        .singleElement()
                        .asString()
                        .endsWith(cells(balance)));
        int[] behind = at(-3);
        assertThat(String.join(" ", page))
                .contains(String.format(
                        Locale.ROOT,
                        "%.1f %% of the positions are not lost",
                        100.0 * (behind[1] + behind[2]) / Arrays.stream(behind).sum()));
        assertThat(at(0)[1]).as("at equality a draw is the rarest result").isLessThan(Math.min(at(0)[0], at(0)[2]));
    }

    /// The rows themselves, where they are at hand.
    @Test
    void theTableIsOfTheStudysRows() throws IOException {
        Path rows = Path.of("../../shared/data/reference/openrating.mat");
        Assumptions.assumeTrue(Files.exists(rows), "the study's rows are not here");
        Map<Integer, int[]> counted = new TreeMap<>();
        for (String line : Files.readAllLines(rows)) {
            String[] words = line.strip().split("\\s+");
            if (!line.startsWith("#") && words.length == POINTS.length + 1) {
                int balance = 0;
                for (int i = 0; i < POINTS.length; i++) {
                    balance += POINTS[i] * Integer.parseInt(words[i]);
                }
                counted.computeIfAbsent(balance, _ -> new int[3])[Integer.parseInt(words[POINTS.length])]++;
            }
        }
        assertThat(counted.keySet()).isEqualTo(results.keySet());
        counted.forEach(
                (balance, found) -> assertThat(found).as("at " + balance).isEqualTo(at(balance)));
    }
}
