package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.Attackers;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.GameValue;

/// Checkmate in Shatar: a knight may not give it, and one of the checks that led to it without a pause has to be of a
/// queen, a rook or a knight.
final class ShatarMate {

    private ShatarMate() {}

    /// The value for the mated side.
    static GameValue value(PositionState p, GameValue mate) {
        if ((checkers(p) & ~p.ends.knights) == 0) {
            return GameValue.WIN;
        }
        LookBack back = new LookBack(p);
        boolean good = false;
        boolean series = true;
        while (series && !good) {
            long checkers = checkers(p);
            good = (checkers & p.ends.shatarCheckers) != 0;
            series = checkers != 0 && back.step() && back.step();
        }
        back.restore();
        return good ? mate : GameValue.DRAW;
    }

    /// The kinds that attack the king of the side to move.
    private static long checkers(PositionState p) {
        return p.royalCount[p.sideToMove] == 0 ? 0 : Attackers.kinds(p, p.kingSquare[p.sideToMove], p.sideToMove ^ 1);
    }
}
