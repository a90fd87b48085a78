package org.pieceworth.lab.game;

import java.util.List;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.rules.position.Side;

/// What may be spent on the move to come.
///
/// @param control the player's time control
/// @param whiteMillis what White's clock shows, when the control has a clock
/// @param blackMillis what Black's clock shows
public record Budget(TimeControl control, long whiteMillis, long blackMillis) {

    private static final long MILLI = 1_000_000;

    /// What the clock of a side shows, in milliseconds.
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
