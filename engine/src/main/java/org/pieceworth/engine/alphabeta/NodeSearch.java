package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.GameStatus;

/// Kernel: principal variation search of the nodes below the root.
final class NodeSearch {

    /// Checks are extended up to this many times the depth of the iteration.
    private static final int CHECK_EXTENSION_PLIES = 2;

    private static final int LATE_MOVE_REDUCTION_LEAST_DEPTH = 3;

    private final SearchContext context;
    private final SearchClock clock;
    private final Quiescence quiescence;
    private final TableProbe probe;
    private final MoveHistory history;
    private final MovePicker picker;
    private final VariantTraits traits;
    private final int[] pieceValues;
    private final Pruning pruning;
    private final LateMoveReductions lateMoveReductions;

    /// A history of this size is worth a ply.
    private final int historyPerPly;

    NodeSearch(SearchContext context, LateMoveReductions lateMoveReductions) {
        this.context = context;
        this.lateMoveReductions = lateMoveReductions;
        clock = context.clock;
        quiescence = new Quiescence(context);
        probe = context.probe;
        history = context.history;
        picker = context.picker;
        traits = context.traits;
        pieceValues = context.pieceValues;
        pruning = context.pruning;
        historyPerPly = context.constants.of(SearchConstant.HISTORY_PER_PLY);
    }

    /// The score of the position for the side to move; 0 when the search was aborted.
    int search(Node node, int alpha, int beta, int depth, boolean cutNode) {
        if (depth <= 0) {
            return quiescence.search(node, alpha, beta, true);
        }
        node.line.clear();
        if (clock.shouldAbort()) {
            return 0;
        }
        int ended = endScore(node);
        if (ended != GameEndScores.UNDECIDED) {
            return ended;
        }
        // Mate distance pruning: nothing here is better than a known shorter mate.
        node.alpha = Math.max(alpha, Score.lossIn(node.ply));
        node.beta = Math.min(beta, Score.winIn(node.ply + 1));
        if (node.alpha >= node.beta) {
            return node.alpha;
        }
        VariantPosition p = context.position;
        if (node.ply >= SearchLimits.MAX_DEPTH) {
            return context.evaluation.score(p);
        }
        node.pv = node.beta - node.alpha > 1;
        node.cutNode = cutNode;
        boolean known = probe.find(p.hash(), node.ply);
        if (known && !node.pv && probe.depth() >= depth && probe.cutsOff(node.alpha, node.beta)) {
            return probe.score();
        }
        int tableMove = probe.move();
        evaluate(node, probe.staticEval());
        node.depth = depth + checkExtension(node);
        if (mayPrune(node)) {
            int pruned = pruned(node);
            if (pruned != GameEndScores.UNDECIDED) {
                return pruned;
            }
        }
        if (tableMove == Move.NONE) {
            node.depth -= pruning.internalIterativeReduction(node.depth);
        }
        if (!picker.startWith(p, node, tableMove)) {
            node.generate(p);
            if (node.moveCount == 0) {
                return GameEndScores.of(p.stuck(), node.ply);
            }
            picker.scoreMoves(p, node, tableMove);
        }
        return searchMoves(node);
    }

    private int endScore(Node node) {
        VariantPosition p = context.position;
        GameStatus status = p.ended();
        if (status != GameStatus.OPEN) {
            return GameEndScores.of(status, node.ply);
        }
        int repetition = GameEndScores.ofRepetition(p, node.ply, traits.repetitionLimit());
        if (repetition != GameEndScores.UNDECIDED) {
            return repetition;
        }
        GameStatus slow = p.endedByMoves();
        if (slow == GameStatus.OPEN) {
            return GameEndScores.UNDECIDED;
        }
        node.generate(p);
        boolean mated = node.moveCount == 0 && p.inCheck();
        return GameEndScores.of(mated ? p.stuck() : slow, node.ply);
    }

