package org.pieceworth.text;

import java.math.BigDecimal;

/// Numbers as people write them: without exponent and trailing zeros.
public final class PlainNumber {

    /// Whole numbers below this are exact.
    private static final double EXACT = 1L << Double.PRECISION;

    private PlainNumber() {}

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
