package org.pieceworth.engine.evaluation;

import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.position.Side;

/// Pairs of pieces bound to squares of one colour: bishops, and other types that move like that. In games
/// with hands pairs come and go, and none is counted.
final class ColourBound {

    final int[] types;

    /// @param pieces the types that are neither royal nor pawns
    ColourBound(VariantRules rules, int[] pieces) {
        types = rules.variant().hasHands()
                ? new int[0]
                : IntStream.of(pieces).filter(type -> isBound(rules, type)).toArray();
    }

    private static boolean isBound(VariantRules rules, int type) {
        return rules.variant()
                .type(rules.letters().charAt(type))
                .filter(piece -> ColourBinding.colourBound(
                        piece.movement(), rules.variant().surface()))
                .isPresent();
    }

    /// Number of types with two or more pieces of a side.
    int pairs(VariantPosition p, Side side) {
        int pairs = 0;
        for (int type : types) {
            pairs += p.onBoard(side, type) > 1 ? 1 : 0;
        }
        return pairs;
    }
}
