package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.search.Score;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.GameStatus;

/// Kernel: quiescence search. At the end of a line captures and promotions are played out, so that the
/// static evaluation is only trusted where nothing hangs; at its first ply also checks that lose nothing,
/// and in check all moves.
final class Quiescence {

    /// In check, quiet moves from this one on are skipped once a move without mate has been found.
    private static final int QUIET_EVASIONS = 3;

    private final SearchContext context;
    private final SearchClock clock;
    private final TableProbe probe;
    private final MovePicker picker;
    private final VariantTraits traits;
    private final int[] pieceValues;
    private final Pruning pruning;

    Quiescence(SearchContext context) {
        this.context = context;
        clock = context.clock;
        probe = context.probe;
        picker = context.picker;
        traits = context.traits;
        pieceValues = context.pieceValues;
        pruning = context.pruning;
    }

    /// The score of the position for the side to move; 0 when the search was aborted.
    ///
    /// @param checks whether quiet checks are tried, too
    int search(Node node, int alpha, int beta, boolean checks) {
        node.line.clear();
        if (clock.shouldAbort()) {
            return 0;
        }
        context.selectiveDepth = Math.max(context.selectiveDepth, node.ply);
        VariantPosition p = context.position;
        GameStatus status = p.ended();
        if (status != GameStatus.OPEN) {
            return GameEndScores.of(status, node.ply);
        }
        if (node.ply >= SearchContext.MAX_PLIES - 2) {
            return context.evaluation.score(p);
        }
        boolean known = probe.find(p.hash(), node.ply);
        if (known && beta - alpha == 1 && probe.cutsOff(alpha, beta)) {
            return probe.score();
        }
        int tableMove = probe.move();
        node.inCheck = p.inCheck();
        node.bestMove = Move.NONE;
        if (node.inCheck) {
            node.generate(p);
            return node.moveCount == 0
                    ? GameEndScores.of(p.stuck(), node.ply)
                    : stored(node, searchMoves(node, tableMove, -Score.INFINITE, alpha, beta, false), beta);
        }
        evaluate(node, probe.staticEval(), alpha, beta);
        if (node.lazy && node.standPat >= beta) {
            return node.standPat;
        }
        int best = known ? standPat(node) : node.standPat;
        if (traits.mustCapture()) {
            node.generateCaptures(p);
            best = node.moveCount > 0 ? -Score.INFINITE : best;
        }
        if (best >= beta) {
            if (!known) {
                store(node, Move.NONE, best, TranspositionTable.LOWER_BOUND);
            }
            return best;
        }
        if (!traits.mustCapture()) {
            node.generateCaptures(p);
        }
        best = searchMoves(node, tableMove, best, Math.max(alpha, best), beta, false);
        if (checks && best < beta && !clock.isAborted()) {
            node.generateQuietChecks(p);
            best = searchMoves(node, Move.NONE, best, Math.max(alpha, best), beta, true);
        }
        return stored(node, best, beta);
    }

    /// Stand pat: a side not in check need not capture, so the node is worth its static
    /// evaluation at least. The lazy evaluation, only by pieces and squares, is enough where the
    /// whole one cannot reach the window.
    private void evaluate(Node node, int staticEval, int alpha, int beta) {
        node.lazy = false;
        node.standPat = staticEval;
        if (staticEval != 0) {
            return;
        }
        int margin = traits.lazyMargin();
        int lazyEval = context.evaluation.lazyScore(context.position);
        if (lazyEval - margin >= beta && !traits.mustCapture()) {
            node.lazy = true;
            node.standPat = lazyEval - margin;
        } else if (lazyEval + margin <= alpha) {
            node.lazy = true;
            node.standPat = lazyEval + margin;
        } else {
            node.standPat = context.staticEval(node);
        }
    }

    /// The static evaluation, or the score in the table where that is a better estimate.
    private int standPat(Node node) {
        int score = probe.score();
        boolean better = !node.lazy && !Score.isDecided(score) && probe.bounds(score > node.standPat);
        return better ? score : node.standPat;
    }

    /// Searches the listed moves.
    ///
    /// @param found the score without any of them
    /// @param checks whether they are quiet checks
    private int searchMoves(Node node, int tableMove, int found, int alphaGiven, int beta, boolean checks) {
        VariantPosition p = context.position;
        picker.scoreQuiescence(p, node, tableMove);
        boolean mayStandPat = !node.inCheck && !traits.mustCapture();
        int best = found;
        int alpha = alphaGiven;
        for (int i = 0; i < node.moveCount; i++) {
            int move = picker.pickHighest(node, i);
            if (mayStandPat || (node.inCheck && best > -Score.MIN_WIN)) {
                int victim = p.takenType(move);
                if (mayStandPat && !checks && !Score.isDecided(alpha)) {
                    int deltaScore = pruning.deltaScore(node.standPat, gain(move, victim));
                    if (deltaScore <= alpha) {
                        best = Math.max(best, deltaScore);
                        continue;
                    }
                }
                if (node.inCheck && victim < 0 && i >= QUIET_EVASIONS) {
                    continue;
                }
                if (!p.staticExchangeAtLeast(move, 0, pieceValues)) {
                    continue;
                }
            }
            context.make(move);
            int score = -search(node.child, -beta, -alpha, false);
            p.unmake();
            if (clock.isAborted()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    node.bestMove = move;
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    private int stored(Node node, int best, int beta) {
        if (!clock.isAborted()) {
            int bound = best >= beta ? TranspositionTable.LOWER_BOUND : TranspositionTable.UPPER_BOUND;
            store(node, node.bestMove, best, bound);
        }
        return best;
    }

    private int gain(int move, int victim) {
        return (victim >= 0 ? pieceValues[victim] : 0) + picker.promotionValue(move);
    }

    private void store(Node node, int move, int score, int bound) {
        context.table.store(
                context.position.hash(),
                move,
                TableScores.toTable(score, node.ply),
                node.inCheck || node.lazy ? 0 : node.standPat,
                0,
                bound);
    }
}
