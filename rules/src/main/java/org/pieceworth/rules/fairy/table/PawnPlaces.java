package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.compile.VariantTables;

/// Where pawns cannot be: where they would have been promoted.
final class PawnPlaces {

    private PawnPlaces() {}

    static boolean arePossible(VariantTables t, EndingSquares pieces, int[] at) {
        for (int slot = 0; slot < at.length; slot++) {
            int side = pieces.side(slot);
            boolean pawn = (t.pawns.kinds[side] >>> pieces.kind(slot) & 1) != 0;
            if (pawn && t.pawns.alwaysPromote[side] && t.pawns.promotionRegion[side][at[slot]]) {
                return false;
            }
        }
        return true;
    }
}
