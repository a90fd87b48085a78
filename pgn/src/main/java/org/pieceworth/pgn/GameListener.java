package org.pieceworth.pgn;

import java.util.Optional;
import org.pieceworth.rules.position.PlayedMoves;

/// Receives replayed games from a [GameReplay].
public interface GameListener {

    /// A game begins.
    default void begin() {}

    /// A tag pair of the game; the slices are valid only during the call.
    default void tag(ByteSlice name, ByteSlice value) {}

    /// All tags are told. Answers whether the game is wanted; if not, its moves are passed unread and [#end]
    /// follows with the reason [SkipReason#NOT_WANTED].
    default boolean wanted() {
        return true;
    }

    /// Whether comments of the main line are wanted; asked once per game.
    default boolean wantsComments() {
        return false;
    }

    /// Whether the key of the game is wanted; asked when it ends.
    default boolean wantsKey() {
        return true;
    }

    /// A comment of the main line.
    ///
    /// @param plies how many moves were played before it
    /// @param text valid only during the call
    default void comment(int plies, ByteSlice text) {}

    /// The game ends.
    ///
    /// @param game what it was
    /// @param replay its moves; valid only during the call, and without meaning for a game that is skipped
    /// @param skip why it cannot be used
    void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip);

    /// A game that was read to its end.
    ///
    /// @param ordinal its number in the input, from 1
    /// @param line the line it begins on
    /// @param result its result, by its tag where that says one, else by its termination token
    /// @param plies how many moves of it were played
    /// @param key a 64-bit hash of its set-up and moves: equal games have equal keys; 0 where
    /// no key is wanted
    record ReplayedGame(long ordinal, long line, GameResult result, int plies, long key) {}
}
