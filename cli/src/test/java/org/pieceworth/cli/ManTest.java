package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Manual pages say what help says, in the language of their formatter.
class ManTest {

    private static final CommandLine PROGRAM = Pieceworth.commandLine(Catalogues.STANDARD, "");

    @TempDir
    Path folder = Path.of("");

    @Test
    void everyCommandHasAPageWithItsOptions() throws IOException {
        assertThat(CommandRun.of("man", "-o", folder.toString()).code()).isZero();
        for (String name : PROGRAM.getSubcommands().keySet()) {
            CommandLine command =
                    Objects.requireNonNull(PROGRAM.getSubcommands().get(name));
            assertThat(Files.readString(folder.resolve("pieceworth-" + name + ".1")))
                    .startsWith(".\\\"")
                    .contains(
                            ".SH NAME\npieceworth\\-" + name.replace("-", "\\-") + " \\- ",
                            ".SH EXAMPLES",
                            "\\fBpieceworth\\fR(1)")
                    .contains(command.getCommandSpec().options().stream()
                            .filter(option -> !option.hidden())
                            .map(OptionSpec::longestName)
                            .map(option -> "\\fB" + option.replace("-", "\\-") + "\\fR")
                            .toList());
        }
        assertThat(folder.resolve("pieceworth-tune-factors.1")).exists();
        assertThat(folder.resolve("pieceworth.1")).content().contains("pieceworth value\\fR\n");
    }

    /// The formatter takes a line for a request that begins with a full stop, and changes these signs.
    @Test
    void noTextIsTakenForARequest() throws IOException {
        List<String> requests =
                List.of(".TH", ".nh", ".ad", ".SH", ".SS", ".TP", ".nf", ".fi", ".RS", ".RE", ".sp", ".\\\"");
        // All pages at once: each run describes all commands.
        assertThat(CommandRun.of("man", "-o", folder.toString()).code()).isZero();
        for (String name : PROGRAM.getSubcommands().keySet()) {
            String page = Files.readString(folder.resolve("pieceworth-" + name + ".1"));
            assertThat(page.lines())
                    .allSatisfy(line -> assertThat(line).doesNotStartWith("'").doesNotEndWith(" "))
                    .filteredOn(line -> line.startsWith("."))
                    .allSatisfy(line -> assertThat(requests).contains(line.split(" ")[0]));
            assertThat(page.chars()).allMatch(sign -> sign < 128);
        }
    }

    @Test
    void aSiteGetsMarkdown() throws IOException {
        assertThat(CommandRun.of("man", "--format", "md", "-o", folder.toString())
                        .code())
                .isZero();
        assertThat(folder.resolve("index.md")).content().contains("](tune.md)").doesNotContain("tune-factors.md");
        assertThat(folder.resolve("tune.md")).content().contains("](tune-factors.md)", "`-o, --output=FILE`: ");
        try (Stream<Path> pages = Files.list(folder)) {
            assertThat(pages).allSatisfy(page -> assertThat(page).content().doesNotContain("{{"));
        }
    }

    @Test
    void unknownCommandsAndFoldersAreRefused() throws IOException {
        CommandRun unknown = CommandRun.of("man", "valu");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("found no command 'valu', the nearest is value");
        CommandRun file = CommandRun.of(
                "man", "-o", Files.createFile(folder.resolve("file")).toString());
        assertThat(file.code()).isEqualTo(1);
        assertThat(file.err().lines()).singleElement().asString().contains("cannot be written");
    }
}
