package org.pieceworth.report.chart;

import java.util.List;

/// The values of pieces at each step of a solver ("at each step, the normalization of the weight of the pawn = 100",
/// Medvedev 2015).
///
/// @param pieces their letters
/// @param points points in the order of the steps
public record SolverPath(List<String> pieces, List<Point> points) {

    /// No steps were recorded.
    public static final SolverPath NONE = new SolverPath(List.of(), List.of());

    public SolverPath {
        pieces = List.copyOf(pieces);
        points = List.copyOf(points);
    }

    /// A step.
    /// @param cost the quantity being minimised
    /// @param values values of the pieces, with the pawn at 100; empty if the pawn's coefficient is 0
    public record Point(int step, double cost, List<Double> values) {

        public Point {
            values = List.copyOf(values);
        }
    }
}
