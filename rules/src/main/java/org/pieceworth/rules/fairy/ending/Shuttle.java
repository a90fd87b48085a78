package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.Sided;

/// Janggi: a piece that may leave the palace may not go to and fro between two squares for ever, out of check.
final class Shuttle {

    /// The number of moves of one side to and fro; the last one loses.
    private static final int MOVES = 4;

    private Shuttle() {}

    /// True if the last move was one too many: the moves are counted after the one that brought the piece there. As in
    /// Fairy-Stockfish, there may be a pass before the last but one of the moves.
    static boolean isIllegal(PositionState p) {
        int plies = Math.min(p.halfmoveClock, p.ply - 1);
        if (plies < 2 * MOVES || Move.kind(p.moveBefore(0)) != Move.NORMAL) {
            return false;
        }
        int second = Move.kind(p.moveBefore(2)) == Move.PASS ? 4 : 2;
        int arrival = second + 2 * (MOVES - 1);
        return plies >= arrival
                && goesToAndFro(p, second)
                && Move.to(p.moveBefore(arrival)) == Move.from(p.moveBefore(arrival - 2))
                && !p.tookBefore(arrival)
                && mayReachKing(p)
                && !wasInCheck(p, Math.min(arrival + 1, Math.min(p.halfmoveClock, p.ply)));
    }

    private static boolean goesToAndFro(PositionState p, int second) {
        int later = p.moveBefore(0);
        for (int i = 0; i < MOVES - 1; i++) {
            int move = p.moveBefore(second + 2 * i);
            boolean opposite = Move.kind(move) == Move.NORMAL
                    && Move.from(move) == Move.to(later)
                    && Move.to(move) == Move.from(later);
            if (!opposite) {
                return false;
            }
            later = move;
        }
        return true;
    }

    /// True if the piece may enter the square of the other side's king.
    private static boolean mayReachKing(PositionState p) {
        int mover = p.sideToMove ^ 1;
        char letter = p.tables.pieceKinds.get(p.kind[Move.to(p.moveBefore(0))]).letter();
        Sided<Region> region = p.tables.variant.mobility().regions().get(letter);
        return p.royalCount[p.sideToMove] > 0
                && (region == null
                        || (mover == 0 ? region.white() : region.black()).contains(p.kingSquare[p.sideToMove]));
    }

    private static boolean wasInCheck(PositionState p, int plies) {
        LookBack back = new LookBack(p);
        boolean check = false;
        for (int ply = 1; ply <= plies && !check && back.step(); ply++) {
            check = ply % 2 == 1 && Royalty.kingAttacked(p, p.sideToMove);
        }
        back.restore();
        return check;
    }
}
