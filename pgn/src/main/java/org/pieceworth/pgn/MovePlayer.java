package org.pieceworth.pgn;

import org.pieceworth.rules.position.PlayedMoves;

/// Plays the written moves of one game after the other, by the rules of one game.
interface MovePlayer {

    /// Whether a Variant tag names this game.
    boolean accepts(String variantTag);

    /// Goes to the usual start.
    void start();

    /// Goes to a position of its own.
    ///
    /// @throws org.pieceworth.text.InputException when it cannot be read or played
    void setUp(String fen);

    /// Why the last move was refused, a reason of [SkipReason].
    String refusal();

    /// A 64-bit hash of set-up and moves: equal games have equal hashes.
    long key();

    /// What was played, for listeners.
    PlayedMoves played();
}
