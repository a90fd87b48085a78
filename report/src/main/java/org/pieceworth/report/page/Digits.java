package org.pieceworth.report.page;

import java.util.Collection;
import java.util.Locale;
import org.pieceworth.stats.RoundedEnds;

/// Formats numbers with as many digits as their errors justify.
public final class Digits {

    private static final char MINUS = '−';

    private Digits() {}

    /// Number of decimals, at most four, that shows two digits of the smallest standard error.
    public static int decimals(Collection<Measured> column) {
        return column.stream()
                .filter(number -> !number.exact())
                .mapToInt(Digits::decimals)
                .max()
                .orElse(0);
    }

    private static int decimals(Measured number) {
        double spread = number.spread();
        if (!(spread > 0)) {
            return Math.abs(number.value()) < 10 ? 2 : 0;
        }
        return Math.clamp(1L - (int) Math.floor(Math.log10(spread)), 0, 4);
    }

    /// A number with this many decimals, with a true minus sign, and no sign before zero.
    public static String fixed(double number, int decimals) {
        if (!Double.isFinite(number)) {
            return "–";
        }
        String text = String.format(Locale.ROOT, "%." + decimals + "f", Math.abs(number));
        return number < 0 && !zero(text) ? MINUS + text : text;
    }

    /// As [#fixed], with a plus sign before positive numbers.
    public static String signed(double number, int decimals) {
        String text = fixed(number, decimals);
        return number > 0 && !zero(text) ? "+" + text : text;
    }

    private static boolean zero(String digits) {
        return digits.chars().allMatch(digit -> digit == '0' || digit == '.');
    }

    /// A whole number in groups of three digits.
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /// A share in percent.
    public static String percent(double share) {
        return Double.isFinite(share) ? fixed(100 * share, 1) + " %" : "–";
    }

    /// A standard error; a dash if there is none.
    public static String error(Measured number, int decimals) {
        return number.exact() ? "unit" : fixed(number.standardError(), decimals);
    }

    /// The interval in words, for one, two or no ends. An end other than 0 is never rounded to 0, since readers see
    /// from it whether 0 is inside.
    public static String interval(Measured number, int decimals) {
        return range(number, RoundedEnds.decimals(number.low(), number.high(), decimals));
    }

    /// As [#interval], for numbers whose 0 has no special meaning, such as shares: an end may be written as 0.
    public static String range(Measured number, int decimals) {
        if (number.exact() || Double.isNaN(number.low()) || Double.isNaN(number.high())) {
            return "–";
        }
        boolean below = number.low() == Double.NEGATIVE_INFINITY;
        boolean above = number.high() == Double.POSITIVE_INFINITY;
        if (below || above) {
            return below && above
                    ? "unbounded"
                    : below ? "below " + fixed(number.high(), decimals) : "above " + fixed(number.low(), decimals);
        }
        String low = fixed(number.low(), decimals);
        String high = fixed(number.high(), decimals);
        return number.low() <= number.high() ? low + " to " + high : "below " + high + " or above " + low;
    }

    /// A number with its interval in one phrase.
    public static String phrase(Measured number, int decimals) {
        boolean alone = number.exact() || Double.isNaN(number.low());
        return fixed(number.value(), decimals) + (alone ? "" : " (" + interval(number, decimals) + ")");
    }
}
