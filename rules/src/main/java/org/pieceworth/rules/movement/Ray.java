package org.pieceworth.rules.movement;

/// One direction of a piece: repeated steps of (`dx`, `dy`).
///
/// @param kind how it passes squares
/// @param dx files to the right in one step
/// @param dy ranks forward in one step
/// @param max the most steps; 0 is unlimited; a hop counts the steps before and after its hurdle
/// @param modality what it may do where it ends
/// @param initial only as the piece's first move
/// @param around the left and right edges of the board are joined for it
public record Ray(RayKind kind, int dx, int dy, int max, Modality modality, boolean initial, boolean around) {

    /// A ray with no limits on when and where it is used.
    public static Ray of(RayKind kind, int dx, int dy, int max, Modality modality) {
        return new Ray(kind, dx, dy, max, modality, false, false);
    }

    /// The most steps on a board where no ray has more than `longest`.
    public int steps(int longest) {
        return max == 0 ? longest : Math.min(max, longest);
    }

    /// The step that it repeats.
    public Step step() {
        return new Step(dx, dy);
    }

    Ray withModality(Modality wider) {
        return new Ray(kind, dx, dy, max, wider, initial, around);
    }
}
