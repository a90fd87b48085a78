package org.pieceworth.lab.uci;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// An option as an engine lists it.
///
/// @param name name in the engine's spelling
/// @param type spin, check, combo, string, button or another type of the engine
/// @param min minimum of a spin
/// @param max maximum of a spin
/// @param choices choices of a combo
/// @param usual its default value; empty if none is listed
record ExternalEngineOption(
        String name, String type, OptionalLong min, OptionalLong max, List<String> choices, String usual) {

    private static final Set<String> KEYWORDS = Set.of("name", "type", "default", "min", "max", "var");

    ExternalEngineOption {
        choices = List.copyOf(choices);
    }

    /// Reads `option name Hash type spin default 16 min 1 max 1024`; names and choices may have blanks.
    static ExternalEngineOption parse(String line) {
        String name = "";
        String type = "";
        OptionalLong min = OptionalLong.empty();
        OptionalLong max = OptionalLong.empty();
        List<String> choices = new ArrayList<>();
        String usual = "";
        List<String> words = Arrays.asList(UciLine.spaced(line).split(" ", -1));
        int at = 1;
        while (at < words.size()) {
            int next = at + 1;
            while (next < words.size() && !isKeyword(words, at, next)) {
                next++;
            }
            String value = String.join(" ", words.subList(at + 1, next));
            switch (words.get(at)) {
                case "name" -> name = value;
                case "type" -> type = value;
                case "min" -> min = number(value);
                case "max" -> max = number(value);
                case "var" -> choices.add(value);
                case "default" -> usual = value;
                default -> {}
            }
            at = next;
        }
        return new ExternalEngineOption(name, type, min, max, choices, usual);
    }

    /// An option's name may contain a keyword; only `type` ends it.
    private static boolean isKeyword(List<String> words, int at, int next) {
        return words.get(at).equals("name")
                ? words.get(next).equals("type")
                : KEYWORDS.contains(words.get(next)) && !words.get(next).equals("name");
    }

    private static OptionalLong number(String text) {
        return text.matches("-?\\d{1,18}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
    }

    /// The value in the form to send to the engine.
    ///
    /// @throws InputException when the option does not take it
    String checked(String engine, String value) {
        return switch (type) {
            case "spin" -> spin(engine, value);
            case "check" -> check(engine, value);
            case "combo" -> choice(engine, value);
            default -> value;
        };
    }

    private String spin(String engine, String value) {
        OptionalLong number = number(value);
        if (number.isEmpty()
                || number.getAsLong() < min.orElse(Long.MIN_VALUE)
                || number.getAsLong() > max.orElse(Long.MAX_VALUE)) {
            throw refused(engine, value, bounds());
        }
        return value;
    }

    private String bounds() {
        return min.isPresent() && max.isPresent()
                ? "a number from " + min.getAsLong() + " to " + max.getAsLong()
                : "a number";
    }

    private String check(String engine, String value) {
        String lower = value.toLowerCase(Locale.ROOT);
        if (!lower.equals("true") && !lower.equals("false")) {
            throw refused(engine, value, "true or false");
        }
        return lower;
    }

    private String choice(String engine, String value) {
        return choices.stream()
                .filter(value::equalsIgnoreCase)
                .findFirst()
                .orElseThrow(() -> refused(
                        engine,
                        value,
                        NearestName.of(value, choices.stream())
                                .map(nearest -> "one of its choices, the nearest is " + nearest)
                                .orElse("one of its choices; it lists none")));
    }

    private InputException refused(String engine, String value, String expected) {
        return new InputException(engine + ": option " + name + ": found '" + value + "', expected " + expected);
    }
}
