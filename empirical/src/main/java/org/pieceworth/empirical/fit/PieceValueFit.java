package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.OutcomeFit;

/// Values fitted to observations, with all that a report says of them.
///
/// @param observations what they were fitted to
/// @param settings how
/// @param design the observations as the regression saw them
/// @param values the features in order: P N B R Q, then `white` and `drawWidth` where fitted
/// @param knightInPawns what a knight is worth in pawns; empty where the games do not determine it
/// @param rules Capablanca's rules; empty where the features they need are missing or the scale is not a
/// piece's
/// @param fit the fitted model
/// @param ratio its parameters with their covariance
/// @param clustered whether errors are clustered by game; otherwise rows were treated as independent
/// @param clusters what errors are clustered by; empty where rows were treated as independent
/// @param comparison how the preset of Medvedev would differ; empty where it cannot be fitted
/// @param shrinkage how values by phase of the game were drawn together; empty where they were not
/// @param odds whether draws depend on material as the fit has it; empty where that is not tested
/// @param notes what a reader must know besides
public record PieceValueFit(
        Observations observations,
        FitSettings settings,
        FitDesign design,
        List<FittedValue> values,
        Optional<KnightInPawns> knightInPawns,
        List<MaterialRule> rules,
        OutcomeFit fit,
        Ratio ratio,
        boolean clustered,
        Optional<FitClusters> clusters,
        Optional<PresetComparison> comparison,
        Optional<PhaseShrinkage> shrinkage,
        Optional<OddsCheck> odds,
        List<FitNote> notes) {

    /// Copies the lists.
    public PieceValueFit {
        values = List.copyOf(values);
        rules = List.copyOf(rules);
        notes = List.copyOf(notes);
    }

    /// The fitted feature of that name.
    public Optional<FittedValue> value(String feature) {
        return values.stream().filter(value -> value.feature().equals(feature)).findFirst();
    }
}
