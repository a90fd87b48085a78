package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;

/// Looks at earlier positions of a game: takes moves back and makes them again.
final class LookBack {

    private final PositionState p;
    private final int ply;

    LookBack(PositionState p) {
        this.p = p;
        ply = p.ply;
    }

    /// Goes a ply back, if there is one.
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

    /// The move that was made in the position in sight.
    int moveAfter() {
        return p.undoStack[p.ply * PositionState.UNDO_FRAME];
    }

    void restore() {
        while (p.ply < ply) {
            forward();
        }
    }
}
