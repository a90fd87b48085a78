package org.pieceworth.empirical.reading;

import java.util.function.IntPredicate;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.PieceCounts;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.Mixing;

/// Samples rows from a replayed game by [QuietRule], and computes their features while the position is on the board.
final class QuietPositionSampler {

    private final TermSet terms;
    private final QuietRule rule;
    private final IntPredicate counts;
    private final PieceCounts pieces;

    private PositionVectors described;

    /// Rows of the last game: the ply each was taken after, and its vector.
    final int[] plies = new int[ChessReplay.MAX_PLIES + 1];

    final int[] vectors = new int[ChessReplay.MAX_PLIES + 1];
    int rows;

    private final int[] quiet = new int[ChessReplay.MAX_PLIES + 1];

    /// @param counts true if the position after a ply may be a row
    /// @param into numbers the vectors of the first run
    QuietPositionSampler(TermSet terms, QuietRule rule, IntPredicate counts, VectorIndex into) {
        this.counts = counts;
        this.terms = terms;
        this.rule = rule;
        described = new PositionVectors(terms, into);
        pieces = new PieceCounts(terms.letters().length());
    }

    /// Starts another run, with new numbers of vectors.
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

    /// Also takes a balanced start as a row: such games show the share of draws in equal positions.
    private void takeStart(PlayedMoves game) {
        if (counts.test(0)) {
            plies[0] = 0;
            vectors[0] = vector(game, 0, 0);
            rows = 1;
        }
    }

    /// Finds the disturbances followed by enough quiet plies. Branch-free, since the outcome is hard to predict.
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

    /// The ply of the next disturbance; one more than the game's plies if there is none.
    private static int until(PlayedMoves game, int disturbance) {
        return disturbance + 1 < game.disturbances() ? game.disturbance(disturbance + 1) : game.plies() + 1;
    }

    /// A number that differs if the material balance does.
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
