package org.pieceworth.engine.search;

import java.util.List;

/// The progress of a search: what its last iteration found.
///
/// @param depth the depth of the iteration, in plies
/// @param selectiveDepth plies of the longest line, quiescence included
/// @param score for the side to move, see [Score]
/// @param nodes positions searched
/// @param nanos time taken
/// @param hashFull how full the transposition table is, in thousandths
/// @param principalVariation the best moves for both, see [org.pieceworth.rules.position.Move]
public record SearchInfo(
        int depth,
        int selectiveDepth,
        int score,
        long nodes,
        long nanos,
        int hashFull,
        List<Integer> principalVariation) {

    public SearchInfo {
        principalVariation = List.copyOf(principalVariation);
    }
}
