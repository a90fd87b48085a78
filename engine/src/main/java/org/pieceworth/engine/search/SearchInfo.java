package org.pieceworth.engine.search;

import java.util.List;

/// How far a search has come.
///
/// @param depth plies searched in full
/// @param selectiveDepth plies of the longest line looked at
/// @param score for the side to move, see [Score]
/// @param nodes positions looked at
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

    /// Copies the list.
    public SearchInfo {
        principalVariation = List.copyOf(principalVariation);
    }
}
