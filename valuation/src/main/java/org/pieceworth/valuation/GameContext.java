package org.pieceworth.valuation;

import java.util.Optional;
import org.pieceworth.rules.variant.Variant;

/// The game that a piece is valued in.
///
/// @param density pieces divided by squares at its opening, including pieces in hand, which enter later
/// @param variant its rules; empty for values outside a variant
public record GameContext(double density, Optional<Variant> variant) {

    /// Chess, where half of the squares are occupied at the opening.
    public static final GameContext CHESS = new GameContext(0.5, Optional.empty());

    public static GameContext of(Variant variant) {
        double pieces = variant.startPlacement().piecesAndHands().count();
        return new GameContext(Math.min(1, pieces / variant.surface().cells()), Optional.of(variant));
    }
}
