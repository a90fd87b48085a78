package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.FacingKings;
import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.compile.RuleFlags;
import org.pieceworth.rules.fairy.make.Captures;
import org.pieceworth.rules.fairy.make.Gating;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: rules that allow or forbid moves because of other legal moves.
final class MoveFilters {

    private MoveFilters() {}

    static int apply(PositionState p, int[] moves, int legal) {
        RuleFlags flags = p.flags;
        int count = legal;
        if (flags.mustDrop) {
            count = onlyDrops(p, moves, count);
        }
        if (flags.mustCapture) {
            count = onlyCaptures(p, moves, count);
        }
        if (flags.seirawan) {
            count = withSafeKings(p, moves, count, Gating.expand(p, moves, count));
        }
        boolean mayPass = flags.pass || (flags.passOnStalemate && count == 0);
        boolean facing = mayPass && flags.bikjang && FacingKings.areFacing(p);
        if (facing || (mayPass && !Royalty.inCheck(p, p.sideToMove))) {
            count = pass(p, moves, count);
        }
        return count;
    }

    /// Keeps the moves, from `begin` on, whose entering piece is no king or a king that would not be under attack.
    /// Other entering pieces stand where the mover stood, and shield as it did.
    private static int withSafeKings(PositionState p, int[] moves, int begin, int end) {
        int count = begin;
        for (int i = begin; i < end; i++) {
            if ((p.kinds.royal >>> Move.gatedType(moves[i]) & 1) == 0 || isSafe(p, moves[i])) {
                moves[count++] = moves[i];
            }
        }
        return count;
    }

    private static boolean isSafe(PositionState p, int move) {
        int side = p.sideToMove;
        MoveMaker.make(p, move);
        boolean safe = !Royalty.kingAttacked(p, side);
        MoveMaker.unmake(p);
        return safe;
    }

    /// Only the captures, if there are any.
    static int onlyCaptures(PositionState p, int[] moves, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (Captures.takes(p, moves[i])) {
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

    private static int pass(PositionState p, int[] moves, int count) {
        if (p.pieceCount[p.sideToMove] == 0) {
            return count;
        }
        int square = p.royalCount[p.sideToMove] > 0 ? p.kingSquare[p.sideToMove] : p.lowestSquare(p.sideToMove);
        moves[count] = Move.of(square, square, Move.PASS);
        return count + 1;
    }
}
