package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    private void check(String source, String output) throws Exception {
        assertThat(source.lines().count()).as("lines").isLessThan(15);
        // Examples run side by side.
        Path classes = Files.createTempDirectory(folder, "example");
        // Paths are those of the project, and tests run in the folder of their module.
        Path program =
                Files.writeString(classes.resolve("Example.java"), source.replace("\"studies/", "\"../studies/"));
        // The compiler of this process is warm after the first.
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
        // As `java Example` would: in this process, whose classes are loaded.
        String printed;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Constructor<?> example = loader.loadClass("Example").getDeclaredConstructor();
            example.setAccessible(true);
            Method main = example.getDeclaringClass().getDeclaredMethod("main");
            main.setAccessible(true);
            printed = CommandRun.printed(() -> main.invoke(example.newInstance()));
        }
        assertThat(printed.lines()).containsExactlyElementsOf(output.lines().toList());
    }
}
