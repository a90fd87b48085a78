package org.pieceworth.studies.options;

import org.pieceworth.text.InputException;

/// Reads how long something lasts: `90s`, `5m`, `1h`, or a number of seconds.
public final class SecondsText {

    private SecondsText() {}

    /// The number of seconds, 1 or more.
    ///
    /// @param option name of the option, without `--`
    /// @throws InputException when it is not such a number
    public static double parse(String option, String text) {
        String number = text.strip();
        char unit = number.isEmpty() ? ' ' : number.charAt(number.length() - 1);
        double factor = switch (unit) {
            case 'h' -> 3600;
            case 'm' -> 60;
            default -> 1;
        };
        String digits = "hms".indexOf(unit) >= 0 ? number.substring(0, number.length() - 1) : number;
        if (!digits.matches("\\d{1,7}(\\.\\d{1,3})?") || Double.parseDouble(digits) * factor < 1) {
            throw InputException.about(
                    option, "found '" + text + "', expected a number of seconds, minutes or hours as in 90s, 5m or 1h");
        }
        return Double.parseDouble(digits) * factor;
    }
}
