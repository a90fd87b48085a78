package org.pieceworth.lab.game;

import org.pieceworth.rules.position.Side;

/// The clocks of one game.
final class GameClock {

    private static final long MILLI = 1_000_000;

    private final TimeControl[] control;
    private final long[] nanosLeft;

    GameClock(TimeControl white, TimeControl black) {
        control = new TimeControl[] {white, black};
        nanosLeft = new long[] {white.baseMillis() * MILLI, black.baseMillis() * MILLI};
    }

    Budget budget(TimeControl of) {
        return new Budget(of, Math.max(0, nanosLeft[0] / MILLI), Math.max(0, nanosLeft[1] / MILLI));
    }

    /// A side has taken so long; answers whether it was in time.
    boolean spend(Side side, long nanos) {
        TimeControl rule = control[side.ordinal()];
        long margin = rule.marginMillis() * MILLI;
        boolean inTime = rule.moveMillis() == 0 || nanos <= rule.moveMillis() * MILLI + margin;
        if (rule.hasClock()) {
            nanosLeft[side.ordinal()] -= nanos;
            inTime &= nanosLeft[side.ordinal()] >= -margin;
            nanosLeft[side.ordinal()] = Math.max(0, nanosLeft[side.ordinal()]) + rule.incrementMillis() * MILLI;
        }
        return inTime;
    }
}
