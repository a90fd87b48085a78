package org.pieceworth.rules.fairy;

/// Kernel: writes what a piece can take, and what a pawn can promote to, royal safety aside. The sections of runs
/// are those of [PseudoMoves]; a way is only followed to what stands on it.
final class CaptureMoves {

    private static final int QUIET = 1;

    private CaptureMoves() {}

    /// Writes the captures, and a pawn's promotions, of the piece on a square from `moves[start]` on; answers where
    /// they end.
    static int piece(State p, int from, int[] moves, int start) {
        Tables t = p.tables;
        int index = p.toMove * p.kindCount + p.kind[from];
        int count = run(p, t.runStart[index * p.squares + from], from, index, moves, start);
        count = t.overlaps[index] ? PseudoMoves.withoutDoubles(moves, start, count) : count;
        return t.legs[p.kind[from]].isEmpty() ? count : legs(p, from, moves, start, count);
    }

    private static int legs(State p, int from, int[] moves, int start, int end) {
        int last = LegWalk.write(p, from, moves, start, end);
        int count = end;
        for (int i = end; i < last; i++) {
            moves[count] = moves[i];
            count += Legs.takes(p, moves[i]) ? 1 : 0;
        }
        return count;
    }

    private static int run(State p, int begin, int from, int index, int[] moves, int start) {
        int[] runs = p.tables.runs;
        byte[] side = p.side;
        int count = start;
        int at = begin;
        while (true) {
            int head = runs[at++];
            int takes = head >>> 4 & 14;
            int end = at + (head >>> 8);
            switch (head & 15) {
                case Op.END -> {
                    return count;
                }
                case Op.LEAPS -> {
                    if (takes != 0) {
                        for (; at < end; at++) {
                            int to = runs[at];
                            moves[count] = from | to << 8;
                            count += takes >>> side[to] & 1;
                        }
                    }
                }
                case Op.SLIDE -> {
                    if (takes != 0) {
                        int there = 0;
                        while (at < end && (there = side[runs[at]]) == 0) {
                            at++;
                        }
                        if ((takes >>> there & 1) != 0) {
                            moves[count++] = from | runs[at] << 8;
                        }
                    }
                }
                default -> count = rare(p, head, at, from, index, moves, count);
            }
            at = end;
        }
    }

    private static int rare(State p, int head, int begin, int from, int index, int[] moves, int start) {
        int[] runs = p.tables.runs;
        int ends = Run.ends(head);
        int end = begin + Run.length(head);
        int count = start;
        switch (Run.op(head)) {
            case Op.MARKED_LEAPS -> {
                for (int at = begin; at < end; at++) {
                    count = target(p, from, runs[at], ends, index, moves, count);
                }
            }
            case Op.MARKED_SLIDE -> count = slide(p, begin, end, from, ends, index, moves, count);
            case Op.LAME, Op.STEP -> {
                if (p.isEmptyWay(begin + 1, end)) {
                    count = target(p, from, runs[begin], ends, index, moves, count);
                }
            }
            case Op.OVER -> {
                if (!p.isEmptyWay(begin + 1, end)) {
                    count = target(p, from, runs[begin], ends, index, moves, count);
                }
            }
            case Op.HOP -> {
                int behind = Hop.start(p, begin, end);
                count = slide(p, behind, Hop.end(p, behind, end), from, ends, index, moves, count);
            }
            case Op.GRASSHOP -> {
                int behind = Hop.start(p, begin, end);
                count = slide(p, behind, Math.min(end, behind + 1), from, ends, index, moves, count);
            }
            default -> {}
        }
        return count;
    }

    private static int slide(State p, int begin, int end, int from, int ends, int index, int[] moves, int start) {
        int[] runs = p.tables.runs;
        int count = start;
        for (int at = begin; at < end; at++) {
            count = target(p, from, runs[at], ends, index, moves, count);
            if (p.side[runs[at] & 255] != 0) {
                break;
            }
        }
        return count;
    }

    /// A capture with its marks, or a quiet move's promotions alone.
    private static int target(State p, int from, int entry, int ends, int index, int[] moves, int start) {
        int to = entry & 255;
        if (p.side[to] != 0) {
            return PseudoMoves.target(p, from, entry, ends, index, moves, start);
        }
        int marks = entry >>> 8;
        boolean promotes = (marks & Run.PROMOTES) != 0 && (marks & Run.TAKING) == 0 && (ends & QUIET) != 0;
        return promotes && p.isKind(from, p.tables.pawns[p.toMove])
                ? PseudoMoves.promotions(p, from, to, index, moves, start)
                : start;
    }
}
