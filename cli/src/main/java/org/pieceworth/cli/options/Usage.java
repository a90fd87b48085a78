package org.pieceworth.cli.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.output.ValuesFile;
import org.pieceworth.text.InputException;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/// The options of a command, described to the library that reads command lines.
///
/// The library that reads command lines could find all this in annotations, but needs 60 ms of every start for it,
/// longer than many commands work.
///
/// Values are handed on before the command runs.
public final class Usage implements Options {

    private static final String PART_OPTION = "--model-option";

    private final CommandSpec spec;
    private final List<Runnable> handedOn;

    /// The part that the next options belong to, or empty.
    private String part = "";

    private boolean aliases;

    /// One of a few words, by its index. A separate type, since numbers have ranges.
    private record Chosen(int index) {}

    private Usage(CommandSpec spec, List<Runnable> handedOn) {
        this.spec = spec;
        this.handedOn = handedOn;
    }

    /// A command of the program, ready to be added to it.
    ///
    /// @param describing describes the options and operands
    public static CommandLine of(String name, Consumer<Usage> describing, Callable<Integer> command) {
        List<Runnable> handedOn = new ArrayList<>();
        Callable<Integer> work = () -> {
            handedOn.forEach(Runnable::run);
            return command.call();
        };
        Usage usage = new Usage(CommandSpec.wrapWithoutInspection(work).name(name), handedOn);
        describing.accept(usage);
        usage.addPartOption();
        usage.help("show this help and exit");
        usage.spec.usageMessage().abbreviateSynopsis(true);
        CommandLine line = new CommandLine(usage.spec);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_PARAMETER_LIST, _ -> "");
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpSections::text);
        return line;
    }

    /// The program itself, without its commands.
    public static CommandLine ofProgram(String name, String description, String examples) {
        Usage usage =
                new Usage(CommandSpec.create().name(name).version("pieceworth " + Version.number()), new ArrayList<>());
        usage.about(description);
        usage.examples(examples);
        usage.spec.usageMessage().synopsisSubcommandLabel("COMMAND");
        usage.help("show this help and exit");
        usage.spec.addOption(switchable("-V, --version", "show the version and exit")
                .versionHelp(true)
                .build());
        CommandLine line = new CommandLine(usage.spec);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, _ -> "");
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, HelpSections::commands);
        return line;
    }

    /// Shows all options in the help of a command.
    public static void showAll(CommandLine command) {
        if (command.getParent() != null) {
            command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpSections::all);
        }
    }

    /// A message with the names of options of parts as they were typed: `--model-option mobility.at` for `--at`.
    public static String asTyped(String message, CommandLine command, List<String> args) {
        String named = message;
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (HelpSections.isOfPart(option)
                    && args.stream().anyMatch(word -> word.contains(option.descriptionKey()))) {
                named = named.replaceAll(option.longestName() + "\\b", PART_OPTION + " " + option.descriptionKey());
            }
        }
        return named;
    }

    private void help(String description) {
        spec.addOption(switchable("-h, --help", description).usageHelp(true).build());
    }

    @Override
    public void about(String description) {
        spec.usageMessage().description(description);
    }

    @Override
    public void examples(String lines) {
        spec.usageMessage().footerHeading("%nExamples:%n");
        spec.usageMessage().footer(lines.indent(2).lines().toArray(String[]::new));
    }

    @Override
    public List<String> typed() {
        return spec.commandLine().getParseResult().originalArgs();
    }

    @Override
    public void flag(String names, String description, Runnable given) {
        add(switchable(names, description), (Boolean on) -> {
            if (on) {
                given.run();
            }
        });
    }

    @Override
    public void toggle(String names, String description, Consumer<Boolean> given) {
        add(switchable(names, description).negatable(true).defaultValue("true").fallbackValue("true"), given);
    }

    @Override
    public void text(String names, String label, String description, Consumer<String> given) {
        add(option(names, label, description).type(String.class), given);
    }

    @Override
    public void choice(String names, String label, String description, List<String> words, Consumer<Integer> given) {
        add(
                option(names, label, description)
                        .type(Chosen.class)
                        .completionCandidates(words)
                        .converters(text -> chosen(words, text)),
                (Chosen chosen) -> given.accept(chosen.index()));
    }

    /// In the library's own words for enums, which the program's message is made from.
    private static Chosen chosen(List<String> words, String text) {
        int at = words.indexOf(text.toLowerCase(Locale.ROOT));
        if (at < 0) {
            throw new TypeConversionException(
                    "expected one of " + words + " (case-insensitive) but was '" + text + "'");
        }
        return new Chosen(at);
    }

    @Override
    public <T extends Number> void number(NumberOption<T> option, Consumer<T> given) {
        add(
                option(option.names(), option.label(), option.help())
                        .type(option.least().getClass())
                        .converters(text -> read(option, text))
                        .required(option.isRequired()),
                given);
    }

    private static <T extends Number> T read(NumberOption<T> option, String text) {
        try {
            return option.parse(text);
        } catch (InputException fault) {
            // The library puts the option's name before it.
            throw new TypeConversionException(fault.message(_ -> ""));
        }
    }

    @Override
    public void list(String names, String label, String description, Consumer<List<String>> given) {
        add(texts(names, label, description).splitRegex(",").hideParamSyntax(true), given);
    }

    @Override
    public void repeated(String names, String label, String description, Consumer<List<String>> given) {
        add(texts(names, label, description), given);
    }

    @Override
    public void pairs(String names, String label, String description, Consumer<Map<String, String>> given) {
        add(option(names, label, description).type(Map.class).auxiliaryTypes(String.class, String.class), given);
    }

    @Override
    public void file(String names, String label, String description, BiConsumer<String, List<String>> given) {
        text(names, label, description, file -> given.accept(file, ValuesFile.lines(file)));
    }

    @Override
    public void path(String names, String label, String description, Consumer<String> given) {
        text(names, label, description, given);
    }

    @Override
    public void operands(String arity, String label, String description, Consumer<List<String>> given) {
        add(operand(arity, label, description).type(List.class).auxiliaryTypes(String.class), (List<String> words) -> {
            words.forEach(word -> checkText(label, word));
            given.accept(words);
        });
    }

    @Override
    public void operand(String label, String description, Consumer<String> given) {
        add(operand("0..1", label, description).type(String.class), (String word) -> {
            checkText(label, word);
            given.accept(word);
        });
    }

    /// An empty word is often a variable of a shell without a value.
    private static void checkText(String label, String word) {
        if (word.isBlank()) {
            throw new InputException(label + ": found an empty argument ('" + word + "'); expected a text");
        }
    }

    @Override
    public void fileOperand(String label, String description, Consumer<String> given) {
        operand(label, description, given);
    }

    @Override
    public void part(String name, Consumer<Options> options) {
        part = name;
        options.accept(this);
        part = "";
    }

    @Override
    public void aliases(Consumer<Options> old) {
        aliases = true;
        old.accept(this);
        aliases = false;
    }

    /// The option for the options of parts: `--model-option mobility.at=e4` is read as `--at=e4`.
    private void addPartOption() {
        Map<String, OptionSpec> all = new LinkedHashMap<>();
        spec.options().stream()
                .filter(HelpSections::isOfPart)
                .forEach(option -> all.put(option.descriptionKey(), option));
        if (!all.isEmpty()) {
            String names = String.join(", ", all.keySet());
            String description = "an option of one model, once for each: " + names + "; --help=all explains them";
            spec.addOption(texts(PART_OPTION, "MODEL.NAME=VALUE", description)
                    .completionCandidates(
                            all.keySet().stream().map(name -> name + "=").toList())
                    .parameterConsumer((words, _, command) -> words.push(ownName(words.pop(), all, command)))
                    .build());
        }
    }

    private static String ownName(String typed, Map<String, OptionSpec> all, CommandSpec command) {
        String[] pair = typed.split("=", 2);
        OptionSpec option = all.get(pair[0]);
        if (option == null || (pair.length == 1 && option.arity().min() > 0)) {
            String expected =
                    option == null ? "one of " + String.join(", ", all.keySet()) : pair[0] + "=" + option.paramLabel();
            throw new ParameterException(
                    command.commandLine(), PART_OPTION + ": found '" + typed + "', expected " + expected);
        }
        return option.longestName() + typed.substring(pair[0].length());
    }

    private static OptionSpec.Builder switchable(String names, String description) {
        return OptionSpec.builder(names.split(", ")).type(boolean.class).description(description);
    }

    private static OptionSpec.Builder option(String names, String label, String description) {
        return OptionSpec.builder(names.split(", ")).paramLabel(label).description(description);
    }

    private static OptionSpec.Builder texts(String names, String label, String description) {
        return option(names, label, description).type(List.class).auxiliaryTypes(String.class);
    }

    private static PositionalParamSpec.Builder operand(String arity, String label, String description) {
        return PositionalParamSpec.builder()
                .arity(arity)
                .required(!arity.startsWith("0"))
                .paramLabel(label)
                .description(description);
    }

    private <T> void add(OptionSpec.Builder builder, Consumer<T> given) {
        if (!part.isEmpty()) {
            builder.descriptionKey(part + "." + builder.names()[0].substring(2));
        }
        OptionSpec option = builder.hidden(aliases || !part.isEmpty()).build();
        spec.addOption(option);
        handOn(option, given);
    }

    private <T> void add(PositionalParamSpec.Builder builder, Consumer<T> given) {
        PositionalParamSpec operand = builder.build();
        spec.addPositional(operand);
        handOn(operand, given);
    }

    private <T> void handOn(ArgSpec typed, Consumer<T> given) {
        handedOn.add(() -> {
            T value = typed.getValue();
            if (value != null) {
                given.accept(value);
            }
        });
    }
}
