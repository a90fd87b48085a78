package org.pieceworth.rules.fairy.compile;

/// Operation codes of the instructions of a [MoveProgram].
public final class Opcode {

    /// The end of the program.
    public static final int END = 0;
    /// Targets, regardless of pieces between.
    public static final int LEAPS = 1;
    /// Squares of one line, up to the first occupied one.
    public static final int SLIDE = 2;
    /// Like [#LEAPS], with marks such as [MoveProgram#PROMOTES] on the targets.
    public static final int MARKED_LEAPS = 3;
    /// Like [#SLIDE], with marks on the targets.
    public static final int MARKED_SLIDE = 4;
    /// One target and the squares that have to be empty for it.
    public static final int LAME = 5;
    /// One target, and squares; at least one of them must be occupied.
    public static final int JUMP = 6;
    /// Squares of one line: those beyond the first occupied one, up to the next.
    public static final int HOP = 7;
    /// Squares of one line: the one just beyond the first occupied one.
    public static final int GRASSHOP = 8;
    /// One target and the squares passed: they have to be empty, and the piece may
    /// be captured en passant there.
    public static final int STEP = 9;
    /// A path of several legs, by its number.
    static final int LEGS = 10;

    private Opcode() {}
}
