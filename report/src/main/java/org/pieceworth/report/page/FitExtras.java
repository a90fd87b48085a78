package org.pieceworth.report.page;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.checks.FitChecks.InfluentialGame;
import org.pieceworth.empirical.checks.FitStatistics;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.empirical.checks.ValuesComparison;
import org.pieceworth.empirical.diagnostics.Diagnostics;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.stats.validation.DrawModelComparison;
import org.pieceworth.stats.validation.HeldOut;

/// Optional results of a fit besides its values.
///
/// @param calibration expected score by balance
/// @param heldOut scores on games that the model was not fitted to
/// @param drawModels comparison of the draw models on the same games
/// @param influence the games that move a value most
/// @param groups values by groups of games
/// @param controls values with something else held equal
/// @param values given values beside the fit's, by their predictions of games left out
/// @param statistics figures that a regression is judged by
/// @param joint tests of several rules together
/// @param diagnostics by which the fit is judged
public record FitExtras(
        Optional<CalibrationCurve> calibration,
        Optional<HeldOut> heldOut,
        Optional<DrawModelComparison> drawModels,
        Optional<Influence> influence,
        Optional<GroupedValues> groups,
        Optional<ControlledValues> controls,
        Optional<ValuesComparison> values,
        Optional<FitStatistics> statistics,
        List<JointTest> joint,
        Optional<Diagnostics> diagnostics) {

    public FitExtras {
        joint = List.copyOf(joint);
    }

    /// No optional result.
    public static final FitExtras NONE =
            new FitExtras(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /// Without controls and given values.
    ///
    /// @param calibration expected score by balance
    /// @param heldOut scores on games that the model was not fitted to
    /// @param drawModels comparison of the draw models on the same games
    /// @param influence the games that move a value most
    /// @param groups values by groups of games
    public FitExtras(
            Optional<CalibrationCurve> calibration,
            Optional<HeldOut> heldOut,
            Optional<DrawModelComparison> drawModels,
            Optional<Influence> influence,
            Optional<GroupedValues> groups) {
        this(
                calibration,
                heldOut,
                drawModels,
                influence,
                groups,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty());
    }

    /// The games that move a value most.
    ///
    /// @param feature the value's name
    /// @param games the most influential first, one at least
    public record Influence(String feature, List<InfluentialGame> games) {

        public Influence {
            games = List.copyOf(games);
        }
    }
}
