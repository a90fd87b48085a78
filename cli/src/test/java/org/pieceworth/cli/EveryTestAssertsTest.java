package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Each test asserts something, itself or by methods of its file that it calls: one that only runs finds crashes and
/// no wrong result.
class EveryTestAssertsTest {

    private static final Pattern TEST =
            Pattern.compile("^ {4}@(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\\b", Pattern.MULTILINE);

    /// As the formatter lays methods out.
    private static final Pattern METHOD = Pattern.compile(
            "^ {4}[\\w<>\\[\\], .?]*?(\\w+)\\(([^{};]*)\\)(?: throws [\\w.,\\s]+)? \\{\\n(.*?)^ {4}\\}$",
            Pattern.MULTILINE | Pattern.DOTALL);

    /// A rule of ArchUnit and the helpers of other files are asked by `check`.
    private static final Pattern ASSERTION =
            Pattern.compile("\\bassert\\w*\\(|\\bfail\\(|new AssertionError|\\.check(?:File)?\\(");

    private static final Pattern CALL = Pattern.compile("\\b(\\w+)\\(|::(\\w+)");

    private record Method(int start, String name, String body) {}

    @Test
    void everyTestAsserts() throws IOException {
        List<String> silent = new ArrayList<>();
        int tests = 0;
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(Path.of(".."), Files::isDirectory)) {
            for (Path folder : folders) {
                Path sources = folder.resolve("src/test/java");
                if (Files.isDirectory(sources)) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                                .toList()) {
                            String text = Files.readString(file);
                            silent(text).forEach(method -> silent.add(file + ": " + method));
                            tests += (int) TEST.matcher(text).results().count();
                        }
                    }
                }
            }
        }
        assertThat(silent).isEmpty();
        assertThat(tests).isGreaterThan(2_000);
    }

    @Test
    void onlyWhatAssertsNothingIsNamed() {
        String text = """
                class Sample {
                    @Test
                    void asserts() {
                        assertThat(1).isOne();
                    }

                    @ParameterizedTest
                    @ValueSource(strings = {"a", "b"})
                    void assertsByAHelper(String each) throws IOException {
                        look(each);
                    }

                    private static void look(String each) {
                        Stream.of(each).forEach(Sample::lookCloser);
                    }

                    private static void lookCloser(String each) {
                        assertThat(each).isNotEmpty();
                    }

                    @Test
                    void onlyRuns() {
                        run();
                    }

                    private static void run() {
                        onlyRuns();
                    }
                }
                """;
        assertThat(silent(text)).containsExactly("onlyRuns");
    }

    private static List<String> silent(String text) {
        List<Method> methods = METHOD.matcher(text)
                .results()
                .map(found -> new Method(found.start(), found.group(1), found.group(3)))
                .toList();
        return TEST.matcher(text)
                .results()
                .mapToInt(MatchResult::start)
                .mapToObj(test -> methods.stream()
                        .filter(method -> method.start() > test)
                        .findFirst()
                        .orElseThrow())
                .filter(test -> !asserts(test, methods, new HashSet<>()))
                .map(Method::name)
                .toList();
    }

    /// @param seen methods that were looked at, to which this adds
    private static boolean asserts(Method method, List<Method> methods, Set<Method> seen) {
        if (!seen.add(method)) {
            return false;
        }
        if (ASSERTION.matcher(method.body()).find()) {
            return true;
        }
        Set<String> called = new HashSet<>();
        CALL.matcher(method.body()).results().forEach(call -> {
            called.add(String.valueOf(call.group(1)));
            called.add(String.valueOf(call.group(2)));
        });
        return methods.stream()
                .filter(each -> called.contains(each.name()))
                .anyMatch(each -> asserts(each, methods, seen));
    }
}
