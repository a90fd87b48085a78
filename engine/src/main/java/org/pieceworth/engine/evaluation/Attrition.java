package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.Variant;

/// In variants where bare kings lose, a lead counts more the fewer pieces a side has left, so that exchanges
/// favour the side that is ahead.
final class Attrition {

    /// Found by games of shatranj against the engine without it: from 4 to 10 they show no difference.
    private static final double SHARE = 6;

    private final boolean applies;
    private final int types;

    Attrition(VariantRules rules) {
        applies = bareKingLoses(rules.variant());
        types = rules.letters().length();
    }

    private static boolean bareKingLoses(Variant variant) {
        return variant.end().bareKing().filter(value -> value == GameValue.LOSS).isPresent()
                || variant.royals()
                        .extinction()
                        .filter(rule -> rule.types().isEmpty() && rule.count() == 1 && rule.value() == GameValue.LOSS)
                        .isPresent();
    }

    double factor(VariantPosition p) {
        return applies ? 1 + SHARE / (1 + Math.min(pieces(p, Side.WHITE), pieces(p, Side.BLACK))) : 1;
    }

    private int pieces(VariantPosition p, Side side) {
        int count = 0;
        for (int type = 0; type < types; type++) {
            count += p.onBoard(side, type) + p.inHand(side, type);
        }
        return count;
    }
}
