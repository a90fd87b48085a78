package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.cli.options.HelpSections;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Help shows every option in a section, and fits a terminal.
class HelpTest {

    private static final int COLUMNS = 80;
    private static final CommandLine PROGRAM = Pieceworth.commandLine(Catalogues.STANDARD, "");

    static Stream<String> commands() {
        return Stream.concat(PROGRAM.getSubcommands().keySet().stream(), Stream.of("tune factors"));
    }

    private static CommandLine command(String name) {
        CommandLine command = PROGRAM;
        for (String word : name.split(" ")) {
            command = Objects.requireNonNull(command.getSubcommands().get(word));
        }
        return command;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyOptionIsInASection(String name) {
        CommandLine command = command(name);
        assertThat(HelpSections.of(
                        command.getCommandName(), command.getCommandSpec().options()))
                .doesNotContainKey(HelpSections.OTHER);
        List<String> names = command.getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .toList();
        assertThat(HelpSections.listed(command.getCommandName()))
                .doesNotHaveDuplicates()
                .isSubsetOf(names);
    }

    /// A long help begins with what people use most, and says how to see the rest.
    @ParameterizedTest
    @MethodSource("commands")
    void shortHelpIsShort(String name) {
        String help = command(name).getUsageMessage();
        assertThat(help.lines().filter(line -> line.matches(" +(-\\w, )?--.*"))).hasSizeLessThanOrEqualTo(16);
        String all = CommandRun.of((name + " --help=all").split(" ")).out();
        assertThat(all).doesNotContain("All options:");
        if (!all.equals(help)) {
            assertThat(help).contains("All options: pieceworth " + name + " --help=all");
            assertThat(all.length()).isGreaterThan(help.length());
        }
        assertThat(all.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(COLUMNS));
    }

    @Test
    void commandsAreUnderHeadings() {
        assertThat(PROGRAM.getUsageMessage()).contains("\nYour game:\n").doesNotContain("Other commands");
        assertThat(PROGRAM.getUsageMessage().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(COLUMNS));
    }

    /// Until the next version.
    @ParameterizedTest
    @CsvSource({"count, export", "armies, fit-armies"})
    void formerNamesAreTaken(String former, String name) {
        assertThat(PROGRAM.getUsageMessage()).doesNotContain("\n  " + former + " ");
        for (String help : List.of("--help", "--help=all")) {
            String present = CommandRun.of(name, help).out();
            assertThat(CommandRun.of(former, help).out())
                    .isEqualTo(present.replace("pieceworth " + name + " [", "pieceworth " + former + " [")
                            .replace("All options: pieceworth " + name, "All options: pieceworth " + former));
        }
        assertThat(CommandRun.of("help", former).out()).startsWith("Usage: pieceworth " + former);
    }

    @Test
    void aCommandThatTheListLacksHasOneSection() {
        assertThat(HelpSections.of("new", command("perft").getCommandSpec().options()))
                .containsOnlyKeys("Options", "General");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpFitsATerminal(String name) {
        String help = command(name).getUsageMessage();
        assertThat(help.lines())
                .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(COLUMNS));
        // A line of an example that is too long would be broken within a word.
        assertThat(help.substring(help.indexOf("Examples:")).lines().skip(1))
                .allSatisfy(line -> assertThat(line).startsWith("  "));
    }
}
