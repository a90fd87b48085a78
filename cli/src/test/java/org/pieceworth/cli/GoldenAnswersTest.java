package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Compares the output of every command in every form with kept files, byte for byte. `-Dgolden.update=true` writes
/// them anew; the difference is then reviewed in the commit.
class GoldenAnswersTest {

    /// As in a shell, quotes keep spaces.
    private static final Pattern WORDS = Pattern.compile("'[^']*'|\\S+");

    private static final Path KEPT = Path.of("src/test/resources/org/pieceworth/cli/golden");
    private static final String COMMANDS = "commands.txt";

    /// Times, rates and facts of the machine, each replaced by a word.
    private static final Map<Pattern, String> MOMENTARY = Map.ofEntries(
            Map.entry(Pattern.compile("(\"(?:seconds|gamesPerSecond)\" : )[0-9.E-]+"), "$1SECONDS"),
            Map.entry(Pattern.compile("(?m)^(seconds +)[0-9.]+$"), "$1SECONDS"),
            Map.entry(Pattern.compile("(?m)^(rate +)[0-9.]+( million)"), "$1RATE$2"),
            Map.entry(Pattern.compile("[0-9.]+ s, [0-9.,]+ (games per|a) second"), "SECONDS s, RATE $1 second"),
            Map.entry(Pattern.compile("(pilot (?:run )?of [0-9,]+, )[0-9.]+ s"), "$1SECONDS s"),
            Map.entry(Pattern.compile("(?m)\\b[0-9]+ ms( after stop)?( *)$"), "MOMENT$1$2"),
            Map.entry(
                    Pattern.compile("(?m)^((?:Java|Java's options|system|encoding|processors|memory|start-up archive"
                            + "|engines|temporary folder),(?:fact|ok)),.*"),
                    "$1,HERE"),
            Map.entry(Pattern.compile("(?m), [0-9.]+ s\"$"), ", SECONDS s\""),
            Map.entry(Pattern.compile("(?m)^(nodes,seconds\\n[0-9]+,)[0-9.E-]+"), "$1SECONDS"),
            Map.entry(Pattern.compile("(?s)<(script|style)>.*?</\\1>"), "<$1></$1>"),
            Map.entry(Pattern.compile("'sha256-[^']+'"), "'sha256-HASH'"),
            Map.entry(Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"), "NOW"),
            Map.entry(Pattern.compile("(\"(?:made|machine|java|system|processors|threads)\" : )[^,\\n]+"), "$1HERE"));

    /// Of a fixed length, since the length of paths is the width of columns.
    private final Path folder = Path.of(System.getProperty("golden.folder", "target/golden"));

    @TestFactory
    Stream<DynamicTest> answersAreThoseThatAreKept() throws IOException {
        Files.createDirectories(folder);
        GoldenFiles.write(folder);
        return sections().entrySet().stream()
                .map(section ->
                        DynamicTest.dynamicTest(section.getKey(), () -> compare(section.getKey(), section.getValue())));
    }

    private void compare(String section, List<String> commands) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String command : commands) {
            text.append(answer(command));
        }
        Path kept = KEPT.resolve(section + ".txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(kept, text);
            return;
        }
        assertThat(text.toString()).isEqualTo(Files.readString(kept));
    }

    /// Standard output, standard error and the files that were written.
    private String answer(String typed) throws IOException {
        Map<String, String> before = files();
        CommandRun run = CommandRun.of(WORDS.matcher(typed)
                .results()
                .map(word -> word.group().replace("'", "").replace("~", folder.toString()))
                .toArray(String[]::new));
        StringBuilder text = new StringBuilder("$ " + typed + "\n" + part("", run.out()) + part("2> ", run.err()));
        if (run.code() != 0) {
            text.append("exit ").append(run.code()).append('\n');
        }
        files().forEach((name, content) -> {
            if (!before.containsKey(name)) {
                text.append(part(name + ": ", content));
            }
        });
        for (String name : files().keySet()) {
            if (!before.containsKey(name)) {
                Files.delete(folder.resolve(name));
            }
        }
        return text.append('\n').toString();
    }

    private String part(String mark, String text) {
        if (text.isEmpty()) {
            return "";
        }
        String lasting = text.replace(folder.toString(), "~");
        for (Map.Entry<Pattern, String> momentary : MOMENTARY.entrySet()) {
            lasting = momentary.getKey().matcher(lasting).replaceAll(momentary.getValue());
        }
        StringBuilder marked = new StringBuilder();
        lasting.lines().forEach(line -> marked.append(mark).append(line).append('\n'));
        return marked.toString();
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return content;
    }

    private static Map<String, List<String>> sections() throws IOException {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        List<String> commands = List.of();
        try (InputStream in = GoldenAnswersTest.class.getResourceAsStream("golden/" + COMMANDS)) {
            assertThat(in).isNotNull();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (line.startsWith("[")) {
                    commands = new ArrayList<>();
                    sections.put(line.substring(1, line.length() - 1), commands);
                } else if (!line.isBlank() && !line.startsWith("#")) {
                    commands.add(line);
                }
            }
        }
        return sections;
    }
}
