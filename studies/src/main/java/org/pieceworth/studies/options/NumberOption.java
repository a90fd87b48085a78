package org.pieceworth.studies.options;

import java.math.BigDecimal;
import java.util.Optional;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// A numeric option, described once: the command line and the workbench parse and check it by this; help and
/// the schema of the workbench's interface show its range and default.
///
/// @param names its names in help, such as `-n, --number`; the last is the setting's name
/// @param label stands for the number in help
/// @param description without range and default, which help adds
/// @param least lower bound, of type `Integer`, `Long` or `Double`
/// @param most the upper bound; the type's greatest value without one
/// @param standard the default; empty if it depends on other options, or if there is none
/// @param takesZero true if 0 means none, although it is below the range
/// @param isRequired true if the option must be given
public record NumberOption<T extends Number>(
        String names,
        String label,
        String description,
        T least,
        T most,
        Optional<T> standard,
        boolean takesZero,
        boolean isRequired) {

    /// Help shows ranges up to here; greater bounds only keep sums and memory within theirs.
    private static final double SHOWN = 100_000;

    public static NumberOption<Integer> of(String names, String label, String description, int least, int most) {
        return new NumberOption<>(names, label, description, least, most, Optional.empty(), false, false);
    }

    public static NumberOption<Long> of(String names, String label, String description, long least, long most) {
        return new NumberOption<>(names, label, description, least, most, Optional.empty(), false, false);
    }

    public static NumberOption<Double> of(String names, String label, String description, double least, double most) {
        return new NumberOption<>(names, label, description, least, most, Optional.empty(), false, false);
    }

    public NumberOption<T> standard(T number) {
        return new NumberOption<>(names, label, description, least, most, Optional.of(number), takesZero, isRequired);
    }

    /// The option with 0, for none, in addition to its range.
    public NumberOption<T> orZero() {
        return new NumberOption<>(names, label, description, least, most, standard, true, isRequired);
    }

    public NumberOption<T> required() {
        return new NumberOption<>(names, label, description, least, most, standard, takesZero, true);
    }

    /// The option with a narrower range, which other options make.
    public NumberOption<T> within(T low, T high) {
        return new NumberOption<>(names, label, description, low, high, standard, takesZero, isRequired);
    }

    /// The number by default; only for an option that has a default.
    public T defaultValue() {
        return standard.orElseThrow();
    }

    /// The option's name in errors: `threads` of `--threads`.
    public String setting() {
        return names.substring(names.indexOf("--") + 2);
    }

    public boolean isWhole() {
        return !(least instanceof Double);
    }

    /// @throws InputException when the text is no number of the type, or out of its range
    public T parse(String text) {
        try {
            return checked(number(text));
        } catch (NumberFormatException _) {
            // Only digits: a number too great for its type.
            throw isWhole() && text.matches("[+-]?\\d+")
                    ? refused(text)
                    : OptionFaults.noNumber(setting(), text, isWhole());
        }
    }

    /// 0 of its type.
    T zero() {
        return number("0");
    }

    @SuppressWarnings("unchecked")
    private T number(String text) {
        // No switch over types: its code would be generated at every start.
        if (least instanceof Integer) {
            return (T) Integer.valueOf(text);
        }
        return least instanceof Long ? (T) Long.valueOf(text) : (T) Double.valueOf(text);
    }

    /// @throws InputException when the number is out of range
    public T checked(T number) {
        boolean inside = isWhole()
                ? number.longValue() >= least.longValue() && number.longValue() <= most.longValue()
                : number.doubleValue() >= least.doubleValue() && number.doubleValue() <= most.doubleValue();
        if (!inside && !(takesZero && number.doubleValue() == 0)) {
            throw refused(number.toString());
        }
        return number;
    }

    private InputException refused(String found) {
        return InputException.about(setting(), "found " + found + ", expected " + range());
    }

    private String range() {
        if (isAboveZero()) {
            return "more than 0";
        }
        boolean open = hasLowerBound() && !isBounded();
        return (takesZero ? "0, or " : "") + text(least) + (open ? " or more" : " to " + text(most));
    }

    /// Greater than 0, however little.
    public boolean isAboveZero() {
        return least.doubleValue() == Double.MIN_VALUE;
    }

    public boolean hasLowerBound() {
        return least.longValue() > Integer.MIN_VALUE;
    }

    public boolean isBounded() {
        if (most instanceof Integer) {
            return most.intValue() < Integer.MAX_VALUE;
        }
        return most instanceof Long ? most.longValue() < Long.MAX_VALUE : most.doubleValue() < Double.MAX_VALUE;
    }

    /// The description with range and default.
    public String help() {
        // Concatenated by hand: the operator's own code would take milliseconds of every start.
        StringBuilder help = new StringBuilder(description);
        if (isBounded() && most.doubleValue() <= SHOWN) {
            add(help, text(least).concat(" to ").concat(text(most)));
        }
        if (standard.isPresent()) {
            add(help, "default ".concat(text(standard.get())));
        }
        return help.toString();
    }

    /// Into the parentheses at the end, if there are any.
    private static void add(StringBuilder help, String fact) {
        int end = help.length() - 1;
        if (help.charAt(end) == ')') {
            help.setLength(end);
            help.append(", ");
        } else {
            help.append(" (");
        }
        help.append(fact).append(')');
    }

    private static String text(Number number) {
        if (!(number instanceof Double real)) {
            return number.toString();
        }
        return real == 0 || Math.abs(real) >= 1e-3 && Math.abs(real) < 1e6
                ? PlainNumber.of(real)
                : BigDecimal.valueOf(real)
                        .stripTrailingZeros()
                        .toString()
                        .replace("E+", "e")
                        .replace('E', 'e');
    }
}
