package org.pieceworth.rules.fairy.table;

import java.util.Arrays;
import org.pieceworth.rules.fairy.state.PositionState;

/// Numbers for the positions of some pieces: by the squares of the pieces, then by the side to move. A position has the
/// number of its mirror image where the rules are the same on both wings.
final class EndingSquares {

    final int[] pieces;
    final int squareCount;
    final int kindCount;

    /// The positions and what is none.
    final int size;

    /// Whether a piece is like the one before it: the two are kept in the order of their squares.
    private final boolean[] twin;

    private final boolean twins;

    /// By piece: what a square counts for.
    private final int[] weight;

    /// By square: its mirror image, or itself.
    private final int[] image;

    /// @param image see [RuleSymmetry#images]
    EndingSquares(EndingMaterial material, int[] image, int kindCount) {
        pieces = material.toArray();
        squareCount = image.length;
        this.kindCount = kindCount;
        this.image = image;
        twin = new boolean[pieces.length];
        weight = new int[pieces.length];
        int codes = 1;
        for (int i = pieces.length - 1; i >= 0; i--) {
            weight[i] = codes;
            codes *= squareCount;
            twin[i] = i > 0 && pieces[i] == pieces[i - 1];
        }
        twins = material.pieces().stream().distinct().count() < pieces.length;
        size = 2 * codes;
    }

    int side(int slot) {
        return pieces[slot] / kindCount;
    }

    int kind(int slot) {
        return pieces[slot] % kindCount;
    }

    /// The first square that a piece may have, given those of the pieces before it.
    int least(int slot, int[] squares) {
        return twin[slot] ? squares[slot - 1] + 1 : 0;
    }

    /// Whether a position with a piece on this square may be the one of two mirror images that the number is made of.
    boolean mayBegin(int slot, int square) {
        return twins || slot > 0 || square <= image[square];
    }

    /// Whether it is the one of two mirror images that the number is made of.
    boolean isFirstImage(int[] squares) {
        if (twins) {
            return Arrays.compare(squares, orderedImage(squares)) <= 0;
        }
        for (int square : squares) {
            if (image[square] != square) {
                return square < image[square];
            }
        }
        return true;
    }

    private int[] orderedImage(int[] squares) {
        int[] mirrored = Arrays.stream(squares).map(square -> image[square]).toArray();
        order(mirrored);
        return mirrored;
    }

    void squares(int index, int[] into) {
        int code = index >> 1;
        for (int i = into.length - 1; i >= 0; i--) {
            into[i] = code % squareCount;
            code /= squareCount;
        }
    }

    /// Sorts the squares of pieces that are alike.
    void order(int[] squares) {
        for (int pass = 1; twins && pass < squares.length; pass++) {
            for (int i = 1; i < squares.length; i++) {
                if (twin[i] && squares[i] < squares[i - 1]) {
                    int lower = squares[i];
                    squares[i] = squares[i - 1];
                    squares[i - 1] = lower;
                }
            }
        }
    }

    /// Makes of squares those that the number is made of.
    ///
    /// @return whether that is the mirror image
    boolean normalize(int[] squares) {
        order(squares);
        if (isFirstImage(squares)) {
            return false;
        }
        for (int i = 0; i < squares.length; i++) {
            squares[i] = image[squares[i]];
        }
        order(squares);
        return true;
    }

    int image(int square) {
        return image[square];
    }

    /// The number of squares that are [normalized][#normalize].
    int index(int[] squares, int sideToMove) {
        int code = 0;
        for (int i = 0; i < squares.length; i++) {
            code += squares[i] * weight[i];
        }
        return 2 * code + sideToMove;
    }

    /// The number of a position of these pieces. May be called by several threads.
    ///
    /// @param swapped whether its pieces are these with the colours exchanged
    int index(PositionState p, boolean swapped) {
        int[] squares = new int[pieces.length];
        find(p, squares, swapped ? 1 : 0);
        for (int i = 0; swapped && i < squares.length; i++) {
            squares[i] = squareCount - 1 - squares[i];
        }
        normalize(squares);
        return index(squares, swapped ? p.sideToMove ^ 1 : p.sideToMove);
    }

    /// Where the pieces of a position are.
    void find(PositionState p, int[] into) {
        find(p, into, 0);
    }

    private void find(PositionState p, int[] into, int swap) {
        int slot = 0;
        while (slot < pieces.length) {
            int first = slot;
            int side = side(slot) ^ swap;
            int kind = kind(slot);
            for (int i = side * squareCount, end = i + p.pieceCount[side]; i < end; i++) {
                if (p.kind[p.pieceList[i]] == kind) {
                    into[slot++] = p.pieceList[i];
                }
            }
            if (slot == first) {
                throw new IllegalArgumentException("a position of other pieces");
            }
        }
        order(into);
    }
}
