package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.GameValue;

/// Decides by the material on the board games that would be drawn otherwise.
final class MaterialCount {

    private MaterialCount() {}

    /// The value for the side to move of a game decided by counting material.
    static GameValue value(PositionState p) {
        int forWhite = switch (p.tables.variant.end().materialCounting()) {
            case NONE -> 0;
            case JANGGI -> points(p) > 0 ? 1 : -1;
            case UNWEIGHTED -> Integer.signum(p.pieceCount[0] - p.pieceCount[1]);
            case WHITE_DRAW_ODDS -> 1;
            case BLACK_DRAW_ODDS -> -1;
        };
        int forMover = p.sideToMove == 0 ? forWhite : -forWhite;
        return forMover > 0 ? GameValue.WIN : forMover < 0 ? GameValue.LOSS : GameValue.DRAW;
    }

    /// White's points minus Black's, minus one: that stands for the point and a half of the side that moves second.
    private static int points(PositionState p) {
        int points = -1;
        for (int kind = 0; kind < p.kindCount; kind++) {
            points += p.ends.janggiPoints[kind] * (p.kindCounts[kind] - p.kindCounts[p.kindCount + kind]);
        }
        return points;
    }
}
