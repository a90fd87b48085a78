package org.pieceworth.rules.variant;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.text.Ordered;

/// Promotion of pieces.
///
/// @param region the squares of promotion (promotionRegion)
/// @param pawnTypes the pieces that become one of `pieceTypes` there (promotionPawnTypes)
/// @param pieceTypes the types that they can become, in order (promotionPieceTypes)
/// @param mandatoryPawn true if they must promote (mandatoryPawnPromotion)
/// @param limits the most pieces of a type that a side may have for another one to be made (promotionLimit)
/// @param promoted by type: the type as which its `+` form moves, as in Shogi (promotedPieceType); such a promotion is
/// open to moves that begin or end in the region
/// @param mandatoryPiece true if such promotion is compulsory (mandatoryPiecePromotion)
/// @param onCaptureOnly true if pieces with a `+` form promote on captures only (piecePromotionOnCapture)
/// @param demotion true if they may demote in the same way (pieceDemotion)
/// @param sittuyin pawns promote in the manner of Sittuyin: on the spot or by a move of the new piece, from the region
/// or anywhere when it is the last pawn (sittuyinPromotion)
public record PromotionRules(
        Sided<Region> region,
        Sided<Set<Character>> pawnTypes,
        Sided<List<Character>> pieceTypes,
        boolean mandatoryPawn,
        Map<Character, Integer> limits,
        Map<Character, Character> promoted,
        boolean mandatoryPiece,
        boolean onCaptureOnly,
        boolean demotion,
        boolean sittuyin) {

    public PromotionRules {
        pawnTypes = new Sided<>(Ordered.copy(pawnTypes.white()), Ordered.copy(pawnTypes.black()));
        pieceTypes = new Sided<>(List.copyOf(pieceTypes.white()), List.copyOf(pieceTypes.black()));
        limits = Collections.unmodifiableMap(new TreeMap<>(limits));
        promoted = Collections.unmodifiableMap(new TreeMap<>(promoted));
    }
}
