package org.pieceworth.engine.alphabeta;

import org.pieceworth.rules.variant.RoyalRules;
import org.pieceworth.rules.variant.RoyalRules.Extinction;
import org.pieceworth.rules.variant.Variant;

/// The rules of a variant that change pruning and move ordering in the search.
///
/// @param mustCapture whether captures must be made
/// @param allowsNullMove whether passing the turn is worse than some move
/// @param sparesChecks whether quiet moves that give check are not pruned: where checks are counted, and where drops
/// make them strong; to find them each move must be made, in vain where nobody is ever in check
/// @param sparesSacrifices whether captures that lose material are not pruned: in variants
/// without check, where the deciding piece is captured, and in those that count checks, an attack
/// is often worth more than the sacrifice
/// @param lazyMargin bound on the contribution of mobility, threats, pawn structure and king safety in all
/// but wild positions; where bare kings lose and few pieces remain they may add more
/// @param repetitionLimit number of occurrences of a position for the rule of repetition
record VariantTraits(
        boolean mustCapture,
        boolean allowsNullMove,
        boolean sparesChecks,
        boolean sparesSacrifices,
        int lazyMargin,
        int repetitionLimit) {

    private static final int LAZY_MARGIN = 450;

    /// With pieces in hand attacks on kings count more.
    private static final int LAZY_MARGIN_WITH_HANDS = 700;

    static VariantTraits of(Variant variant) {
        boolean mustCapture = variant.captures().mustCapture();
        return new VariantTraits(
                mustCapture,
                !mustCapture && !variant.mobility().pass(),
                variant.end().checkCounting() || (variant.hasHands() && knowsCheck(variant.royals())),
                variant.end().checkCounting() || !knowsCheck(variant.royals()),
                variant.hasHands() ? LAZY_MARGIN_WITH_HANDS : LAZY_MARGIN,
                variant.end().repetition().fold());
    }

    private static boolean knowsCheck(RoyalRules rules) {
        return rules.checking()
                && (!rules.kings().isEmpty()
                        || rules.extinction().filter(Extinction::pseudoRoyal).isPresent());
    }
}
