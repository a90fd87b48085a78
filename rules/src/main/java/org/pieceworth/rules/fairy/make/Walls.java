package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.GatingRules;

/// Kernel: walls that moves build. Unmaking removes them by the list of changes.
public final class Walls {

    private Walls() {}

    /// Builds a wall on an empty square; the duck leaves its former one.
    static void build(PositionState p, int square) {
        if (p.entries.walls.rule() == GatingRules.Walls.DUCK) {
            lift(p);
        }
        p.setWall(square, true);
        p.pushChange(square, -1);
    }

    private static void lift(PositionState p) {
        for (int square = 0; square < p.squareCount; square++) {
            if (p.side[square] == PositionState.WALL) {
                p.setWall(square, false);
                p.pushChange(square, CaptureEffects.WALL_GONE);
            }
        }
    }

    /// True if castling is safe behind a wall, which may be on the square that king or rook leaves.
    public static boolean castlesSafely(PositionState p, int move, int wall) {
        int changed = p.changeCount;
        byte there = p.side[wall];
        if (p.entries.walls.rule() == GatingRules.Walls.DUCK) {
            lift(p);
        }
        if (there == 0) {
            p.side[wall] = PositionState.WALL;
        }
        boolean safe = CastlingMoves.isSafe(p, CastlingMoves.right(p, move));
        p.side[wall] = there;
        while (p.changeCount > changed) {
            CaptureEffects.undo(p);
        }
        return safe;
    }
}
