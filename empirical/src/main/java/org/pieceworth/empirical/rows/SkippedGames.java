package org.pieceworth.empirical.rows;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// Games found and not used, by reason, with the place of the first of each.
///
/// @param counts games by reason
/// @param firstPlaces place of the first game for each reason
public record SkippedGames(Map<String, Long> counts, Map<String, String> firstPlaces) {

    /// A game with no result in its tags or after its moves.
    public static final String UNKNOWN_RESULT = "unknown-result";

    /// A game without moves.
    public static final String NO_MOVES = "no-moves";

    /// A game with a weight that is no positive number.
    public static final String BAD_WEIGHT = "bad-weight";

    /// A line of a set of positions that is no position with its result.
    public static final String UNREADABLE_LINE = "unreadable-line";

    /// A game that came earlier in the input.
    public static final String DUPLICATE = "duplicate";

    /// A damaged and omitted compressed file.
    public static final String CORRUPT_FILE = "corrupt-file";

    /// Copies the maps, sorted by reason.
    public SkippedGames {
        counts = Collections.unmodifiableMap(new TreeMap<>(counts));
        firstPlaces = Collections.unmodifiableMap(new TreeMap<>(firstPlaces));
    }

    /// All skipped games.
    public long total() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /// The games skipped for a reason.
    public long of(String reason) {
        return counts.getOrDefault(reason, 0L);
    }
}
