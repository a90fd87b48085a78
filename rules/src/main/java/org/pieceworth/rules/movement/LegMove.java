package org.pieceworth.rules.movement;

import java.util.List;

/// One move of several legs, on a board.
///
/// @param target the square where it ends; the square where it began when it returns or passes
/// @param taken the squares of what it takes, ascending
public record LegMove(int target, List<Integer> taken) {

    /// Sorts the squares.
    public LegMove {
        taken = taken.stream().sorted().toList();
    }
}
