package org.pieceworth.cli.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Completion for bash: lists of words, a line each, before the functions of `bash.txt`.
final class BashCompletion {

    private BashCompletion() {}

    static String script(Completion completion, String functions) {
        StringBuilder script =
                new StringBuilder("# bash completion of pieceworth, made by: pieceworth completion bash\n");
        for (WordList list : completion.lists()) {
            script.append('\n').append(variable(list)).append('=').append(lines(completion.words(list)));
        }
        script.append("\n_pieceworth_commands=").append(paths(completion.outermost()));
        script.append("\n# Commands inside another one.\n_pieceworth_inner=").append(paths(completion.inner()));
        script.append("\n# The options of a command.\n_pieceworth_options() {\n    case $1 in\n");
        for (Described command : completion.commands()) {
            String options = command.options().stream()
                    .flatMap(option -> command.names(option).stream())
                    .collect(Collectors.joining(" "));
            script.append(
                    "        '" + command.path() + "') _pieceworth_words='" + options.replace(' ', '\n') + "' ;;\n");
        }
        script.append("        *) _pieceworth_words=$'--help\\n--version\\n-h\\n-V' ;;\n    esac\n}\n");
        script.append(
                        "\n# What may follow an option of a command, or stand without one; fails for what takes no value.\n")
                .append("_pieceworth_values() {\n    case $1 in\n");
        completion.places().forEach((offer, places) -> script.append(values(offer, places)));
        script.append("        *) return 1 ;;\n    esac\n}\n\n");
        return script.append(functions).toString();
    }

    private static String values(Offer offer, List<String> places) {
        List<String> settings = new ArrayList<>();
        String words = Stream.concat(offer.lists().stream().map(list -> "$" + variable(list)), offer.words().stream())
                .collect(Collectors.joining("\n"));
        if (!words.isEmpty()) {
            settings.add("_pieceworth_words=\"" + words + "\"");
        }
        if (offer.files()) {
            settings.add("_pieceworth_files=true");
        }
        if (offer.isList()) {
            settings.add("_pieceworth_list=true");
        }
        return places.stream().map(Completion::quoted).collect(Collectors.joining(" | \\\n        ", "        ", ")\n"))
                + "            " + (settings.isEmpty() ? ":" : String.join("; ", settings)) + " ;;\n";
    }

    private static String variable(WordList list) {
        return "_pieceworth_list_" + list.name().toLowerCase(Locale.ROOT);
    }

    private static String paths(List<Described> commands) {
        return lines(commands.stream().map(Described::path).toList());
    }

    private static String lines(List<String> words) {
        return Completion.quoted(String.join("\n", words)) + "\n";
    }
}
