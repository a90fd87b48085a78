package org.pieceworth.empirical.settings;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Positions by remaining time: the smaller of both players' times is in a range of seconds.
///
/// @param low seconds, counted in
/// @param high seconds, not counted in; infinite for no limit
public record ClockRange(double low, double high) {

    /// Every position.
    public static final ClockRange ANY = new ClockRange(0, Double.POSITIVE_INFINITY);

    private static final Pattern FORM =
            Pattern.compile("\\+?(" + PlainNumber.UNSIGNED + ")[-–](" + PlainNumber.UNSIGNED + ")?");

    /// Reads `0-60` or `60-`.
    ///
    /// @throws InputException when it is neither, or empty
    public static ClockRange parse(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (form.matches()) {
            double low = Double.parseDouble(form.group(1));
            double high = form.group(2) == null ? Double.POSITIVE_INFINITY : Double.parseDouble(form.group(2));
            if (low < high) {
                return new ClockRange(low, high);
            }
        }
        throw InputException.about(
                "clock",
                "found '" + Excerpt.of(text) + "', expected two rising numbers of seconds such as 0-60, or 60-");
    }

    /// True if it contains this many seconds.
    public boolean holds(double seconds) {
        return seconds >= low && seconds < high;
    }
}
