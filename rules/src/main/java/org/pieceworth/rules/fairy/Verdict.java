package org.pieceworth.rules.fairy;

import org.pieceworth.rules.variant.GameValue;

/// How a position stands by one of the rules, for the side to move.
public enum Verdict {
    /// The rule says nothing.
    OPEN,
    /// The side to move has won.
    WON,
    /// Drawn.
    DRAWN,
    /// The side to move has lost.
    LOST;

    static Verdict of(GameValue value) {
        return switch (value) {
            case WIN -> WON;
            case DRAW -> DRAWN;
            case LOSS -> LOST;
        };
    }
}
