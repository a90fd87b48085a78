package org.pieceworth.cli.games;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.Calibration;
import org.pieceworth.empirical.fit.FitChecks;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.stats.validation.DrawModelComparison;
import org.pieceworth.stats.validation.HeldOut;

/// What was asked of a fit beside its values; each part may be missing.
///
/// @param calibration expected score by balance
/// @param heldOut scores on games that the model was not fitted to
/// @param drawModels ways of counting draws on equal ground
/// @param influence the games that move a value most
/// @param influenceOn that value's feature
/// @param groups values by groups of games
record FitExtras(
        Optional<Calibration> calibration,
        Optional<HeldOut> heldOut,
        Optional<DrawModelComparison> drawModels,
        List<FitChecks.InfluentialGame> influence,
        String influenceOn,
        Optional<GroupedValues> groups) {

    static final FitExtras NONE =
            new FitExtras(Optional.empty(), Optional.empty(), Optional.empty(), List.of(), "", Optional.empty());
}
