package org.pieceworth.rules.variant;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.rules.board.Edges;

/// The way pieces cross edges, regions that confine them, and moves that depend on the square.
///
/// @param edges the edges of the board that pieces cross (board)
/// @param regions possible squares of a type, by type (mobilityRegionWhiteKing and others); a
/// type without entry may go anywhere
/// @param soldiers rank of a type, from 1 and seen from its side; before it the type may only step
/// forward (soldierPromotionRank)
/// @param diagonalLines squares between which lines of the palace are drawn, as in Janggi (diagonalLines)
/// @param grid the side of the cells that every move has to leave; 0 without grid
/// @param pass whether a side may pass (pass)
/// @param passOnStalemate whether it may pass when it has no other move (passOnStalemate)
public record MobilityRules(
        Edges edges,
        Map<Character, Sided<Region>> regions,
        Map<Character, Integer> soldiers,
        Region diagonalLines,
        int grid,
        boolean pass,
        boolean passOnStalemate) {

    public MobilityRules {
        regions = Collections.unmodifiableMap(new TreeMap<>(regions));
        soldiers = Collections.unmodifiableMap(new TreeMap<>(soldiers));
    }
}
