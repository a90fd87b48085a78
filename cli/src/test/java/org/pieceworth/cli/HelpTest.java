package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
