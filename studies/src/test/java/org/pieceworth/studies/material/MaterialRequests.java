package org.pieceworth.studies.material;

import java.util.Optional;
import org.pieceworth.valuation.universal.RoyalCorrections;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// Requests of tests by the settings of the source.
final class MaterialRequests {

    private MaterialRequests() {}

    static MaterialRequest of(GameSetup setup) {
        return new MaterialRequest(
                setup, Optional.empty(), new RoyalCorrections(1, 1, 1), Rounding.EXACT, QueenRule.SUM);
    }
}
