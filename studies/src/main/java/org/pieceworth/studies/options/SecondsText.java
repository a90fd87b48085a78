package org.pieceworth.studies.options;

import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Reads how long something lasts: `90s`, `5m`, `1h`, or a number of seconds.
public final class SecondsText {

    /// Thirty years, which are still a number in nanoseconds.
    private static final double MOST = 1e9;

    private SecondsText() {}

    /// The number of seconds, 1 or more.
    ///
    /// @param option name of the option, without `--`
    /// @throws InputException when it is not such a number
    public static double parse(String option, String text) {
        String number = text.strip();
        char unit = number.isEmpty() ? ' ' : number.charAt(number.length() - 1);
        int factor = unit == 'h' ? 3600 : unit == 'm' ? 60 : 1;
        String digits = "hms".indexOf(unit) >= 0 ? number.substring(0, number.length() - 1) : number;
        double seconds = factor * PlainNumber.read(digits).orElse(-1);
        if (seconds < 1 || seconds > MOST) {
            throw InputException.about(
                    option, "found '" + text + "', expected a number of seconds, minutes or hours as in 90s, 5m or 1h");
        }
        return seconds;
    }
}
