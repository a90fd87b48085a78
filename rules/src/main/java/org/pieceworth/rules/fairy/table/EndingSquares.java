package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.state.PositionState;

/// Numbers for the positions of some pieces: by the squares of the pieces, then by the side to move.
final class EndingSquares {

    final int[] pieces;
    final int squareCount;
    final int kindCount;

    /// The positions and what is none.
    final int size;

    /// Whether a piece is like the one before it: the two stand in the order of their squares.
    private final boolean[] twin;

    EndingSquares(EndingMaterial material, int squareCount, int kindCount) {
        pieces = material.toArray();
        this.squareCount = squareCount;
        this.kindCount = kindCount;
        twin = new boolean[pieces.length];
        int codes = 1;
        for (int i = 0; i < pieces.length; i++) {
            codes *= squareCount;
            twin[i] = i > 0 && pieces[i] == pieces[i - 1];
        }
        size = 2 * codes;
    }

    int side(int slot) {
        return pieces[slot] / kindCount;
    }

    int kind(int slot) {
        return pieces[slot] % kindCount;
    }

    /// Whether the squares are different ones, and in order where pieces are alike.
    boolean isPosition(int[] squares) {
        for (int i = 0; i < squares.length; i++) {
            for (int j = 0; j < i; j++) {
                if (squares[i] == squares[j]) {
                    return false;
                }
            }
            if (twin[i] && squares[i] < squares[i - 1]) {
                return false;
            }
        }
        return true;
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
        for (int pass = 1; pass < squares.length; pass++) {
            for (int i = 1; i < squares.length; i++) {
                if (twin[i] && squares[i] < squares[i - 1]) {
                    int lower = squares[i];
                    squares[i] = squares[i - 1];
                    squares[i - 1] = lower;
                }
            }
        }
    }

    int index(int[] squares, int sideToMove) {
        int code = 0;
        for (int square : squares) {
            code = code * squareCount + square;
        }
        return 2 * code + sideToMove;
    }

    /// The number of a position of these pieces. May be called by several threads.
    int index(PositionState p) {
        int[] squares = new int[pieces.length];
        find(p, squares);
        return index(squares, p.sideToMove);
    }

    /// Where the pieces of a position are.
    void find(PositionState p, int[] into) {
        int slot = 0;
        while (slot < pieces.length) {
            int first = slot;
            int side = side(slot);
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
