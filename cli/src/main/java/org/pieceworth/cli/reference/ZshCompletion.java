package org.pieceworth.cli.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.OptionSpec;

/// Completion for zsh: a function for each kind of value, and the options of each command for `_arguments`.
final class ZshCompletion {

    private static final String INDENT = "                ";

    private final Completion completion;
    private final StringBuilder script = new StringBuilder("""
            #compdef pieceworth
            # zsh completion of pieceworth, made by: pieceworth completion zsh
            """);
    private final Map<Offer, String> functions = new LinkedHashMap<>();

    private ZshCompletion(Completion completion) {
        this.completion = completion;
    }

    static String script(Completion completion, String functions) {
        return new ZshCompletion(completion).script(functions);
    }

    private String script(String last) {
        for (WordList list : completion.lists()) {
            script.append("\n_pieceworth_list_")
                    .append(lower(list))
                    .append("=(\n")
                    .append(quoted(completion.words(list)))
                    .append("\n)\n");
        }
        completion.places().keySet().forEach(offer -> {
            functions.put(offer, "_pieceworth_values_" + functions.size());
            script.append(function(offer));
        });
        script.append("\n_pieceworth_commands() {\n    local -a commands=(\n")
                .append(described(completion.outermost()))
                .append("        'help:help on a command'\n    )\n    _describe -t commands command commands\n}\n");
        script.append("\n_pieceworth_arguments() {\n    case $1 in\n");
        completion.commands().forEach(command -> script.append(arguments(command)));
        return script.append("        (*) return 1 ;;\n    esac\n}\n\n")
                .append(inner())
                .append(last)
                .toString();
    }

    private String inner() {
        return "_pieceworth_inner=("
                + completion.inner().stream()
                        .map(command -> Completion.quoted(command.path()))
                        .collect(Collectors.joining(" "))
                + ")\n\n";
    }

    private String function(Offer offer) {
        StringBuilder body = new StringBuilder("\n" + functions.get(offer) + "() {\n    local shown=1\n");
        String after = "";
        if (offer.isList()) {
            body.append("    compset -P '*,'\n");
            after = " -qS ,";
        } else if (offer.words().stream().anyMatch(word -> word.endsWith(":"))) {
            after = " -S ''";
        }
        if (!offer.words().isEmpty()) {
            body.append("    compadd \"$@\"" + after + " -- \\\n" + quoted(offer.words()) + " && shown=0\n");
        }
        for (WordList list : offer.lists()) {
            body.append("    compadd \"$@\"" + after + " -a _pieceworth_list_" + lower(list) + " && shown=0\n");
        }
        if (offer.files()) {
            // In @FILE:NAME the name of a file begins after the sign.
            body.append("    compset -P '@'\n    _files && shown=0\n");
        }
        if (offer.isNothing()) {
            body.append("    _message value\n");
        }
        return body.append("    return shown\n}\n").toString();
    }

    private String arguments(Described command) {
        StringBuilder text =
                new StringBuilder("        (" + Completion.quoted(command.path()) + ")\n            _arguments -S");
        for (OptionSpec option : command.options()) {
            for (String name : command.names(option)) {
                text.append(" \\\n" + INDENT + argument(command, option, name));
            }
        }
        if (!command.operands().isEmpty()) {
            String label = Described.label(command.operands().getFirst());
            text.append(" \\\n" + INDENT
                    + Completion.quoted("*:" + escaped(label) + ":" + functions.get(completion.operand(command))));
        }
        return text.append(" ;;\n").toString();
    }

    private String argument(Described command, OptionSpec option, String name) {
        String others = command.names(option).stream()
                .filter(other -> !Described.isRepeated(option))
                .collect(Collectors.joining(" "));
        String before = Described.isRepeated(option) ? "*" : "(" + others + ")";
        if (option.usageHelp()) {
            before = "(- *)";
        }
        String text = "[" + escaped(Described.brief(option)) + "]";
        if (!Described.takesValue(option)) {
            return Completion.quoted(before + name + text);
        }
        String sign = name.startsWith("--") ? "=" : "+";
        return Completion.quoted(before + name + sign + text + ":" + escaped(Described.label(option)) + ":"
                + functions.get(completion.of(command, option)));
    }

    private static String described(List<Described> commands) {
        return commands.stream()
                .map(command -> "        "
                        + Completion.quoted(command.path().replace(":", "\\:") + ":" + command.aboutInShort()) + "\n")
                .collect(Collectors.joining());
    }

    private static String quoted(List<String> words) {
        return words.stream().map(word -> "    " + Completion.quoted(word)).collect(Collectors.joining(" \\\n"));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("[", "\\[")
                .replace("]", "\\]")
                .replace(":", "\\:");
    }

    private static String lower(WordList list) {
        return list.name().toLowerCase(Locale.ROOT);
    }
}
