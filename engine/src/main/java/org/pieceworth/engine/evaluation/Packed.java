package org.pieceworth.engine.evaluation;

/// Three whole numbers in one, so that one addition keeps all of them: a score for the opening, one for the
/// ending (21 bits and a sign each), and how much is on the board (20 bits, never below 0).
final class Packed {

    private static final int OPENING = 42;
    private static final int ENDING = 20;

    private Packed() {}

    static long of(int opening, int ending, int amount) {
        return ((long) opening << OPENING) + ((long) ending << ENDING) + amount;
    }

    static int opening(long packed) {
        return (int) (packed + (1L << OPENING - 1) >> OPENING);
    }

    static int ending(long packed) {
        return (int) (packed << 64 - OPENING >> 64 - OPENING + ENDING);
    }

    static int amount(long packed) {
        return (int) (packed & (1 << ENDING) - 1);
    }
}
