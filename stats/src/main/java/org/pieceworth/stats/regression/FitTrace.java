package org.pieceworth.stats.regression;

/// Watches a solver: called once per step.
@FunctionalInterface
public interface FitTrace {

    FitTrace NONE = (_, _, _) -> {};

    /// @param step number of the step, from 0
    /// @param cost J at this step
    /// @param parameters the parameters at this step; must not be retained or changed
    void step(int step, double cost, double[] parameters);
}
