package org.pieceworth.rules.fairy.state;

import org.pieceworth.rules.fairy.compile.Opcode;

/// Kernel: the range of an instruction's squares that are its targets on the board as it is. Slides end at the first
/// occupied one.
public final class TargetRange {

    private TargetRange() {}

    /// The index of the first target; `end` if there is none.
    public static int first(PositionState p, int op, int begin, int end) {
        return switch (op) {
            case Opcode.LAME, Opcode.STEP -> p.isPathEmpty(begin + 1, end) ? begin : end;
            case Opcode.JUMP -> p.isPathEmpty(begin + 1, end) ? end : begin;
            case Opcode.HOP, Opcode.GRASSHOP -> HopPath.start(p, begin, end);
            default -> begin;
        };
    }

    /// The index after the last target.
    ///
    /// @param first from [#first]
    public static int last(PositionState p, int op, int first, int begin, int end) {
        return switch (op) {
            case Opcode.LAME, Opcode.STEP, Opcode.JUMP -> first == begin ? begin + 1 : first;
            case Opcode.HOP -> HopPath.end(p, first, end);
            case Opcode.GRASSHOP -> Math.min(end, first + 1);
            default -> end;
        };
    }
}
