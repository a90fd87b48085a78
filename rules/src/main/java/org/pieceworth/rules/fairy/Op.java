package org.pieceworth.rules.fairy;

/// What the sections of a run do; see [Run].
final class Op {

    /// The end of a run.
    static final int END = 0;
    /// Targets that can be reached whatever lies between.
    static final int LEAPS = 1;
    /// Squares along one way, up to the first that is not empty.
    static final int SLIDE = 2;
    /// Like [#LEAPS], with [Run#PROMOTES] and its like on the targets.
    static final int MARKED_LEAPS = 3;
    /// Like [#SLIDE], with marks on the targets.
    static final int MARKED_SLIDE = 4;
    /// One target and the squares that have to be empty for it.
    static final int LAME = 5;
    /// One target and the squares of which one at least is not empty.
    static final int OVER = 6;
    /// Squares along one way, those behind the first that is not empty, up to the next.
    static final int HOP = 7;
    /// Squares along one way, the one right behind the first that is not empty.
    static final int GRASSHOP = 8;
    /// One target and the squares it passes, which have to be empty and let it be taken en passant.
    static final int STEP = 9;
    /// A path of several legs, by its number.
    static final int LEGS = 10;

    private Op() {}
}
