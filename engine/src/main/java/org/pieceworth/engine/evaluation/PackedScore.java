package org.pieceworth.engine.evaluation;

/// Three whole numbers in one, so that one addition updates all of them: the middlegame and the endgame score (21 bits
/// and a sign each) and the phase (20 bits, never negative).
final class PackedScore {

    private static final int MIDDLEGAME = 42;
    private static final int ENDGAME = 20;

    private PackedScore() {}

    static long of(int middlegame, int endgame, int phase) {
        return ((long) middlegame << MIDDLEGAME) + ((long) endgame << ENDGAME) + phase;
    }

    static int middlegame(long packed) {
        return (int) (packed + (1L << MIDDLEGAME - 1) >> MIDDLEGAME);
    }

    static int endgame(long packed) {
        return (int) (packed << 64 - MIDDLEGAME >> 64 - MIDDLEGAME + ENDGAME);
    }

    static int phase(long packed) {
        return (int) (packed & (1 << ENDGAME) - 1);
    }
}
