package org.pieceworth.rules.fairy.compile;

/// What the sections of a run do; see [MoveProgram].
public final class Opcode {

    /// The end of a run.
    public static final int END = 0;
    /// Targets that can be reached whatever lies between.
    public static final int LEAPS = 1;
    /// Squares along one way, up to the first that is not empty.
    public static final int SLIDE = 2;
    /// Like [#LEAPS], with [MoveProgram#PROMOTES] and its like on the targets.
    public static final int MARKED_LEAPS = 3;
    /// Like [#SLIDE], with marks on the targets.
    public static final int MARKED_SLIDE = 4;
    /// One target and the squares that have to be empty for it.
    public static final int LAME = 5;
    /// One target and the squares of which one at least is not empty.
    public static final int JUMP = 6;
    /// Squares along one way, those behind the first that is not empty, up to the next.
    public static final int HOP = 7;
    /// Squares along one way, the one right behind the first that is not empty.
    public static final int GRASSHOP = 8;
    /// One target and the squares it passes, which have to be empty and let it be taken en passant.
    public static final int STEP = 9;
    /// A path of several legs, by its number.
    static final int LEGS = 10;

    private Opcode() {}
}
