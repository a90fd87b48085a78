package org.pieceworth.web.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionFaults;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.output.ValuesFile;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.web.options.Parameter.Kind;

/// The parameters of a request as options of a question, by the same names.
///
/// No parameter names a file of the machine: files are uploaded, and named by their identifiers. Readers of
/// parameters have put the paths of those files into them before, after an `@`.
public final class RequestOptions implements Options {

    /// Options that the workbench sets itself.
    private static final Set<String> OWN =
            Set.of("threads", "concurrency", "quiet", "output", "fresh", "plan", "options", "weights");

    private static final int MISTYPED = 2;

    /// Prefix of the path of an uploaded file.
    private static final String SENT = "@";

    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Parameter> own = new ArrayList<>();
    private boolean local;
    private Map<String, List<String>> asked = Map.of();

    private final String command;

    public RequestOptions() {
        this("");
    }

    /// @param command name of the command, for answers that show their command line
    public RequestOptions(String command) {
        this.command = command;
    }

    public List<Parameter> parameters() {
        return List.copyOf(parameters);
    }

    /// Takes the parameters of a request only to show the command, without passing them on.
    public void retell(Map<String, List<String>> request) {
        asked = request;
    }

    /// Hands the parameters of a request on.
    ///
    /// @throws InputException when there is one that the question does not have, or whose value is wrong
    public void read(Map<String, List<String>> request) {
        asked = request;
        Map<String, List<String>> rest = new LinkedHashMap<>(request);
        for (Parameter parameter : parameters) {
            List<String> values = taken(parameter, rest);
            checkOnce(parameter, values);
            if (values.isEmpty() && parameter.isRequired()) {
                throw InputException.about(parameter.name(), "found none, expected " + parameter.label());
            }
            if (!values.isEmpty()) {
                parameter.given().accept(values);
            }
        }
        rest.forEach((name, values) -> {
            if (!values.isEmpty()) {
                throw unknown(name);
            }
        });
    }

    /// Refuses repeated values like the command line, which would otherwise ignore one of them.
    private void checkOnce(Parameter parameter, List<String> values) {
        switch (parameter.kind()) {
            case FLAG, WHOLE, NUMBER, TEXT, FILE -> {
                String opposite = "no-" + parameter.name();
                boolean both = parameter.kind() == Kind.FLAG && asked.containsKey(opposite) && !values.isEmpty();
                if (parameter.isOperand() && values.size() > 1) {
                    throw OptionFaults.noOperand(values.get(1));
                }
                if (values.size() > 1 || both) {
                    throw OptionFaults.twice(both ? opposite : parameter.name());
                }
            }
            case LIST, REPEATED, FILES -> {
                // Each adds to the others.
            }
        }
    }

    /// The values of a parameter. If pieces and letters for pieces have one name, values with a `=` are for
    /// the letters.
    private List<String> taken(Parameter parameter, Map<String, List<String>> rest) {
        List<String> values = rest.getOrDefault(parameter.name(), List.of());
        boolean shared = parameters.stream()
                        .filter(other -> other.name().equals(parameter.name()))
                        .count()
                > 1;
        if (!shared) {
            rest.remove(parameter.name());
            return values;
        }
        boolean pairs = parameter.label().contains("=");
        List<String> own =
                values.stream().filter(value -> value.contains("=") == pairs).toList();
        rest.put(
                parameter.name(),
                values.stream().filter(value -> !own.contains(value)).toList());
        return own;
    }

    private InputException unknown(String name) {
        Optional<String> like = NearestName.within(
                Math.min(MISTYPED, name.length() / 2), name, parameters.stream().map(Parameter::name));
        return new InputException("unknown parameter '" + name + "'"
                + like.map(known -> "; did you mean " + known + "?").orElse(""));
    }

    private void add(String names, String label, String description, Kind kind, Consumer<List<String>> given) {
        add(Parameter.of(name(names), label, description, kind, given));
    }

    private void add(Parameter parameter) {
        (local || OWN.contains(parameter.name()) ? own : parameters).add(parameter);
    }

    @Override
    public void local(Consumer<Options> more) {
        local = true;
        more.accept(this);
        local = false;
    }

    @Override
    public boolean takesFiles() {
        return false;
    }

    /// True for an option that the workbench sets.
    public boolean hasOwn(String name) {
        return own.stream().anyMatch(option -> option.name().equals(name));
    }

    /// Sets options of the workbench, if the question has them.
    public void preset(Map<String, String> values) {
        Stream.concat(own.stream(), parameters.stream())
                .filter(option -> values.containsKey(option.name()))
                .forEach(option -> option.given().accept(List.of(values.get(option.name()))));
    }

    /// `output` of `-o, --output`.
    private static String name(String names) {
        return Stream.of(names.split(", "))
                .reduce((_, last) -> last)
                .orElse(names)
                .replaceFirst("^--?", "");
    }

    private static String last(List<String> values) {
        return values.getLast();
    }

    @Override
    public void about(String description) {
        // Help is the command line's.
    }

    @Override
    public void examples(String lines) {
        // Help is the command line's.
    }

    /// The request in words of the command line.
    @Override
    public List<String> typed() {
        return Stream.concat(Stream.of(command).filter(name -> !name.isEmpty()), words().stream())
                .toList();
    }

