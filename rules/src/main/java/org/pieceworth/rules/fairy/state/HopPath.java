package org.pieceworth.rules.fairy.state;

/// Kernel: where a hop begins and ends on its way.
public final class HopPath {

    private HopPath() {}

    /// The place right behind the hurdle on a way, or `end` when there is none to hop over.
    public static int start(PositionState p, int begin, int end) {
        int[] code = p.programs.code;
        int at = begin;
        while (at < end && p.side[code[at] & 255] == 0) {
            at++;
        }
        return at < end && isProof(p, code[at] & 255) ? end : Math.min(end, at + 1);
    }

    /// The place behind the last square that a hop from `begin` on can end on.
    public static int end(PositionState p, int begin, int end) {
        int[] code = p.programs.code;
        int at = begin;
        while (at < end && p.side[code[at] & 255] == 0) {
            at++;
        }
        return at < end && !isProof(p, code[at] & 255) ? at + 1 : at;
    }

    private static boolean isProof(PositionState p, int square) {
        return p.programs.hopImmune != 0
                && p.side[square] != PositionState.WALL
                && p.isKind(square, p.programs.hopImmune);
    }
}
