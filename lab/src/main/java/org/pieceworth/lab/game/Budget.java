package org.pieceworth.lab.game;

import java.util.List;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.rules.position.Side;

/// The limits of the next move.
///
/// @param control the player's time control
/// @param whiteMillis left on White's clock, when the control has a clock
/// @param blackMillis left on Black's clock
public record Budget(TimeControl control, long whiteMillis, long blackMillis) {

    private static final long MILLI = 1_000_000;

    /// Milliseconds left on the clock of a side.
    public long millis(Side side) {
        return side == Side.WHITE ? whiteMillis : blackMillis;
    }

    /// The limits for our own engine.
    public SearchLimits limits(Side mover) {
        if (control.hasClock()) {
            SearchLimits clock = SearchLimits.clock(millis(mover), control.incrementMillis(), 0);
            return new SearchLimits(control.nodes(), control.depth(), clock.softNanos(), clock.hardNanos(), List.of());
        }
        long nanos = control.moveMillis() * MILLI;
        return new SearchLimits(control.nodes(), control.depth(), nanos, nanos, List.of());
    }
}
