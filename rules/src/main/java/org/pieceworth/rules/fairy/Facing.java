package org.pieceworth.rules.fairy;

/// Kernel: kings that face each other along a file or rank with nothing between.
final class Facing {

    private Facing() {}

    static boolean kings(State p) {
        if (p.royals[0] != 1 || p.royals[1] != 1) {
            return false;
        }
        int files = p.tables.board.files();
        int dx = p.king[1] % files - p.king[0] % files;
        int dy = p.king[1] / files - p.king[0] / files;
        if (dx != 0 && dy != 0) {
            return false;
        }
        int step = Integer.signum(dy) * files + Integer.signum(dx);
        int at = p.king[0] + step;
        while (at != p.king[1] && p.side[at] == 0) {
            at += step;
        }
        return at == p.king[1];
    }
}
