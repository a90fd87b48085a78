package org.pieceworth.terms;

import java.util.function.ToIntBiFunction;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Side;

/// The terms that the engine's evaluation counts by one survey of the board. `fit` measures them in games by these
/// words, and the engine plays by their weights.
// The functions are references to methods, which have no state.
@SuppressWarnings("ImmutableEnumChecker")
public enum CountedTerm {
    DOUBLED("doubled", "doubled pawn", EvaluationSurvey::doubled),
    ISOLATED("isolated", "isolated pawn", EvaluationSurvey::isolated),
    CONNECTED("connected", "connected pawn", 100, EvaluationSurvey::connected),
    PASSED_KINGS("passed-kings", "king near a passed pawn", 100, EvaluationSurvey::passedKings),
    PASSED_BLOCKED("passed-blocked", "blocked passed pawn", 100, EvaluationSurvey::passedBlocked),
    SUPPORTED("supported", "pawn guarded by a pawn", EvaluationSurvey::supported),
    KING_ATTACK("king-attack", "attack on the king", EvaluationSurvey::kingAttack),
    KING_DANGER("king-danger", "danger to the king", EvaluationSurvey::kingDanger),
    SHELTER("shelter", "pawn next to the king", EvaluationSurvey::shelter),
    THREATS("threats", "threat to a more mobile piece", EvaluationSurvey::threats),
    HANGING("hanging", "attacked, unguarded piece", EvaluationSurvey::hanging),
    RESTRICTED("restricted", "square where the enemy is restricted", EvaluationSurvey::restricted);

    private final String word;
    private final String title;
    private final int divisor;
    private final ToIntBiFunction<EvaluationSurvey, Side> count;

    CountedTerm(String word, String title, ToIntBiFunction<EvaluationSurvey, Side> count) {
        this(word, title, 1, count);
    }

    CountedTerm(String word, String title, int divisor, ToIntBiFunction<EvaluationSurvey, Side> count) {
        this.word = word;
        this.title = title;
        this.divisor = divisor;
        this.count = count;
    }

    /// Its name in `--features` and in files of weights.
    public String word() {
        return word;
    }

    /// The name of one counted thing, for the table of a fit.
    String title() {
        return title;
    }

    /// The count of a side in the position surveyed last, in units of one by [#divisor].
    public int of(EvaluationSurvey survey, Side side) {
        return count.applyAsInt(survey, side);
    }

    /// 100 where squares of advances are counted, otherwise 1.
    public int divisor() {
        return divisor;
    }
}
