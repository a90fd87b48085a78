package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: tests if the kings face each other on a file or rank with nothing between.
public final class FacingKings {

    private FacingKings() {}

    /// True if the kings could capture each other, as neighbours can.
    public static boolean areNeighbours(PositionState p) {
        int apart = Math.abs(p.kingSquare[1] - p.kingSquare[0]);
        return apart == 1 || apart == p.tables.board.files();
    }

    public static boolean areFacing(PositionState p) {
        if (p.royalCount[0] != 1 || p.royalCount[1] != 1) {
            return false;
        }
        int files = p.tables.board.files();
        int dx = p.kingSquare[1] % files - p.kingSquare[0] % files;
        int dy = p.kingSquare[1] / files - p.kingSquare[0] / files;
        if (dx != 0 && dy != 0) {
            return false;
        }
        int step = Integer.signum(dy) * files + Integer.signum(dx);
        int at = p.kingSquare[0] + step;
        while (at != p.kingSquare[1] && p.side[at] == 0) {
            at += step;
        }
        return at == p.kingSquare[1];
    }
}
