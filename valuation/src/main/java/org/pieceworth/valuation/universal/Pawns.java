package org.pieceworth.valuation.universal;

import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.Step;

/// Which pieces are pawns. A pawn stands neither on its first rank nor on its last.
final class Pawns {

    private static final Set<Step> CAPTURES_IN_CHESS = Set.of(new Step(-1, 1), new Step(1, 1));

    private Pawns() {}

    /// True for a piece that only goes forward, and farther on its first move.
    static boolean pawn(Movement movement) {
        return movement.any(Ray::initial) && !movement.any(ray -> ray.dy() <= 0);
    }

    /// True for a piece that captures as the pawn of chess does, the source's unit.
    static boolean pawnOfChess(Movement movement) {
        Set<Step> captures = movement.rays().stream()
                .filter(ray -> ray.modality().capture())
                .map(Ray::step)
                .collect(Collectors.toSet());
        return pawn(movement) && movement.straight() && captures.equals(CAPTURES_IN_CHESS);
    }
}
