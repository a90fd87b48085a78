package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.OutcomeFit;

/// Fitted values with everything that a report shows.
///
/// @param observations the data
/// @param settings how
/// @param design the observations as the regression saw them
/// @param values in the order of the features: P N B R Q, then `white` and `drawWidth` if fitted
/// @param knightInPawns a knight's value in pawns; empty if the games do not determine it
/// @param rules Capablanca's rules; empty if features that they need are missing, or the unit is not a piece
/// @param tests rules that were asked about; empty for Firth's likelihood
/// @param fit the fitted model
/// @param ratio its parameters with their covariance
/// @param clustered whether errors are clustered by game; otherwise rows were treated as independent
/// @param clusters clusters of the errors; empty if rows were treated as independent
/// @param comparison difference from Medvedev's preset; empty if that cannot be fitted
/// @param shrinkage shrinking of values by phase; empty if there was none
/// @param odds test that draws depend on material as the model says; empty if untested
/// @param notes caveats
public record PieceValueFit(
        Observations observations,
        FitSettings settings,
        FitDesign design,
        List<FittedValue> values,
        Optional<KnightInPawns> knightInPawns,
        List<MaterialRule> rules,
        List<MaterialRule> tests,
        OutcomeFit fit,
        Ratio ratio,
        boolean clustered,
        Optional<FitClusters> clusters,
        Optional<PresetComparison> comparison,
        Optional<PhaseShrinkage> shrinkage,
        Optional<OddsCheck> odds,
        List<FitNote> notes) {

    public PieceValueFit {
        values = List.copyOf(values);
        rules = List.copyOf(rules);
        tests = List.copyOf(tests);
        notes = List.copyOf(notes);
    }

    /// The fitted feature of that name.
    public Optional<FittedValue> value(String feature) {
        return values.stream().filter(value -> value.feature().equals(feature)).findFirst();
    }
}
