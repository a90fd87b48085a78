package org.pieceworth.engine;

import java.util.List;

/// What a search found.
///
/// @param move the move to play, [Move#NONE] when there is none
/// @param score for the side to move, see [Score]
/// @param depth plies searched in full
/// @param nodes positions looked at
/// @param line the best moves for both
public record SearchResult(int move, int score, int depth, long nodes, List<Integer> line) {

    /// Copies the list.
    public SearchResult {
        line = List.copyOf(line);
    }
}
