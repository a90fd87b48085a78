package org.pieceworth.lab.experiment;

/// Plays games by their numbers: what game g is depends on g alone, unless moves are limited by time.
public interface GamePlayer extends AutoCloseable {

    /// Plays games from one number to before another and hands them on in their order, on the thread that calls,
    /// until the sink wants no more.
    ///
    /// @param threads how many games are played at a time, 1 or more
    void play(long from, long to, int threads, GameSink sink);

    /// Ends what it needs to play.
    @Override
    default void close() {}
}
