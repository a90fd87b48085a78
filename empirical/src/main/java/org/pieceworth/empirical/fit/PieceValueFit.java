package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.OutcomeFit;

/// Fitted values, and the model that they are from.
///
/// @param observations the data
/// @param settings settings of the fit
/// @param design the observations in the form of the regression
/// @param values values in the order of the features: P N B R Q, then `white` and `drawWidth` if fitted
/// @param fit the fitted model
/// @param scale conversion from its parameters and their covariance to values
/// @param findings results other than values
/// @param notes caveats
public record PieceValueFit(
        Observations observations,
        FitSettings settings,
        FitDesign design,
        List<FittedValue> values,
        OutcomeFit fit,
        FitScale scale,
        Findings findings,
        List<FitNote> notes) {

    /// Results of a fit other than its values.
    ///
    /// @param knightInPawns a knight's value in pawns; empty if the games do not determine it
    /// @param clusters clusters of the errors; empty if rows were treated as independent
    /// @param shrinkage shrinking of values by phase; empty if there was none
    /// @param odds test that draws depend on material as the model says; empty if untested
    public record Findings(
            Optional<KnightInPawns> knightInPawns,
            Optional<FitClusters> clusters,
            Optional<PhaseShrinkage> shrinkage,
            Optional<OddsCheck> odds) {}

    public PieceValueFit {
        values = List.copyOf(values);
        notes = List.copyOf(notes);
    }

    /// The fitted feature of that name.
    public Optional<FittedValue> value(String feature) {
        return values.stream().filter(value -> value.feature().equals(feature)).findFirst();
    }

    /// The parameters with their covariance.
    public Ratio ratio() {
        return scale.ratio();
    }

    /// True if errors are clustered by game; otherwise rows were treated as independent.
    public boolean clustered() {
        return design.clusters().isPresent() && !settings.errors().vcov().isByRow();
    }

    /// See [Findings].
    public Optional<KnightInPawns> knightInPawns() {
        return findings.knightInPawns();
    }

    /// See [Findings].
    public Optional<FitClusters> clusters() {
        return findings.clusters();
    }

    /// See [Findings].
    public Optional<PhaseShrinkage> shrinkage() {
        return findings.shrinkage();
    }

    /// See [Findings].
    public Optional<OddsCheck> odds() {
        return findings.odds();
    }
}
