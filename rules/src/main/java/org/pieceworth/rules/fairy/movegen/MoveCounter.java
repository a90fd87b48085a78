package org.pieceworth.rules.fairy.movegen;

import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.state.HopPath;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the number of moves of a piece, regardless of royal safety, without writing them. See [PseudoLegalMoves].
public final class MoveCounter {

    private MoveCounter() {}

    /// The count for the piece on a square.
    ///
    /// @param scratch room for its moves, from `start` on
    public static int piece(PositionState p, int from, int[] scratch, int start) {
        int index = p.sideToMove * p.kindCount + p.kind[from];
        if (p.programs.duplicates[index] || (p.programs.multiLegKinds >>> p.kind[from] & 1) != 0) {
            return PseudoLegalMoves.piece(p, from, scratch, start) - start;
        }
        return interpret(p, p.programs.code, p.programs.start[index * p.squareCount + from], index);
    }

    private static int interpret(PositionState p, int[] code, int begin, int index) {
        byte[] side = p.side;
        int count = 0;
        int at = begin;
        while (true) {
            int head = code[at++];
            int ends = head >>> 4 & 15;
            int end = at + (head >>> 8);
            switch (head & 15) {
                case Opcode.END -> {
                    return count;
                }
                case Opcode.LEAPS -> {
                    for (; at < end; at++) {
                        count += ends >>> side[code[at]] & 1;
                    }
                }
                case Opcode.SLIDE -> {
                    while (at < end) {
                        int there = side[code[at++]];
                        count += ends >>> there & 1;
                        if (there != 0) {
                            break;
                        }
                    }
                }
                default -> count += rareInstruction(p, head, at, index);
            }
            at = end;
        }
    }

    private static int rareInstruction(PositionState p, int head, int begin, int index) {
        int[] code = p.programs.code;
        int ends = MoveProgram.ends(head);
        int end = begin + MoveProgram.length(head);
        int count = 0;
        switch (MoveProgram.opcode(head)) {
            case Opcode.MARKED_LEAPS -> {
                for (int at = begin; at < end; at++) {
                    count += target(p, code[at], ends, index);
                }
            }
            case Opcode.MARKED_SLIDE -> count = slide(p, begin, end, ends, index);
            case Opcode.LAME, Opcode.STEP ->
                count = p.isPathEmpty(begin + 1, end) ? target(p, code[begin], ends, index) : 0;
            case Opcode.JUMP -> count = p.isPathEmpty(begin + 1, end) ? 0 : target(p, code[begin], ends, index);
            case Opcode.HOP -> {
                int beyond = HopPath.start(p, begin, end);
                count = slide(p, beyond, HopPath.end(p, beyond, end), ends, index);
            }
            case Opcode.GRASSHOP -> {
                int beyond = HopPath.start(p, begin, end);
                count = slide(p, beyond, Math.min(end, beyond + 1), ends, index);
            }
            default -> {}
        }
        return count;
    }

    private static int slide(PositionState p, int begin, int end, int ends, int index) {
        int[] code = p.programs.code;
        int count = 0;
        for (int at = begin; at < end; at++) {
            count += target(p, code[at], ends, index);
            if (p.side[code[at] & 255] != 0) {
                break;
            }
        }
        return count;
    }

    private static int target(PositionState p, int entry, int ends, int index) {
        int to = entry & 255;
        if ((ends >>> p.side[to] & 1) == 0) {
            return 0;
        }
        int marks = entry >>> 8;
        if (marks == 0) {
            return 1;
        }
        boolean promotes =
                (marks & MoveProgram.PROMOTES) != 0 && ((marks & MoveProgram.ON_CAPTURE) == 0 || p.side[to] != 0);
        boolean must = (marks & MoveProgram.MANDATORY) != 0 && (promotes || (marks & MoveProgram.ON_CAPTURE) == 0);
        return (promotes ? promotions(p, index) : 0) + (must ? 0 : 1);
    }

    private static int promotions(PositionState p, int index) {
        int count = 0;
        for (int kind : p.pawns.promotions[index]) {
            count += PseudoLegalMoves.isPromotionOpen(p, kind) ? 1 : 0;
        }
        return count;
    }
}
