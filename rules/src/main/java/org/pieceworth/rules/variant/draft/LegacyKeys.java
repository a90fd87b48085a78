package org.pieceworth.rules.variant.draft;

import java.util.Set;

/// Translates older keys to current ones.
final class LegacyKeys {

    private static final int TOP = 16;

    private LegacyKeys() {}

    static void apply(String key, VariantDraft draft) {
        switch (key) {
            case "promotionRank" -> promotionRank(draft);
            case "doubleStepRank", "doubleStepRankMin", "firstRankDoubleSteps" -> doubleStepRanks(draft);
            case "shogiDoubledPawn" -> doubledPawn(draft);
            default -> {
                // a current key
            }
        }
    }

    private static int ranks(VariantDraft draft) {
        return draft.whole("maxRank", 8);
    }

    private static void promotionRank(VariantDraft draft) {
        int rank = draft.whole("promotionRank", 8);
        draft.set("promotionRegionWhite", RuleValue.Squares.ranks(rank, TOP));
        draft.set("promotionRegionBlack", RuleValue.Squares.ranks(1, ranks(draft) - rank + 1));
    }

    private static void doubleStepRanks(VariantDraft draft) {
        int last = draft.whole("doubleStepRank", 2);
        int first = draft.flag("firstRankDoubleSteps", false) ? 1 : draft.whole("doubleStepRankMin", last);
        draft.set("doubleStepRegionWhite", RuleValue.Squares.ranks(first, last));
        draft.set("doubleStepRegionBlack", RuleValue.Squares.ranks(ranks(draft) - last + 1, ranks(draft) - first + 1));
    }

    private static void doubledPawn(VariantDraft draft) {
        draft.set(
                "dropNoDoubled",
                new RuleValue.Types(draft.flag("shogiDoubledPawn", true) ? Set.of() : Set.of("shogiPawn"), false));
    }
}
