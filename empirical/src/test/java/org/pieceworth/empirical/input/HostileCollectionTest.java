package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.pgn.UnknownTags;
import org.pieceworth.text.InputException;

/// What is collected from each file of the hostile collection, reviewed by hand against what the file
/// holds.
class HostileCollectionTest {

    private static final Path FOLDER = Path.of("../../shared/data/hostile");

    private static ObservationSettings options(boolean strict) {
        return ObservationSettings.DEFAULT.with(
                new Games(false, false, strict, new TagCondition.All(), UnknownTags.SKIPPED, false));
    }

    /// Games found and used, rows, and games skipped by reason; what it says instead where none can be
    /// used.
    private static String summary(Path file, boolean strict) {
        ObservationReader files = new ObservationReader(options(strict), ReadProgress.NONE);
        try {
            files.read(file.toString());
            Observations found = files.observations();
            return (found.games() + found.skips().total()) + "\t" + found.games() + "\t"
                    + Math.round(found.counts().rows()) + "\t" + found.skips().counts();
        } catch (InputException none) {
            return Objects.requireNonNull(none.getMessage())
                    .replace(file + ": ", "")
                    .replace(file + ", ", "")
                    .replaceAll(" \\(first: [^)]*\\)", "");
        }
    }

    private static List<String[]> golden() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(HostileCollectionTest.class.getResourceAsStream("hostile-collection.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> eachFileIsCollectedAsItsSummarySays() throws IOException {
        assumeTrue(Files.isDirectory(FOLDER), "reference data absent: hostile");
        return golden().stream()
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    assertThat(summary(FOLDER.resolve(row[0]), false)).isEqualTo(row[1]);
                    assertThat(summary(FOLDER.resolve(row[0]), true))
                            .as("verified")
                            .isEqualTo(row[1]);
                }));
    }

    @Test
    void everyFileHasASummary() throws IOException {
        assumeTrue(Files.isDirectory(FOLDER), "reference data absent: hostile");
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.matches(".*\\.(pgn|epd)")))
                    .containsExactlyInAnyOrderElementsOf(
                            golden().stream().map(row -> row[0]).toList());
        }
    }
}
