package org.pieceworth.rules.movement;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;

/// One direction of a piece: repeated steps of (`dx`, `dy`).
///
/// @param kind the effect of pieces on its path
/// @param dx files to the right in one step
/// @param dy ranks forward in one step
/// @param max the most steps; 0 is unlimited; a hop counts the steps before and after its hurdle
/// @param modality the allowed contents of its last square
/// @param initial only as the piece's first move
/// @param around the left and right edges of the board are joined for it
public record Ray(RayKind kind, int dx, int dy, int max, Modality modality, boolean initial, boolean around) {

    /// A ray not limited to first moves that does not cross joined edges.
    public static Ray of(RayKind kind, int dx, int dy, int max, Modality modality) {
        return new Ray(kind, dx, dy, max, modality, false, false);
    }

    /// The most steps on a board whose longest ray has `longest`.
    public int steps(int longest) {
        return max == 0 ? longest : Math.min(max, longest);
    }

    /// Without a limit that no ride on the board reaches; nothing for a leap that no square of the board allows.
    Stream<Ray> on(SquareBoard board) {
        if (around || max < 2 && kind != RayKind.LEAP) {
            return Stream.of(this);
        }
        int longest = IntStream.range(0, board.squares())
                .map(from -> steps(board, from))
                .max()
                .orElse(0);
        boolean unlimited = max > 1 && longest <= max;
        return longest == 0 && kind == RayKind.LEAP
                ? Stream.empty()
                : Stream.of(unlimited ? new Ray(kind, dx, dy, 0, modality, initial, false) : this);
    }

    /// The steps from a square to the edge, up to one more than its limit.
    private int steps(SquareBoard board, int from) {
        int steps = -1;
        for (int square = from; steps <= max && square != Board.OFF; steps++) {
            square = board.step(square, dx, dy);
        }
        return steps;
    }

    /// The step that it repeats.
    public Step step() {
        return new Step(dx, dy);
    }

    /// Its image from left to right.
    Ray mirrored() {
        return new Ray(kind, -dx, dy, max, modality, initial, around);
    }

    Ray withModality(Modality wider) {
        return new Ray(kind, dx, dy, max, wider, initial, around);
    }
}
