package org.pieceworth.empirical.rows;

import java.util.List;
import java.util.Map;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.text.Mixing;

/// A game that is used, with its observations: what has to be kept of it to fit it again.
///
/// @param line where it begins in its file: a line, or a row
/// @param key a 64-bit hash that equal games share
/// @param result how it ended, as it was counted
/// @param plies its moves; 0 when they are not known
/// @param weight what each of its rows weighs, positive; for rows weighted alike, before that
/// @param tags its tags as far as they were asked for
/// @param rows its observations in their order; perhaps none
public record ObservedGame(
        long line,
        long key,
        GameResult result,
        int plies,
        double weight,
        Map<String, String> tags,
        List<Observation> rows) {

    /// Copies the collections.
    public ObservedGame {
        tags = Map.copyOf(tags);
        rows = List.copyOf(rows);
    }

    /// The same with another weight.
    public ObservedGame weighing(double other) {
        return new ObservedGame(line, key, result, plies, other, tags, rows);
    }

    /// The same after this many lines of its file.
    public ObservedGame after(long lines) {
        return lines == 0 ? this : new ObservedGame(line + lines, key, result, plies, weight, tags, rows);
    }

    /// A key that follows on another, so that equal sequences have equal keys.
    public static long key(long before, long position, GameResult result) {
        return Mixing.mix(before + Mixing.mix(position + result.ordinal()));
    }
}
