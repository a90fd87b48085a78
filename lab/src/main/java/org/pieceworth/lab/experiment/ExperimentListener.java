package org.pieceworth.lab.experiment;

/// Hears how far an experiment is.
public interface ExperimentListener {

    /// Hears nothing.
    ExperimentListener NONE = new ExperimentListener() {};

    /// Games are about to be played.
    ///
    /// @param done games that are there already
    /// @param wanted games in the end, at most
    default void begins(long done, long wanted) {}

    /// One more game is over.
    default void played() {}

    /// No more games are played.
    default void ends() {}
}
