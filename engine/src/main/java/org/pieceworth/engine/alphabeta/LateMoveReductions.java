package org.pieceworth.engine.alphabeta;

/// By how many plies late moves are searched less deep: in proportion to the logarithms of depth and number of the
/// move.
final class LateMoveReductions {

    private static final int SIZE = 64;

    private final int[] table = new int[SIZE * SIZE];

    LateMoveReductions() {
        for (int depth = 1; depth < SIZE; depth++) {
            for (int number = 1; number < SIZE; number++) {
                table[depth * SIZE + number] = (int) (0.6 + Math.log(depth) * Math.log(number) / 2.1);
            }
        }
    }

    int of(int depth, int number) {
        return table[Math.min(depth, SIZE - 1) * SIZE + Math.min(number, SIZE - 1)];
    }
}
