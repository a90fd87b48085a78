package org.pieceworth.rules.fairy;

/// Kernel: attacks of kinds that can only be followed from where they stand: hoppers and the like.
final class Forward {

    private Forward() {}

    static boolean takes(State p, int target, int by) {
        long kinds = p.tables.forward[by];
        for (int i = 0; i < p.pieces[by]; i++) {
            int from = p.list[by * p.squares + i];
            if (p.side[from] == by + 1 && p.isKind(from, kinds)) {
                if (takes(p, from, target, by)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether the piece on a square takes on another in a way that cannot be read backwards.
    static boolean takes(State p, int from, int target, int by) {
        boolean legs = !p.tables.legs[p.kind[from]].isEmpty();
        return takesByRun(p, from, target, by) || (legs && LegWalk.takes(p, from, target));
    }

    /// Whether the piece on a square takes on another by leaping.
    static boolean leaps(State p, int from, int target, int by) {
        int[] runs = p.tables.runs;
        int at = p.tables.runStart[(by * p.kindCount + p.kind[from]) * p.squares + from];
        while (Run.op(runs[at]) != Op.END) {
            int op = Run.op(runs[at]);
            int end = at + 1 + Run.length(runs[at]);
            boolean takes = (Run.ends(runs[at]) >>> 2 - by & 1) != 0;
            for (int i = at + 1; takes && (op == Op.LEAPS || op == Op.MARKED_LEAPS) && i < end; i++) {
                if (landing(runs[i], target)) {
                    return true;
                }
            }
            at = end;
        }
        return false;
    }

    private static boolean takesByRun(State p, int from, int target, int by) {
        int[] runs = p.tables.runs;
        int at = p.tables.runStart[(by * p.kindCount + p.kind[from]) * p.squares + from];
        int enemy = 2 - by;
        while (true) {
            int head = runs[at++];
            int op = Run.op(head);
            if (op == Op.END) {
                return false;
            }
            int end = at + Run.length(head);
            if ((Run.ends(head) >>> enemy & 1) != 0 && section(p, op, at, end, target)) {
                return true;
            }
            at = end;
        }
    }

    static boolean section(State p, int op, int from, int end, int target) {
        int[] runs = p.tables.runs;
        return switch (op) {
            case Op.OVER -> landing(runs[from], target) && !p.isEmptyWay(from + 1, end);
            case Op.HOP -> hops(p, from, end, target, Integer.MAX_VALUE);
            case Op.GRASSHOP -> hops(p, from, end, target, 1);
            default -> false;
        };
    }

    private static boolean landing(int entry, int target) {
        return (entry & 255) == target && entry >>> 8 != Run.MUST;
    }

    private static boolean hops(State p, int from, int end, int target, int behind) {
        int[] runs = p.tables.runs;
        int begin = Hop.start(p, from, end);
        int last = (int) Math.min(Hop.end(p, begin, end), (long) begin + behind);
        for (int at = begin; at < last; at++) {
            if ((runs[at] & 255) == target) {
                return landing(runs[at], target);
            }
        }
        return false;
    }
}
