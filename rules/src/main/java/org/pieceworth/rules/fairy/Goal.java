package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules.Flag;

/// Whether the side that has one more move can reach the goal with it.
final class Goal {

    private Goal() {}

    static boolean canReach(State p, Flag flag) {
        int[] moves = p.borrow();
        boolean can = canReach(p, flag, moves);
        p.giveBack();
        return can;
    }

    private static boolean canReach(State p, Flag flag, int[] moves) {
        int count = Legal.isRegular(p) ? Legal.unended(p, moves) : Tried.moves(p, moves);
        Side side = p.toMove == 0 ? Side.WHITE : Side.BLACK;
        for (int i = 0; i < count; i++) {
            boolean goal = flag.region().of(side).contains(Move.to(moves[i]));
            if (goal && p.isKind(Move.from(moves[i]), p.tables.flagKinds[p.toMove])) {
                return true;
            }
        }
        return false;
    }
}
