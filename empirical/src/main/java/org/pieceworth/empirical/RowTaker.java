package org.pieceworth.empirical;

import java.util.function.IntPredicate;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.chess.Mixing;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Position;
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
    private final PieceCounts pieces;

    /// What told the vectors of rows met before, by their number, and these vectors; see [#told].
    private LongIndex met = new LongIndex();

    private Ints vectorOfMet = new Ints();

    /// The rows of the last game: the ply behind which each was taken, and its vector.
    final int[] plies = new int[ChessReplay.MAX_PLIES + 1];

    final int[] vectors = new int[ChessReplay.MAX_PLIES + 1];
    int rows;

    private final int[] quiet = new int[ChessReplay.MAX_PLIES + 1];

    /// @param counts whether the position behind a ply can be a row at all
    RowTaker(TermSet terms, QuietRule rule, IntPredicate counts) {
        this.counts = counts;
        this.terms = terms;
        this.rule = rule;
        trace = terms.newTrace();
        pieces = new PieceCounts(terms.letters().length());
    }

    /// Begins another run, whose vectors are numbered anew.
    void startRun() {
        met = new LongIndex();
        vectorOfMet = new Ints();
    }

    /// Takes the rows of a game.
    void take(PlayedMoves game, VectorIndex into) {
        rows = 0;
        long last = 0;
        int found = findQuiet(game);
        for (int at = 0; at < found; at++) {
            int i = quiet[at];
            int until = until(game, i);
            int ply = Math.max(game.disturbance(i) + rule.plies(), rule.minimumPly());
            while (ply < until && !counts.test(ply)) {
                ply++;
            }
            if (ply < until) {
                long balance = balance(game, i, ply);
                if (rows == 0 || balance != last) {
                    last = balance;
                    plies[rows] = ply;
                    vectors[rows++] = vector(game, i, ply, into);
                }
            }
        }
    }

    /// Finds the disturbances behind which it becomes quiet. Without a branch: whether it does is hard to foresee.
    private int findQuiet(PlayedMoves game) {
        int found = 0;
        int disturbances = game.disturbances();
        for (int i = 0; i < disturbances; i++) {
            int ply = Math.max(game.disturbance(i) + rule.plies(), rule.minimumPly());
            quiet[found] = i;
            found += ply - until(game, i) >>> 31;
        }
        return found;
    }

    /// The ply that disturbs next, or is not played any more.
    private static int until(PlayedMoves game, int disturbance) {
        return disturbance + 1 < game.disturbances() ? game.disturbance(disturbance + 1) : game.plies() + 1;
    }

    /// What a side has less what the other has, as a number that is another one when this differs.
    private long balance(PlayedMoves game, int disturbance, int ply) {
        if (game instanceof ChessReplay replay) {
            return ChessPosition.balance(replay.materialBehind(disturbance));
        }
        Position position = game.at(ply);
        pieces.setFrom(position);
        long balance = 0;
        for (int type = 0; type < pieces.types(); type++) {
            int board = pieces.count(type, Side.WHITE) - pieces.count(type, Side.BLACK);
            int hand = position.inHand(Side.WHITE, type) - position.inHand(Side.BLACK, type);
            balance = Mixing.mix(Mixing.mix(balance + board) + hand);
        }
        return balance;
    }

    private int vector(PlayedMoves game, int disturbance, int ply, VectorIndex into) {
        if (!terms.fromMaterialAlone() || !(game instanceof ChessReplay replay)) {
            terms.trace(game.at(ply), trace);
            return into.add(trace);
        }
        boolean blackMoved = game.firstToMove() == Side.WHITE == ((ply & 1) == 1);
        Side toMove = blackMoved ? Side.BLACK : Side.WHITE;
        long material = replay.materialBehind(disturbance);
        int before = met.size();
        int number = met.add(told(material) << 1 | toMove.ordinal());
        if (number == before) {
            pieces.setPacked(material);
            terms.trace(pieces, toMove, trace);
            vectorOfMet.add(into.add(trace));
        }
        return vectorOfMet.get(number);
    }

    /// What tells a row's vector beside the side to move: the material, or only the balance, of which there are
    /// few.
    private long told(long material) {
        return terms.fromBalanceAlone() ? ChessPosition.balance(material) : material;
    }
}