    private void evaluate(Node node, int known) {
        VariantPosition p = context.position;
        node.inCheck = p.inCheck();
        if (node.inCheck) {
            node.staticEval = -Score.INFINITE;
            node.improving = false;
        } else {
            node.staticEval = known != 0 ? known : context.staticEval(node);
            node.improving = node.ply >= 2 && node.staticEval > node.parent.parent.staticEval;
        }
    }

    private int checkExtension(Node node) {
        return node.inCheck && node.ply < CHECK_EXTENSION_PLIES * context.rootDepth ? 1 : 0;
    }

    private boolean mayPrune(Node node) {
        return !node.pv && !node.inCheck && !traits.mustCapture() && !Score.isDecided(node.beta);
    }

    /// The score of a node that need not be searched, [GameEndScores#UNDECIDED] where it must be.
    private int pruned(Node node) {
        if (pruning.isReverseFutile(node.staticEval, node.beta, node.depth, node.improving)) {
            return node.staticEval;
        }
        if (pruning.isRazored(node.staticEval, node.alpha, node.depth)) {
            int score = quiescence.search(node, node.alpha, node.beta, false);
            if (score < node.alpha || clock.isAborted()) {
                return score;
            }
        }
        return allowsNullMove(node) ? nullMoveScore(node) : GameEndScores.UNDECIDED;
    }

    private boolean allowsNullMove(Node node) {
        return pruning.allowsNullMove(node.staticEval, node.beta, node.depth)
                && traits.allowsNullMove()
                && node.parent.historyIndex != MoveHistory.UNKNOWN
                && context.evaluation.hasNonPawnMaterial(context.position, context.position.sideToMove());
    }

    /// Null move pruning: if passing the turn is good enough, some move is too.
    private int nullMoveScore(Node node) {
        int depth = pruning.nullMoveDepth(node.staticEval, node.beta, node.depth);
        node.setHistory(MoveHistory.UNKNOWN);
        clock.countNode();
        context.position.makeNullMove();
        node.passes = true;
        int score = -search(node.child, -node.beta, -node.beta + 1, depth, !node.cutNode);
        node.passes = false;
        context.position.unmake();
        if (clock.isAborted()) {
            return 0;
        }
        if (score < node.beta) {
            return GameEndScores.UNDECIDED;
        }
        return Score.isDecided(score) ? node.beta : score;
    }

