package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The keys on docs/json.md are those of the program: all keys of the stored answers are there, and all that are there
/// occur in the sources.
class DocJsonTest {

    private static final Path PAGE = Path.of("../docs/json.md");
    private static final Path ANSWERS = Path.of("src/test/resources/org/pieceworth/cli/golden");

    private static final Pattern SECTION = Pattern.compile("(?ms)^## (.+?)$(.*?)(?=^## |\\z)");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern KEY = Pattern.compile("([a-zA-Z][a-zA-Z0-9]*)(\\[?\\{…\\})?");
    private static final Pattern ANSWER =
            Pattern.compile("(?ms)^\\$ ([\\w-]+) ([^\n]*--format json[^\n]*)\n(?:[^{\n][^\n]*\n)*(\\{.*?^\\})$");

    /// Of keys that depend on what was asked for: `at300`, and `--format json` of a command that is not on the page.
    private static final Pattern COUNTED = Pattern.compile("(at|se|moves|movesSe|captures)\\d+");

    /// Keys that the sources put together, or take from the words of an option.
    private static final Set<String> COMPOSED =
            Set.of("atN", "seN", "movesN", "movesSeN", "capturesN", "value1", "se1", "value2", "se2");

    /// Endings that a key of an interval or an error adds to that of its estimate.
    private static final Pattern END = Pattern.compile("(Low|High|Se)$");

    @TestFactory
    Stream<DynamicTest> keysOfAnswersAreOnThePage() throws IOException {
        Map<String, Keys> known = sections();
        List<DynamicTest> tests = new ArrayList<>();
        for (Path file : list(ANSWERS)) {
            Matcher answers = ANSWER.matcher(Files.readString(file));
            while (answers.find()) {
                String command = answers.group(1);
                String typed = answers.group();
                JsonNode answer = new JsonMapper()
                        .readTree(answers.group(3).replaceAll("\\b(SECONDS|HERE|NOW|HASH)\\b(?=[,\n}])", "0"));
                tests.add(DynamicTest.dynamicTest(typed.lines().findFirst().orElse(""), () -> {
                    assertThat(known.keySet()).contains(command);
                    List<String> unknown = new ArrayList<>();
                    collect(answer, known.getOrDefault(command, Keys.NONE), unknown);
                    assertThat(unknown).as("keys that docs/json.md lacks").isEmpty();
                }));
            }
        }
        assertThat(tests).hasSizeGreaterThan(20);
        return tests.stream();
    }

    @Test
    void keysOnThePageOccurInTheSources() throws IOException {
        StringBuilder sources = new StringBuilder();
        for (String module : List.of("studies", "cli", "lab", "answer", "empirical", "valuation")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main"))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    sources.append(Files.readString(file));
                }
            }
        }
        Set<String> absent = new HashSet<>();
        sections()
                .values()
                .forEach(keys -> keys.names().stream()
                        .filter(name -> !COMPOSED.contains(name)
                                && Stream.of(name, END.matcher(name).replaceFirst(""))
                                        .noneMatch(each -> sources.indexOf("\"" + each + "\"") >= 0))
                        .forEach(absent::add));
        assertThat(absent).isEmpty();
    }

    private static void collect(JsonNode node, Keys known, List<String> unknown) {
        if (node.isObject()) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                String key = entry.getKey();
                if (!known.names().contains(key) && !COUNTED.matcher(key).matches()) {
                    unknown.add(key);
                }
                if (!known.free().contains(key)) {
                    collect(entry.getValue(), known, unknown);
                }
            }
        } else if (node.isArray()) {
            node.forEach(each -> collect(each, known, unknown));
        }
    }

    /// By command; the first column of its tables.
    private static Map<String, Keys> sections() throws IOException {
        Map<String, Keys> sections = new HashMap<>();
        Matcher section = SECTION.matcher(Files.readString(PAGE));
        while (section.find()) {
            Keys keys = new Keys(new HashSet<>(), new HashSet<>());
            section.group(2).lines().filter(line -> line.startsWith("| `")).forEach(line -> {
                Matcher code = CODE.matcher(line.substring(0, line.indexOf(" | ", 2)));
                while (code.find()) {
                    Matcher key = KEY.matcher(code.group(1));
                    while (key.find()) {
                        keys.names().add(key.group(1));
                        if (key.group(2) != null) {
                            keys.free().add(key.group(1));
                        }
                    }
                }
            });
            for (String command : section.group(1).split(", ")) {
                sections.put(command, keys);
            }
        }
        // Parts of other answers.
        Keys explained = Objects.requireNonNull(sections.get("explain"));
        explained.addAll(Objects.requireNonNull(sections.get("material")));
        explained.addAll(Objects.requireNonNull(sections.get("value")));
        return sections;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.endsWith("commands.txt")).sorted().toList();
        }
    }

    /// @param free names of objects whose keys are names of things
    private record Keys(Set<String> names, Set<String> free) {

        static final Keys NONE = new Keys(Set.of(), Set.of());

        void addAll(Keys others) {
            names.addAll(others.names);
            free.addAll(others.free);
        }
    }
}
