package org.pieceworth.engine.evaluation;

import java.util.Optional;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.Variant;

/// The values of all types of a variant: those given, and for the others the nearest thing to them.
final class TaperedValues {

    private final VariantRules rules;
    private final VariantPosition start;
    private final Optional<PieceValues> given;
    private final PieceValues counted;
    private final double scale;

    TaperedValues(VariantRules rules, Optional<PieceValues> given) {
        this.rules = rules;
        this.given = given;
        start = rules.start();
        counted = DefaultValues.of(rules);
        scale = scale();
    }

    /// What a type is worth: as given; a promoted form like the piece that it moves as; else as counted, on the
    /// scale of what was given.
    TaperedValue of(int type) {
        String symbol = start.symbol(type);
        return given(symbol)
                .or(() -> given(plain(symbol)))
                .orElseGet(() -> scaled(counted.of(symbol).orElseThrow()));
    }

    private Optional<TaperedValue> given(String symbol) {
        return given.flatMap(values -> values.of(symbol));
    }

    private String plain(String symbol) {
        Variant variant = rules.variant();
        if (symbol.startsWith("+")) {
            Character form = variant.promotion().promoted().get(symbol.charAt(1));
            return form == null ? symbol : form.toString();
        }
        return symbol.substring(0, 1);
    }

    private TaperedValue scaled(TaperedValue worth) {
        return new TaperedValue(scale * worth.middlegame(), scale * worth.endgame());
    }

    private double scale() {
        double own = 0;
        double theirs = 0;
        for (int type = 0; type < rules.letters().length(); type++) {
            Optional<TaperedValue> value = rules.isRoyal(type) ? Optional.empty() : given(start.symbol(type));
            if (value.isPresent()) {
                theirs += Math.abs(value.get().middlegame());
                own += counted.of(start.symbol(type)).orElseThrow().middlegame();
            }
        }
        return own > 0 && theirs > 0 ? theirs / own : 1;
    }
}
