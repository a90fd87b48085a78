package org.pieceworth.lab.experiment;

import java.util.Optional;
import java.util.function.LongFunction;
import org.pieceworth.lab.game.PlayedGame;

/// Plays games by their numbers: game g depends only on g, unless moves are limited by time.
public interface GamePlayer extends AutoCloseable {

    /// Plays games from one number to before another and hands them on in their order, on the thread that calls,
    /// until the sink wants no more.
    ///
    /// @param threads number of concurrent games, 1 or more
    void play(long from, long to, int threads, GameSink sink);

    /// Plays one game on the calling thread; thread-safe; empty if games use programs of this machine.
    default Optional<LongFunction<PlayedGame>> byNumber() {
        return Optional.empty();
    }

    /// Ends the resources used for playing.
    @Override
    default void close() {}
}
