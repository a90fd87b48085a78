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

    /// The values as lines for an engine, see [FittedIni].
    ///
    /// @throws org.pieceworth.rules.InputException when there is nothing to scale them by
    public List<String> ini() {
        return FittedIni.lines(report.provenance().reading().variant(), report.terms(), report.values());
    }

    /// The values by feature; NaN where the games do not identify one.
    public FeatureTables tables() {
        double[] weights = new double[report.terms().features().size()];
        Arrays.setAll(
                weights,
                i -> report.values().get(i).value().map(Estimate::value).orElse(Double.NaN));
        return FeatureTables.of(report.terms(), weights);
    }
}
