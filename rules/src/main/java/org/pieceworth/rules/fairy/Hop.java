package org.pieceworth.rules.fairy;

/// Kernel: where a hop begins and ends on its way.
final class Hop {

    private Hop() {}

    /// The place right behind the hurdle on a way, or `end` when there is none to hop over.
    static int start(State p, int begin, int end) {
        int[] runs = p.tables.runs;
        int at = begin;
        while (at < end && p.side[runs[at] & 255] == 0) {
            at++;
        }
        return at < end && isProof(p, runs[at] & 255) ? end : Math.min(end, at + 1);
    }

    /// The place behind the last square that a hop from `begin` on can end on.
    static int end(State p, int begin, int end) {
        int[] runs = p.tables.runs;
        int at = begin;
        while (at < end && p.side[runs[at] & 255] == 0) {
            at++;
        }
        return at < end && !isProof(p, runs[at] & 255) ? at + 1 : at;
    }

    private static boolean isProof(State p, int square) {
        return p.tables.hopProof != 0 && p.side[square] != State.WALL && p.isKind(square, p.tables.hopProof);
    }
}
