package org.pieceworth.bench.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The tables of the pages are those that the shipped measurements give; `bench/findings/sources.sh PAGE` renews them.
class FindingTablesTest {

    private static final Pattern NUMBER = Pattern.compile("(?<=[ |(])[+-]?\\d+(\\.\\d+)?(?=[ |)])");
    private static final Path FOLDER = Path.of("../bench/findings");

    @ParameterizedTest
    @ValueSource(strings = {"synergy", "mobility", "universal"})
    void pagesShowTheTablesOfTheirMeasurements(String name) throws IOException {
        String page = Files.readString(Path.of("../docs/findings/" + name + ".md"));
        String model = Files.readString(Path.of("../docs/models/" + name + ".md"));
        FindingTables tables = FindingTables.of(name, FOLDER);
        tables.byName()
                .keySet()
                .forEach(table ->
                        assertThat(table.equals("model") ? model : page).contains("<!-- table: " + table + " -->"));
        assertAlike(page, tables.in(page));
        assertAlike(model, tables.in(model));
    }

    /// Fits end a little apart where processors round differently: numbers may differ by one in their last place, or by
    /// 1 %; all else is the same.
    private static void assertAlike(String shown, String computed) {
        assertThat(NUMBER.matcher(shown).replaceAll("#"))
                .isEqualTo(NUMBER.matcher(computed).replaceAll("#"));
        List<String> now = numbers(computed);
        List<String> then = numbers(shown);
        for (int i = 0; i < now.size(); i++) {
            double number = Double.parseDouble(now.get(i));
            int point = now.get(i).indexOf('.');
            double last = point < 0 ? 1 : Math.pow(10, point + 1 - now.get(i).length());
            assertThat(Double.parseDouble(then.get(i)))
                    .isCloseTo(number, within(Math.max(1.001 * last, Math.abs(number) / 100)));
        }
    }

    private static List<String> numbers(String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group).toList();
    }

    @Test
    void aTableIsRenewedAndOthersStay() {
        String page = "a\n\n<!-- table: one -->\n\n| old |\n|---|\n\nb\n\n<!-- table: two -->\n\n| kept |\n\nc\n";
        assertThat(new FindingTables(Map.of("one", "| new |\n|---|\n| $1 |")).in(page))
                .isEqualTo(
                        "a\n\n<!-- table: one -->\n\n| new |\n|---|\n| $1 |\n\nb\n\n<!-- table: two -->\n\n| kept |\n\nc\n");
    }

    @Test
    void anotherPageIsRefused() {
        assertThatThrownBy(() -> FindingTables.of("other", FOLDER)).isInstanceOf(IllegalArgumentException.class);
    }
}
