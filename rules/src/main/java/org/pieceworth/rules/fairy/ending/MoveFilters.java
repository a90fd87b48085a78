package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.FacingKings;
import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.compile.RuleFlags;
import org.pieceworth.rules.fairy.make.Gating;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.make.MultiLegMoves;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: rules that allow or forbid legal moves because of what else could be played.
public final class MoveFilters {

    private MoveFilters() {}

    static int apply(PositionState p, int[] moves, int legal) {
        RuleFlags flags = p.tables.flags;
        int count = legal;
        if (flags.dropsLimited) {
            count = withoutBadDrops(p, moves, count);
        }
        if (flags.mustDrop) {
            count = onlyDrops(p, moves, count);
        }
        if (flags.mustCapture) {
            count = onlyCaptures(p, moves, count);
        }
        if (flags.seirawan) {
            count = Gating.expand(p, moves, count);
        }
        boolean mayPass = flags.pass || (flags.passOnStalemate && count == 0);
        boolean facing = mayPass && flags.bikjang && FacingKings.areFacing(p);
        if (facing || (mayPass && !Royalty.inCheck(p, p.sideToMove))) {
            count = pass(p, moves, count);
        }
        return count;
    }

    public static boolean takes(PositionState p, int move) {
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> true;
            case Move.LEGS -> MultiLegMoves.takes(p, move);
            case Move.CASTLING, Move.DROP, Move.PASS -> false;
            default -> p.side[Move.to(move)] == 2 - p.sideToMove;
        };
    }

    /// The type taken, -1 without one.
    public static int takenType(PositionState p, int move) {
        int to = Move.to(move);
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> p.kind[p.enPassantVictim];
            case Move.LEGS -> MultiLegMoves.takes(p, move) ? p.kind[p.legWalk.taken[0]] : -1;
            case Move.CASTLING, Move.DROP, Move.PASS -> -1;
            default -> p.side[to] == 2 - p.sideToMove ? p.kind[to] : -1;
        };
    }

    private static int onlyCaptures(PositionState p, int[] moves, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (takes(p, moves[i])) {
                moves[count++] = moves[i];
            }
        }
        return count == 0 ? end : count;
    }

    private static int onlyDrops(PositionState p, int[] moves, int end) {
        long types = p.entries.mustDropKinds;
        boolean holds = false;
        for (int kind = 0; kind < p.kindCount; kind++) {
            holds |= (types >>> kind & 1) != 0 && p.hand[p.sideToMove * p.kindCount + kind] > 0;
        }
        int count = 0;
        for (int i = 0; holds && i < end; i++) {
            if (Move.kind(moves[i]) == Move.DROP) {
                moves[count++] = moves[i];
            }
        }
        return count == 0 ? end : count;
    }

    private static int withoutBadDrops(PositionState p, int[] moves, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (Move.kind(moves[i]) != Move.DROP || mayDrop(p, moves[i])) {
                moves[count++] = moves[i];
            }
        }
        return count;
    }

    private static boolean mayDrop(PositionState p, int move) {
        boolean fits = !p.tables.variant.hands().oppositeColouredBishops() || BishopDrops.fit(p, move);
        boolean pawn = (p.entries.dropMatePawns >>> Move.promotedType(move) & 1) != 0;
        boolean noMate = p.tables.variant.hands().pawnDropMateIllegal() && pawn;
        boolean noCheck = !p.tables.variant.hands().dropChecks();
        if (!fits || !(noMate || noCheck)) {
            return fits;
        }
        MoveMaker.make(p, move);
        boolean check = Royalty.inCheck(p, p.sideToMove);
        boolean allowed = !check || (!noCheck && hasMove(p));
        MoveMaker.unmake(p);
        return allowed;
    }

    private static boolean hasMove(PositionState p) {
        boolean has = LegalMoves.moves(p, p.borrowMoves()) > 0;
        p.returnMoves();
        return has;
    }

    private static int pass(PositionState p, int[] moves, int count) {
        if (p.pieceCount[p.sideToMove] == 0) {
            return count;
        }
        int square = p.royalCount[p.sideToMove] > 0 ? p.kingSquare[p.sideToMove] : p.lowestSquare(p.sideToMove);
        moves[count] = Move.of(square, square, Move.PASS);
        return count + 1;
    }
}
