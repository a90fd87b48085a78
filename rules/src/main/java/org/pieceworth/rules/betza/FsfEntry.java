package org.pieceworth.rules.betza;

import org.pieceworth.rules.movement.Step;

/// The range of a piece in one direction, as Fairy-Stockfish stores it: one entry for each slot.
///
/// @param limit the most steps, 0 without limit; for a leap [#LAME] when lame; for a hop 1 is the grasshopper's
/// @param enPassant whether it takes en passant
record FsfEntry(int limit, boolean enPassant) {

    /// The limit of a lame leap.
    static final int LAME = -1;

    /// The engine's ways of moving pieces.
    enum Style {
        LEAP,
        SLIDE,
        HOP
    }

    /// The key of an entry: a kind of move, a step, and whether it is for captures and for first moves.
    record Slot(Style style, Step step, boolean capture, boolean initial) {}

    /// The greater of two limits; 0 means no limit.
    static int longer(int first, int second) {
        return first == 0 || second == 0 ? 0 : Math.max(first, second);
    }
}
