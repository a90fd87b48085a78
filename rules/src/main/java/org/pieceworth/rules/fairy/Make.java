package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: plays a move and takes it back.
final class Make {

    private static final int MOVE = 0;
    private static final int RIGHTS = 1;
    private static final int GATES = 2;
    private static final int EN_PASSANT = 3;
    private static final int HALFMOVES = 4;
    private static final int KINDS = 5;
    private static final int CHECKS = 6;
    private static final int CHANGED = 7;

    private Make() {}

    static void move(State p, int move) {
        Tables t = p.tables;
        int side = p.toMove;
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        int captured = kind == Move.EN_PASSANT
                ? p.kind[p.victim] + 1
                : p.side[to] != 2 - side || kind == Move.CASTLING || kind >= Move.PASS ? 0 : p.kind[to] + 1;
        int mover = p.kind[from];
        remember(p, move, mover | captured << 8);
        p.hash ^= p.hashOfRights();
        int victim = p.victim;
        p.enPassant = State.NONE;
        p.victim = State.NONE;
        p.halfmoves++;
        if (p.castling != 0) {
            p.castling &= ~(p.castlingMask[from] | p.castlingMask[to]);
        }
        if (p.gates != 0) {
            p.gates &= ~(t.gateBit[from] | t.gateBit[to]);
        }
        if (captured != 0) {
            p.remove(kind == Move.EN_PASSANT ? victim : to);
            p.halfmoves = 0;
            if (t.capturesToHand) {
                p.addToHand(side, t.capturedAs[captured - 1], 1);
            }
        }
        switch (kind) {
            case Move.NORMAL, Move.EN_PASSANT -> p.shift(from, to);
            case Move.DOUBLE_STEP -> {
                p.shift(from, to);
                p.enPassant = firstStep(t, from, to);
                p.victim = to;
            }
            case Move.CASTLING -> castle(p, move);
            case Move.PROMOTION -> {
                p.remove(from);
                p.put(side, Move.promotedType(move), to);
            }
            case Move.DROP -> Drops.put(p, to, Move.promotedType(move));
            case Move.LEGS -> Legs.move(p, move);
            default -> {}
        }
        if (kind != Move.DROP && (t.resetting[side] >>> mover & 1) != 0) {
            p.halfmoves = 0;
        }
        if (move >>> 25 != 0 && kind != Move.LEGS) {
            Gating.enter(p, move);
        }
        if (t.special.musketeer) {
            Musketeer.apply(p, move, captured != 0);
        }
        if (t.special.captureEffects && captured != 0) {
            CaptureEffects.apply(p, move, to);
        }
        p.fullmoves += side;
        p.toMove = side ^ 1;
        if (t.special.afterMove) {
            AfterMove.apply(p, move);
        }
        p.hash ^= p.hashOfRights();
    }

    /// Gives the move to the other side, whatever the rules say; [#back] undoes it.
    static void nothing(State p) {
        remember(p, Move.of(0, 0, Move.PASS), 0);
        p.hash ^= p.hashOfRights();
        p.enPassant = State.NONE;
        p.victim = State.NONE;
        p.halfmoves = 0;
        p.fullmoves += p.toMove;
        p.toMove ^= 1;
        p.hash ^= p.hashOfRights();
    }

    private static void remember(State p, int move, int kinds) {
        p.push();
        int frame = p.height * State.FRAME;
        int[] undo = p.undo;
        undo[frame + MOVE] = move;
        undo[frame + RIGHTS] = p.castling;
        undo[frame + GATES] = p.gates;
        undo[frame + EN_PASSANT] = p.enPassant | p.victim << 8;
        undo[frame + HALFMOVES] = p.halfmoves;
        undo[frame + KINDS] = kinds;
        undo[frame + CHECKS] = p.checks;
        undo[frame + CHANGED] = p.changed;
        p.hashes[p.height++] = p.hash;
    }

    private static int firstStep(Tables t, int from, int to) {
        int files = t.board.files();
        int dx = Integer.signum(to % files - from % files);
        int dy = Integer.signum(to / files - from / files);
        return from + dy * files + dx;
    }

    private static void castle(State p, int move) {
        int right = Castling.right(p, move);
        int king = Move.from(move);
        int rook = Move.to(move);
        int side = p.toMove;
        int kingKind = p.kind[king];
        int rookKind = p.kind[rook];
        p.remove(king);
        p.remove(rook);
        p.put(side, kingKind, Castling.kingTarget(p, right));
        p.put(side, rookKind, Castling.rookTarget(p, right));
    }

    static void back(State p) {
        int frame = --p.height * State.FRAME;
        int[] undo = p.undo;
        int move = undo[frame + MOVE];
        int side = p.toMove ^ 1;
        p.toMove = side;
        p.fullmoves -= side;
        int kind = Move.kind(move);
        while (kind != Move.LEGS && p.changed > undo[frame + CHANGED]) {
            CaptureEffects.restore(p);
        }
        p.castling = undo[frame + RIGHTS];
        p.gates = undo[frame + GATES];
        p.enPassant = undo[frame + EN_PASSANT] & 255;
        p.victim = undo[frame + EN_PASSANT] >>> 8;
        p.halfmoves = undo[frame + HALFMOVES];
        p.checks = undo[frame + CHECKS];
        int from = Move.from(move);
        int to = Move.to(move);
        int captured = undo[frame + KINDS] >>> 8;
        if (move >>> 25 != 0 && kind != Move.LEGS) {
            Gating.leave(p, move);
        }
        switch (kind) {
            case Move.NORMAL, Move.DOUBLE_STEP, Move.EN_PASSANT -> p.shift(to, from);
            case Move.CASTLING -> uncastle(p, move);
            case Move.PROMOTION -> {
                p.remove(to);
                p.put(side, undo[frame + KINDS] & 255, from);
            }
            case Move.DROP -> Drops.takeBack(p, to);
            case Move.LEGS -> Legs.back(p, from, to, undo[frame + CHANGED]);
            default -> {}
        }
        if (captured != 0) {
            p.put(side ^ 1, captured - 1, kind == Move.EN_PASSANT ? p.victim : to);
            if (p.tables.capturesToHand) {
                p.addToHand(side, p.tables.capturedAs[captured - 1], -1);
            }
        }
        p.hash = p.hashes[p.height];
    }

    private static void uncastle(State p, int move) {
        int right = Castling.right(p, move);
        int king = Castling.kingTarget(p, right);
        int rook = Castling.rookTarget(p, right);
        int kingKind = p.kind[king];
        int rookKind = p.kind[rook];
        p.remove(king);
        p.remove(rook);
        p.put(p.toMove, kingKind, Move.from(move));
        p.put(p.toMove, rookKind, Move.to(move));
    }
}
