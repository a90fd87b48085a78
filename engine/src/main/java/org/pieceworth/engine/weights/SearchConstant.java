package org.pieceworth.engine.weights;

import java.util.Arrays;
import java.util.Optional;

/// The tunable numbers of the search; `docs/design/search.md` has their meanings.
public enum SearchConstant {
    // Margins, in centipawns.
    REVERSE_FUTILITY("reverse-futility", 60),
    RAZORING("razoring", 220),
    NULL_MOVE("null-move", 150),
    FUTILITY("futility", 90),
    FUTILITY_PER_PLY("futility-per-ply", 85),
    SEE_QUIET("see-quiet", 45),
    SEE_CAPTURE("see-capture", 110),
    DELTA("delta", 140),
    ASPIRATION("aspiration", 20),
    // Null move: in 1/100 ply.
    NULL_MOVE_REDUCTION("null-move-reduction", 300),
    NULL_MOVE_PER_PLY("null-move-per-ply", 25),
    // Late move pruning: in 1/100 move.
    LATE_MOVE_COUNT("late-move-count", 440),
    LATE_MOVE_COUNT_SQUARED("late-move-count-squared", 65),
    LATE_MOVE_COUNT_IMPROVING("late-move-count-improving", 450),
    LATE_MOVE_COUNT_IMPROVING_SQUARED("late-move-count-improving-squared", 100),
    // Late move reductions: in 1/100 ply, and the divisor of the product of logarithms, times 100.
    LATE_MOVE_BASE("late-move-base", 60),
    LATE_MOVE_DIVISOR("late-move-divisor", 210),
    // The history of quiet moves: points per ply of reduction, and the bonus of a cutoff.
    HISTORY_PER_PLY("history-per-ply", 9000),
    HISTORY_BONUS("history-bonus", 60),
    HISTORY_BONUS_SQUARED("history-bonus-squared", 32),
    HISTORY_BONUS_MOST("history-bonus-most", 2000);

    /// The prefix of their names in lists that also have weights.
    public static final String PREFIX = "search:";

    private final String text;
    private final int shipped;

    SearchConstant(String text, int shipped) {
        this.text = text;
        this.shipped = shipped;
    }

    /// The name for users.
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
