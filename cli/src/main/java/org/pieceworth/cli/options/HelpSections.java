package org.pieceworth.cli.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pieceworth.text.ResourceText;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Layout;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The options of a command in sections, as `help-sections.txt` has them. The file is read only to show help.
public final class HelpSections {

    /// For an option that the list does not have.
    public static final String OTHER = "Other options";

    private static final String OTHER_COMMANDS = "Other commands";

    /// For the options of a command that the list does not have.
    private static final String OWN = "Options";

    private static final String EVERY_COMMAND = "*";

    /// The command of lines with the sections of all commands.
    private static final String COMMANDS = "commands";

    /// The title of the line with the options that most people use.
    private static final String FIRST = "First";

    private static final String OF_MODELS = "Options of single models, by --model-option MODEL.NAME=VALUE";

    private static final int INDENT = 2;
    private static final int NAMES = 16;

    private HelpSections() {}

    /// True for an option of one model, typed as `--model-option`.
    static boolean isOfPart(OptionSpec option) {
        return option.hidden() && option.descriptionKey() != null;
    }

    /// The sections of a command that have options, in order. A command without lines in the list has one
    /// section, so that a new one needs none.
    public static Map<String, List<OptionSpec>> of(String command, List<OptionSpec> options) {
        Map<String, OptionSpec> left = new TreeMap<>();
        options.stream().filter(option -> !option.hidden()).forEach(option -> left.put(option.longestName(), option));
        List<OptionSpec> ofModels = options.stream()
                .filter(HelpSections::isOfPart)
                .map(HelpSections::shown)
                .toList();
        List<Line> lines = new ArrayList<>(lines(command));
        lines.removeIf(line -> line.title().equals(FIRST));
        boolean listed = lines.stream().anyMatch(line -> !line.command().equals(EVERY_COMMAND));
        Map<String, List<OptionSpec>> sections = new LinkedHashMap<>();
        if (!listed) {
            sections.put(OWN, List.of());
        }
        for (Line line : lines) {
            if (line.command().equals(EVERY_COMMAND)) {
                sections.put(OF_MODELS, ofModels);
            }
            List<OptionSpec> here = line.options().stream()
                    .flatMap(name -> Optional.ofNullable(left.remove(name)).stream())
                    .toList();
            if (!here.isEmpty()) {
                sections.put(line.title(), here);
            }
        }
        if (!left.isEmpty()) {
            sections.put(listed ? OTHER : OWN, List.copyOf(left.values()));
        }
        sections.values().removeIf(List::isEmpty);
        return sections;
    }

    /// The names of a command's options in the list, except those of every command.
    public static List<String> listed(String command) {
        return lines(command).stream()
                .filter(line ->
                        !line.command().equals(EVERY_COMMAND) && !line.title().equals(FIRST))
                .flatMap(line -> line.options().stream())
                .toList();
    }

    /// An option of a model under its name in help.
    private static OptionSpec shown(OptionSpec option) {
        String name = option.descriptionKey();
        String model = name.substring(0, name.indexOf('.')) + ": ";
        return OptionSpec.builder(option)
                .names(name)
                .description(option.description()[0].replace(model, ""))
                .hidden(false)
                .build();
    }

    /// The commands under headings, each with its first sentence.
    static String commands(Help help) {
        Map<String, Help> left = new LinkedHashMap<>(help.subcommands());
        left.values().removeIf(command -> command.commandSpec().usageMessage().hidden());
        StringBuilder text = new StringBuilder();
        for (Line line : lines(COMMANDS)) {
            boolean isRest = line.command().equals(EVERY_COMMAND);
            TextTable table = TextTable.forColumns(
                    help.colorScheme(),
                    new Column(NAMES, INDENT, Column.Overflow.SPAN),
                    new Column(help.commandSpec().usageMessage().width() - NAMES, INDENT, Column.Overflow.WRAP));
            for (String name : isRest ? List.copyOf(left.keySet()) : line.options()) {
                Optional.ofNullable(left.remove(name))
                        .ifPresent(command -> table.addRowValues(name, sentence(command.commandSpec())));
            }
            if (table.rowCount() > 0) {
                text.append(String.format("%n%s:%n", isRest ? OTHER_COMMANDS : line.title()))
                        .append(table);
            }
        }
        return text.toString();
    }

    /// The first sentence about a command, without its full stop.
    private static String sentence(CommandSpec command) {
        return command.usageMessage().description()[0].split("\\.( |$)", 2)[0];
    }

    /// The options that most people use, where the list has them, else all but those of single models.
    static String text(Help help) {
        List<OptionSpec> options = help.commandSpec().options();
        Map<String, List<OptionSpec>> sections = of(help.commandSpec().name(), options);
        boolean isLong = sections.remove(OF_MODELS) != null;
        Optional<Line> first = lines(help.commandSpec().name()).stream()
                .filter(line -> line.title().equals(FIRST))
                .findFirst();
        if (first.isPresent()) {
            isLong = true;
            List<OptionSpec> some = sections.values().stream()
                    .flatMap(List::stream)
                    .filter(option -> first.get().options().contains(option.longestName()) || option.usageHelp())
                    .sorted(Comparator.comparingInt(option -> option.usageHelp()
                            ? Integer.MAX_VALUE
                            : first.get().options().indexOf(option.longestName())))
                    .toList();
            sections = Map.of(OWN, some);
        }
        String more = isLong
                ? String.format(
                        "%nAll options: %s --help=all%n", help.commandSpec().qualifiedName())
                : "";
        return text(help, sections) + more;
    }

    /// All options.
    static String all(Help help) {
        return text(help, of(help.commandSpec().name(), help.commandSpec().options()));
    }

    private static String text(Help help, Map<String, List<OptionSpec>> sections) {
        List<OptionSpec> shown =
                sections.values().stream().flatMap(List::stream).toList();
        StringBuilder text = new StringBuilder(help.parameterList(layout(help, shown), help.parameterLabelRenderer()));
        sections.forEach((title, members) -> {
            // With all options, so that the columns of sections have one width.
            Layout layout = layout(help, shown);
            layout.addOptions(members, help.parameterLabelRenderer());
            text.append(String.format("%n%s:%n", title)).append(layout);
        });
        return text.toString();
    }

    private static Layout layout(Help help, List<OptionSpec> shown) {
        return help.createDefaultLayout(shown, help.commandSpec().positionalParameters(), help.colorScheme());
    }

    private record Line(String command, String title, List<String> options) {}

    /// The lines of the command, then those of every command.
    private static List<Line> lines(String command) {
        List<Line> own = new ArrayList<>();
        List<Line> every = new ArrayList<>();
        String name = "help-sections.txt";
        for (String line : ResourceText.read(name, HelpSections.class.getResourceAsStream(name))
                .lines()
                .toList()) {
            if (!line.isEmpty() && !line.startsWith("#")) {
                int space = line.indexOf(' ');
                int colon = line.indexOf(':');
                Line read = new Line(
                        line.substring(0, space),
                        line.substring(space + 1, colon),
                        Arrays.asList(line.substring(colon + 1).strip().split(" ")));
                if (read.command().equals(EVERY_COMMAND)) {
                    every.add(read);
                } else if (Arrays.asList(read.command().split(",")).contains(command)) {
                    own.add(read);
                }
            }
        }
        own.addAll(every);
        return own;
    }
}
