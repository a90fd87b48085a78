package org.pieceworth.studies.play;

import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.Clocks;

/// The limit of a move.
///
/// @param control the limit for the engine
/// @param text text for people
public record MoveLimit(TimeControl control, String text) {

    /// Default of 500 nodes per move.
    public static final long DEFAULT_NODES = 500;
    public static final MoveLimit DEFAULT = of(TimeControl.nodes(DEFAULT_NODES));

    /// A limit in its usual words.
    public static MoveLimit of(TimeControl control) {
        return new MoveLimit(control, control.text());
    }

    /// A clock as typed, such as `1+0.1`.
    ///
    /// @throws org.pieceworth.text.InputException when it is invalid
    public static MoveLimit clock(String typed) {
        return new MoveLimit(Clocks.parse(typed), typed + " s on the clock");
    }
}
