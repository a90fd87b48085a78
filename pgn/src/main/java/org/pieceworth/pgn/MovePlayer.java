package org.pieceworth.pgn;

import org.pieceworth.rules.position.PlayedMoves;

/// Plays the written moves of one game after the other, by the rules of one game.
interface MovePlayer {

    /// True if the value of a Variant tag names this game.
    boolean accepts(String variantTag);

    /// Sets up the usual start.
    void start();

    /// Sets up a position from a FEN tag.
    ///
    /// @throws org.pieceworth.text.InputException when it cannot be read or played
    void setUp(String fen);

    /// The reason for the last refusal, one of [SkipReason].
    String refusal();

    /// A 64-bit hash of set-up and moves: equal games have equal hashes.
    long key();

    /// The moves played so far, a live view for listeners.
    PlayedMoves played();
}
