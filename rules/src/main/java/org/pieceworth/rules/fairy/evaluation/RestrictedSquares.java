package org.pieceworth.rules.fairy.evaluation;

/// Kernel: squares that the enemy attacks without holding them, and that the side attacks too, so that its pieces are
/// restricted there. The idea comes from Stockfish's classical evaluation.
final class RestrictedSquares {

    private RestrictedSquares() {}

    /// Counts them for each side. The enemy holds a square with a pawn, or with two pieces against one.
    static void count(AttackSets sets, PawnHashTable pawns, int entry, SurveyCounts counts) {
        for (int side = 0; side < 2; side++) {
            int enemy = side ^ 1;
            counts.restricted[side] = count(sets, side, 0, pawns.attackedLow(entry, enemy))
                    + count(sets, side, 1, pawns.attackedHigh(entry, enemy));
        }
    }

    private static int count(AttackSets sets, int side, int word, long enemyPawns) {
        int own = 2 * side + word;
        int enemy = 2 * (side ^ 1) + word;
        long held = enemyPawns | sets.twice[enemy] & ~sets.twice[own];
        return Long.bitCount(sets.attacked[enemy] & ~held & sets.attacked[own]);
    }
}
