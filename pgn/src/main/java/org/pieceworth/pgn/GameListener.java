package org.pieceworth.pgn;

import java.util.Optional;
import org.pieceworth.rules.chess.ChessPosition;

/// Receives replayed games from a [GameReplay].
public interface GameListener {

    /// A game begins.
    ///
    /// @param position the position before its first move; the same object goes on through the game. It has no
    /// meaning for a game that is refused for its tags
    void begin(ChessPosition position);

    /// A move was played.
    ///
    /// @param position the position after the move
    /// @param changedMaterial whether the move took something or promoted
    void played(ChessPosition position, boolean changedMaterial);

    /// The game ends.
    ///
    /// @param game what it was
    /// @param skip why it cannot be used: nothing told of it since [#begin] may be kept
    void end(ReplayedGame game, Optional<SkipReason> skip);

    /// A game that was read to its end.
    ///
    /// @param ordinal its number in the input, from 1
    /// @param line the line it begins on
    /// @param result its result, by its tag where that says one, else by its termination token
    /// @param plies how many moves of it were played
    /// @param key a 64-bit hash of its set-up and moves: equal games have equal keys
    record ReplayedGame(long ordinal, long line, GameResult result, int plies, long key) {}
}
