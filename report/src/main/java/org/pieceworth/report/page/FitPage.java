package org.pieceworth.report.page;

import java.util.List;

/// A fit's report with its values put in order for the eye: a line a feature, a curve and a board a piece.
///
/// @param report the facts
/// @param scale of all values
/// @param values a line a feature
/// @param references reference values, in the order of the chart
/// @param phases values by phase of the game
/// @param squares values by square
/// @param path steps of the solver, if recorded
public record FitPage(
        FitReport report,
        ReportScale scale,
        List<ValueLine> values,
        List<ReferenceSet> references,
        List<PhaseCurve> phases,
        List<SquareMap> squares,
        SolverPath path) {

    public FitPage {
        values = List.copyOf(values);
        references = List.copyOf(references);
        phases = List.copyOf(phases);
        squares = List.copyOf(squares);
    }

    /// The page of a report, without the solver's steps.
    public static FitPage of(FitReport report) {
        return of(report, SolverPath.NONE);
    }

    /// The page of a report.
    public static FitPage of(FitReport report, SolverPath path) {
        ReportScale scale = ReportScale.of(report);
        return new FitPage(
                report,
                scale,
                ValueLine.of(report),
                Double.isNaN(scale.pawn()) ? List.of() : ReferenceSet.all(scale.pawn()),
                PhaseCurve.of(report),
                SquareMap.of(report),
                path);
    }
}
