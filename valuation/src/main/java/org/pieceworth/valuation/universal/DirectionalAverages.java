package org.pieceworth.valuation.universal;

import java.util.EnumMap;
import java.util.Map;
import org.pieceworth.rules.board.SquareBoard;

/// What the sliders of the four basic pairs attack, added up over all squares of a board.
///
/// @param board where it was measured
/// @param sums per pair
record DirectionalAverages(SquareBoard board, Map<DirectionPair, Integer> sums) {

    static DirectionalAverages of(SquareBoard board) {
        Map<DirectionPair, Integer> sums = new EnumMap<>(DirectionPair.class);
        for (DirectionPair pair : DirectionPair.values()) {
            sums.put(pair, IdealAttack.sum(IdealAttack.rays(pair), board));
        }
        return new DirectionalAverages(board, sums);
    }

    int sum(DirectionPair pair) {
        return sums.getOrDefault(pair, 0);
    }
}
