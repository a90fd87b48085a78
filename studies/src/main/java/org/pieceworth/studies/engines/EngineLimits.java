package org.pieceworth.studies.engines;

import java.util.Optional;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.Clocks;

/// The limits of one player's moves, in addition to those of the match.
///
/// @param clock the typed clock, such as `40/60+0.6`
/// @param moveMillis time for a move
/// @param nodes positions to search
/// @param depth plies to search
/// @param marginMillis tolerated excess of time, in milliseconds
public record EngineLimits(
        Optional<String> clock,
        Optional<Long> moveMillis,
        Optional<Long> nodes,
        Optional<Integer> depth,
        Optional<Long> marginMillis) {

    /// The limits of the match.
    public static final EngineLimits COMMON =
            new EngineLimits(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /// The limits of the player: its own, if it has any, which may be several at once.
    ///
    /// @param common the limits of the match
    /// @throws org.pieceworth.text.InputException when the clock cannot be read
    public TimeControl control(TimeControl common) {
        boolean own = clock.isPresent() || moveMillis.isPresent() || nodes.isPresent() || depth.isPresent();
        TimeControl chosen = own ? own() : common;
        return marginMillis.map(chosen::within).orElse(chosen);
    }

    private TimeControl own() {
        TimeControl timed = clock.map(Clocks::parse)
                .or(() -> moveMillis.map(TimeControl::moveTime))
                .orElse(TimeControl.nodes(0));
        return timed.with(nodes.orElse(0L), depth.orElse(0));
    }
}