    private int searchMoves(Node node) {
        VariantPosition p = context.position;
        int alpha = node.alpha;
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        node.quietCount = 0;
        node.captureCount = 0;
        for (int i = 0; i < node.moveCount || picker.listsRest(p, node); i++) {
            int move = picker.pick(p, node, i);
            boolean quiet = picker.isQuiet(p, node, i);
            if (i > 0 && best > -Score.MIN_WIN && mayPruneMoves(node)) {
                if (quiet && areQuietsPruned(node, i)) {
                    i = picker.skipQuiets(node, i) - 1;
                    continue;
                }
                if (isPruned(node, i, quiet)) {
                    continue;
                }
            }
            node.setHistory(history.index(p, move));
            int victim = quiet ? -1 : p.takenType(move);
            context.make(move);
            int score = searchMove(node, i, quiet);
            p.unmake();
            if (clock.isAborted()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > node.alpha) {
                    bestMove = move;
                    node.alpha = score;
                    if (node.pv) {
                        node.line.set(move, node.child.line);
                    }
                    if (score >= node.beta) {
                        updateHistory(node, move, quiet, victim);
                        break;
                    }
                }
            }
            if (quiet) {
                node.addSearchedQuiet(node.historyIndex);
            } else if (victim >= 0) {
                node.addSearchedCapture(history.captureIndex(node.historyIndex, victim));
            }
        }
        context.table.store(
                p.hash(),
                bestMove,
                TableScores.toTable(best, node.ply),
                node.inCheck ? 0 : node.staticEval,
                node.depth,
                TableScores.bound(best, alpha, node.beta));
        return best;
    }

    private boolean mayPruneMoves(Node node) {
        return !node.inCheck && !traits.mustCapture();
    }

    /// Decided once for all remaining quiet moves: once they are late or futile they stay so.
    private boolean areQuietsPruned(Node node, int place) {
        return !traits.sparesChecks() && isLateOrFutile(node, place);
    }

    private boolean isLateOrFutile(Node node, int place) {
        return pruning.isLate(node.quietCount, node.depth, node.improving)
                || (pruning.isFutile(node.staticEval, node.alpha, node.depth, reducedDepth(node, place))
                        && !Score.isDecided(node.alpha));
    }

    /// The least depth of a quiet move, with late move reductions taken off.
    private int reducedDepth(Node node, int place) {
        return Math.max(1, node.depth - lateMoveReductions.of(node.depth, place));
    }

    /// Shallow pruning of a move that is not the first.
    private boolean isPruned(Node node, int place, boolean quiet) {
        VariantPosition p = context.position;
        int move = node.moves[place];
        if (!quiet) {
            return !traits.sparesSacrifices()
                    && picker.isLosingCapture(node, place)
                    && losesExchange(p, node, node.depth, move, false);
        }
        if (traits.sparesChecks() && givesCheck(p, move)) {
            return false;
        }
        return isLateOrFutile(node, place) || losesExchange(p, node, reducedDepth(node, place), move, true);
    }

    private boolean losesExchange(VariantPosition p, Node node, int depth, int move, boolean quiet) {
        return pruning.usesExchanges(node.depth, quiet)
                && !p.staticExchangeAtLeast(move, pruning.exchangeMargin(depth, quiet), pieceValues);
    }

    private static boolean givesCheck(VariantPosition p, int move) {
        p.make(move);
        boolean check = p.inCheck();
        p.unmake();
        return check;
    }

    /// Principal variation search: only the first move has the whole window. The others have to beat it in
    /// a null window, late ones at reduced depth first; those that do are searched again.
    private int searchMove(Node node, int place, boolean quiet) {
        Node child = node.child;
        int alpha = node.alpha;
        int depth = node.depth - 1;
        boolean childCuts = !node.pv && !node.cutNode;
        if (place == 0) {
            return -search(child, -node.beta, -alpha, depth, childCuts);
        }
        int reduction = reduction(node, place, quiet);
        int score = -search(child, -alpha - 1, -alpha, depth - reduction, reduction > 0 || !node.cutNode);
        if (score > alpha && reduction > 0 && !clock.isAborted()) {
            score = -search(child, -alpha - 1, -alpha, depth, !node.cutNode);
        }
        if (score > alpha && score < node.beta && !clock.isAborted()) {
            score = -search(child, -node.beta, -alpha, depth, childCuts);
        }
        return score;
    }

    /// Late move reductions: by how many plies the move that was just made is searched less deep.
    private int reduction(Node node, int place, boolean quiet) {
        if (node.depth < LATE_MOVE_REDUCTION_LEAST_DEPTH
                || node.inCheck
                || !(quiet || picker.isLosingCapture(node, place))) {
            return 0;
        }
        int reduction = lateMoveReductions.of(node.depth, place)
                - (node.pv ? 1 : 0)
                + (node.cutNode ? 1 : 0)
                - (node.improving ? 1 : 0)
                - (quiet ? history.score(node.historyIndex, node.reply(), node.own()) / historyPerPly : 0)
                - (context.position.inCheck() ? 1 : 0);
        return Math.max(0, Math.min(reduction, node.depth - 2));
    }

    private void updateHistory(Node node, int move, boolean quiet, int victim) {
        int bonus = history.bonus(node.depth);
        if (quiet) {
            history.setKiller(node.ply, move);
            history.setCounterMove(node.parent.historyIndex, move);
            history.update(node.historyIndex, node.reply(), node.own(), bonus);
            for (int i = 0; i < node.quietCount; i++) {
                history.update(node.searchedQuiets[i], node.reply(), node.own(), -bonus);
            }
        } else if (victim >= 0) {
            history.updateCapture(history.captureIndex(node.historyIndex, victim), bonus);
        }
        for (int i = 0; i < node.captureCount; i++) {
            history.updateCapture(node.searchedCaptures[i], -bonus);
        }
    }
}
