package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.movegen.RegularMoves;
import org.pieceworth.rules.fairy.movegen.TriedMoves;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules.Flag;

/// Looks for a last move to the goal, for variants where the side that moves second may follow the first.
final class FlagMove {

    private FlagMove() {}

    static boolean canReach(PositionState p, Flag flag) {
        int[] moves = p.borrowMoves();
        boolean can = canReach(p, flag, moves);
        p.returnMoves();
        return can;
    }

    private static boolean canReach(PositionState p, Flag flag, int[] moves) {
        int count = RegularMoves.isRegular(p) ? RegularMoves.moves(p, moves) : TriedMoves.moves(p, moves);
        Side side = p.sideToMove == 0 ? Side.WHITE : Side.BLACK;
        for (int i = 0; i < count; i++) {
            boolean goal = flag.region().of(side).contains(Move.to(moves[i]));
            if (goal && p.isKind(Move.from(moves[i]), p.ends.flagKinds[p.sideToMove])) {
                return true;
            }
        }
        return false;
    }
}
