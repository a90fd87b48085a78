package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// The examples of docs/library.md: each is compiled, run, and must print what is below it.
class LibraryExamplesTest {

    private static final Pattern EXAMPLE =
            Pattern.compile("```java\\n(.*?)```\\s*prints\\s*```\\n(.*?)```", Pattern.DOTALL);

    @TempDir
    Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> everyExamplePrintsWhatItPromises() throws IOException {
        String page = Files.readString(Path.of("../docs/library.md"));
        List<DynamicTest> tests = EXAMPLE.matcher(page)
                .results()
                .map(match -> DynamicTest.dynamicTest(
                        match.group(1).lines().findFirst().orElse(""), () -> check(match.group(1), match.group(2))))
                .toList();
        assertThat(tests).hasSizeGreaterThanOrEqualTo(3);
        assertThat(page.split("```java").length - 1)
                .as("examples with their output")
                .isEqualTo(tests.size());
        return tests.stream();
    }

    private void check(String source, String output) throws IOException, InterruptedException {
        assertThat(source.lines().count()).as("lines").isLessThan(15);
        // Examples run side by side.
        Path classes = Files.createTempDirectory(folder, "example");
        Path program = Files.writeString(classes.resolve("Example.java"), source);
        // The compiler of this process is warm after the first; one that starts with each takes most of the time.
        StringWriter errors = new StringWriter();
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        new PrintWriter(errors),
                        new PrintWriter(errors),
                        "-proc:none",
                        "-d",
                        classes.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        program.toString());
        assertThat(code).as(errors::toString).isZero();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dstdout.encoding=UTF-8",
                        "-cp",
                        classes + File.pathSeparator + System.getProperty("java.class.path"),
                        "Example")
                .directory(Path.of("..").toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(printed.lines().filter(line -> !line.startsWith("Picked up")))
                .containsExactlyElementsOf(output.lines().toList());
    }
}
