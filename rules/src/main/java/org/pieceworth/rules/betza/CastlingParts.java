package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.Castling;

/// Castling of a component whose atom is O.
final class CastlingParts {

    private CastlingParts() {}

    /// Castling to both sides unless l or r restricts it.
    static List<CompoundMove> of(Component component) {
        String directions = String.join("", component.directions());
        boolean both = directions.isEmpty() || directions.contains("s");
        List<CompoundMove> castlings = new ArrayList<>();
        if (both || directions.contains("l")) {
            castlings.add(towards(-1, component));
        }
        if (both || directions.contains("r")) {
            castlings.add(towards(1, component));
        }
        return castlings;
    }

    private static Castling towards(int direction, Component component) {
        int inside = component.has(Modifier.JUMP) ? 1 : 0;
        return new Castling(direction, component.range(), inside, component.has(Modifier.INITIAL));
    }
}
