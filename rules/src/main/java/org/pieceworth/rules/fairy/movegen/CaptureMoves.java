package org.pieceworth.rules.fairy.movegen;

import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.make.MultiLegMoves;
import org.pieceworth.rules.fairy.state.HopPath;
import org.pieceworth.rules.fairy.state.MultiLegWalk;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.fairy.state.Reach;

/// Kernel: writes the captures of a piece, and the promotions of a pawn, regardless of royal safety; slides are only
/// followed to the first occupied square. See [PseudoLegalMoves].
public final class CaptureMoves {

    private static final int QUIET = 1;

    private CaptureMoves() {}

    /// Writes the captures, and a pawn's promotions, of the piece on a square from `moves[start]` on; returns the index
    /// after the last one.
    public static int piece(PositionState p, int from, int[] moves, int start) {
        int index = p.sideToMove * p.kindCount + p.kind[from];
        int program = index * p.squareCount + from;
        if (p.reach.plain[program] && takesNothing(p, program, from)) {
            return start;
        }
        int count = interpret(p, p.programs.start[program], from, index, moves, start);
        count = p.programs.duplicates[index] ? PseudoLegalMoves.withoutDuplicates(moves, start, count) : count;
        return (p.programs.multiLegKinds >>> p.kind[from] & 1) == 0 ? count : legs(p, from, moves, start, count);
    }

    /// True if a piece without marks on its squares can capture nothing, which its bitboards show at once.
    private static boolean takesNothing(PositionState p, int program, int from) {
        long occupiedLow = p.occupiedLow();
        long occupiedHigh = p.occupiedHigh();
        int enemy = p.sideToMove ^ 1;
        int next = Reach.find(p, p.reach.start[program], occupiedLow, occupiedHigh);
        long taken = p.reachLow & p.sideLow[enemy] | p.reachHigh & p.sideHigh[enemy];
        if (taken == 0 && (p.reach.divergent[p.sideToMove] >>> p.kind[from] & 1) != 0) {
            Reach.find(p, next, occupiedLow, occupiedHigh);
            taken = p.reachLow & p.sideLow[enemy] | p.reachHigh & p.sideHigh[enemy];
        }
        return taken == 0;
    }

    private static int legs(PositionState p, int from, int[] moves, int start, int end) {
        int last = MultiLegWalk.write(p, from, moves, start, end);
        int count = end;
        for (int i = end; i < last; i++) {
            moves[count] = moves[i];
            count += MultiLegMoves.takes(p, moves[i]) ? 1 : 0;
        }
        return count;
    }

    private static int interpret(PositionState p, int begin, int from, int index, int[] moves, int start) {
        int[] code = p.programs.code;
        byte[] side = p.side;
        int count = start;
        int at = begin;
        while (true) {
            int head = code[at++];
            int takes = head >>> 4 & 14;
            int end = at + (head >>> 8);
            switch (head & 15) {
                case Opcode.END -> {
                    return count;
                }
                case Opcode.LEAPS -> {
                    if (takes != 0) {
                        for (; at < end; at++) {
                            int to = code[at];
                            moves[count] = from | to << 8;
                            count += takes >>> side[to] & 1;
                        }
                    }
                }
                case Opcode.SLIDE -> {
                    if (takes != 0) {
                        int there = 0;
                        while (at < end && (there = side[code[at]]) == 0) {
                            at++;
                        }
                        if ((takes >>> there & 1) != 0) {
                            moves[count++] = from | code[at] << 8;
                        }
                    }
                }
                default -> count = rareInstruction(p, head, at, from, index, moves, count);
            }
            at = end;
        }
    }

    private static int rareInstruction(
            PositionState p, int head, int begin, int from, int index, int[] moves, int start) {
        int[] code = p.programs.code;
        int ends = MoveProgram.ends(head);
        int end = begin + MoveProgram.length(head);
        int count = start;
        switch (MoveProgram.opcode(head)) {
            case Opcode.MARKED_LEAPS -> {
                for (int at = begin; at < end; at++) {
                    count = target(p, from, code[at], ends, index, moves, count);
                }
            }
            case Opcode.MARKED_SLIDE -> count = slide(p, begin, end, from, ends, index, moves, count);
            case Opcode.LAME, Opcode.STEP -> {
                if (p.isPathEmpty(begin + 1, end)) {
                    count = target(p, from, code[begin], ends, index, moves, count);
                }
            }
            case Opcode.JUMP -> {
                if (!p.isPathEmpty(begin + 1, end)) {
                    count = target(p, from, code[begin], ends, index, moves, count);
                }
            }
            case Opcode.HOP -> {
                int beyond = HopPath.start(p, begin, end);
                count = slide(p, beyond, HopPath.end(p, beyond, end), from, ends, index, moves, count);
            }
            case Opcode.GRASSHOP -> {
                int beyond = HopPath.start(p, begin, end);
                count = slide(p, beyond, Math.min(end, beyond + 1), from, ends, index, moves, count);
            }
            default -> {}
        }
        return count;
    }

    private static int slide(
            PositionState p, int begin, int end, int from, int ends, int index, int[] moves, int start) {
        int[] code = p.programs.code;
        int count = start;
        for (int at = begin; at < end; at++) {
            count = target(p, from, code[at], ends, index, moves, count);
            if (p.side[code[at] & 255] != 0) {
                break;
            }
        }
        return count;
    }

    /// A capture with its marks, or only the promotions of a quiet move.
    private static int target(PositionState p, int from, int entry, int ends, int index, int[] moves, int start) {
        int to = entry & 255;
        if (p.side[to] != 0) {
            return PseudoLegalMoves.target(p, from, entry, ends, index, moves, start);
        }
        int marks = entry >>> 8;
        boolean promotes =
                (marks & MoveProgram.PROMOTES) != 0 && (marks & MoveProgram.ON_CAPTURE) == 0 && (ends & QUIET) != 0;
        return promotes && p.isKind(from, p.pawns.kinds[p.sideToMove])
                ? PseudoLegalMoves.promotions(p, from, to, index, moves, start)
                : start;
    }
}
