package org.pieceworth.rules.variant;

import java.util.Set;
import org.pieceworth.text.Ordered;

/// Initial moves and en passant.
///
/// A piece that passes squares in a move on an initial ray can be captured en passant on them.
///
/// @param doubleStep the origins of moves on initial rays of up to two steps (doubleStepRegion); empty without double
/// steps
/// @param tripleStep the origins of those of three steps (tripleStepRegion)
/// @param enPassantRegion the squares where en passant is allowed (enPassantRegion)
/// @param enPassantTypes the pieces that may capture en passant, if their movement has such a capture (enPassantTypes)
/// @param resetting the pieces whose moves set the n-move count to 0 (nMoveRuleTypes)
public record PawnRules(
        Sided<Region> doubleStep,
        Sided<Region> tripleStep,
        Sided<Region> enPassantRegion,
        Sided<Set<Character>> enPassantTypes,
        Sided<Set<Character>> resetting) {

    public PawnRules {
        enPassantTypes = new Sided<>(Ordered.copy(enPassantTypes.white()), Ordered.copy(enPassantTypes.black()));
        resetting = new Sided<>(Ordered.copy(resetting.white()), Ordered.copy(resetting.black()));
    }
}
