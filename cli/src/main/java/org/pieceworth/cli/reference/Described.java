package org.pieceworth.cli.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.cli.options.HelpSections;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// A command as its description has it.
///
/// @param path its name after the program's: `tune factors`; empty for the program
/// @param spec all that its help shows
record Described(String path, CommandSpec spec) {

    private static final int SHORT = 70;

    /// The program's commands in the order of the help, each before those inside it.
    static List<Described> commands(CommandLine program) {
        List<Described> all = new ArrayList<>();
        addInner("", program, all);
        return List.copyOf(all);
    }

    private static void addInner(String path, CommandLine outer, List<Described> all) {
        outer.getSubcommands().forEach((name, inner) -> {
            String here = path.isEmpty() ? name : path + " " + name;
            all.add(new Described(here, inner.getCommandSpec()));
            addInner(here, inner, all);
        });
    }

    /// The last word of the path.
    String name() {
        return path.substring(path.lastIndexOf(' ') + 1);
    }

    /// The name of its pages: `pieceworth-tune-factors`.
    String page() {
        return path.isEmpty() ? "pieceworth" : "pieceworth-" + path.replace(' ', '-');
    }

    /// The name of its page on a site.
    String file() {
        return path.isEmpty() ? "index.md" : path.replace(' ', '-') + ".md";
    }

    /// The commands directly inside it.
    List<Described> inner(List<Described> all) {
        return all.stream()
                .filter(each -> !each.equals(this))
                .filter(each -> each.path()
                        .substring(0, Math.max(0, each.path().lastIndexOf(' ')))
                        .equals(path))
                .toList();
    }

    /// The options in the order of the help, without those of single models.
    List<OptionSpec> options() {
        return HelpSections.of(name(), spec.options()).values().stream()
                .flatMap(List::stream)
                .filter(spec.options()::contains)
                .toList();
    }

    List<PositionalParamSpec> operands() {
        return spec.positionalParameters();
    }

    /// All names of an option, with that of its opposite.
    List<String> names(OptionSpec option) {
        List<String> names = new ArrayList<>(List.of(option.names()));
        spec.negatedOptionsMap().forEach((name, negated) -> {
            if (negated.equals(option)) {
                names.add(name);
            }
        });
        return names;
    }

    static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    static boolean isRepeated(OptionSpec option) {
        return option.isMultiValue();
    }

    String about() {
        return text(spec.usageMessage().description());
    }

    /// Up to its first full stop.
    String aboutInShort() {
        return brief(about());
    }

    /// The lines of the examples, without their indentation.
    List<String> examples() {
        return plain(String.join("\n", spec.usageMessage().footer()))
                .stripIndent()
                .lines()
                .toList();
    }

    static String text(ArgSpec typed) {
        return text(typed.description());
    }

    /// A line for a shell's list.
    static String brief(ArgSpec typed) {
        return brief(text(typed));
    }

    /// The label with all of its signs, as `--help` shows it.
    static String label(ArgSpec typed) {
        return Optional.ofNullable(typed.paramLabel()).orElse("").toUpperCase(Locale.ROOT);
    }

    private static String text(String... description) {
        return plain(String.join(" ", description));
    }

    private static String plain(String described) {
        return described.replace("%%", "%");
    }

    private static String brief(String text) {
        int stop = text.indexOf(". ");
        String sentence = stop < 0 ? text : text.substring(0, stop);
        if (sentence.length() <= SHORT) {
            return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
        }
        int cut = sentence.lastIndexOf(' ', SHORT);
        return sentence.substring(0, cut) + " …";
    }
}
