package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.state.HopPath;
import org.pieceworth.rules.fairy.state.MultiLegWalk;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: attacks outside the tables, followed from the attacker: hoppers and others.
public final class ForwardAttacks {

    private ForwardAttacks() {}

    static boolean takes(PositionState p, int target, int by) {
        long kinds = p.attacks.forwardKinds[by];
        for (int i = 0; i < p.pieceCount[by]; i++) {
            int from = p.pieceList[by * p.squareCount + i];
            if (p.side[from] == by + 1 && p.isKind(from, kinds)) {
                if (takes(p, from, target, by)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// True if the piece on a square attacks another by a move that no attack table holds.
    public static boolean takes(PositionState p, int from, int target, int by) {
        boolean multiLegs = !p.programs.multiLegs[p.kind[from]].isEmpty();
        return (mayTake(p, from, target, by) && takesByProgram(p, from, target, by))
                || (multiLegs && MultiLegWalk.takes(p, from, target));
    }

    /// True if the piece could capture on the target for some occupancy; a fast filter before the move program is read.
    static boolean mayTake(PositionState p, int from, int target, int by) {
        int piece = (by * p.kindCount + p.kind[from]) * p.squareCount + from;
        return (p.attacks.forwardTargets[piece * p.attacks.words + (target >> 6)] >>> target & 1) != 0;
    }

    /// True if the piece on a square attacks another by leaping.
    public static boolean leaps(PositionState p, int from, int target, int by) {
        int[] code = p.programs.code;
        int at = p.programs.start[(by * p.kindCount + p.kind[from]) * p.squareCount + from];
        while (MoveProgram.opcode(code[at]) != Opcode.END) {
            int opcode = MoveProgram.opcode(code[at]);
            int end = at + 1 + MoveProgram.length(code[at]);
            boolean takes = (MoveProgram.ends(code[at]) >>> 2 - by & 1) != 0;
            for (int i = at + 1; takes && (opcode == Opcode.LEAPS || opcode == Opcode.MARKED_LEAPS) && i < end; i++) {
                if (landing(code[i], target)) {
                    return true;
                }
            }
            at = end;
        }
        return false;
    }

    private static boolean takesByProgram(PositionState p, int from, int target, int by) {
        int[] code = p.programs.code;
        int at = p.programs.start[(by * p.kindCount + p.kind[from]) * p.squareCount + from];
        int enemy = 2 - by;
        while (true) {
            int head = code[at++];
            int opcode = MoveProgram.opcode(head);
            if (opcode == Opcode.END) {
                return false;
            }
            int end = at + MoveProgram.length(head);
            if ((MoveProgram.ends(head) >>> enemy & 1) != 0 && instruction(p, opcode, at, end, target)) {
                return true;
            }
            at = end;
        }
    }

    static boolean instruction(PositionState p, int opcode, int from, int end, int target) {
        int[] code = p.programs.code;
        return switch (opcode) {
            case Opcode.JUMP -> landing(code[from], target) && !p.isPathEmpty(from + 1, end);
            case Opcode.HOP -> hops(p, from, end, target, Integer.MAX_VALUE);
            case Opcode.GRASSHOP -> hops(p, from, end, target, 1);
            default -> false;
        };
    }

    private static boolean landing(int entry, int target) {
        return (entry & 255) == target && entry >>> 8 != MoveProgram.MANDATORY;
    }

    private static boolean hops(PositionState p, int from, int end, int target, int maxSteps) {
        int[] code = p.programs.code;
        int begin = HopPath.start(p, from, end);
        int last = (int) Math.min(HopPath.end(p, begin, end), (long) begin + maxSteps);
        for (int at = begin; at < last; at++) {
            if ((code[at] & 255) == target) {
                return landing(code[at], target);
            }
        }
        return false;
    }
}
