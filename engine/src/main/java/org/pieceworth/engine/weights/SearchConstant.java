package org.pieceworth.engine.weights;

import java.util.Arrays;
import java.util.Optional;

/// The numbers of the search that can be tuned. What they mean is in `docs/design/search.md`.
public enum SearchConstant {
    // Margins, in hundredths of a pawn.
    REVERSE_FUTILITY("reverse-futility", 60),
    RAZORING("razoring", 220),
    NULL_MOVE("null-move", 150),
    FUTILITY("futility", 90),
    FUTILITY_PER_PLY("futility-per-ply", 85),
    SEE_QUIET("see-quiet", 45),
    SEE_CAPTURE("see-capture", 110),
    DELTA("delta", 140),
    ASPIRATION("aspiration", 20),
    // Null move: hundredths of a ply.
    NULL_MOVE_REDUCTION("null-move-reduction", 300),
    NULL_MOVE_PER_PLY("null-move-per-ply", 25),
    // Late move pruning: hundredths of moves.
    LATE_MOVE_COUNT("late-move-count", 440),
    LATE_MOVE_COUNT_SQUARED("late-move-count-squared", 65),
    LATE_MOVE_COUNT_IMPROVING("late-move-count-improving", 450),
    LATE_MOVE_COUNT_IMPROVING_SQUARED("late-move-count-improving-squared", 100),
    // Late move reductions: hundredths of a ply, and what the product of logarithms is divided by, times 100.
    LATE_MOVE_BASE("late-move-base", 60),
    LATE_MOVE_DIVISOR("late-move-divisor", 210),
    // The history of quiet moves: what a ply of reduction takes, and what a cutoff counts.
    HISTORY_PER_PLY("history-per-ply", 9000),
    HISTORY_BONUS("history-bonus", 60),
    HISTORY_BONUS_SQUARED("history-bonus-squared", 32),
    HISTORY_BONUS_MOST("history-bonus-most", 2000);

    /// The prefix of their names where they are listed beside weights.
    public static final String PREFIX = "search:";

    private final String text;
    private final int shipped;

    SearchConstant(String text, int shipped) {
        this.text = text;
        this.shipped = shipped;
    }

    /// As users call it.
    public String text() {
        return text;
    }

    public static Optional<SearchConstant> of(String text) {
        return Arrays.stream(values())
                .filter(constant -> constant.text.equals(text))
                .findFirst();
    }

    int shipped() {
        return shipped;
    }
}
