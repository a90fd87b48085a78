package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The numbers in pictures of the documentation are those that the program prints now. `bench/pictures.sh` makes the
/// pictures again.
class DocPicturesTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path PICTURES = ROOT.resolve("docs/pictures");

    @TestFactory
    Stream<DynamicTest> picturesShowPresentNumbers() throws IOException {
        List<String[]> rows = Files.readAllLines(PICTURES.resolve("numbers.tsv")).stream()
                .map(line -> line.split("\t"))
                .toList();
        assertThat(rows).hasSizeGreaterThan(3);
        return rows.stream()
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    assertThat(PICTURES.resolve(row[0])).isRegularFile();
                    String[] words = Arrays.stream(row[1].split(" "))
                            .map(word -> word.startsWith("studies/")
                                    ? ROOT.resolve(word).toString()
                                    : word)
                            .toArray(String[]::new);
                    assertThat(CommandRun.of(words).out().lines().findFirst())
                            .as("bench/pictures.sh makes the picture again")
                            .hasValue(row[2]);
                }));
    }
}
