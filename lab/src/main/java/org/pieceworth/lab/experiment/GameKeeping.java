package org.pieceworth.lab.experiment;

import java.nio.file.Path;

/// Storage of games until all are played.
public sealed interface GameKeeping {

    /// Without storage: games are passed on once, when they are played.
    record Nowhere() implements GameKeeping {}

    /// In memory: a kill loses them.
    record InMemory() implements GameKeeping {}

    /// In a journal, so that another run can continue it.
    ///
    /// @param file the journal
    /// @param fresh whether games that are there are dropped
    record InJournal(Path file, boolean fresh) implements GameKeeping {}
}
