package org.pieceworth.pgn;

import org.pieceworth.rules.position.PlayedMoves;

/// Plays the written moves of one game after the other, by the rules of one game.
sealed interface MovePlayer permits ChessPlayer, VariantPlayer {

    /// Whether a Variant tag names this game.
    boolean accepts(String variantTag);

    /// Goes to the usual start.
    void start();

    /// Goes to a position of its own.
    ///
    /// @throws org.pieceworth.rules.InputException when it cannot be read or played
    void setUp(String fen);

    /// Whether moves are wanted as they are written, for [#play(ByteSlice)], and not packed.
    boolean wantsWords();

    /// Plays packed moves.
    ///
    /// @param codes as [org.pieceworth.rules.san.SanCode] packs them, from index 0
    /// @return how many were played; fewer than `moves` when the next was refused, see [#refusal()]
    int play(int[] codes, int moves);

    /// Plays a written move; false when it was refused, see [#refusal()].
    boolean play(ByteSlice move);

    /// Why the last move was refused, a reason of [SkipReason].
    String refusal();

    /// A 64-bit hash of set-up and moves: equal games have equal hashes.
    long key();

    /// What was played, for listeners.
    PlayedMoves played();
}
