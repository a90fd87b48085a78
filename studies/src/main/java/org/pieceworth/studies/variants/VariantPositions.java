package org.pieceworth.studies.variants;

import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Positions of any variant. Chess, under any name, gets specialized bitboards.
public final class VariantPositions {

    private VariantPositions() {}

    public static Position of(Variant variant, String fen) {
        return Variants.isChess(variant)
                ? ChessPosition.withPossibleRights(Fen.parse(fen))
                : VariantRules.of(variant).position(fen);
    }
}
