package org.pieceworth.studies.fit;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.stats.Estimate;
import org.pieceworth.terms.FeatureTables;

/// What games say of the values of pieces.
///
/// @param report all facts
/// @param steps of the solver; none unless they were wanted
public record FitAnswer(FitReport report, List<FitStep> steps) {

    /// Copies the list.
    public FitAnswer {
        steps = List.copyOf(steps);
    }

    /// The values by feature; what the games do not identify counts nothing.
    public FeatureTables tables() {
        double[] weights = new double[report.terms().features().size()];
        Arrays.setAll(
                weights,
                i -> report.values().get(i).value().map(Estimate::value).orElse(0.0));
        return FeatureTables.of(report.terms(), weights);
    }
}
