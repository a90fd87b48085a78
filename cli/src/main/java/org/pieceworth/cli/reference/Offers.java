package org.pieceworth.cli.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;

/// The suggestions for each option and operand: the words in its description, else those of `values.txt`.
record Offers(Map<String, Offer> listed) {

    /// The key for words without the name of an option.
    static final String OPERAND = "operand";

    private static final String ANY = "*";

    static Offers read() {
        Map<String, Offer> listed = new HashMap<>();
        Texts.resource("values.txt")
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .forEach(line -> {
                    int space = line.indexOf(' ');
                    int colon = line.indexOf(": ");
                    for (String command : line.substring(0, space).split(",")) {
                        listed.put(command + line.substring(space, colon), Offer.parse(line.substring(colon + 1)));
                    }
                });
        return new Offers(listed);
    }

    /// Empty if neither the description nor the list describes the value.
    ///
    /// @param command the last word of its name
    /// @param name name of the option with its dashes, or [#OPERAND]
    Optional<Offer> of(String command, String name, ArgSpec typed) {
        List<String> words = new ArrayList<>();
        Optional.ofNullable(typed.completionCandidates()).ifPresent(candidates -> candidates.forEach(words::add));
        if (!words.isEmpty()) {
            return Optional.of(Offer.ofWords(words));
        }
        if (Number.class.isAssignableFrom(typed.type())) {
            return Optional.of(Offer.NOTHING);
        }
        return Optional.ofNullable(listed.get(command + " " + name))
                .or(() -> Optional.ofNullable(listed.get(ANY + " " + name)))
                .or(() ->
                        typed.paramLabel().matches("(FILE|DIR|GAMES).*") ? Optional.of(Offer.FILES) : Optional.empty());
    }
}
