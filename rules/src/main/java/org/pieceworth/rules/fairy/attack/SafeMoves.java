package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.AttackTableCompiler;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: finds moves that cannot expose the only royal piece, so that they need not be tried.
///
/// The royal piece must not be under attack now. Then a move of an unpinned piece is safe if it neither leaves nor
/// enters the line of a hopper to the royal piece. Moves of the royal piece itself, en passant, castling and captures
/// with effects are not covered.
public final class SafeMoves {

    private SafeMoves() {}

    /// Finds pins and the lines of hoppers; returns false if [#isSafe] may not be called then.
    ///
    /// @param pseudoRoyal royal kinds of the side to move other than kings
    public static boolean prepare(PositionState p, long pseudoRoyal) {
        int side = p.sideToMove;
        if (!p.flags.findsSafeMoves || p.royalCount[side] + p.countOf(side, pseudoRoyal) != 1) {
            return false;
        }
        p.royalSquare = p.royalCount[side] == 1 ? p.kingSquare[side] : find(p, side, pseudoRoyal);
        CheckInfo.compute(p, p.royalSquare, side ^ 1);
        return p.checkerCount == 0 && hopsMiss(p, side ^ 1);
    }

    private static int find(PositionState p, int side, long kinds) {
        int i = side * p.squareCount;
        while (!p.isKind(p.pieceList[i], kinds)) {
            i++;
        }
        return p.pieceList[i];
    }

    /// Marks the lines of hoppers; returns false if one attacks the royal piece.
    private static boolean hopsMiss(PositionState p, int by) {
        long kinds = p.attacks.forwardKinds[by];
        for (int i = by * p.squareCount, end = i + p.pieceCount[by]; kinds != 0 && i < end; i++) {
            if (p.isKind(p.pieceList[i], kinds) && !misses(p, p.pieceList[i], by)) {
                return false;
            }
        }
        return true;
    }

    private static boolean misses(PositionState p, int from, int by) {
        if (!ForwardAttacks.mayTake(p, from, p.royalSquare, by)) {
            return true;
        }
        int[] code = p.programs.code;
        int at = p.programs.start[(by * p.kindCount + p.kind[from]) * p.squareCount + from];
        while (MoveProgram.opcode(code[at]) != Opcode.END) {
            int head = code[at++];
            int end = at + MoveProgram.length(head);
            boolean follows = !AttackTableCompiler.isReversible(MoveProgram.opcode(head))
                    && (MoveProgram.ends(head) >>> 2 - by & 1) != 0;
            if (follows
                    && MoveProgram.opcode(head) >= Opcode.JUMP
                    && !missesAlong(p, MoveProgram.opcode(head), at, end)) {
                return false;
            }
            at = end;
        }
        return true;
    }

    private static boolean missesAlong(PositionState p, int opcode, int from, int end) {
        int[] code = p.programs.code;
        int target = p.royalSquare;
        int last = from;
        while (last < end && (code[last] & 255) != target) {
            last++;
        }
        boolean aims = opcode == Opcode.JUMP ? last == from : last < end;
        if (!aims) {
            return true;
        }
        for (int i = from; i < (opcode == Opcode.JUMP ? end : last); i++) {
            p.hopperStamp[code[i] & 255] = p.stamp;
        }
        return !ForwardAttacks.instruction(p, opcode, from, end, target);
    }

    private static boolean makesRoyal(PositionState p, int kind) {
        long kinds = p.kinds.royal | Royalty.pseudoRoyal(p, p.sideToMove);
        return (kinds >>> kind & 1) != 0;
    }

    /// True if a pseudo-legal move is known to be safe; other moves have to be tried. Call [#prepare] first.
    public static boolean isSafe(PositionState p, int move) {
        int kind = Move.kind(move);
        int from = Move.from(move);
        int to = Move.to(move);
        boolean plain = kind == Move.NORMAL || kind == Move.DOUBLE_STEP || kind == Move.PROMOTION || kind == Move.DROP;
        boolean clear = p.pinStamp[from] != p.stamp && p.hopperStamp[from] != p.stamp && p.hopperStamp[to] != p.stamp;
        return plain
                && clear
                && from != p.royalSquare
                && !((kind == Move.PROMOTION || kind == Move.DROP) && makesRoyal(p, Move.promotedType(move)))
                && !(p.flags.captureEffects && p.side[to] == 2 - p.sideToMove)
                && !(p.flags.sittuyin && kind == Move.PROMOTION);
    }
}
