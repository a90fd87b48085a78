package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.attack.EnPassantTakers;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: makes a move and unmakes it.
public final class MoveMaker {

    private static final int MOVE = 0;
    private static final int RIGHTS = 1;
    private static final int GATES = 2;
    private static final int EN_PASSANT = 3;
    private static final int HALFMOVES = 4;
    private static final int KINDS = PositionState.UNDO_KINDS;
    private static final int CHECKS = 6;
    private static final int CHANGED = 7;

    /// Stored in place of the kinds of a move: the turn was passed regardless of the rules.
    private static final int NULL_MOVE = 1 << 16;

    private MoveMaker() {}

    public static void make(PositionState p, int move) {
        int side = p.sideToMove;
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        int captured = kind == Move.EN_PASSANT
                ? p.kind[p.enPassantVictim] + 1
                : p.side[to] != 2 - side || kind == Move.CASTLING || kind >= Move.PASS ? 0 : p.kind[to] + 1;
        int mover = p.kind[from];
        pushUndo(p, move, mover | captured << 8);
        p.hash ^= p.hashOfState();
        int victim = p.enPassantVictim;
        p.enPassant = PositionState.NO_SQUARE;
        p.enPassantVictim = PositionState.NO_SQUARE;
        p.halfmoveClock++;
        if (p.castlingRights != 0 && kind != Move.PASS) {
            p.castlingRights &= ~(p.castlingMask[from] | p.castlingMask[to]);
        }
        if (p.gatingRights != 0) {
            p.gatingRights &= ~(p.entries.gateBit[from] | p.entries.gateBit[to]);
        }
        if (captured != 0) {
            p.remove(kind == Move.EN_PASSANT ? victim : to);
            p.halfmoveClock = 0;
            if (p.kinds.capturesToHand) {
                p.addToHand(side, p.kinds.capturedAs[captured - 1], 1);
            }
        }
        switch (kind) {
            case Move.NORMAL, Move.EN_PASSANT -> p.shift(from, to);
            case Move.DOUBLE_STEP -> {
                p.shift(from, to);
                p.enPassant = steppedOver(p, from, to);
                p.enPassantVictim = to;
            }
            case Move.CASTLING -> castle(p, move);
            case Move.PROMOTION -> {
                p.remove(from);
                p.put(side, Move.promotedType(move), to);
            }
            case Move.DROP -> Drops.put(p, to, Move.promotedType(move));
            case Move.LEGS -> MultiLegMoves.make(p, move);
            default -> {}
        }
        if (isIrreversible(p, move, mover)) {
            p.halfmoveClock = 0;
        }
        if (move >>> 25 != 0 && kind != Move.LEGS) {
            Gating.enter(p, move);
        }
        if (p.flags.musketeer) {
            Musketeer.apply(p, move, captured != 0);
        }
        if (p.flags.captureEffects && captured != 0) {
            CaptureEffects.apply(p, mover, move);
        }
        if (p.flags.stonesTurn && kind != Move.PASS) {
            Stones.turn(p, move);
        }
        p.fullmoveNumber += side;
        p.sideToMove = side ^ 1;
        EnPassantTakers.forgetUseless(p);
        if (p.flags.afterMove) {
            AfterMove.apply(p, move);
        }
        p.hash ^= p.hashOfState();
    }

    /// True if a quiet move sets the clock to 0: drops, promotions that cannot be undone, and moves of pawns
    /// and similar pieces unless the piece could step backward; a wall or a pass in place of a move counts as
    /// one of the piece on its square. As in Fairy-Stockfish.
    private static boolean isIrreversible(PositionState p, int move, int mover) {
        int side = p.sideToMove;
        return switch (Move.kind(move)) {
            case Move.DROP -> true;
            case Move.PASS -> p.pawns.resetsClock(side, mover, move);
            case Move.PROMOTION ->
                (p.pawns.kinds[side] >>> mover & 1) != 0 || !p.pawns.demotes || p.pawns.resetsClock(side, mover, move);
            default -> p.pawns.resetsClock(side, mover, move);
        };
    }

    /// Passes the turn to the other side even if the rules do not allow a pass; [#unmake] undoes it.
    public static void makeNullMove(PositionState p) {
        pushUndo(p, Move.of(0, 0, Move.PASS), NULL_MOVE);
        p.hash ^= p.hashOfState();
        p.enPassant = PositionState.NO_SQUARE;
        p.enPassantVictim = PositionState.NO_SQUARE;
        p.halfmoveClock = 0;
        p.fullmoveNumber += p.sideToMove;
        p.sideToMove ^= 1;
        p.hash ^= p.hashOfState();
    }

