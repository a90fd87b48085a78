package org.pieceworth.cli.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// The options and operands unknown to completion, and the unused lines of its list.
public final class UnknownOffers {

    private UnknownOffers() {}

    public static List<String> of(CommandLine program) {
        Offers offers = Offers.read();
        Set<String> unused = new TreeSet<>(offers.listed().keySet());
        List<String> unknown = new ArrayList<>();
        for (Described command : Described.commands(program)) {
            command.spec().args().stream().filter(typed -> !typed.hidden()).forEach(typed -> {
                String name = typed instanceof OptionSpec option ? option.longestName() : Offers.OPERAND;
                if (!(typed instanceof OptionSpec option) || Described.takesValue(option)) {
                    unused.remove(command.name() + " " + name);
                    unused.remove("* " + name);
                    if (offers.of(command.name(), name, typed).isEmpty()) {
                        unknown.add(command.path() + " " + name);
                    }
                }
            });
        }
        unknown.addAll(unused);
        return unknown;
    }
}
