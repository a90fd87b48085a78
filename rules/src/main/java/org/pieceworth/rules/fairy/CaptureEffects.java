package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: what a capture does beyond taking: blasts, walls, a change of sides. It is played after the move
/// itself.
final class CaptureEffects {

    private CaptureEffects() {}

    static void apply(State p, int move, int to) {
        Tables t = p.tables;
        if (t.special.blast) {
            blast(p, to);
        }
        if (t.variant.captures().changesSide() && p.side[to] != 0 && !p.isKind(to, t.royal)) {
            int kind = p.kind[to];
            int side = p.side[to] - 1;
            take(p, to);
            add(p, side ^ 1, kind, to);
        }
        if (t.petrifying != 0 && p.side[to] != 0 && p.side[to] != State.WALL && p.isKind(to, t.petrifying)) {
            take(p, to);
            p.wall(to, true);
            p.change(to, -1);
        }
        if (t.variant.captures().rifle() && Move.kind(move) != Move.CASTLING) {
            int kind = p.kind[to];
            int side = p.side[to] - 1;
            take(p, to);
            add(p, side, kind, Move.from(move));
        }
    }

    /// The taker and every neighbour but pawns go, where they are not immune.
    private static void blast(State p, int to) {
        if (!p.isKind(to, p.tables.immune)) {
            blow(p, to);
        }
        for (int near : p.tables.neighbours[to]) {
            int side = p.side[near];
            if (side != 0 && side != State.WALL && !p.isKind(near, p.tables.blastProof)) {
                blow(p, near);
            }
        }
    }

    private static void blow(State p, int square) {
        if (p.castling != 0) {
            p.castling &= ~p.castlingMask[square];
        }
        p.gates &= ~p.tables.gateBit[square];
        take(p, square);
    }

    private static void take(State p, int square) {
        p.change(square, 1 + p.kind[square] + (p.side[square] - 1) * 64);
        p.remove(square);
    }

    private static void add(State p, int side, int kind, int square) {
        p.put(side, kind, square);
        p.change(square, 0);
    }

    /// Undoes the last change.
    static void restore(State p) {
        int what = p.changes[--p.changed];
        int square = p.changes[--p.changed];
        if (what == 0) {
            p.remove(square);
        } else if (what < -1) {
            Musketeer.set(p, square, -1 - what);
        } else if (what == -1) {
            p.wall(square, false);
        } else {
            p.put(what - 1 >> 6, what - 1 & 63, square);
        }
    }
}
