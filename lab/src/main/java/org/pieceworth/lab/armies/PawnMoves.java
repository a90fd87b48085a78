package org.pieceworth.lab.armies;

import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// Moves as pawns have them: one rank ahead, straight or aslant, and perhaps more as a first move. What moves so and
/// did not promote would be stuck at the other end.
final class PawnMoves {

    private PawnMoves() {}

    static boolean areThose(Movement movement) {
        return movement.straight()
                && movement.any(ray -> !ray.initial())
                && movement.rays().stream().allMatch(PawnMoves::isOne);
    }

    private static boolean isOne(Ray ray) {
        boolean step = ray.kind() == RayKind.LEAP && ray.dy() == 1 && Math.abs(ray.dx()) <= 1;
        return ray.dy() > 0 && (step || ray.initial());
    }
}
