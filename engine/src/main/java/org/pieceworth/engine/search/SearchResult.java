package org.pieceworth.engine.search;

import java.util.List;

/// The answer of a search.
///
/// @param move the move to play, [org.pieceworth.rules.position.Move#NONE] when there is none
/// @param score for the side to move, see [Score]
/// @param depth of the last complete iteration, in plies
/// @param nodes positions looked at
/// @param principalVariation the best moves for both
public record SearchResult(int move, int score, int depth, long nodes, List<Integer> principalVariation) {

    public SearchResult {
        principalVariation = List.copyOf(principalVariation);
    }
}
