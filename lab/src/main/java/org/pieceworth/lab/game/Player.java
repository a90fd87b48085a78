package org.pieceworth.lab.game;

/// A player: Pieceworth's engine, or another one. Not thread-safe.
public interface Player extends AutoCloseable {

    /// The name for users.
    String name();

    /// Prepares for a new game: clears information from earlier ones.
    void newGame(Opening opening);

    /// Chooses a move for the side to move; never throws for an error of a foreign engine.
    ///
    /// @param game the game so far; its position is unchanged when the player answers
    Answer choose(GameSoFar game, Budget budget);

    /// The game is over: it thinks no longer.
    default void gameOver() {}

    /// Ends it.
    @Override
    default void close() {}
}
