package org.pieceworth.rules.variant;

import java.util.List;

/// Looks at a whole variant for what its author may have overlooked.
final class VariantChecks {

    private final String place;
    private final Variant variant;
    private final VariantDraft draft;

    VariantChecks(String place, Variant variant, VariantDraft draft) {
        this.place = place;
        this.variant = variant;
        this.draft = draft;
    }

    /// Adds a warning for each thing that is legal and odd.
    void check(List<String> warnings) {
        pawnsThatNeverPromote(warnings);
        startPosition();
    }

    private void pawnsThatNeverPromote(List<String> warnings) {
        PromotionRules promotion = variant.promotion();
        boolean promotes = !promotion.pieceTypes().white().isEmpty()
                && !promotion.pawnTypes().white().isEmpty();
        if (promotes && promotion.region().white().isEmpty() && !draft.said("promotionRegionWhite")) {
            warnings.add("pawns never promote: the promotion zone is *8 where no promotionRegionWhite says otherwise,"
                    + " and the board has " + variant.board().ranks() + " ranks");
        }
    }

    private void startPosition() {
        StartPosition.check(place, variant, draft.letters().values());
    }
}
