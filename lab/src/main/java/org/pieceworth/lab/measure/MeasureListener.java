package org.pieceworth.lab.measure;

import java.util.Map;
import org.pieceworth.lab.experiment.ExperimentListener;
import org.pieceworth.stats.Estimate;

/// Hears how far a measurement is.
public interface MeasureListener extends ExperimentListener {

    /// Hears nothing.
    MeasureListener NONE = new MeasureListener() {};

    /// Called as a part begins: `pilot`, `measuring`, or the change of a sensitivity check.
    default void part(String what) {}

    /// Called after each look at the errors.
    ///
    /// @param games so far
    /// @param half half the width of the widest interval
    default void precision(long games, double half) {}

    /// Called with each look: estimates so far by the name that was typed; a piece without one is missing.
    default void values(long games, Map<String, Estimate> values) {}
}
