package org.pieceworth.terms;

import java.util.function.ToIntBiFunction;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Side;

/// The terms that the engine's evaluation counts by one survey of the board. `fit` measures them in games by these
/// words, and the engine plays by their weights.
// The functions are references to methods, which have no state.
@SuppressWarnings("ImmutableEnumChecker")
public enum CountedTerm {
    DOUBLED(
            "doubled",
            "pawns with another own pawn in front of them on their file",
            "doubled pawn",
            EvaluationSurvey::doubled),
    ISOLATED("isolated", "pawns without own pawns on the adjacent files", "isolated pawn", EvaluationSurvey::isolated),
    CONNECTED(
            "connected",
            "pawns with an own pawn next to or guarding them",
            "connected pawn",
            100,
            EvaluationSurvey::connected),
    PASSED_KINGS(
            "passed-kings",
            "by how many steps the own king is nearer to a passed pawn, times its advance squared",
            "king near a passed pawn",
            100,
            EvaluationSurvey::passedKings),
    PASSED_BLOCKED(
            "passed-blocked",
            "passed pawns with something in front of them, times the advance squared",
            "blocked passed pawn",
            100,
            EvaluationSurvey::passedBlocked),
    SUPPORTED("supported", "pawns guarded by a pawn", "pawn guarded by a pawn", EvaluationSurvey::supported),
    KING_ATTACK(
            "king-attack",
            "squares reached around the enemy king, times the number of pieces that reach them",
            "attack on the king",
            EvaluationSurvey::kingAttack),
    KING_DANGER(
            "king-danger",
            "danger to the enemy king from attackers, weak squares around it and checks",
            "danger to the king",
            EvaluationSurvey::kingDanger),
    SHELTER("shelter", "own pawns next to the king, at most three", "pawn next to the king", EvaluationSurvey::shelter),
    THREATS(
            "threats",
            "enemy pieces attacked by a pawn, or by a piece with over a fifth fewer moves on average",
            "threat to a more mobile piece",
            EvaluationSurvey::threats),
    HANGING(
            "hanging",
            "attacked, unguarded enemy pieces and pawns",
            "attacked, unguarded piece",
            EvaluationSurvey::hanging),
    RESTRICTED(
            "restricted",
            "squares that the enemy attacks but does not hold, and the side attacks too",
            "square where the enemy is restricted",
            EvaluationSurvey::restricted);

    private final String word;
    private final String meaning;
    private final String title;
    private final int divisor;
    private final ToIntBiFunction<EvaluationSurvey, Side> count;

    CountedTerm(String word, String meaning, String title, ToIntBiFunction<EvaluationSurvey, Side> count) {
        this(word, meaning, title, 1, count);
    }

    CountedTerm(String word, String meaning, String title, int divisor, ToIntBiFunction<EvaluationSurvey, Side> count) {
        this.word = word;
        this.meaning = meaning;
        this.title = title;
        this.divisor = divisor;
        this.count = count;
    }

    /// Its name in `--features` and in files of weights.
    public String word() {
        return word;
    }

    /// Its line in the help.
    String meaning() {
        return meaning;
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
