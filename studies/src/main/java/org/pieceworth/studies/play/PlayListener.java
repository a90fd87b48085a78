package org.pieceworth.studies.play;

import org.pieceworth.lab.experiment.ExperimentListener;

/// Hears how far games are that are played.
public interface PlayListener extends ExperimentListener {

    /// Hears nothing.
    PlayListener NONE = new PlayListener() {};

    /// Something is amiss with what is played, which may be worth a look before all is played.
    default void warning(String warning) {}
}
