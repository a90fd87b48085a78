package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: which moves cannot lay the only royal piece open, so that they need not be tried.
///
/// It must not be under attack now. Then a move that leaves no pin, and neither leaves nor enters a way
/// along which a hopper looks at it, is harmless; its own moves, en passant, castling and captures with
/// effects are not looked at.
final class Harmless {

    private Harmless() {}

    /// Looks at the position; answers whether harmless moves can be told.
    ///
    /// @param pseudoRoyal the kinds of the side to move that are royal beside kings
    static boolean look(State p, long pseudoRoyal) {
        int side = p.toMove;
        if (!p.tables.special.quick || p.royals[side] + p.countOf(side, pseudoRoyal) != 1) {
            return false;
        }
        p.royalSquare = p.royals[side] == 1 ? p.king[side] : find(p, side, pseudoRoyal);
        Scan.king(p, p.royalSquare, side ^ 1);
        return p.checkers == 0 && hopsMiss(p, side ^ 1);
    }

    private static int find(State p, int side, long kinds) {
        int i = side * p.squares;
        while (!p.isKind(p.list[i], kinds)) {
            i++;
        }
        return p.list[i];
    }

    /// Marks the ways of hoppers; answers whether none takes the royal piece.
    private static boolean hopsMiss(State p, int by) {
        long kinds = p.tables.forward[by];
        for (int i = by * p.squares, end = i + p.pieces[by]; kinds != 0 && i < end; i++) {
            if (p.isKind(p.list[i], kinds) && !misses(p, p.list[i], by)) {
                return false;
            }
        }
        return true;
    }

    private static boolean misses(State p, int from, int by) {
        int[] runs = p.tables.runs;
        int at = p.tables.runStart[(by * p.kindCount + p.kind[from]) * p.squares + from];
        while (Run.op(runs[at]) != Op.END) {
            int head = runs[at++];
            int end = at + Run.length(head);
            boolean reads = !ReachCompiler.serves(Run.op(head)) && (Run.ends(head) >>> 2 - by & 1) != 0;
            if (reads && Run.op(head) >= Op.OVER && !missesAlong(p, Run.op(head), at, end)) {
                return false;
            }
            at = end;
        }
        return true;
    }

    private static boolean missesAlong(State p, int op, int from, int end) {
        int[] runs = p.tables.runs;
        int target = p.royalSquare;
        int last = from;
        while (last < end && (runs[last] & 255) != target) {
            last++;
        }
        boolean looks = op == Op.OVER ? last == from : last < end;
        if (!looks) {
            return true;
        }
        for (int i = from; i < (op == Op.OVER ? end : last); i++) {
            p.looked[runs[i] & 255] = p.stamp;
        }
        return !Forward.section(p, op, from, end, target);
    }

    private static boolean makesRoyal(State p, int kind) {
        long kinds = p.tables.royal | Royalty.pseudoRoyal(p, p.toMove);
        return (kinds >>> kind & 1) != 0;
    }

    /// Whether a pseudo-legal move is harmless, as far as [#look] has told.
    static boolean is(State p, int move) {
        int kind = Move.kind(move);
        int from = Move.from(move);
        int to = Move.to(move);
        boolean plain = kind == Move.NORMAL || kind == Move.DOUBLE_STEP || kind == Move.PROMOTION || kind == Move.DROP;
        boolean clear = p.pinStamp[from] != p.stamp && p.looked[from] != p.stamp && p.looked[to] != p.stamp;
        return plain
                && clear
                && from != p.royalSquare
                && !((kind == Move.PROMOTION || kind == Move.DROP) && makesRoyal(p, Move.promotedType(move)))
                && !(p.tables.special.captureEffects && p.side[to] == 2 - p.toMove)
                && !(p.tables.special.sittuyin && kind == Move.PROMOTION);
    }
}
