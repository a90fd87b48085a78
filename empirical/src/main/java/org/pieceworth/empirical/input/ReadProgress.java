package org.pieceworth.empirical.input;

/// Receives progress updates while games are read.
@FunctionalInterface
public interface ReadProgress {

    /// Receives nothing.
    ReadProgress NONE = (_, _) -> {};

    /// Called now and then.
    ///
    /// @param bytes number of bytes of all files read so far, as stored
    /// @param games number of games found so far
    void read(long bytes, long games);

    /// Called now and then if other machines read, whose tasks do not end in their order; by any thread.
    ///
    /// @param done tasks that have ended
    /// @param planned number of all planned tasks
    default void tasks(long done, long planned) {}
}
