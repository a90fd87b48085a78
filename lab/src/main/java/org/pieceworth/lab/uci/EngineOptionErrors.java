package org.pieceworth.lab.uci;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Problems of the options listed by an engine.
final class EngineOptionErrors {

    private static final Set<String> TYPES = Set.of("spin", "check", "combo", "string", "button");

    private EngineOptionErrors() {}

    static List<String> of(List<ExternalEngineOption> options) {
        List<String> errors = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (ExternalEngineOption option : options) {
            if (option.name().isEmpty()) {
                errors.add("an option without a name");
            } else if (!names.add(option.name().toLowerCase(Locale.ROOT))) {
                errors.add(option.name() + ": listed twice");
            } else {
                fault(option).ifPresent(fault -> errors.add(option.name() + ": " + fault));
            }
        }
        return errors;
    }

    private static Optional<String> fault(ExternalEngineOption option) {
        if (!TYPES.contains(option.type())) {
            return Optional.of(
                    "type '" + EngineSession.shown(option.type()) + "', expected spin, check, combo, string or button");
        }
        return switch (option.type()) {
            case "spin" -> spin(option);
            case "check" ->
                option.usual().equals("true") || option.usual().equals("false")
                        ? Optional.empty()
                        : Optional.of("default '" + EngineSession.shown(option.usual()) + "', expected true or false");
            case "combo" ->
                option.choices().contains(option.usual())
                        ? Optional.empty()
                        : Optional.of("default '" + EngineSession.shown(option.usual()) + "' is none of its choices");
            default -> Optional.empty();
        };
    }

    private static Optional<String> spin(ExternalEngineOption option) {
        if (!option.usual().matches("-?\\d{1,18}")) {
            return Optional.of("default '" + EngineSession.shown(option.usual()) + "', expected a whole number");
        }
        if (option.min().isEmpty() || option.max().isEmpty()) {
            return Optional.of("no min or no max");
        }
        long usual = Long.parseLong(option.usual());
        return usual < option.min().getAsLong() || usual > option.max().getAsLong()
                ? Optional.of("default " + usual + " outside " + option.min().getAsLong() + " to "
                        + option.max().getAsLong())
                : Optional.empty();
    }
}
