package org.pieceworth.empirical.reading;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.rules.chess.ChessReplay;

/// Reads the mover's time left from a game's comments: `[%clk 0:02:59.4]`, as databases of servers and of broadcasts
/// have it, and `tl=179400` (milliseconds), as files of engine tournaments have it.
final class ClockComments {

    private static final Pattern CLOCK = Pattern.compile(
            "\\[%clk\\s+(?:(?<hours>\\d{1,4}):)?(?<minutes>\\d{1,4}):(?<seconds>\\d{1,2}(?:\\.\\d{1,3})?)\\s*\\]");
    private static final Pattern MILLISECONDS = Pattern.compile("(?:^|[\\s,])tl=(?<milliseconds>\\d{1,12})\\b");

    private static final int LONGEST = 4096;

    /// Seconds by the number of moves before the comment; NaN where unknown.
    private final double[] left = new double[ChessReplay.MAX_PLIES + 1];

    private int known;

    ClockComments() {
        Arrays.fill(left, Double.NaN);
    }

    void startGame() {
        Arrays.fill(left, 0, known + 1, Double.NaN);
        known = 0;
    }

    /// @param plies number of moves before the comment
    void read(int plies, ByteSlice text) {
        if (plies == 0 || text.length() > LONGEST) {
            return;
        }
        String comment = text.toString();
        Matcher clock = CLOCK.matcher(comment);
        if (clock.find()) {
            String hours = clock.group("hours");
            put(
                    plies,
                    3600 * (hours == null ? 0 : Double.parseDouble(hours))
                            + 60 * Double.parseDouble(clock.group("minutes"))
                            + Double.parseDouble(clock.group("seconds")));
            return;
        }
        Matcher milliseconds = MILLISECONDS.matcher(comment);
        if (milliseconds.find()) {
            put(plies, Double.parseDouble(milliseconds.group("milliseconds")) / 1000);
        }
    }

    private void put(int plies, double seconds) {
        left[plies] = seconds;
        known = Math.max(known, plies);
    }

    /// The smaller of both players' remaining times after this many plies, in seconds, by the comments of the
    /// last two moves; NaN if one has none.
    double lesser(int plies) {
        return plies < 2 ? Double.NaN : Math.min(left[plies], left[plies - 1]);
    }
}
