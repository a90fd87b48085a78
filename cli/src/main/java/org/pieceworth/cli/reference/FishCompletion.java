package org.pieceworth.cli.reference;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.OptionSpec;

/// Completion for fish: a line for each option of each command, after the functions of `fish.txt`.
final class FishCompletion {

    private static final String COMPLETE = "complete -c pieceworth ";

    private final Completion completion;

    private FishCompletion(Completion completion) {
        this.completion = completion;
    }

    static String script(Completion completion, String functions) {
        return new FishCompletion(completion).script(functions);
    }

    private String script(String functions) {
        StringBuilder script =
                new StringBuilder("# fish completion of pieceworth, made by: pieceworth completion fish\n");
        for (WordList list : completion.lists()) {
            script.append("\nset -g __pieceworth_" + lower(list) + " \\\n" + quoted(completion.words(list)) + "\n");
        }
        script.append("\nset -g __pieceworth_inner "
                + quoted(completion.inner().stream().map(Described::path).toList())
                        .strip()
                + "\n\n");
        script.append(functions);
        for (Described command : completion.outermost()) {
            script.append(COMPLETE + "-n __pieceworth_begins -a " + quoted(command.path()) + " -d "
                    + quoted(command.aboutInShort()) + "\n");
            script.append(COMPLETE + "-n '__pieceworth_in help' -a " + quoted(command.path()) + "\n");
        }
        script.append(COMPLETE + "-n __pieceworth_begins -a help -d 'help on a command'\n");
        script.append(COMPLETE + "-n __pieceworth_begins -s h -l help -d 'show help and exit'\n");
        script.append(COMPLETE + "-n __pieceworth_begins -s V -l version -d 'print the version and exit'\n");
        for (Described command : completion.commands()) {
            script.append("\n# " + command.path() + "\n");
            String here = COMPLETE + "-n " + quoted("__pieceworth_in " + command.path()) + " ";
            Offer operand = completion.operand(command);
            if (!operand.isNothing()) {
                script.append(here + (operand.files() ? "-F" : "-f") + arguments(operand) + "\n");
            }
            for (OptionSpec option : command.options()) {
                script.append(here + names(command.names(option)) + values(command, option) + " -d "
                        + quoted(Described.brief(option)) + "\n");
            }
        }
        return script.toString();
    }

    private static String names(List<String> names) {
        return names.stream()
                .map(name -> name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
                .collect(Collectors.joining(" "));
    }

    private String values(Described command, OptionSpec option) {
        if (!Described.takesValue(option)) {
            return "";
        }
        Offer offer = completion.of(command, option);
        return (offer.files() ? " -r -F" : " -x") + arguments(offer);
    }

    private static String arguments(Offer offer) {
        if (offer.words().isEmpty() && offer.lists().isEmpty()) {
            return "";
        }
        String lists = offer.lists().stream()
                .map(list -> " $__pieceworth_" + lower(list))
                .collect(Collectors.joining());
        String words = offer.words().stream().map(word -> " " + quoted(word)).collect(Collectors.joining());
        String function = offer.isList() ? "__pieceworth_list" : "__pieceworth_words";
        String atFile = offer.files() && offer.lists().contains(WordList.VARIANTS) ? "; __pieceworth_at" : "";
        // Between apostrophes, so that lists are inserted at the time of completion.
        return " -a " + quoted("(" + function + lists + words + atFile + ")");
    }

    private static String quoted(List<String> words) {
        return words.stream().map(word -> "    " + quoted(word)).collect(Collectors.joining(" \\\n"));
    }

    /// Quoted for fish, where a backslash is an escape between apostrophes too.
    private static String quoted(String word) {
        return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private static String lower(WordList list) {
        return list.name().toLowerCase(Locale.ROOT);
    }
}
