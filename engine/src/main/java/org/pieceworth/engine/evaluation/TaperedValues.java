package org.pieceworth.engine.evaluation;

import java.util.Optional;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// The values of all types of a variant: the given ones, and the default values of
/// the others on the same scale.
final class TaperedValues {

    /// A promotion that gains so much or more is worth as much as one to a queen.
    private static final double FULL_PROMOTION = 600;

    private static final double MIN_PROMOTION_SHARE = 0.25;

    private final VariantRules rules;
    private final VariantPosition start;
    private final Optional<PieceValues> given;
    private final PieceValues defaults;
    private final double scale;

    TaperedValues(VariantRules rules, Optional<PieceValues> given) {
        this.rules = rules;
        this.given = given;
        start = rules.start();
        defaults = DefaultValues.of(rules);
        scale = scale();
    }

    /// The value of a type: as given; a promoted form has that of the piece that it moves as; else the default
    /// value, on the scale of the given ones.
    TaperedValue of(int type) {
        String symbol = start.symbol(type);
        return given(symbol)
                .or(() -> given(plain(symbol)))
                .orElseGet(() -> scaled(defaults.of(symbol).orElseThrow()));
    }

    /// The gain of a pawn's promotion against that of one to a queen, from [#MIN_PROMOTION_SHARE] to 1.
    double promotionShare() {
        double maxGain = 0;
        for (int type = 0; type < rules.letters().length(); type++) {
            if (rules.isPawn(Side.WHITE, type)) {
                for (int promoted : rules.promotions(Side.WHITE, type)) {
                    maxGain = Math.max(maxGain, of(promoted).endgame() - of(type).endgame());
                }
            }
        }
        return Math.clamp(maxGain / FULL_PROMOTION, MIN_PROMOTION_SHARE, 1);
    }

    private Optional<TaperedValue> given(String symbol) {
        return given.flatMap(values -> values.of(symbol));
    }

    private String plain(String symbol) {
        Variant variant = rules.variant();
        if (symbol.startsWith("+")) {
            Character form = variant.promotion().promoted().get(PieceLetter.ofSymbol(symbol));
            return form == null ? symbol : PieceLetter.text(form);
        }
        return symbol.replace("~", "");
    }

    private TaperedValue scaled(TaperedValue value) {
        return new TaperedValue(scale * value.middlegame(), scale * value.endgame());
    }

    private double scale() {
        double byDefault = 0;
        double asGiven = 0;
        for (int type = 0; type < rules.letters().length(); type++) {
            Optional<TaperedValue> value = rules.isRoyal(type) ? Optional.empty() : given(start.symbol(type));
            if (value.isPresent()) {
                asGiven += Math.abs(value.get().middlegame());
                byDefault += defaults.of(start.symbol(type)).orElseThrow().middlegame();
            }
        }
        return byDefault > 0 && asGiven > 0 ? asGiven / byDefault : 1;
    }
}
