package org.pieceworth.engine.weights;

import java.util.Arrays;
import java.util.Optional;

/// What the evaluation adds to pieces and squares, with its shipped weights in hundredths of a pawn. The
/// same terms and weights serve all variants.
public enum WeightedTerm {
    /// An enemy piece attacked by a pawn or by something less mobile.
    THREATS("threats", 45, 65),
    /// An enemy piece or pawn that is attacked and not guarded.
    HANGING("hanging", 30, 25),
    /// A square that the enemy attacks without holding it, and the side too.
    RESTRICTED("restricted", 5, 3),
    /// A pawn without one of its own on the adjacent files.
    ISOLATED("isolated", -5, -12),
    /// A pawn with one of its own in front of it.
    DOUBLED("doubled", -6, -26),
    /// A pawn guarded by a pawn.
    SUPPORTED("supported", 7, 4),
    /// A pawn beside or guarded by another, times the square of its advance.
    CONNECTED("connected", 30, 30),
    /// A pawn beside its own king.
    SHELTER("shelter", 14, 0),
    /// An attack on the king; twice as many where checks are counted.
    KING_ATTACK("king-attack", 4, 0),
    /// The square of the danger that the enemy king is in, in 1/65536.
    KING_DANGER("king-danger", 5, 0),
    /// Two pieces or more of a type that keeps to one colour.
    PAIR("pair", 30, 45),
    /// A step by which the side's own king is nearer to a passed pawn than the enemy king, times the square of its
    /// advance.
    PASSED_KINGS("passed-kings", 0, 20),
    /// A passed pawn with something in front of it, times the square of its advance.
    PASSED_BLOCKED("passed-blocked", -30, -60),
    /// A passed pawn.
    PASSED("passed", 0, 8),
    /// A passed pawn times the square of its advance, 1 before its last step.
    PASSED_ADVANCE("passed-advance", 60, 200),
    /// A move more than the average of a piece with few moves; less for pieces with many.
    MOBILITY("mobility", 8, 7);

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
