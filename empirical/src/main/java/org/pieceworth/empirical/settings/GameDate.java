package org.pieceworth.empirical.settings;

import java.time.YearMonth;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A date from a tag, possibly only a year or a month (`2020.??.??`), as the range of possible days, each
/// encoded as a number from year, month and day.
///
/// @param first first possible day
/// @param last last possible day
record GameDate(int first, int last) {

    /// `2020.05.01`, also with `-` or `/`, with unknown or missing parts, and with a time after it.
    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<year>\\d{4})(?:[.\\-/](?<month>\\d{1,2}|\\?{1,2}|[xX-]{2})"
                    + "(?:[.\\-/](?<day>\\d{1,2}|\\?{1,2}|[xX-]{2}))?)?(?:[T ].*)?");

    /// A date with the year last: day and month differ in order by country.
    private static final Pattern YEAR_LAST =
            Pattern.compile("(?:\\d{1,2}|\\?{1,2})[.\\-/](?:\\d{1,2}|\\?{1,2})[.\\-/](?<year>\\d{4})");

    private static final int YEAR = 10_000;
    private static final int MONTH = 100;

    /// Parses a date; empty if even the year is unknown.
    static Optional<GameDate> read(String text) {
        String date = text.strip();
        Matcher usual = YEAR_FIRST.matcher(date);
        if (usual.matches()) {
            return Optional.of(
                    of(number(usual.group("year")), number(usual.group("month")), number(usual.group("day"))));
        }
        Matcher other = YEAR_LAST.matcher(date);
        return other.matches() ? Optional.of(of(number(other.group("year")), 0, 0)) : Optional.empty();
    }

    /// True if month and day of a parsable text exist in the calendar, if they are numbers. Tags of games may
    /// fail this (`2020.00.00`): they count as dates of the year or the month.
    static boolean exists(String text) {
        Matcher date = YEAR_FIRST.matcher(text.strip());
        if (!date.matches() || !isNumber(date.group("month"))) {
            return true;
        }
        int month = number(date.group("month"));
        if (month < 1 || month > 12) {
            return false;
        }
        int day = number(date.group("day"));
        int days = YearMonth.of(number(date.group("year")), month).lengthOfMonth();
        return !isNumber(date.group("day")) || (day >= 1 && day <= days);
    }

    /// True for tags of dates: `Date`, `UTCDate`, `EventDate`.
    static boolean isIn(String tag) {
        return tag.toLowerCase(Locale.ROOT).endsWith("date");
    }

    /// The year.
    int year() {
        return first / YEAR;
    }

    private static boolean isNumber(@Nullable String part) {
        return part != null && part.matches("\\d+");
    }

    private static int number(@Nullable String part) {
        return part != null && part.matches("\\d+") ? Integer.parseInt(part) : 0;
    }

    private static GameDate of(int year, int month, int day) {
        if (month < 1 || month > 12) {
            return new GameDate(year * YEAR + MONTH + 1, year * YEAR + 12 * MONTH + 31);
        }
        int from = year * YEAR + month * MONTH;
        int days = YearMonth.of(year, month).lengthOfMonth();
        return day < 1 || day > days ? new GameDate(from + 1, from + days) : new GameDate(from + day, from + day);
    }
}
