package org.pieceworth.stats.lp;

/// The result of a linear program.
public sealed interface LinearSolution {

    /// Per row its multiplier: positive if the row's upper bound is used, negative if its lower bound is. In
    /// an optimum the rows with these weights sum to the objective. In an infeasible program they sum to 0
    /// while the bounds with these weights sum to less than 0, which proves it.
    double[] multipliers();

    /// The greatest value.
    ///
    /// @param value the objective there
    /// @param point its coordinates
    /// @param multipliers see [#multipliers]
    record Optimal(double value, double[] point, double[] multipliers) implements LinearSolution {}

    /// No point satisfies all rows.
    ///
    /// @param multipliers see [#multipliers]
    record Infeasible(double[] multipliers) implements LinearSolution {}
}
