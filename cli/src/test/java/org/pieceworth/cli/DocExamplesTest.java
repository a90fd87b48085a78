package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.cli.DocExample.Mark;

/// Commands print what the documentation says, see CONTRIBUTING.md. `bench/docs.sh` also runs the long ones,
/// and writes what has changed.
class DocExamplesTest {

    /// `short`, `all`, or `update`.
    private static final String MODE = System.getProperty("docs.examples", "short");

    private static final String PAGES = System.getProperty("docs.pages", "");

    @TempDir
    Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> everyCommandPrintsWhatItsPageSays() throws IOException {
        return DocPage.all().stream()
                .filter(page -> page.name().contains(PAGES))
                .filter(page -> page.examples().stream().anyMatch(DocExamplesTest::isAsked))
                .map(page -> DynamicTest.dynamicTest(page.name(), () -> check(page)));
    }

    /// Fits to sets of games take a while.
    @TestFactory
    Stream<DynamicTest> tablesHaveTheValuesOfTheirCommands() throws IOException {
        assumeFalse(MODE.equals("short"), "bench/docs.sh looks at tables of values");
        return DocPage.all().stream()
                .filter(page -> page.name().contains(PAGES))
                .filter(page -> !DocTable.of(page).isEmpty())
                .map(page -> DynamicTest.dynamicTest(page.name(), () -> checkTables(page)));
    }

    private void checkTables(DocPage page) throws IOException {
        DocFolder place = DocFolder.of(page, Files.createTempDirectory(folder, "tables"));
        // As it is now, the other test having updated the page.
        List<String> lines = new ArrayList<>(Files.readAllLines(page.path()));
        List<String> before = List.copyOf(lines);
        for (DocTable table : DocTable.of(DocPage.read(page.path()))) {
            table.examples(lines)
                    .forEach(command -> place.lacked(DocFiles.readBy(command))
                            .ifPresent(file -> abort(table.place() + ": " + file + " is not here")));
            List<String> rows = table.updated(lines, place::json);
            for (int row = 0; row < rows.size(); row++) {
                lines.set(table.first() + row, rows.get(row));
            }
        }
        if (MODE.equals("update")) {
            Files.write(page.path(), lines);
        } else {
            assertThat(before).as(page.name()).isEqualTo(lines);
        }
    }

    private static boolean isAsked(DocExample example) {
        return example.isRun() && (!MODE.equals("short") || !example.marks().contains(Mark.LONG));
    }

    private void check(DocPage page) throws IOException, InterruptedException {
        DocFolder place = DocFolder.of(page, Files.createTempDirectory(folder, "page"));
        Map<DocExample, List<String>> changed = new LinkedHashMap<>();
        StringBuilder differences = new StringBuilder();
        Optional<String> missing = Optional.empty();
        for (DocExample example :
                page.examples().stream().filter(DocExamplesTest::isAsked).toList()) {
            Optional<String> lacks = place.lacked(DocFiles.readBy(example));
            if (lacks.isPresent()) {
                missing = lacks;
                continue;
            }
            List<String> printed = example.marks().contains(Mark.LONG) ? place.launch(example) : place.run(example);
            DocOutput output = new DocOutput(example.output(), example.marks().contains(Mark.NUMBERS_VARY));
            if (!output.matches(printed)) {
                changed.put(example, output.updated(printed));
                differences
                        .append(example.place())
                        .append(" does not print what the page shows; bench/docs.sh --update writes what it prints:\n")
                        .append(String.join("\n", printed))
                        .append('\n');
            }
        }
        if (MODE.equals("update")) {
            page.write(changed);
        } else {
            assertThat(differences).isEmpty();
        }
        if (missing.isPresent()) {
            abort(page.name() + ": not all of it is run, since " + missing.get() + " is not here");
        }
    }
}
