package org.pieceworth.lab.game;

import org.pieceworth.rules.position.Side;

/// The clocks of one game.
final class GameClock {

    private static final long MILLI = 1_000_000;

    private final TimeControl[] control;
    private final long[] nanosLeft;
    private final int[] moves = new int[2];

    GameClock(TimeControl white, TimeControl black) {
        control = new TimeControl[] {white, black};
        nanosLeft = new long[] {white.baseMillis() * MILLI, black.baseMillis() * MILLI};
    }

    /// The limits of the next move of a side.
    Budget budget(Side side) {
        TimeControl own = control[side.ordinal()];
        return new Budget(
                own,
                Math.max(0, nanosLeft[0] / MILLI),
                Math.max(0, nanosLeft[1] / MILLI),
                control[0].incrementMillis(),
                control[1].incrementMillis(),
                own.periodMoves() == 0 ? 0 : own.periodMoves() - moves[side.ordinal()] % own.periodMoves());
    }

    /// Milliseconds on the clock of a side.
    long millis(Side side) {
        return nanosLeft[side.ordinal()] / MILLI;
    }

    /// Subtracts a move's duration from a side's clock; returns whether it was in time.
    boolean spend(Side side, long nanos) {
        TimeControl rule = control[side.ordinal()];
        long margin = rule.marginMillis() * MILLI;
        boolean inTime = rule.moveMillis() == 0 || nanos <= rule.moveMillis() * MILLI + margin;
        if (rule.hasClock()) {
            nanosLeft[side.ordinal()] -= nanos;
            inTime &= nanosLeft[side.ordinal()] >= -margin;
            nanosLeft[side.ordinal()] = Math.max(0, nanosLeft[side.ordinal()]) + rule.incrementMillis() * MILLI;
            moves[side.ordinal()]++;
            if (rule.periodMoves() > 0 && moves[side.ordinal()] % rule.periodMoves() == 0) {
                nanosLeft[side.ordinal()] += rule.baseMillis() * MILLI;
            }
        }
        return inTime;
    }
}
