package org.pieceworth.rules.fairy;

/// Kernel: how many moves a piece has, royal safety aside, without writing them.
final class CountMoves {

    private CountMoves() {}

    /// The count for the piece on a square.
    ///
    /// @param scratch room for its moves, from `start` on
    static int piece(State p, int from, int[] scratch, int start) {
        Tables t = p.tables;
        int index = p.toMove * p.kindCount + p.kind[from];
        if (t.overlaps[index] || !t.legs[p.kind[from]].isEmpty()) {
            return PseudoMoves.piece(p, from, scratch, start) - start;
        }
        return run(p, t.runs, t.runStart[index * p.squares + from], index);
    }

    private static int run(State p, int[] runs, int begin, int index) {
        byte[] side = p.side;
        int count = 0;
        int at = begin;
        while (true) {
            int head = runs[at++];
            int ends = head >>> 4 & 15;
            int end = at + (head >>> 8);
            switch (head & 15) {
                case Op.END -> {
                    return count;
                }
                case Op.LEAPS -> {
                    for (; at < end; at++) {
                        count += ends >>> side[runs[at]] & 1;
                    }
                }
                case Op.SLIDE -> {
                    while (at < end) {
                        int there = side[runs[at++]];
                        count += ends >>> there & 1;
                        if (there != 0) {
                            break;
                        }
                    }
                }
                default -> count += rare(p, head, at, index);
            }
            at = end;
        }
    }

    private static int rare(State p, int head, int begin, int index) {
        int[] runs = p.tables.runs;
        int ends = Run.ends(head);
        int end = begin + Run.length(head);
        int count = 0;
        switch (Run.op(head)) {
            case Op.MARKED_LEAPS -> {
                for (int at = begin; at < end; at++) {
                    count += target(p, runs[at], ends, index);
                }
            }
            case Op.MARKED_SLIDE -> count = slide(p, begin, end, ends, index);
            case Op.LAME, Op.STEP -> count = p.isEmptyWay(begin + 1, end) ? target(p, runs[begin], ends, index) : 0;
            case Op.OVER -> count = p.isEmptyWay(begin + 1, end) ? 0 : target(p, runs[begin], ends, index);
            case Op.HOP -> {
                int behind = Hop.start(p, begin, end);
                count = slide(p, behind, Hop.end(p, behind, end), ends, index);
            }
            case Op.GRASSHOP -> {
                int behind = Hop.start(p, begin, end);
                count = slide(p, behind, Math.min(end, behind + 1), ends, index);
            }
            default -> {}
        }
        return count;
    }

    private static int slide(State p, int begin, int end, int ends, int index) {
        int[] runs = p.tables.runs;
        int count = 0;
        for (int at = begin; at < end; at++) {
            count += target(p, runs[at], ends, index);
            if (p.side[runs[at] & 255] != 0) {
                break;
            }
        }
        return count;
    }

    private static int target(State p, int entry, int ends, int index) {
        int to = entry & 255;
        if ((ends >>> p.side[to] & 1) == 0) {
            return 0;
        }
        int marks = entry >>> 8;
        if (marks == 0) {
            return 1;
        }
        boolean promotes = (marks & Run.PROMOTES) != 0 && ((marks & Run.TAKING) == 0 || p.side[to] != 0);
        boolean must = (marks & Run.MUST) != 0 && (promotes || (marks & Run.TAKING) == 0);
        return (promotes ? promotions(p, index) : 0) + (must ? 0 : 1);
    }

    private static int promotions(State p, int index) {
        int count = 0;
        for (int kind : p.tables.promotions[index]) {
            count += PseudoMoves.open(p, kind) ? 1 : 0;
        }
        return count;
    }
}
