package org.pieceworth.pgn;

import java.util.Optional;
import org.pieceworth.rules.position.PlayedMoves;

/// Receives replayed games from a [GameReplay].
public interface GameListener {

    /// A game begins.
    default void begin() {}

    /// A tag pair of the game; the slices are valid only during the call.
    default void tag(ByteSlice name, ByteSlice value) {}

    /// Called after the last tag. If it returns false, the moves are skipped unread and [#end] follows with the reason
    /// [SkipReason#NOT_WANTED].
    default boolean wanted() {
        return true;
    }

    /// Asked once per game. Comments of variations are never passed on.
    default boolean wantsComments() {
        return false;
    }

    /// Asked at the end of a game: hashing costs time, and only the search for duplicates needs keys.
    default boolean wantsKey() {
        return true;
    }

    /// A comment of the main line.
    ///
    /// @param plies number of moves played before it
    /// @param text valid only during the call
    default void comment(int plies, ByteSlice text) {}

    /// The game ends.
    ///
    /// @param game its place in the input, result, length and key
    /// @param replay its moves; valid only during the call, and meaningless for a skipped game
    /// @param skip the reason the game cannot be used; empty for a usable game
    void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip);

    /// A game read to its end.
    ///
    /// @param ordinal its number in the input, from 1
    /// @param line the line it begins on
    /// @param result its result, from its Result tag if that has one, else from its termination token
    /// @param plies number of moves played
    /// @param key a 64-bit hash of its set-up and moves: equal games have equal keys; 0 where
    /// no key is wanted
    record ReplayedGame(long ordinal, long line, GameResult result, int plies, long key) {}
}
