package org.pieceworth.lab.measure;

import java.util.Map;
import org.pieceworth.lab.experiment.ExperimentListener;
import org.pieceworth.stats.Estimate;

/// Hears how far a measurement is.
public interface MeasureListener extends ExperimentListener {

    /// Hears nothing.
    MeasureListener NONE = new MeasureListener() {};

    /// What is played from now on: `pilot`, `measuring`, or what is changed to look for systematic errors.
    default void part(String what) {}

    /// How narrow the widest interval is by now.
    ///
    /// @param half half its width
    default void precision(long games, double half) {}

    /// What the pieces are worth by now, by the name that was typed; a piece that has no number yet is missing.
    default void values(long games, Map<String, Estimate> values) {}
}
