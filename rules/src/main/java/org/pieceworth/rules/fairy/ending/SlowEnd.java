package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameStatus;

/// Ends of games without progress.
final class SlowEnd {

    /// The number of checks in a game of xiangqi that count as moves without progress.
    private static final int CHECKS_THAT_COUNT = 10;

    private SlowEnd() {}

    static GameStatus status(PositionState p) {
        EndRules rules = p.tables.variant.end();
        if (rules.moves() > 0 && p.halfmoveClock >= 2 * rules.moves() && isSlow(p, rules)) {
            return GameStatus.of(MaterialCount.value(p));
        }
        if (rules.repetition().shuttlingIllegal() && Shuttle.isIllegal(p)) {
            return GameStatus.WON;
        }
        boolean counted = p.flags.counting && p.countingLimit() > 0 && p.countedPlies() > p.countingLimit();
        return counted || (p.flags.sittuyin && hasOnlyPromotions(p)) ? GameStatus.DRAWN : GameStatus.OPEN;
    }

    /// True if enough moves without progress remain after checks are deducted: in xiangqi most checks do not count.
    private static boolean isSlow(PositionState p, EndRules rules) {
        if (!rules.repetition().chasingIllegal()) {
            return true;
        }
        int[] checks = {0, 0};
        LookBack back = new LookBack(p);
        int last = Math.min(p.halfmoveClock, p.ply);
        for (int plies = 0; plies < last; plies++) {
            checks[plies & 1] += Royalty.kingAttacked(p, p.sideToMove) ? 1 : 0;
            if (!back.step()) {
                break;
            }
        }
        back.restore();
        int maxChecks = Math.max(checks[0], checks[1]);
        return p.halfmoveClock - 2 * Math.max(maxChecks - CHECKS_THAT_COUNT, 0) >= 2 * rules.moves();
    }

    /// Sittuyin: a side with only king and pawn, whose only moves are the pawn's promotions, need not promote: it is
    /// stalemate.
    private static boolean hasOnlyPromotions(PositionState p) {
        boolean pawnAndKing = p.pieceCount[p.sideToMove] == 2 && p.countOf(p.sideToMove, p.kinds.orthodoxPawns) == 1;
        if (!pawnAndKing || Royalty.inCheck(p, p.sideToMove)) {
            return false;
        }
        int[] moves = p.borrowMoves();
        int count = LegalMoves.moves(p, moves);
        boolean only = true;
        for (int i = 0; i < count; i++) {
            only &= Move.kind(moves[i]) == Move.PROMOTION;
        }
        p.returnMoves();
        return only;
    }
}
