package org.pieceworth.engine.search;

import java.util.List;

/// The progress of a search: the results of its last iteration.
///
/// @param depth the depth of the iteration, in plies
/// @param selectiveDepth plies of the longest line, quiescence included
/// @param score for the side to move, see [Score]
/// @param nodes number of nodes
/// @param nanos time taken
/// @param hashFull share of the transposition table in use, in thousandths
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
