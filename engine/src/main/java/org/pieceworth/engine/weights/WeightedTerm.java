package org.pieceworth.engine.weights;

import java.util.Arrays;
import java.util.Optional;

/// What the evaluation adds to pieces and squares, with its shipped weights in hundredths of a pawn, found by
/// `engine/tune.sh`. The same terms and weights serve all variants.
public enum WeightedTerm {
    /// An enemy piece attacked by a pawn or by something less mobile.
    THREATS("threats", 58, 70),
    /// An enemy piece or pawn that is attacked and not guarded.
    HANGING("hanging", 32, 29),
    /// A square that the enemy attacks without holding it, and the side too.
    RESTRICTED("restricted", 6, 2),
    /// A pawn without one of its own on the adjacent files.
    ISOLATED("isolated", -6, -14),
    /// A pawn with one of its own in front of it.
    DOUBLED("doubled", -7, -24),
    /// A pawn guarded by a pawn.
    SUPPORTED("supported", 6, 4),
    /// A pawn beside or guarded by another, times the square of its advance.
    CONNECTED("connected", 28, 31),
    /// A pawn beside its own king.
    SHELTER("shelter", 17, 0),
    /// An attack on the king; twice as many where checks are counted.
    KING_ATTACK("king-attack", 2, 1),
    /// The square of the danger that the enemy king is in, in 1/65536.
    KING_DANGER("king-danger", 5, 2),
    /// Two pieces or more of a type that keeps to one colour.
    PAIR("pair", 33, 46),
    /// A step by which the side's own king is nearer to a passed pawn than the enemy king, times the square of its
    /// advance.
    PASSED_KINGS("passed-kings", 0, 22),
    /// A passed pawn with something in front of it, times the square of its advance.
    PASSED_BLOCKED("passed-blocked", -30, -74),
    /// A passed pawn.
    PASSED("passed", 2, 8),
    /// A passed pawn times the square of its advance, 1 before its last step.
    PASSED_ADVANCE("passed-advance", 60, 197),
    /// A move more than the average of a piece with few moves; less for pieces with many.
    MOBILITY("mobility", 7.9, 5.2);

    private final String text;
    private final double middlegame;
    private final double endgame;

    WeightedTerm(String text, double middlegame, double endgame) {
        this.text = text;
        this.middlegame = middlegame;
        this.endgame = endgame;
    }

    /// As files of weights and messages call it.
    public String text() {
        return text;
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