    /// True if the last move can be taken back and made again, that is, if [#makeNullMove] did not make it.
    public static boolean mayMakeAgain(PositionState p) {
        return p.ply > 0 && p.undoStack[(p.ply - 1) * PositionState.UNDO_FRAME + KINDS] != NULL_MOVE;
    }

    /// Makes a move again that [#unmake] has just unmade; of several, the earliest.
    public static void makeAgain(PositionState p) {
        make(p, p.undoStack[p.ply * PositionState.UNDO_FRAME]);
    }

    private static void pushUndo(PositionState p, int move, int kinds) {
        p.growUndoStack();
        int frame = p.ply * PositionState.UNDO_FRAME;
        int[] undo = p.undoStack;
        undo[frame + MOVE] = move;
        undo[frame + RIGHTS] = p.castlingRights;
        undo[frame + GATES] = p.gatingRights;
        undo[frame + EN_PASSANT] = p.enPassant | p.enPassantVictim << 8;
        undo[frame + HALFMOVES] = p.halfmoveClock;
        undo[frame + KINDS] = kinds;
        undo[frame + CHECKS] = p.checksToGive | p.counting << 16;
        undo[frame + CHANGED] = p.changeCount;
        p.hashHistory[p.ply++] = p.hash;
    }

    private static int steppedOver(PositionState p, int from, int to) {
        int files = p.tables.board.files();
        int dx = Integer.signum(to % files - from % files);
        int dy = Integer.signum(to / files - from / files);
        return from + dy * files + dx;
    }

    private static void castle(PositionState p, int move) {
        int right = CastlingMoves.right(p, move);
        int king = Move.from(move);
        int rook = Move.to(move);
        int side = p.sideToMove;
        int kingKind = p.kind[king];
        int rookKind = p.kind[rook];
        p.remove(king);
        p.remove(rook);
        p.put(side, kingKind, CastlingMoves.kingTarget(p, right));
        p.put(side, rookKind, CastlingMoves.rookTarget(p, right));
        if (p.entries.oppositeCastling) {
            // The other side may not castle to the same wing.
            p.castlingRights &= ~(1 << (right ^ 2));
        }
    }

    /// The kind of the piece that made the last move, before it promoted.
    public static int mover(PositionState p) {
        return p.undoStack[(p.ply - 1) * PositionState.UNDO_FRAME + KINDS] & 255;
    }

    public static void unmake(PositionState p) {
        int frame = --p.ply * PositionState.UNDO_FRAME;
        int[] undo = p.undoStack;
        int move = undo[frame + MOVE];
        int side = p.sideToMove ^ 1;
        p.sideToMove = side;
        p.fullmoveNumber -= side;
        int kind = Move.kind(move);
        while (kind != Move.LEGS && p.changeCount > undo[frame + CHANGED]) {
            CaptureEffects.undo(p);
        }
        p.castlingRights = undo[frame + RIGHTS];
        p.gatingRights = undo[frame + GATES];
        p.enPassant = undo[frame + EN_PASSANT] & 255;
        p.enPassantVictim = undo[frame + EN_PASSANT] >>> 8;
        p.halfmoveClock = undo[frame + HALFMOVES];
        p.checksToGive = undo[frame + CHECKS] & 0xFFFF;
        p.counting = undo[frame + CHECKS] >>> 16;
        int from = Move.from(move);
        int to = Move.to(move);
        int captured = undo[frame + KINDS] >>> 8 & 255;
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
            case Move.LEGS -> MultiLegMoves.unmake(p, from, to, undo[frame + CHANGED]);
            default -> {}
        }
        if (captured != 0) {
            p.put(side ^ 1, captured - 1, kind == Move.EN_PASSANT ? p.enPassantVictim : to);
            if (p.kinds.capturesToHand) {
                p.addToHand(side, p.kinds.capturedAs[captured - 1], -1);
            }
        }
        p.hash = p.hashHistory[p.ply];
    }

    private static void uncastle(PositionState p, int move) {
        int right = CastlingMoves.right(p, move);
        int king = CastlingMoves.kingTarget(p, right);
        int rook = CastlingMoves.rookTarget(p, right);
        int kingKind = p.kind[king];
        int rookKind = p.kind[rook];
        p.remove(king);
        p.remove(rook);
        p.put(p.sideToMove, kingKind, Move.from(move));
        p.put(p.sideToMove, rookKind, Move.to(move));
    }
}
