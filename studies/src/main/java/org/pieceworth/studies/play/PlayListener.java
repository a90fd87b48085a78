package org.pieceworth.studies.play;

import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.lab.experiment.ExperimentListener;

/// Hears how far games are that are played.
public interface PlayListener extends ExperimentListener {

    /// Hears nothing.
    PlayListener NONE = new PlayListener() {};

    /// Something is amiss with what is played, which may be worth a look before all is played.
    default void warning(String warning) {}

    /// One more game counts.
    ///
    /// @param answer makes the answer by the games so far; only before this returns
    default void standing(Supplier<Document> answer) {}
}
