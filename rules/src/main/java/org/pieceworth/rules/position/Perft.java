package org.pieceworth.rules.position;

import java.util.LinkedHashMap;
import java.util.Map;

/// Counts the positions that legal moves reach in exactly this many plies, the standard test of a move
/// generator.
public final class Perft {

    /// The greatest depth accepted.
    public static final int MAX_DEPTH = 30;

    private Perft() {}

    /// The number of move sequences of `depth` plies; the last ply is counted, not played.
    ///
    /// @param depth 0 to [#MAX_DEPTH]
    public static long count(Position position, int depth) {
        return depth == 0 ? 1 : count(position, depth, new int[depth][position.maxMoves()]);
    }

    private static long count(Position position, int depth, int[][] buffers) {
        int[] moves = buffers[depth - 1];
        if (depth == 1) {
            return position.countMoves(moves);
        }
        int count = position.generate(moves);
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            nodes += count(position, depth - 1, buffers);
            position.unmake();
        }
        return nodes;
    }

    /// The count below each first move, by its UCI notation, in the order of generation.
    ///
    /// @param depth 1 to [#MAX_DEPTH]
    /// @param chess960 the notation of castling, see [Uci#write]
    public static Map<String, Long> divide(Position position, int depth, boolean chess960) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (int move : position.legalMoves()) {
            String name = Uci.write(position, move, chess960);
            position.make(move);
            counts.put(name, count(position, depth - 1));
            position.unmake();
        }
        return counts;
    }
}
