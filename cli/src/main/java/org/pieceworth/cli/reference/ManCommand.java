package org.pieceworth.cli.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import picocli.CommandLine;

/// Prints manual pages, or writes all of them to a folder.
public final class ManCommand implements Subcommand {

    /// The time of a build, in seconds since 1970, for builds that do not depend on the clock.
    private static final String BUILT = "SOURCE_DATE_EPOCH";

    private enum Form {
        MAN,
        MD
    }

    private final Supplier<CommandLine> program;
    private List<String> words = List.of();
    private Optional<String> folder = Optional.empty();
    private Form form = Form.MAN;

    /// @param program program with all of its commands
    public ManCommand(Supplier<CommandLine> program) {
        this.program = program;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Print the manual page of the program or of a command. With -o it writes all pages to a folder.");
        usage.examples("""
                pieceworth man value | man -l -
                pieceworth man -o ~/.local/share/man/man1
                pieceworth man --format md -o site/commands
                """);
        usage.operands("0..*", "COMMAND", "a command (default: the program)", named -> words = named);
        usage.output(
                "-o, --output",
                "DIR",
                "a folder, made where there is none; a page of each command is written to it",
                value -> folder = Optional.of(value));
        usage.choice(
                "--format", "FORM", "man (default), or md, Markdown for a site", Form.class, value -> form = value);
    }

    @Override
    public Integer call() {
        CommandLine whole = program.get();
        Described top = new Described("", whole.getCommandSpec());
        List<Described> all = Described.commands(whole);
        if (folder.isPresent()) {
            write(FileName.path(folder.get()), top, all);
        } else {
            System.out.print(page(named(top, all), all));
        }
        return 0;
    }

    private Described named(Described top, List<Described> all) {
        String path = String.join(" ", words);
        if (path.isEmpty()) {
            return top;
        }
        return all.stream().filter(each -> each.path().equals(path)).findFirst().orElseThrow(() -> {
            String nearest =
                    NearestName.of(path, all.stream().map(Described::path)).orElse("value");
            return new InputException("found no command '" + path + "', the nearest is " + nearest);
        });
    }

    private void write(Path into, Described top, List<Described> all) {
        try {
            Files.createDirectories(into);
            Files.writeString(into.resolve(file(top)), page(top, all));
            for (Described command : all) {
                Files.writeString(into.resolve(file(command)), page(command, all));
            }
        } catch (IOException e) {
            throw new OutputException(into + ": cannot be written: " + e.getMessage());
        }
    }

    private String file(Described command) {
        return switch (form) {
            case MAN -> command.page() + ".1";
            case MD -> command.file();
        };
    }

    private String page(Described command, List<Described> all) {
        return switch (form) {
            case MAN -> ManPage.of(command, all, date());
            case MD -> MarkdownPage.of(command, all);
        };
    }

    private static String date() {
        return Optional.ofNullable(System.getenv(BUILT))
                .filter(text -> text.matches("\\d{1,12}"))
                .map(text -> LocalDate.ofInstant(Instant.ofEpochSecond(Long.parseLong(text)), ZoneOffset.UTC))
                .orElseGet(() -> LocalDate.now(Clock.systemUTC()))
                .toString();
    }
}
