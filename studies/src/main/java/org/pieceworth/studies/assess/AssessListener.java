package org.pieceworth.studies.assess;

import org.pieceworth.studies.play.PlayListener;

/// Hears how far an assessment is.
public interface AssessListener extends PlayListener {

    /// Hears nothing.
    AssessListener SILENT = new AssessListener() {};

    /// Games at another strength begin.
    ///
    /// @param nodes for each move
    default void level(long nodes) {}
}
