package org.pieceworth.rules.variant;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.text.InputException;

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

    /// Reads names of squares between spaces; `*8` is a rank, `c*` a file, `*` or `**` everything, `-`
    /// nothing.
    ///
    /// @throws InputException naming the part that is none of these or lies outside the board
    public static Region parse(RectangularBoard board, String text) {
        Set<Integer> squares = new TreeSet<>();
        for (String part : text.strip().split("\\s+")) {
            if (!part.isEmpty() && !part.equals("-")) {
                squares.addAll(part(board, part));
            }
        }
        return new Region(squares);
    }

    private static Set<Integer> part(RectangularBoard board, String part) {
        if (!part.matches("\\*|[a-pA-P*](\\*|[1-9][0-9]?)")) {
            throw error(board, part);
        }
        int file = part.charAt(0) == '*' ? -1 : Character.toLowerCase(part.charAt(0)) - 'a';
        String digits = part.substring(1);
        int rank = digits.isEmpty() || digits.equals("*") ? -1 : Integer.parseInt(digits) - 1;
        if (file >= board.files() || rank >= board.ranks()) {
            throw error(board, part);
        }
        return where(
                        board,
                        square -> (file < 0 || board.file(square) == file) && (rank < 0 || board.rank(square) == rank))
                .squares();
    }

    private static InputException error(RectangularBoard board, String part) {
        return new InputException("region: found '" + part + "', expected squares of a " + board.shape()
                + " board such as d4, a rank *8 or a file c*");
    }

    public boolean contains(int square) {
        return squares.contains(square);
    }

    public boolean isEmpty() {
        return squares.isEmpty();
    }
}
