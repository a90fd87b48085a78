package org.pieceworth.terms;

import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Position;

/// The survey of the engine's evaluation, made once a position and only when a term asks for it.
final class LazySurvey {

    private final VariantRules rules;
    private final EvaluationSurvey survey;
    private Position position;
    private boolean looked;

    LazySurvey(VariantRules rules) {
        this.rules = rules;
        position = rules.start();
        survey = new EvaluationSurvey(rules);
    }

    void set(Position next) {
        position = next;
        looked = false;
    }

    EvaluationSurvey survey() {
        if (!looked) {
            survey.look(position instanceof VariantPosition known ? known : rules.withPossibleRights(position.setup()));
            looked = true;
        }
        return survey;
    }
}
