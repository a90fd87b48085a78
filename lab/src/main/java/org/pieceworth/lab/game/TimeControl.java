package org.pieceworth.lab.game;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The limits of a player's moves. 0 is no limit.
///
/// @param nodes maximum number of nodes per move
/// @param depth plies to search
/// @param moveMillis time for a move
/// @param periodMoves number of moves before the initial time is added again
/// @param baseMillis time on the clock at the start of the game
/// @param incrementMillis time that each move adds to the clock
/// @param marginMillis tolerated excess of time before the game is lost, in milliseconds
public record TimeControl(
        long nodes,
        int depth,
        long moveMillis,
        int periodMoves,
        long baseMillis,
        long incrementMillis,
        long marginMillis) {

    private static final long MOVE_MARGIN = 1_000;

    /// @throws IllegalArgumentException when a number is negative
    public TimeControl {
        if (nodes < 0
                || depth < 0
                || periodMoves < 0
                || Math.min(moveMillis, marginMillis) < 0
                || baseMillis < 0
                || incrementMillis < 0) {
            throw new IllegalArgumentException("limits are 0 or more");
        }
    }

    /// A number of nodes for each move.
    public static TimeControl nodes(long nodes) {
        return new TimeControl(nodes, 0, 0, 0, 0, 0, 0);
    }

    /// A number of plies for each move.
    public static TimeControl depth(int depth) {
        return new TimeControl(0, depth, 0, 0, 0, 0, 0);
    }

    /// A time for each move; the game is lost a second later.
    public static TimeControl moveTime(long millis) {
        return new TimeControl(0, 0, millis, 0, 0, 0, MOVE_MARGIN);
    }

    /// A clock.
    public static TimeControl clock(long baseMillis, long incrementMillis, long marginMillis) {
        return new TimeControl(0, 0, 0, 0, baseMillis, incrementMillis, marginMillis);
    }

    /// A copy whose clock gets the initial time again after a number of moves.
    public TimeControl every(int moves) {
        return new TimeControl(nodes, depth, moveMillis, moves, baseMillis, incrementMillis, marginMillis);
    }

    /// A copy with another margin.
    public TimeControl within(long millis) {
        return new TimeControl(nodes, depth, moveMillis, periodMoves, baseMillis, incrementMillis, millis);
    }

    /// A copy with limits on nodes and plies; 0 for no limit.
    public TimeControl with(long positions, int plies) {
        return new TimeControl(positions, plies, moveMillis, periodMoves, baseMillis, incrementMillis, marginMillis);
    }

    /// Text for users: `500 nodes per move`, `depth 3`, `100 ms a move`, `60+0.6 s on the clock`, or several of
    /// them.
    public String text() {
        List<String> limits = new ArrayList<>();
        if (hasClock()) {
            limits.add((periodMoves > 0 ? periodMoves + " moves in " : "") + seconds(baseMillis) + "+"
                    + seconds(incrementMillis) + " s on the clock");
        }
        if (moveMillis > 0) {
            limits.add(moveMillis + " ms a move");
        }
        if (depth > 0) {
            limits.add("depth " + depth);
        }
        if (nodes > 0 || limits.isEmpty()) {
            limits.add(String.format(Locale.ROOT, "%,d nodes per move", nodes));
        }
        return String.join(", ", limits);
    }

    /// The PGN tag `TimeControl`: `40/60+0.6`, or `-` without a clock.
    public String tag() {
        return hasClock()
                ? (periodMoves > 0 ? periodMoves + "/" : "")
                        + seconds(baseMillis)
                        + (incrementMillis > 0 ? "+" + seconds(incrementMillis) : "")
                : "-";
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }

    /// True for a clock that runs over the whole game.
    public boolean hasClock() {
        return baseMillis > 0 || incrementMillis > 0;
    }

    /// True if games depend on the speed of the machine.
    public boolean isTimed() {
        return hasClock() || moveMillis > 0;
    }
}
