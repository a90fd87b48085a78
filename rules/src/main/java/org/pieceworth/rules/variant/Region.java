package org.pieceworth.rules.variant;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;

/// A set of squares of a board.
///
/// @param squares their numbers, ascending
public record Region(Set<Integer> squares) {

    private static final Region NONE = new Region(Set.of());

    public Region {
        squares = Collections.unmodifiableSet(new TreeSet<>(squares));
    }

    /// No square.
    public static Region none() {
        return NONE;
    }

    /// Every square of the board.
    public static Region all(RectangularBoard board) {
        return where(board, square -> true);
    }

    /// One whole rank, from 0.
    public static Region rank(RectangularBoard board, int rank) {
        return where(board, square -> board.rank(square) == rank);
    }

    /// The squares that satisfy a condition.
    public static Region where(RectangularBoard board, IntPredicate condition) {
        return new Region(IntStream.range(0, board.squares())
                .filter(condition)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    public boolean contains(int square) {
        return squares.contains(square);
    }

    public boolean isEmpty() {
        return squares.isEmpty();
    }
}
