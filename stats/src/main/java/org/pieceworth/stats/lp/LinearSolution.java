package org.pieceworth.stats.lp;

/// The result of a linear program.
public sealed interface LinearSolution {

    /// Per row its multiplier: positive where the row's upper bound is used, negative where its lower bound is. In
    /// an optimum the rows so weighted add up to the objective; where nothing is feasible they add up to nothing
    /// while the bounds so weighted add up to less than 0, which proves it.
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
