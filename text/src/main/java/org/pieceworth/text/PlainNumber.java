package org.pieceworth.text;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// Numbers as people write them, without exponent and trailing zeros, and as people and programs give them.
public final class PlainNumber {

    /// The form of a number from 0, for patterns: `3000`, `12.0`, `.5`, `1e-04`.
    public static final String UNSIGNED = "(?:\\d{1,18}(?:\\.\\d{0,30})?|\\.\\d{1,30})(?:[eE][+-]?\\d{1,3})?";

    /// The form of a number, for patterns.
    public static final String FORM = "[+-]?" + UNSIGNED;

    private static final Pattern NUMBER = Pattern.compile(FORM);

    /// Whole numbers below this are exact.
    private static final double EXACT = 1L << Double.PRECISION;

    private PlainNumber() {}

    /// True for a number that can be the value of a unit: beyond these limits it is a mistake.
    public static boolean isScale(double number) {
        return number >= 1e-6 && number < 1e7;
    }

    /// Reads a number; empty for any other text, and for one beyond all doubles.
    public static OptionalDouble read(String text) {
        double number = NUMBER.matcher(text).matches() ? Double.parseDouble(text) : Double.NaN;
        return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
    }

    /// The shortest decimal that reads back as the number.
    ///
    /// @param number finite
    public static String of(double number) {
        // Whole numbers spare a start the 30 ms that big decimals take to get ready.
        return number == Math.rint(number) && Math.abs(number) < EXACT
                ? Long.toString((long) number)
                : BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
