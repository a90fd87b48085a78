package org.pieceworth.lab.game;

/// Someone who plays: our engine, or another one. Used by one thread at a time.
public interface Player extends AutoCloseable {

    /// For people.
    String name();

    /// A game is about to begin: what was learnt in earlier ones is forgotten.
    void newGame(Opening opening);

    /// Chooses a move for the side to move; never throws because of what a foreign engine does.
    ///
    /// @param game the game so far; its position stands as before when the player answers
    Answer choose(GameSoFar game, Budget budget);

    /// The game is over: it thinks no longer.
    default void gameOver() {}

    /// Ends it.
    @Override
    default void close() {}
}
