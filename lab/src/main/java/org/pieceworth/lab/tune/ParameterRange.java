package org.pieceworth.lab.tune;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// A number tuned within a range.
///
/// @param name an option of an engine, `value:A`, or a number of Pieceworth's engine
/// @param low the least value
/// @param high the greatest value
/// @param start the present value
/// @param whole true if only whole numbers can be set
public record ParameterRange(String name, double low, double high, double start, boolean whole) {

    /// SPSA's first perturbation of a parameter, as a share of its range.
    private static final double STEP = 0.1;

    private static final Pattern RANGE = Pattern.compile("(?s)\\s*(.+?)\\s*=\\s*(" + PlainNumber.FORM
            + ")\\s*\\.\\.\\s*(" + PlainNumber.FORM + ")\\s*(?::\\s*(" + PlainNumber.FORM + ")\\s*)?");

    /// A range as typed: `Name=low..high` or `Name=low..high:start`.
    ///
    /// @param start initial value, if typed
    public record Typed(String name, double low, double high, Optional<Double> start) {

        /// The range, if the text is one.
        ///
        /// @throws InputException when its ends are not in order, or its start lies outside
        public static Optional<Typed> of(String setting, String text) {
            Matcher range = RANGE.matcher(text);
            if (!range.matches()) {
                return Optional.empty();
            }
            double low = Double.parseDouble(range.group(2));
            double high = Double.parseDouble(range.group(3));
            Optional<Double> start = Optional.ofNullable(range.group(4)).map(Double::valueOf);
            if (low >= high
                    || !(high - low < 2e9)
                    || start.filter(at -> at < low || at > high).isPresent()) {
                throw InputException.about(
                        setting,
                        "found '" + text.strip() + "', expected NAME=LOW..HIGH or NAME=LOW..HIGH:START with LOW below"
                                + " HIGH and START between them");
            }
            return Optional.of(new Typed(range.group(1), low, high, start));
        }
    }

    /// The parameter for SPSA.
    public SpsaParameter steps() {
        double step = STEP * (high - low);
        return new SpsaParameter(name, start, whole ? Math.max(1, step) : step);
    }

    /// The value of a coordinate from −1 to 1.
    public double value(double coordinate) {
        return set(low + (coordinate + 1) / 2 * (high - low));
    }

    /// The coordinate of a value.
    public double coordinate(double value) {
        return 2 * (value - low) / (high - low) - 1;
    }

    /// The nearest value that can be set.
    public double set(double value) {
        double inside = Math.clamp(value, low, high);
        return whole ? Math.clamp(Math.rint(inside), Math.ceil(low), Math.floor(high)) : inside;
    }
}
