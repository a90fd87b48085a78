package org.pieceworth.empirical.diagnostics;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.rules.piece.ValueUnit;

/// Number of games like these for a wanted error of a value, since errors fall with the root of the number.
///
/// @param feature its name
/// @param error current error of the value
/// @param wanted wanted error: a tenth of a pawn, assuming that another unit is three pawns
/// @param games needed in all
public record GamesNeeded(String feature, double error, double wanted, double games) {

    /// In pawns.
    private static final double WANTED = 0.1;

    private static final double PAWNS_IN_A_PIECE = 3;

    static List<GamesNeeded> of(PieceValueFit fit) {
        List<GamesNeeded> needed = new ArrayList<>();
        long games = fit.observations().games();
        if (!(fit.settings().unit() instanceof ValueUnit.Anchored unit)) {
            return needed;
        }
        double wanted = WANTED * unit.number() / (unit.isPawn() ? 1 : PAWNS_IN_A_PIECE);
        for (FittedValue value : fit.values()) {
            double error = value.standardError().orElse(0.0);
            if (error > 0 && games > 0) {
                needed.add(
                        new GamesNeeded(value.feature(), error, wanted, games * (error / wanted) * (error / wanted)));
            }
        }
        return needed;
    }
}
