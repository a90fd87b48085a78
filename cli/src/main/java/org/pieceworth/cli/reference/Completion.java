package org.pieceworth.cli.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The common source for the completion of every shell.
final class Completion {

    private final Offers offers = Offers.read();
    private final Names names;
    private final List<Described> commands;

    Completion(CommandLine program, Names names) {
        this.names = names;
        commands = Described.commands(program);
    }

    List<Described> commands() {
        return commands;
    }

    /// The commands that are not inside another one.
    List<Described> outermost() {
        return commands.stream()
                .filter(command -> !command.path().contains(" "))
                .toList();
    }

    List<Described> inner() {
        return commands.stream().filter(command -> command.path().contains(" ")).toList();
    }

    /// The words after an option.
    Offer of(Described command, OptionSpec option) {
        return of(command, option.longestName(), option);
    }

    /// The words for an operand; none for a command without operands.
    Offer operand(Described command) {
        return command.operands().isEmpty()
                ? Offer.NOTHING
                : of(command, Offers.OPERAND, command.operands().getFirst());
    }

    private Offer of(Described command, String name, ArgSpec typed) {
        return offers.of(command.name(), name, typed).orElse(Offer.NOTHING);
    }

    /// Every distinct offer with the commands and options that have it, as `COMMAND OPTION` for each name of
    /// the option.
    Map<Offer, List<String>> places() {
        Map<Offer, List<String>> places = new LinkedHashMap<>();
        for (Described command : commands) {
            for (OptionSpec option : command.options()) {
                if (Described.takesValue(option)) {
                    List<String> here = places.computeIfAbsent(of(command, option), _ -> new ArrayList<>());
                    command.names(option).forEach(name -> here.add(command.path() + " " + name));
                }
            }
            places.computeIfAbsent(operand(command), _ -> new ArrayList<>()).add(command.path() + " " + Offers.OPERAND);
        }
        return places;
    }

    /// The long lists that some offer has.
    Set<WordList> lists() {
        return places().keySet().stream()
                .flatMap(offer -> offer.lists().stream())
                .sorted()
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    List<String> words(WordList list) {
        return names.of(list, commands.stream().map(Described::path).toList());
    }

    /// A word between apostrophes, as bash and zsh read it.
    static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }
}
