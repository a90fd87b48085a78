package org.pieceworth.empirical;

import java.util.function.IntPredicate;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.PieceCounts;
import org.pieceworth.terms.TermSet;
import org.pieceworth.terms.Trace;

/// Finds the rows of a replayed game by the quiet rule, and describes each by the terms, where the position is
/// seen.
final class RowTaker {

    private final TermSet terms;
    private final QuietRule rule;
    private final IntPredicate counts;
    private final Trace trace;
    private final PieceCounts pieces = new PieceCounts(ChessPosition.LETTERS.length());
    private final ChessPosition cursor = ChessPosition.initial();
    private int cursorPly;

    /// Material and side to move of rows met before, by their number, and the vectors they gave.
    private LongIndex met = new LongIndex();

    private Ints vectorOfMet = new Ints();

    /// The rows of the last game: the ply behind which each was taken, and its vector.
    final int[] plies = new int[ChessReplay.MAX_PLIES + 1];

    final int[] vectors = new int[ChessReplay.MAX_PLIES + 1];
    int rows;

    /// @param counts whether the position behind a ply can be a row at all
    RowTaker(TermSet terms, QuietRule rule, IntPredicate counts) {
        this.counts = counts;
        this.terms = terms;
        this.rule = rule;
        trace = terms.newTrace();
    }

    /// Begins another run, whose vectors are numbered anew.
    void startRun() {
        met = new LongIndex();
        vectorOfMet = new Ints();
    }

    /// Takes the rows of a game.
    void take(ChessReplay replay, VectorIndex into) {
        rows = 0;
        cursorPly = -1;
        int last = 0;
        int disturbances = replay.disturbances();
        for (int i = 0; i < disturbances; i++) {
            int until = i + 1 < disturbances ? replay.disturbance(i + 1) : replay.plies() + 1;
            int ply = Math.max(replay.disturbance(i) + rule.plies(), rule.minimumPly());
            while (ply < until && !counts.test(ply)) {
                ply++;
            }
            if (ply < until) {
                long material = replay.materialBehind(i);
                int balance = ChessPosition.balance(material);
                if (rows == 0 || balance != last) {
                    last = balance;
                    plies[rows] = ply;
                    vectors[rows++] = vector(replay, ply, material, into);
                }
            }
        }
    }

    private int vector(ChessReplay replay, int ply, long material, VectorIndex into) {
        boolean blackMoved = replay.startingPosition().sideToMove() == Side.WHITE == ((ply & 1) == 1);
        Side toMove = blackMoved ? Side.BLACK : Side.WHITE;
        if (!terms.fromMaterialAlone()) {
            terms.trace(positionAt(replay, ply), trace);
            return into.add(trace);
        }
        int before = met.size();
        int number = met.add(material << 1 | toMove.ordinal());
        if (number == before) {
            pieces.setPacked(material);
            terms.trace(pieces, toMove, trace);
            vectorOfMet.add(into.add(trace));
        }
        return vectorOfMet.get(number);
    }

    private ChessPosition positionAt(ChessReplay replay, int ply) {
        if (cursorPly < 0) {
            cursor.set(replay.startingPosition());
            cursorPly = 0;
        }
        while (cursorPly < ply) {
            cursor.make(replay.move(cursorPly++));
            cursor.forgetHistory();
        }
        return cursor;
    }
}
