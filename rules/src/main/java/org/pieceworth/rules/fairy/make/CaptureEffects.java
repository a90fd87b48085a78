package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: the effects of a capture beyond the removal: blasts, walls, a change of sides. They are applied after the
/// move itself.
final class CaptureEffects {

    /// In the list of changes: a piece of White's, or with one more of Black's, has gone into the other side's hand.
    private static final int INTO_HAND = 1 << 10;

    /// In the list of changes: a wall has been taken away.
    static final int WALL_GONE = 1 << 11;

    private CaptureEffects() {}

    /// @param mover the kind that captured, before its promotion
    static void apply(PositionState p, int mover, int move) {
        int to = Move.to(move);
        boolean petrifies = p.ends.petrifying != 0 && (p.ends.petrifying >>> mover & 1) != 0;
        if (p.flags.blast) {
            petrifies = p.side[to] != 0 && p.isKind(to, p.ends.petrifying) && !p.isKind(to, p.ends.blastImmune);
            blast(p, to);
        }
        if (p.tables.variant.captures().changesSide() && p.side[to] != 0 && !p.isKind(to, p.kinds.royal)) {
            changeSide(p, to);
        }
        if (petrifies) {
            if (p.side[to] != 0) {
                take(p, to);
            }
            p.setWall(to, true);
            p.pushChange(to, -1);
        }
        if (p.tables.variant.captures().rifle() && Move.kind(move) != Move.CASTLING) {
            int kind = p.kind[to];
            int side = p.side[to] - 1;
            take(p, to);
            add(p, side, kind, Move.from(move));
        }
    }

    static void changeSide(PositionState p, int square) {
        loseRights(p, square);
        int kind = p.kind[square];
        int side = p.side[square] - 1;
        take(p, square);
        add(p, side ^ 1, kind, square);
    }

    /// Removes the capturing piece and all neighbours but pawns, unless they are immune.
    private static void blast(PositionState p, int to) {
        if (!p.isKind(to, p.ends.blastImmune)) {
            explode(p, to);
        }
        for (int near : p.ends.neighbours[to]) {
            int side = p.side[near];
            if (side != 0 && side != PositionState.WALL && !p.isKind(near, p.ends.blastProof)) {
                explode(p, near);
                if (p.tables.variant.captures().petrifyBlast()) {
                    p.setWall(near, true);
                    p.pushChange(near, -1);
                }
            }
        }
    }

    private static void explode(PositionState p, int square) {
        loseRights(p, square);
        int side = p.side[square] - 1;
        int kind = p.kinds.capturedAs[p.kind[square]];
        take(p, square);
        if (p.kinds.capturesToHand) {
            p.addToHand(side ^ 1, kind, 1);
            p.pushChange(kind, INTO_HAND + side);
        }
    }

    private static void loseRights(PositionState p, int square) {
        p.castlingRights &= ~p.castlingMask[square];
        p.gatingRights &= ~p.entries.gateBit[square];
    }

    private static void take(PositionState p, int square) {
        p.pushChange(square, 1 + p.kind[square] + (p.side[square] - 1) * 64);
        p.remove(square);
    }

    private static void add(PositionState p, int side, int kind, int square) {
        p.put(side, kind, square);
        p.pushChange(square, 0);
    }

    /// Undoes the last change.
    static void undo(PositionState p) {
        int what = p.changes[--p.changeCount];
        int square = p.changes[--p.changeCount];
        if (what == WALL_GONE) {
            p.setWall(square, true);
        } else if (what >= INTO_HAND) {
            p.addToHand(what - INTO_HAND ^ 1, square, -1);
        } else if (what == 0) {
            p.remove(square);
        } else if (what < -1) {
            Musketeer.set(p, square, -1 - what);
        } else if (what == -1) {
            p.setWall(square, false);
        } else {
            p.put(what - 1 >> 6, what - 1 & 63, square);
        }
    }
}
