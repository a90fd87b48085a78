package org.pieceworth.empirical.reading;

import java.util.function.IntPredicate;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.text.Mixing;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.PieceCounts;
import org.pieceworth.terms.TermSet;

/// Finds the rows of a replayed game by the quiet rule, and describes each by the terms, where the position is
/// seen.
final class QuietPositionSampler {

    private final TermSet terms;
    private final QuietRule rule;
    private final IntPredicate counts;
    private final PieceCounts pieces;

    private PositionVectors described;

    /// The rows of the last game: the ply after which each was taken, and its vector.
    final int[] plies = new int[ChessReplay.MAX_PLIES + 1];

    final int[] vectors = new int[ChessReplay.MAX_PLIES + 1];
    int rows;

    private final int[] quiet = new int[ChessReplay.MAX_PLIES + 1];

    /// @param counts whether the position after a ply can be a row at all
    /// @param into numbers the vectors of the first run
    QuietPositionSampler(TermSet terms, QuietRule rule, IntPredicate counts, VectorIndex into) {
        this.counts = counts;
        this.terms = terms;
        this.rule = rule;
        described = new PositionVectors(terms, into);
        pieces = new PieceCounts(terms.letters().length());
    }

    /// Begins another run, whose vectors are numbered anew.
    void startRun(VectorIndex into) {
        described = new PositionVectors(terms, into);
    }

    /// Takes the rows of a game.
    void take(PlayedMoves game) {
        rows = 0;
        if (rule.startAlone()) {
            takeStart(game);
            return;
        }
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
                    vectors[rows++] = vector(game, i, ply);
                }
            }
        }
    }

    /// A balanced start is a row as well: such games tell how often even ones are drawn.
    private void takeStart(PlayedMoves game) {
        if (counts.test(0)) {
            plies[0] = 0;
            vectors[0] = vector(game, 0, 0);
            rows = 1;
        }
    }

    /// Finds the disturbances after which it becomes quiet. Without a branch: whether it does is hard to foresee.
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

    private int vector(PlayedMoves game, int disturbance, int ply) {
        if (!terms.fromMaterialAlone() || !(game instanceof ChessReplay replay)) {
            return described.addTraced(game.at(ply));
        }
        boolean blackMoved = game.firstToMove() == Side.WHITE == ((ply & 1) == 1);
        return described.add(replay.materialBehind(disturbance), blackMoved ? Side.BLACK : Side.WHITE);
    }
}
