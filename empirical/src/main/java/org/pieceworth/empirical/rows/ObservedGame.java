package org.pieceworth.empirical.rows;

import java.util.List;
import java.util.Map;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.text.Mixing;

/// A usable game with its observations, complete enough to fit it again from a file.
///
/// @param line its first line, or its row, in its file
/// @param key 64-bit hash, the same for equal games
/// @param result its result as counted
/// @param plies number of its moves; 0 if unknown
/// @param weight weight of each row, positive; before scaling if games weigh alike
/// @param tags the requested tags
/// @param rows its observations in order; may be empty
public record ObservedGame(
        long line,
        long key,
        GameResult result,
        int plies,
        double weight,
        Map<String, String> tags,
        List<Observation> rows) {

    public ObservedGame {
        tags = Map.copyOf(tags);
        rows = List.copyOf(rows);
    }

    /// A copy with another weight.
    public ObservedGame weighing(double other) {
        return new ObservedGame(line, key, result, plies, other, tags, rows);
    }

    /// A copy with its line moved down by `lines`.
    public ObservedGame after(long lines) {
        return lines == 0 ? this : new ObservedGame(line + lines, key, result, plies, weight, tags, rows);
    }

    /// Chains keys, so that equal sequences of positions have equal keys.
    public static long key(long before, long position, GameResult result) {
        return Mixing.mix(before + Mixing.mix(position + result.ordinal()));
    }
}
