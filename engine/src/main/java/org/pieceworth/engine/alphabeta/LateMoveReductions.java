package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.engine.weights.SearchConstants;

/// Reductions of the depth of late moves, in plies: in proportion to the logarithms
/// of depth and number of the move.
final class LateMoveReductions {

    private static final int SIZE = 64;

    private final int[] table = new int[SIZE * SIZE];

    LateMoveReductions(SearchConstants constants) {
        double base = constants.of(SearchConstant.LATE_MOVE_BASE) / 100.0;
        double divisor = constants.of(SearchConstant.LATE_MOVE_DIVISOR) / 100.0;
        for (int depth = 1; depth < SIZE; depth++) {
            for (int number = 1; number < SIZE; number++) {
                table[depth * SIZE + number] = (int) (base + Math.log(depth) * Math.log(number) / divisor);
            }
        }
    }

    int of(int depth, int number) {
        return table[Math.min(depth, SIZE - 1) * SIZE + Math.min(number, SIZE - 1)];
    }
}
