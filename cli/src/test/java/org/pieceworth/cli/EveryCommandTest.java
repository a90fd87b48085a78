package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// What every command has in common: help whatever else is typed, and one line for a file that it cannot use, in every
/// format.
class EveryCommandTest {

    private static final CommandSpec PROGRAM =
            Pieceworth.commandLine(Catalogues.STANDARD, "").getCommandSpec();

    @TempDir
    Path folder;

    static Stream<String> commands() {
        return names("", PROGRAM);
    }

    private static Stream<String> names(String before, CommandSpec command) {
        return command.subcommands().entrySet().stream()
                .flatMap(each -> Stream.concat(
                        Stream.of(before + each.getKey()),
                        names(before + each.getKey() + " ", each.getValue().getCommandSpec())));
    }

    private static CommandSpec spec(String name) {
        CommandSpec command = PROGRAM;
        for (String word : name.split(" ")) {
            command = Objects.requireNonNull(command.subcommands().get(word)).getCommandSpec();
        }
        return command;
    }

    private static CommandRun run(String name, String... words) {
        List<String> typed = new ArrayList<>(List.of(name.split(" ")));
        typed.addAll(List.of(words));
        return CommandRun.of(typed.toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpIsShownWhateverElseIsTyped(String name) {
        CommandRun alone = run(name, "--help");
        assertThat(alone.code()).isZero();
        assertThat(alone.err()).isEmpty();
        assertThat(alone.out()).startsWith("Usage: pieceworth " + name).contains("--help");
        for (List<String> words : List.of(
                List.of("-h"),
                List.of("--help", "no-such-file"),
                List.of("no-such-file", "--help"),
                List.of("no-such-file", "another", "and-another", "--help"),
                List.of("--no-such-option", "--help"),
                List.of("--format", "no-such-format", "--threads=x", "-h"),
                List.of("--help", "--seed"))) {
            assertThat(run(name, words.toArray(String[]::new)))
                    .as(name + " " + words)
                    .isEqualTo(alone);
        }
        List<String> before = new ArrayList<>(List.of("--help"));
        before.addAll(List.of(name.split(" ")));
        assertThat(CommandRun.of(before.toArray(String[]::new))).isEqualTo(alone);
        before.set(0, "help");
        assertThat(CommandRun.of(before.toArray(String[]::new))).isEqualTo(alone);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void whatCannotBeReadIsOneLineInEveryFormat(String name) throws IOException {
        List<Path> inputs = List.of(
                Files.writeString(folder.resolve("empty.ini"), ""),
                Files.writeString(folder.resolve("mark.txt"), "\uFEFF"),
                Files.createDirectory(folder.resolve("folder")),
                folder.resolve("missing.txt"));
        List<String> typed = new ArrayList<>();
        for (Path input : inputs) {
            List<String> words = new ArrayList<>(List.of(input.toString()));
            if (!spec(name).positionalParameters().isEmpty()) {
                words.add("@" + input);
            }
            spec(name).options().stream()
                    .map(OptionSpec::longestName)
                    .filter(READ::contains)
                    .forEach(option -> words.add(option + "=" + input));
            typed.addAll(words);
        }
        // Each word in one format or more, and each format with one word or more: what is said does not depend on both.
        List<List<String>> formats = formats(spec(name));
        for (int i = 0; i < Math.max(typed.size(), formats.size()); i++) {
            refused(name, formats.get(i % formats.size()), typed.get(i % typed.size()));
        }
    }

    private static final Set<String> READ = Set.of(
            "--file", "--book", "--openings", "--rows", "--positions", "--targets", "--engines", "--alias", "--starts");

    /// Those of commands that have them in words; others take any word that their answer has a form for.
    private static List<List<String>> formats(CommandSpec command) {
        List<List<String>> formats = new ArrayList<>();
        OptionSpec format = command.optionsMap().get("--format");
        Iterable<String> words = format == null ? null : format.completionCandidates();
        if (words != null) {
            words.forEach(word -> formats.add(List.of("--format", word)));
        }
        return formats.isEmpty() ? List.of(List.of()) : formats;
    }

    /// A search among pieces that finds nothing is an answer; all else is a mistake.
    private static void refused(String name, List<String> format, String word) {
        List<String> words = new ArrayList<>(format);
        words.add(word);
        CommandRun run = run(name, words.toArray(String[]::new));
        String typed = name + " " + words + "\n" + run.err();
        if (name.equals("pieces") && !word.startsWith("-")) {
            assertThat(run.code()).as(typed).isZero();
            assertThat(run.err()).as(typed).isEmpty();
            return;
        }
        assertThat(run.code()).as(typed).isEqualTo(2);
        assertThat(run.err())
                .as(typed)
                .startsWith("pieceworth: ")
                .doesNotContain("bug in Pieceworth", "Exception", "\tat ");
        assertThat(run.err().lines().filter(line -> line.startsWith("pieceworth: ")))
                .as(typed)
                .hasSize(1);
    }

    /// As from a variable of a shell without a value.
    @ParameterizedTest
    @MethodSource("commands")
    void anEmptyWordIsNamed(String name) {
        CommandRun run = run(name, "");
        assertThat(run.code()).as(name).isEqualTo(2);
        assertThat(run.out()).as(name).isEmpty();
        assertThat(run.err()).as(name).hasLineCount(1).doesNotContain(": : ").doesNotContain("folder");
    }
}
