package org.pieceworth.answer;

import java.util.List;
import java.util.Locale;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.RoundedEnds;

/// Numbers with justified numbers of digits.
public final class Numbers {

    private static final String ABSENT = "–";
    private static final char MINUS = '−';

    private Numbers() {}

    /// Two digits of the standard error, and at most four decimals.
    public static int decimals(Estimate estimate) {
        double error = estimate.standardError();
        if (!(error > 1e-9 * Math.abs(estimate.value()))) {
            return 0;
        }
        int magnitude = (int) Math.floor(Math.log10(error));
        return Math.clamp(1L - magnitude, 0, 4);
    }

    /// The number of decimals for the most exact of the estimates, so that a column has one form.
    public static int decimals(List<Estimate> estimates) {
        return estimates.stream().mapToInt(Numbers::decimals).max().orElse(0);
    }

    public static String fixed(double number, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", number);
        return isMinusZero(text) ? text.substring(1) : text;
    }

    private static boolean isMinusZero(String text) {
        return text.matches("-0(\\.0*)?");
    }

    public static String signed(double number, int decimals) {
        String text = String.format(Locale.ROOT, "%+." + decimals + "f", number);
        return isMinusZero(text) ? "+" + text.substring(1) : text;
    }

    /// A number for pages and pictures: with a true minus sign, and a dash if it is not finite.
    public static String typeset(double number, int decimals) {
        return Double.isFinite(number) ? fixed(number, decimals).replace('-', MINUS) : ABSENT;
    }

    /// As [#typeset], with a plus sign before positive numbers, and no sign before zero.
    public static String typesetSigned(double number, int decimals) {
        String text = typeset(number, decimals);
        return number > 0 && text.chars().anyMatch(digit -> digit >= '1' && digit <= '9') ? "+" + text : text;
    }

    /// A model's value: no decimals for a whole number, else four digits and at least one decimal.
    public static String value(double number) {
        if (Math.abs(number - Math.rint(number)) <= 1e-12 * Math.abs(number)) {
            return fixed(number, 0);
        }
        int magnitude = (int) Math.floor(Math.log10(Math.abs(number)));
        return fixed(number, Math.clamp(3L - magnitude, 1, 9));
    }

    public static String interval(Estimate estimate, int decimals) {
        return interval(new Interval.Bounded(estimate.low(), estimate.high()), decimals);
    }

    /// A set of numbers: `[1, 2]`, `[1, ∞)`, `outside (1, 2)`, `any number`. An end that is not 0 is not written as 0,
    /// since readers see from it whether 0 is inside.
    public static String interval(Interval interval, int decimals) {
        if (interval instanceof Interval.Outside(double below, double above)) {
            int digits = RoundedEnds.decimals(below, above, decimals);
            return "outside (" + fixed(below, digits) + ", " + fixed(above, digits) + ")";
        }
        return interval.bounded()
                .map(found -> range(found, RoundedEnds.decimals(found.low(), found.high(), decimals)))
                .orElse("any number");
    }

    /// Intervals of numbers whose 0 has no special meaning, such as shares.
    public static String range(Interval.Bounded ends, int decimals) {
        return (Double.isFinite(ends.low()) ? "[" + fixed(ends.low(), decimals) : "(−∞") + ", "
                + (Double.isFinite(ends.high()) ? fixed(ends.high(), decimals) + "]" : "∞)");
    }

    /// Centipawns as pawns.
    public static String pawns(double centipawns) {
        return fixed(centipawns / 100, 2);
    }

    public static String chance(double chance) {
        if (chance > 0.9999) {
            return "> 0.9999";
        }
        return chance < 0.0001 ? "< 0.0001" : fixed(chance, chance > 0.99 || chance < 0.01 ? 4 : 2);
    }

    /// With commas between thousands; a dash for a number that is not finite.
    public static String grouped(double number, int decimals) {
        return Double.isFinite(number) ? String.format(Locale.ROOT, "%,." + decimals + "f", number) : ABSENT;
    }

    /// A probability after a letter: `= 0.03` or `< 0.0001`.
    public static String equalsChance(double chance) {
        String words = chance(chance);
        return words.startsWith("<") || words.startsWith(">") ? words : "= " + words;
    }

    /// A share in percent; a dash if it is not finite.
    public static String percent(double share) {
        return Double.isFinite(share) ? String.format(Locale.ROOT, "%.1f %%", 100 * share) : ABSENT;
    }
}
