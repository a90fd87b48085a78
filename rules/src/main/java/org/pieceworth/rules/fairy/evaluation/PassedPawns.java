package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the kings near passed pawns, and the obstacles in front of the pawns.
final class PassedPawns {

    private static final int FAR = 5;

    private final VariantTables t;
    private final int files;

    PassedPawns(VariantTables tables) {
        t = tables;
        files = t.board.files();
    }

    /// Counts for each side, weighted by the squared advance times 100.
    void count(PositionState p, PawnHashTable pawns, int entry, SurveyCounts counts) {
        for (int side = 0; side < 2; side++) {
            int kings = 0;
            int blocked = 0;
            int step = side == 0 ? files : -files;
            for (int i = 0, many = pawns.passedCount(entry, side); i < many; i++) {
                int square = pawns.passedSquare(entry, side, i);
                int weight = pawns.advanceSquared(side, square);
                int stop = square + step;
                if (stop < 0 || stop >= t.squareCount) {
                    continue;
                }
                if (p.royalCount[0] == 1 && p.royalCount[1] == 1) {
                    kings += weight
                            * (Math.min(FAR, distance(p.kingSquare[side ^ 1], stop))
                                    - Math.min(FAR, distance(p.kingSquare[side], stop)));
                }
                blocked += p.side[stop] == 0 ? 0 : weight;
            }
            counts.passedKings[side] = kings;
            counts.passedBlocked[side] = blocked;
        }
    }

    private int distance(int one, int other) {
        return Math.max(Math.abs(one / files - other / files), Math.abs(one % files - other % files));
    }
}
