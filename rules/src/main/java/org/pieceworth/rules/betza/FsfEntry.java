package org.pieceworth.rules.betza;

import org.pieceworth.rules.movement.Step;

/// How far a piece goes in one way, as Fairy-Stockfish keeps it: one entry for each slot.
///
/// @param limit the most steps, 0 without limit; for a leap [#LAME] when lame; for a hop 1 is the grasshopper's
/// @param enPassant whether it takes en passant
record FsfEntry(int limit, boolean enPassant) {

    /// The limit of a lame leap.
    static final int LAME = -1;

    /// The ways in which the engine moves pieces.
    enum Style {
        LEAP,
        SLIDE,
        HOP
    }

    /// What an entry is kept for.
    record Slot(Style style, Step step, boolean capture, boolean initial) {}

    /// The greater of two limits, of which 0 is none.
    static int longer(int first, int second) {
        return first == 0 || second == 0 ? 0 : Math.max(first, second);
    }
}
