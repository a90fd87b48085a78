package org.pieceworth.report.page;

import java.util.List;

/// How a solver came to the values of pieces, step by step ("at each step, the normalization of the
/// weight of the pawn = 100", Medvedev 2015).
///
/// @param pieces their letters
/// @param points in the order of the steps
public record SolverPath(List<String> pieces, List<Point> points) {

    /// Nothing was noted of the steps.
    public static final SolverPath NONE = new SolverPath(List.of(), List.of());

    /// Copies the lists.
    public SolverPath {
        pieces = List.copyOf(pieces);
        points = List.copyOf(points);
    }

    /// A step.
    ///
    /// @param step its number
    /// @param cost what is made least
    /// @param values of the pieces, the pawn's being 100; none of a step at which the pawn's is 0
    public record Point(int step, double cost, List<Double> values) {

        /// Copies the list.
        public Point {
            values = List.copyOf(values);
        }
    }
}
