package org.pieceworth.rules.movement;

import java.util.List;
import java.util.stream.Stream;
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
        RideReach reach = new RideReach(board, List.of(step()));
        if (around) {
            return Stream.of(this);
        }
        return kind == RayKind.LEAP && !reach.passes(0)
                ? Stream.empty()
                : Stream.of(max > 1 && !reach.passes(max) ? new Ray(kind, dx, dy, 0, modality, initial, false) : this);
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
