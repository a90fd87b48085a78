package org.pieceworth.lab.game;

import java.util.List;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.rules.position.Side;

/// The limits of the next move.
///
/// @param control the player's time control
/// @param whiteMillis left on White's clock, when the control has a clock
/// @param blackMillis left on Black's clock
/// @param whiteIncrement milliseconds that each move adds to White's clock
/// @param blackIncrement increment of Black's clock
/// @param movesToGo moves of the player until time is added, 0 when it never is
public record Budget(
        TimeControl control,
        long whiteMillis,
        long blackMillis,
        long whiteIncrement,
        long blackIncrement,
        int movesToGo) {

    private static final long MILLI = 1_000_000;

    /// The clocks after a move with a given duration.
    public Budget after(Side mover, long millis) {
        long white = mover == Side.WHITE ? Math.max(0, whiteMillis - millis) + whiteIncrement : whiteMillis;
        long black = mover == Side.BLACK ? Math.max(0, blackMillis - millis) + blackIncrement : blackMillis;
        int toGo = movesToGo > 1 ? movesToGo - 1 : control.periodMoves();
        return new Budget(control, white, black, whiteIncrement, blackIncrement, toGo);
    }

    /// Milliseconds left on the clock of a side.
    public long millis(Side side) {
        return side == Side.WHITE ? whiteMillis : blackMillis;
    }

    /// The limits for Pieceworth's engine.
    public SearchLimits limits(Side mover) {
        if (control.hasClock()) {
            SearchLimits clock = SearchLimits.clock(millis(mover), control.incrementMillis(), movesToGo);
            return new SearchLimits(control.nodes(), control.depth(), clock.softNanos(), clock.hardNanos(), List.of());
        }
        long nanos = control.moveMillis() * MILLI;
        return new SearchLimits(control.nodes(), control.depth(), nanos, nanos, List.of());
    }
}
