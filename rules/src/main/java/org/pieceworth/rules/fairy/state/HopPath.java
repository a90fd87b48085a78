package org.pieceworth.rules.fairy.state;

/// Kernel: the part of its line where a hop can end.
public final class HopPath {

    private HopPath() {}

    /// The index just beyond the hurdle of a line, or `end` if there is none.
    public static int start(PositionState p, int begin, int end) {
        int[] code = p.programs.code;
        int at = begin;
        while (at < end && p.side[code[at] & 255] == 0) {
            at++;
        }
        return at < end && isImmune(p, at, code[at] & 255) ? end : Math.min(end, at + 1);
    }

    /// The index after the last square that a hop from `begin` on can end on.
    public static int end(PositionState p, int begin, int end) {
        int[] code = p.programs.code;
        int at = begin;
        while (at < end && p.side[code[at] & 255] == 0) {
            at++;
        }
        return at < end && !isImmune(p, at, code[at] & 255) ? at + 1 : at;
    }

    private static boolean isImmune(PositionState p, int at, int square) {
        return p.programs.hopImmune != 0
                && p.programs.sparesHopImmune[at]
                && p.side[square] != PositionState.WALL
                && p.isKind(square, p.programs.hopImmune);
    }
}
