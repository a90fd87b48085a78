package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.ending.GameEnd;
import org.pieceworth.rules.fairy.ending.LegalMoves;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.GameValue;

/// Kernel: whether no position at all of some pieces is won or lost, so that whatever is played will be a draw.
final class DeadMaterial {

    private DeadMaterial() {}

    /// Whether games that nobody decides on the board are drawn.
    static boolean drawsInTheEnd(VariantTables t) {
        EndRules end = t.variant.end();
        return EndingScope.covers(t)
                && !t.flags.judgesRepetitions
                && end.repetition().value() == GameValue.DRAW
                && !end.repetition().shuttlingIllegal();
    }

    /// Whether none of the positions of these pieces is decided. What they can become by captures and promotions is not
    /// looked at.
    static boolean isDecidedNowhere(VariantTables t, EndingMaterial material) {
        EndingSquares squares = new EndingSquares(material, t.squareCount, t.kindCount);
        int[] at = new int[material.size()];
        int[] moves = new int[t.maxMoves];
        for (int side = 0; side < 2; side++) {
            PositionState p = new PositionState(t);
            p.sideToMove = side;
            p.hash ^= p.hashOfState();
            for (int index = side; index < squares.size; index += 2) {
                squares.squares(index, at);
                if (squares.isPosition(at) && PawnPlaces.arePossible(t, squares, at)) {
                    for (int slot = 0; slot < at.length; slot++) {
                        p.put(squares.side(slot), squares.kind(slot), at[slot]);
                    }
                    boolean decided = !Royalty.kingAttacked(p, side ^ 1) && isDecided(p, moves);
                    for (int square : at) {
                        p.remove(square);
                    }
                    if (decided) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static boolean isDecided(PositionState p, int[] moves) {
        GameStatus ended = GameEnd.ended(p);
        GameStatus status =
                ended != GameStatus.OPEN ? ended : LegalMoves.count(p, moves) == 0 ? GameEnd.stuck(p) : GameStatus.OPEN;
        return status == GameStatus.WON || status == GameStatus.LOST;
    }
}
