package org.pieceworth.terms;

import org.pieceworth.rules.fairy.Survey;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Position;

/// The engine's own look at the board, taken once a position and only when a term asks for it.
final class Sight {

    private final VariantRules rules;
    private final Survey survey;
    private Position position;
    private boolean seen;

    Sight(VariantRules rules) {
        this.rules = rules;
        position = rules.start();
        survey = new Survey(rules);
    }

    /// There is another position.
    void set(Position next) {
        position = next;
        seen = false;
    }

    /// The look at the position.
    Survey survey() {
        if (!seen) {
            survey.look(position instanceof VariantPosition known ? known : rules.withPossibleRights(position.setup()));
            seen = true;
        }
        return survey;
    }
}
