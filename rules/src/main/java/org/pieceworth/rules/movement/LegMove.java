package org.pieceworth.rules.movement;

import java.util.List;

/// One move of several legs, on a board.
///
/// @param target its last square; the origin if it returns or passes
/// @param taken the squares of captured pieces, ascending
public record LegMove(int target, List<Integer> taken) {

    /// Sorts the squares.
    public LegMove {
        taken = taken.stream().sorted().toList();
    }
}
