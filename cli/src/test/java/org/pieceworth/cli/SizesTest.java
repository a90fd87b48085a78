package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Files and packages stay small enough to be read, and the command line thin.
class SizesTest {

    private static final int MOST_FILES = 40;
    private static final int MOST_LINES = 450;
    private static final int MOST_LINES_OF_COMMANDS = 5000;

    @Test
    void packagesHaveFortyFilesAtMost() throws IOException {
        Map<Path, Long> sizes = sources("main").collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
        assertThat(sizes)
                .allSatisfy((folder, files) ->
                        assertThat(files).as("files in %s", folder).isLessThanOrEqualTo(MOST_FILES));
    }

    @Test
    void filesHaveFourHundredAndFiftyLinesAtMost() throws IOException {
        assertThat(Stream.concat(sources("main"), sources("test")))
                .allSatisfy(
                        file -> assertThat(lines(file)).as("lines of %s", file).isLessThanOrEqualTo(MOST_LINES));
    }

    @Test
    void theCommandLineIsThin() throws IOException {
        Path commands = Path.of("..", "cli");
        assertThat(sources("main")
                        .filter(file -> file.startsWith(commands))
                        .mapToLong(SizesTest::lines)
                        .sum())
                .isLessThan(MOST_LINES_OF_COMMANDS);
    }

    /// So that a name means one thing wherever it is read.
    @Test
    void noTwoFilesHaveOneName() throws IOException {
        Map<String, List<Path>> named = sources("main")
                .filter(file -> !file.getFileName().toString().endsWith("-info.java"))
                .collect(Collectors.groupingBy(file -> file.getFileName().toString()));
        assertThat(named).allSatisfy((name, files) -> assertThat(files).as(name).hasSize(1));
    }

    /// The Java files of all modules.
    private static Stream<Path> sources(String kind) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(Path.of(".."))) {
            for (Path module : modules) {
                Path folder = module.resolve("src").resolve(kind).resolve("java");
                if (Files.isRegularFile(module.resolve("pom.xml")) && Files.isDirectory(folder)) {
                    try (Stream<Path> found = Files.walk(folder)) {
                        found.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
                    }
                }
            }
        }
        return files.stream();
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
