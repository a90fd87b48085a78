package org.pieceworth.rules.fairy.state;

/// Kernel: the squares that a piece reaches on the board as it is, by [org.pieceworth.rules.fairy.compile.ReachTables].
public final class Reach {

    private Reach() {}

    /// Finds the squares that a group of moves reaches, own pieces included, as `reachLow` and `reachHigh` of the
    /// position; returns the start of the next group.
    ///
    /// @param low the occupied squares below 64
    /// @param high the occupied squares from 64 on
    public static int find(PositionState p, int start, long low, long high) {
        return p.bitboards.wide ? wide(p, start, low, high) : narrow(p, start, low);
    }

    private static int narrow(PositionState p, int start, long occupied) {
        long[] sets = p.reach.sets;
        int head = (int) sets[start];
        long reached = sets[start + 1];
        int at = start + 2;
        if (head == 0) {
            p.reachLow = reached;
            return at;
        }
        for (int end = at + (head & 255); at < end; at++) {
            long line = sets[at];
            reached |= line & upTo(line & occupied);
        }
        for (int end = at + (head >>> 8 & 255); at < end; at++) {
            long line = sets[at];
            reached |= line & downTo(line & occupied);
        }
        for (int end = at + 2 * (head >>> 16); at < end; at += 2) {
            reached |= (sets[at + 1] & occupied) == 0 ? sets[at] : 0;
        }
        p.reachLow = reached;
        return at;
    }

    private static int wide(PositionState p, int start, long occupiedLow, long occupiedHigh) {
        long[] sets = p.reach.sets;
        int head = (int) sets[start];
        long low = sets[start + 1];
        long high = sets[start + 2];
        int at = start + 3;
        if (head == 0) {
            p.reachLow = low;
            p.reachHigh = high;
            return at;
        }
        for (int end = at + 2 * (head & 255); at < end; at += 2) {
            long blockers = sets[at] & occupiedLow;
            low |= sets[at] & upTo(blockers);
            high |= blockers == 0 ? sets[at + 1] & upTo(sets[at + 1] & occupiedHigh) : 0;
        }
        for (int end = at + 2 * (head >>> 8 & 255); at < end; at += 2) {
            long blockers = sets[at + 1] & occupiedHigh;
            high |= sets[at + 1] & downTo(blockers);
            low |= blockers == 0 ? sets[at] & downTo(sets[at] & occupiedLow) : 0;
        }
        for (int end = at + 4 * (head >>> 16); at < end; at += 4) {
            boolean open = (sets[at + 2] & occupiedLow | sets[at + 3] & occupiedHigh) == 0;
            low |= open ? sets[at] : 0;
            high |= open ? sets[at + 1] : 0;
        }
        p.reachLow = low;
        p.reachHigh = high;
        return at;
    }

    /// The bits up to the lowest blocker, all if there is none.
    private static long upTo(long blockers) {
        return blockers ^ blockers - 1;
    }

    /// The bits down to the highest blocker, all if there is none.
    private static long downTo(long blockers) {
        return -Long.highestOneBit(blockers | 1);
    }
}
