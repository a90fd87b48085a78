package org.pieceworth.engine.weights;

import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.terms.CountedTerm;

/// The terms that the evaluation adds to pieces and squares, with their shipped weights in centipawns, found
/// by `engine/tune.sh`. The same terms and weights serve all variants.
public enum WeightedTerm {
    THREATS(CountedTerm.THREATS, 58, 70),
    HANGING(CountedTerm.HANGING, 32, 29),
    RESTRICTED(CountedTerm.RESTRICTED, 6, 2),
    ISOLATED(CountedTerm.ISOLATED, -6, -14),
    DOUBLED(CountedTerm.DOUBLED, -7, -24),
    SUPPORTED(CountedTerm.SUPPORTED, 6, 4),
    /// Times the square of the pawn's advance, 1 before its last step.
    CONNECTED(CountedTerm.CONNECTED, 28, 31),
    SHELTER(CountedTerm.SHELTER, 17, 0),
    /// Twice as many where checks are counted.
    KING_ATTACK(CountedTerm.KING_ATTACK, 2, 1),
    KING_DANGER(CountedTerm.KING_DANGER, 5, 2),
    /// Two pieces or more of a type that keeps to one colour.
    PAIR("pair", 33, 46),
    PASSED_KINGS(CountedTerm.PASSED_KINGS, 0, 22),
    PASSED_BLOCKED(CountedTerm.PASSED_BLOCKED, -30, -74),
    /// A passed pawn.
    PASSED("passed", 2, 8),
    /// A passed pawn times the square of its advance, 1 before its last step.
    PASSED_ADVANCE("passed-advance", 60, 197),
    /// A move more than the average of a piece with few moves; less for pieces with many.
    MOBILITY("mobility", 7.9, 5.2);

    private final String text;
    private final Optional<CountedTerm> counted;
    private final double middlegame;
    private final double endgame;

    WeightedTerm(CountedTerm counted, double middlegame, double endgame) {
        this(counted.word(), Optional.of(counted), middlegame, endgame);
    }

    WeightedTerm(String text, double middlegame, double endgame) {
        this(text, Optional.empty(), middlegame, endgame);
    }

    WeightedTerm(String text, Optional<CountedTerm> counted, double middlegame, double endgame) {
        this.text = text;
        this.counted = counted;
        this.middlegame = middlegame;
        this.endgame = endgame;
    }

    /// Its name in files of weights and in messages.
    public String text() {
        return text;
    }

    /// The count of the survey that it weighs; empty where pieces or ranks are counted as well.
    public Optional<CountedTerm> counted() {
        return counted;
    }

    double middlegame() {
        return middlegame;
    }

    double endgame() {
        return endgame;
    }

    static Optional<WeightedTerm> of(String text) {
        return Arrays.stream(values()).filter(term -> term.text.equals(text)).findFirst();
    }
}
