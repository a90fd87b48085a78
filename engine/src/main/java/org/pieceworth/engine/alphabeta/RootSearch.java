package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.search.Score;
import org.pieceworth.rules.fairy.VariantPosition;

/// Kernel: one iteration at the root. The best move of the last one comes first, then the others as at any
/// node.
final class RootSearch {

    private static final int REDUCTION_LEAST_DEPTH = 3;
    private static final int REDUCTION_FIRST_PLACE = 4;

    private final SearchContext context;
    private final NodeSearch nodes;
    private final LateMoveReductions lateMoveReductions;
    private final Node root;

    RootSearch(SearchContext context, NodeSearch nodes, LateMoveReductions lateMoveReductions, Node root) {
        this.context = context;
        this.nodes = nodes;
        this.lateMoveReductions = lateMoveReductions;
        this.root = root;
    }

    /// Searches the root's moves in a window.
    ///
    /// @param keep whether the result is one for the position, and not only for some of its moves
    /// @return the best score of the moves searched before an abort
    int search(int depth, int alpha, int beta, boolean keep) {
        VariantPosition p = context.position;
        root.alpha = alpha;
        root.beta = beta;
        root.depth = depth;
        root.inCheck = p.inCheck();
        root.staticEval = root.inCheck ? -Score.INFINITE : context.evaluation.score(p);
        root.line.clear();
        root.setHistory(MoveHistory.UNKNOWN);
        boolean known = depth == 1 && context.probe.find(p.hash(), root.ply);
        context.picker.scoreMoves(p, root, known ? context.probe.move() : root.moves[0]);
        int best = -Score.INFINITE;
        for (int i = 0; i < root.moveCount; i++) {
            int move = context.picker.pick(p, root, i);
            root.setHistory(context.history.index(p, move));
            context.make(move);
            int score = searchMove(i);
            p.unmake();
            if (context.clock.isAborted()) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > root.alpha || i == 0) {
                    root.line.set(move, root.child.line);
                    moveToFront(i);
                }
                root.alpha = Math.max(root.alpha, score);
                if (score >= beta) {
                    break;
                }
            }
        }
        if (keep) {
            context.table.store(
                    p.hash(),
                    root.moves[0],
                    TableScores.toTable(best, root.ply),
                    root.inCheck ? 0 : root.staticEval,
                    depth,
                    TableScores.bound(best, alpha, beta));
        }
        return best;
    }

    private int searchMove(int place) {
        Node child = root.child;
        int alpha = root.alpha;
        int depth = root.depth - 1;
        if (place == 0) {
            return -nodes.search(child, -root.beta, -alpha, depth, false);
        }
        int reduction = reduction(place);
        int score = -nodes.search(child, -alpha - 1, -alpha, depth - reduction, true);
        if (score > alpha && reduction > 0) {
            score = -nodes.search(child, -alpha - 1, -alpha, depth, true);
        }
        if (score > alpha && score < root.beta) {
            score = -nodes.search(child, -root.beta, -alpha, depth, false);
        }
        return score;
    }

    /// Late moves are reduced by half as much as elsewhere.
    private int reduction(int place) {
        return root.depth >= REDUCTION_LEAST_DEPTH && place >= REDUCTION_FIRST_PLACE && !root.inCheck
                ? lateMoveReductions.of(root.depth, place) / 2
                : 0;
    }

    private void moveToFront(int place) {
        int move = root.moves[place];
        int score = root.moveScores[place];
        System.arraycopy(root.moves, 0, root.moves, 1, place);
        System.arraycopy(root.moveScores, 0, root.moveScores, 1, place);
        root.moves[0] = move;
        root.moveScores[0] = score;
    }
}
