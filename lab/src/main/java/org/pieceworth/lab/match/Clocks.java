package org.pieceworth.lab.match;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.text.InputException;

/// Time controls as match runners write them.
public final class Clocks {

    private static final String SECONDS = "(\\d{1,5}(?:\\.\\d{0,3})?|\\.\\d{1,3})";
    private static final Pattern TEXT =
            Pattern.compile("(?:(\\d{1,4})/)?(?:(\\d{1,3}):)?" + SECONDS + "(?:\\+" + SECONDS + ")?");
    private static final long MINUTE = 60_000;

    /// The tolerance of a clock for delays on a busy machine.
    private static final long MARGIN_MILLIS = 100;

    private Clocks() {}

    /// Reads seconds and the increment per move, `1+0.1`, or minutes too, `2:30+1`; `40/60` adds the seconds
    /// again after every 40 moves.
    ///
    /// @throws InputException when it is something else
    public static TimeControl parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (matcher.matches()) {
            String minutes = matcher.group(2);
            long base = millis(matcher.group(3)) + (minutes == null ? 0 : MINUTE * Long.parseLong(minutes));
            long increment = matcher.group(4) == null ? 0 : millis(matcher.group(4));
            int moves = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
            if (base > 0) {
                return TimeControl.clock(base, increment, MARGIN_MILLIS).every(moves);
            }
        }
        throw InputException.about(
                "tc",
                "found '" + text + "', expected seconds and an increment, such as 1+0.1, 2:30+1 or 40/60 with moves");
    }

    private static long millis(String seconds) {
        return new BigDecimal(seconds).movePointRight(3).longValueExact();
    }
}
