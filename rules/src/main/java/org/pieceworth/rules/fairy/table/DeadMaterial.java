package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.ending.GameEnd;
import org.pieceworth.rules.fairy.ending.LegalMoves;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.GameValue;

/// Kernel: tests if no position at all of some pieces is won or lost, so that every game with them will be drawn.
final class DeadMaterial {

    private DeadMaterial() {}

    /// For a variant that tables solve: true if games that nobody decides on the board are drawn.
    static boolean drawsInTheEnd(VariantTables t) {
        EndRules end = t.variant.end();
        return !t.flags.judgesRepetitions
                && end.repetition().value() == GameValue.DRAW
                && !end.repetition().shuttlingIllegal();
    }

    /// True if no position of these pieces is won or lost; captures and promotions to other material are not followed.
    static boolean isDecidedNowhere(VariantTables t, int[][] images, EndingMaterial material) {
        EndingSquares squares = new EndingSquares(material, images, t.kindCount);
        int[] moves = new int[t.maxMoves];
        return EndingPositions.visit(t, squares, 0, (p, _) -> !isDecided(p, moves))
                && EndingPositions.visit(t, squares, 1, (p, _) -> !isDecided(p, moves));
    }

    private static boolean isDecided(PositionState p, int[] moves) {
        GameStatus ended = GameEnd.ended(p);
        GameStatus status =
                ended != GameStatus.OPEN ? ended : LegalMoves.count(p, moves) == 0 ? GameEnd.stuck(p) : GameStatus.OPEN;
        return status == GameStatus.WON || status == GameStatus.LOST;
    }
}
