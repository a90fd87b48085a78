package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: rules that allow or forbid legal moves because of what else could be played.
final class Filters {

    private Filters() {}

    static int apply(State p, int[] moves, int legal) {
        Special special = p.tables.special;
        int count = legal;
        if (special.dropsLimited) {
            count = withoutBadDrops(p, moves, count);
        }
        if (special.mustDrop) {
            count = onlyDrops(p, moves, count);
        }
        if (special.mustCapture) {
            count = onlyCaptures(p, moves, count);
        }
        if (special.seirawan) {
            count = Gating.expand(p, moves, count);
        }
        boolean mayPass = special.pass || (special.passOnStalemate && count == 0);
        boolean facing = mayPass && special.bikjang && Facing.kings(p);
        if (facing || (mayPass && !Royalty.inCheck(p, p.toMove))) {
            count = pass(p, moves, count);
        }
        return count;
    }

    static boolean takes(State p, int move) {
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> true;
            case Move.LEGS -> Legs.takes(p, move);
            case Move.CASTLING, Move.DROP, Move.PASS -> false;
            default -> p.side[Move.to(move)] == 2 - p.toMove;
        };
    }

    /// The type taken, -1 without one.
    static int takenType(State p, int move) {
        int to = Move.to(move);
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> p.kind[p.victim];
            case Move.LEGS -> Legs.takes(p, move) ? p.kind[p.legWalk.taken[0]] : -1;
            case Move.CASTLING, Move.DROP, Move.PASS -> -1;
            default -> p.side[to] == 2 - p.toMove ? p.kind[to] : -1;
        };
    }

    private static int onlyCaptures(State p, int[] moves, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (takes(p, moves[i])) {
                moves[count++] = moves[i];
            }
        }
        return count == 0 ? end : count;
    }

    private static int onlyDrops(State p, int[] moves, int end) {
        long types = p.tables.mustDropKinds;
        boolean holds = false;
        for (int kind = 0; kind < p.kindCount; kind++) {
            holds |= (types >>> kind & 1) != 0 && p.hand[p.toMove * p.kindCount + kind] > 0;
        }
        int count = 0;
        for (int i = 0; holds && i < end; i++) {
            if (Move.kind(moves[i]) == Move.DROP) {
                moves[count++] = moves[i];
            }
        }
        return count == 0 ? end : count;
    }

    private static int withoutBadDrops(State p, int[] moves, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (Move.kind(moves[i]) != Move.DROP || mayDrop(p, moves[i])) {
                moves[count++] = moves[i];
            }
        }
        return count;
    }

    private static boolean mayDrop(State p, int move) {
        boolean fits = !p.tables.variant.hands().oppositeColouredBishops() || Bishops.fit(p, move);
        boolean pawn = (p.tables.dropMatePawns >>> Move.promotedType(move) & 1) != 0;
        boolean noMate = p.tables.variant.hands().pawnDropMateIllegal() && pawn;
        boolean noCheck = !p.tables.variant.hands().dropChecks();
        if (!fits || !(noMate || noCheck)) {
            return fits;
        }
        Make.move(p, move);
        boolean check = Royalty.inCheck(p, p.toMove);
        boolean allowed = !check || (!noCheck && hasMove(p));
        Make.back(p);
        return allowed;
    }

    private static boolean hasMove(State p) {
        boolean has = Legal.moves(p, p.borrow()) > 0;
        p.giveBack();
        return has;
    }

    private static int pass(State p, int[] moves, int count) {
        if (p.pieces[p.toMove] == 0) {
            return count;
        }
        int square = p.royals[p.toMove] > 0 ? p.king[p.toMove] : p.first(p.toMove);
        moves[count] = Move.of(square, square, Move.PASS);
        return count + 1;
    }
}
