package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;

/// Visits earlier positions of a game: unmakes moves and makes them again.
final class LookBack {

    private final PositionState p;
    private final int ply;

    LookBack(PositionState p) {
        this.p = p;
        ply = p.ply;
    }

    /// Goes back one ply; returns false if there is none.
    boolean step() {
        if (!MoveMaker.mayMakeAgain(p)) {
            return false;
        }
        MoveMaker.unmake(p);
        return true;
    }

    /// Goes a ply forward again.
    void forward() {
        MoveMaker.makeAgain(p);
    }

    /// The next move from the visited position.
    int moveAfter() {
        return p.undoStack[p.ply * PositionState.UNDO_FRAME];
    }

    void restore() {
        while (p.ply < ply) {
            forward();
        }
    }
}
