package org.pieceworth.cli.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pieceworth.text.ResourceText;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Layout;
import picocli.CommandLine.Model.OptionSpec;

/// The options of a command in sections, as `help-sections.txt` has them. The file is read only to show help.
public final class HelpSections {

    /// For an option that the list does not have.
    public static final String OTHER = "Other options";

    /// For the options of a command that the list does not have.
    private static final String OWN = "Options";

    private static final String EVERY_COMMAND = "*";

    private HelpSections() {}

    /// The sections of a command that have options, in order. A command without lines in the list has one
    /// section, so that a new one needs none.
    public static Map<String, List<OptionSpec>> of(String command, List<OptionSpec> options) {
        Map<String, OptionSpec> left = new TreeMap<>();
        options.forEach(option -> left.put(option.longestName(), option));
        List<Line> lines = lines(command);
        boolean listed = lines.stream().anyMatch(line -> line.command().equals(command));
        Map<String, List<OptionSpec>> sections = new LinkedHashMap<>();
        if (!listed) {
            sections.put(OWN, List.of());
        }
        for (Line line : lines) {
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
                .filter(line -> !line.command().equals(EVERY_COMMAND))
                .flatMap(line -> line.options().stream())
                .toList();
    }

    /// The text of all sections.
    static String text(Help help) {
        List<OptionSpec> options = help.commandSpec().options();
        StringBuilder text = new StringBuilder();
        of(help.commandSpec().name(), options).forEach((title, members) -> {
            // Laid out with all options, so that the columns of sections have one width.
            Layout layout =
                    help.createDefaultLayout(options, help.commandSpec().positionalParameters(), help.colorScheme());
            layout.addOptions(members, help.parameterLabelRenderer());
            text.append(String.format("%n%s:%n", title)).append(layout);
        });
        return text.toString();
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
                } else if (read.command().equals(command)) {
                    own.add(read);
                }
            }
        }
        own.addAll(every);
        return own;
    }
}
