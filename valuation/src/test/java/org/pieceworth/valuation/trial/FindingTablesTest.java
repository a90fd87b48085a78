package org.pieceworth.valuation.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.valuation.play.Atlas;

/// The tables of the pages are those that the shipped measurements give; `bench/findings/sources.sh PAGE` renews them.
class FindingTablesTest {

    @ParameterizedTest
    @ValueSource(strings = "synergy")
    void pagesShowTheTablesOfTheirMeasurements(String name) throws IOException {
        String page = Files.readString(Path.of("../docs/findings/" + name + ".md"));
        FindingTables tables = FindingTables.of(name, FindingTables.atlas(Path.of("../bench/findings/measured.tsv")));
        tables.byName().keySet().forEach(table -> assertThat(page).contains("<!-- table: " + table + " -->"));
        assertThat(tables.in(page)).isEqualTo(page);
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
        assertThatThrownBy(() -> FindingTables.of("other", Atlas.shipped()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
