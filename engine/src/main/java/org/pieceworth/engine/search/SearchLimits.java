package org.pieceworth.engine.search;

import java.util.List;

/// The end of a search: the first limit reached. 0 is no limit.
///
/// @param nodes number of nodes
/// @param depth plies, to [#MAX_DEPTH]
/// @param softNanos after this many nanoseconds no new iteration begins
/// @param hardNanos after this many the search is aborted
/// @param moves the moves to choose from; all when there are none
public record SearchLimits(long nodes, int depth, long softNanos, long hardNanos, List<Integer> moves) {

    public static final int MAX_DEPTH = 120;

    private static final long MILLI = 1_000_000;

    public SearchLimits {
        moves = List.copyOf(moves);
    }

    /// A number of nodes.
    public static SearchLimits nodes(long nodes) {
        return new SearchLimits(nodes, 0, 0, 0, List.of());
    }

    /// A depth in plies.
    public static SearchLimits depth(int depth) {
        return new SearchLimits(0, depth, 0, 0, List.of());
    }

    /// A time for this move.
    public static SearchLimits moveTime(long millis) {
        return new SearchLimits(0, 0, millis * MILLI, millis * MILLI, List.of());
    }

    /// No limit: until the engine is stopped.
    public static SearchLimits infinite() {
        return new SearchLimits(0, 0, 0, 0, List.of());
    }

    /// A share of the time on a clock.
    ///
    /// @param millis time left
    /// @param increment time added per move
    /// @param movesToGo moves to the next time control, 0 when the time is for the rest of the game
    public static SearchLimits clock(long millis, long increment, int movesToGo) {
        long left = Math.max(1, millis - 20);
        int moves = movesToGo > 0 ? Math.min(movesToGo + 1, 30) : 30;
        long share = left / moves + increment * 3 / 4;
        long soft = Math.min(share * 6 / 10, left / 2);
        long hard = Math.min(share * 3, left * 6 / 10);
        return new SearchLimits(0, 0, Math.max(1, soft) * MILLI, Math.max(1, hard) * MILLI, List.of());
    }

    /// These limits, with a choice among these moves only, as UCI's `searchmoves` has it.
    public SearchLimits among(List<Integer> choice) {
        return new SearchLimits(nodes, depth, softNanos, hardNanos, choice);
    }
}