    private List<String> words() {
        List<String> operands = new ArrayList<>();
        List<String> options = new ArrayList<>();
        asked.forEach((name, values) -> {
            Optional<Parameter> parameter =
                    parameters.stream().filter(each -> each.name().equals(name)).findFirst();
            boolean isFile = parameter
                    .filter(each -> each.kind() == Kind.FILE || each.kind() == Kind.FILES)
                    .isPresent();
            for (String value : values) {
                String word = isFile ? value.replaceFirst("^" + SENT, "") : value;
                if (parameter.filter(Parameter::isOperand).isPresent()) {
                    operands.add(word);
                } else {
                    options.add("--" + name);
                    if (parameter.filter(each -> each.kind() == Kind.FLAG).isEmpty()) {
                        options.add(word);
                    }
                }
            }
        });
        operands.addAll(options);
        return List.copyOf(operands);
    }

    /// The equivalent command.
    ///
    /// @param name name of the command
    public String command(String name) {
        return Stream.concat(Stream.of("pieceworth", name), words().stream().map(RequestOptions::quoted))
                .collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return word.matches("[\\w./:=,+@-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    @Override
    public void flag(String names, String description, Runnable given) {
        add(names, "", description, Kind.FLAG, values -> {
            if (isOn(name(names), last(values))) {
                given.run();
            }
        });
    }

    @Override
    public void toggle(String names, String description, Consumer<Boolean> given) {
        String name = name(names);
        add(names, "", description, Kind.FLAG, values -> given.accept(isOn(name, last(values))));
        add(
                "no-" + name,
                "",
                "the opposite of " + name,
                Kind.FLAG,
                values -> given.accept(!isOn("no-" + name, last(values))));
    }

    private static boolean isOn(String name, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "", "true" -> true;
            case "false" -> false;
            default -> throw OptionFaults.noChoice(name, value, List.of("true", "false"));
        };
    }

    @Override
    public void text(String names, String label, String description, Consumer<String> given) {
        add(names, label, description, Kind.TEXT, values -> given.accept(last(values)));
    }

    @Override
    public void choice(String names, String label, String description, List<String> words, Consumer<Integer> given) {
        String name = name(names);
        add(Parameter.of(name, label, description, Kind.TEXT, values -> {
                    int at = words.indexOf(last(values).toLowerCase(Locale.ROOT));
                    if (at < 0) {
                        throw OptionFaults.noChoice(name, last(values), words);
                    }
                    given.accept(at);
                })
                .choices(words));
    }

    @Override
    public <T extends Number> void number(NumberOption<T> option, Consumer<T> given) {
        add(Parameter.of(
                        option.setting(),
                        option.label(),
                        option.help(),
                        option.isWhole() ? Kind.WHOLE : Kind.NUMBER,
                        values -> given.accept(option.parse(last(values))))
                .number(option));
    }

    @Override
    public void list(String names, String label, String description, Consumer<List<String>> given) {
        add(
                names,
                label,
                description,
                Kind.LIST,
                values -> given.accept(values.stream()
                        .flatMap(value -> Stream.of(value.split(",")))
                        .toList()));
    }

    @Override
    public void repeated(String names, String label, String description, Consumer<List<String>> given) {
        add(names, label, description, Kind.REPEATED, given);
    }

    @Override
    public void pairs(String names, String label, String description, Consumer<Map<String, String>> given) {
        add(names, label, description, Kind.REPEATED, values -> {
            Map<String, String> pairs = new LinkedHashMap<>();
            for (String value : values) {
                int at = value.indexOf('=');
                if (at < 0) {
                    throw OptionFaults.noPair(name(names), value, label);
                }
                pairs.put(value.substring(0, at), value.substring(at + 1));
            }
            given.accept(pairs);
        });
    }

    @Override
    public void file(String names, String label, String description, BiConsumer<String, List<String>> given) {
        add(names, label, description, Kind.FILE, values -> {
            String file = valuesFile(name(names), last(values));
            given.accept(file, ValuesFile.lines(file));
        });
    }

    @Override
    public void path(String names, String label, String description, Consumer<String> given) {
        add(names, label, description, Kind.FILE, values -> given.accept(path(name(names), last(values))));
    }

    @Override
    public void fileOperand(String label, String description, Consumer<String> given) {
        String name = operand(label);
        add(Parameter.of(name, label, description, Kind.FILE, values -> given.accept(valuesFile(name, last(values))))
                .operand());
    }

    /// The path of an uploaded file of values, or the word for the shipped measured pieces.
    private static String valuesFile(String name, String value) {
        return value.equals(Atlas.NAME) ? value : path(name, value);
    }

    /// The path of an uploaded file.
    private static String path(String name, String value) {
        if (!value.startsWith(SENT)) {
            throw InputException.about(
                    name, "found '" + value + "', expected @ and the identifier of an uploaded file");
        }
        return value.substring(SENT.length());
    }

    @Override
    public void operands(String arity, String label, String description, Consumer<List<String>> given) {
        add(Parameter.of(operand(label), label, description, Kind.REPEATED, given)
                .operand()
                .required(arity.startsWith("1")));
    }

    @Override
    public void paths(String arity, String label, String description, Consumer<List<String>> given) {
        String name = operand(label);
        Consumer<List<String>> sent = values ->
                given.accept(values.stream().map(value -> path(name, value)).toList());
        add(Parameter.of(name, label, description, Kind.FILES, sent).operand().required(arity.startsWith("1")));
    }

    @Override
    public void operand(String label, String description, Consumer<String> given) {
        add(Parameter.of(operand(label), label, description, Kind.TEXT, values -> given.accept(last(values)))
                .operand());
    }

    /// `text` of `TEXT|BETZA`.
    private static String operand(String label) {
        return label.replaceFirst("\\|.*", "").toLowerCase(Locale.ROOT);
    }
}
