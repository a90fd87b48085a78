package org.pieceworth.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.pieceworth.engine.Score;
import org.pieceworth.engine.SearchInfo;
import org.pieceworth.engine.SearchLimits;
import org.pieceworth.engine.SearchListener;
import org.pieceworth.engine.SearchResult;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.fairy.Verdict;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.Variant;

/// Kernel: principal-variation search of one thread, deepened step by step. It allocates nothing per node.
public final class Search {

    private static final int PLIES = SearchLimits.MAX_DEPTH + 8;
    private static final int CLOCK = 1023;

    /// More than what a survey adds to pieces and squares in all but wild positions; with pieces in hand attacks on
    /// kings count more.
    private static final int LAZY = 450;

    private static final int LAZY_WITH_HANDS = 700;

    /// No score.
    private static final int OPEN = Score.INFINITE + 1;

    private static final int TABLE_MOVE = 1 << 30;
    private static final int GOOD_CAPTURE = 1 << 26;
    private static final int KILLER = 1 << 24;
    private static final int BAD_CAPTURE = -(1 << 26);

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final MoveHistory history;
    private final Reductions reductions = new Reductions();
    private final int[] values;
    private final boolean mustCapture;
    private final boolean mayPassTurn;

    /// Whether checks are spared from being left out: where they count, and where drops make them strong.
    private final boolean sparesChecks;

    private final int lazy;

    /// How often a position has to stand for the rule of repetition.
    private final int fold;

    private final int[][] moves = new int[PLIES][];
    private final int[][] orders = new int[PLIES][];
    private final int[][] lines = new int[PLIES][PLIES];
    private final int[] lineLengths = new int[PLIES + 1];
    private final int[] scores = new int[PLIES + 2];
    private final int[] places = new int[PLIES + 2];
    private final int[][] tried = new int[PLIES][64];

    private VariantPosition p;
    private SearchLimits limits = SearchLimits.infinite();
    private BooleanSupplier stop = () -> false;
    private long begin;
    private long nodes;
    private long nodeLimit;
    private int allMoves;
    private int selectiveDepth;
    private int rootDepth;
    private boolean aborted;

    /// A search for one variant.
    public Search(VariantRules rules, Evaluation evaluation, TranspositionTable table) {
        this.evaluation = evaluation;
        this.table = table;
        values = evaluation.values();
        Variant variant = rules.variant();
        mustCapture = variant.captures().mustCapture();
        mayPassTurn = !mustCapture && !variant.mobility().pass();
        sparesChecks = variant.end().checkCounting() || variant.hasHands();
        lazy = variant.hasHands() ? LAZY_WITH_HANDS : LAZY;
        fold = variant.end().fold();
        p = rules.start();
        history = new MoveHistory(rules.letters().length(), variant.board().squares(), PLIES);
    }

    /// Forgets what was learnt of moves.
    public void clear() {
        history.clear();
    }

    /// How many positions were looked at in this search.
    public long nodes() {
        return nodes;
    }

    /// Searches until a limit is reached or `stopped` says so.
    public SearchResult run(
            VariantPosition position, SearchLimits within, BooleanSupplier stopped, SearchListener listener) {
        p = position;
        limits = within;
        stop = stopped;
        begin = System.nanoTime();
        nodes = 0;
        nodeLimit = within.nodes() > 0 ? within.nodes() : Long.MAX_VALUE;
        aborted = false;
        history.fade();
        p.weigh(evaluation.weights());
        p.settle();
        int[] root = room(0);
        int count = rootMoves(root);
        if (count == 0) {
            return new SearchResult(Move.NONE, 0, 0, 0, List.of());
        }
        SearchResult best = new SearchResult(root[0], 0, 0, 0, List.of(root[0]));
        int deepest = within.depth() > 0 ? Math.min(within.depth(), SearchLimits.MAX_DEPTH) : SearchLimits.MAX_DEPTH;
        for (int depth = 1; depth <= deepest && !aborted; depth++) {
            rootDepth = depth;
            selectiveDepth = 0;
            best = deepen(depth, count, best);
            if (!aborted) {
                listener.found(info(best));
            }
            if (isEnough(depth, best)) {
                break;
            }
        }
        return best;
    }

    private int rootMoves(int[] root) {
        int count = p.generate(root);
        allMoves = count;
        if (limits.moves().isEmpty()) {
            return count;
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (limits.moves().contains(root[i])) {
                root[kept++] = root[i];
            }
        }
        return kept;
    }

    private SearchInfo info(SearchResult best) {
        return new SearchInfo(
                best.depth(),
                selectiveDepth,
                best.score(),
                nodes,
                System.nanoTime() - begin,
                table.full(),
                best.line());
    }

    private boolean isEnough(int depth, SearchResult best) {
        boolean limited = limits.nodes() > 0 || limits.softNanos() > 0;
        boolean clear = limited
                && (allMoves == 1 || Score.isDecided(best.score()) && Score.pliesToEnd(best.score()) <= depth / 2);
        return clear || (limits.softNanos() > 0 && System.nanoTime() - begin >= limits.softNanos());
    }

    /// One more ply, in a window about the last score that opens as it fails.
    private SearchResult deepen(int depth, int count, SearchResult last) {
        int width = 20;
        int alpha = depth >= 5 ? Math.max(-Score.INFINITE, last.score() - width) : -Score.INFINITE;
        int beta = depth >= 5 ? Math.min(Score.INFINITE, last.score() + width) : Score.INFINITE;
        SearchResult best = last;
        while (true) {
            int score = root(depth, count, alpha, beta);
            if (lineLengths[0] > 0 && (!aborted || score > alpha)) {
                best = new SearchResult(lines[0][0], score, aborted ? last.depth() : depth, nodes, line());
            }
            if (aborted) {
                return new SearchResult(best.move(), best.score(), best.depth(), nodes, best.line());
            }
            width *= 2;
            if (score <= alpha) {
                alpha = Math.max(-Score.INFINITE, score - width);
            } else if (score >= beta) {
                beta = Math.min(Score.INFINITE, score + width);
            } else {
                return best;
            }
            if (width > 600) {
                alpha = -Score.INFINITE;
                beta = Score.INFINITE;
            }
        }
    }

    private List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < lineLengths[0]; i++) {
            line.add(lines[0][i]);
        }
        return line;
    }

    /// The root: its moves stay in the order in which they were best.
    private int root(int depth, int count, int alpha, int beta) {
        int[] root = moves[0];
        boolean check = p.inCheck();
        scores[0] = check ? -Score.INFINITE : evaluation.score(p);
        lineLengths[0] = 0;
        int best = -Score.INFINITE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            int move = root[i];
            places[0] = history.place(p, move);
            make(move);
            int score;
            if (i == 0) {
                score = -search(-beta, -floor, depth - 1, 1, false);
            } else {
                int less = depth >= 3 && i >= 4 && !check ? reductions.of(depth, i) / 2 : 0;
                score = -search(-floor - 1, -floor, depth - 1 - less, 1, true);
                if (score > floor && less > 0) {
                    score = -search(-floor - 1, -floor, depth - 1, 1, true);
                }
                if (score > floor && score < beta) {
                    score = -search(-beta, -floor, depth - 1, 1, false);
                }
            }
            p.unmake();
            if (aborted) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > floor || i == 0) {
                    keepLine(0, move);
                    System.arraycopy(root, 0, root, 1, i);
                    root[0] = move;
                }
                floor = Math.max(floor, score);
                if (score >= beta) {
                    break;
                }
            }
        }
        if (count == allMoves) {
            table.store(p.hash(), root[0], toTable(best, 0), check ? 0 : scores[0], depth, bound(best, alpha, beta));
        }
        return best;
    }

    private void make(int move) {
        nodes++;
        p.make(move);
    }

    private boolean isOver() {
        if (nodes >= nodeLimit) {
            aborted = true;
        } else if ((nodes & CLOCK) == 0) {
            aborted =
                    stop.getAsBoolean() || (limits.hardNanos() > 0 && System.nanoTime() - begin >= limits.hardNanos());
        }
        return aborted;
    }

    /// @param cut whether the score is expected to reach beta: then what is not first seldom matters
    private int search(int alphaGiven, int betaGiven, int depthGiven, int ply, boolean cut) {
        if (depthGiven <= 0) {
            return quiesce(alphaGiven, betaGiven, ply);
        }
        lineLengths[ply] = 0;
        if (isOver()) {
            return 0;
        }
        Verdict ended = p.ended();
        if (ended != Verdict.OPEN) {
            return decided(ended, ply);
        }
        int times = p.occurrences();
        if (times > 1) {
            int value = repeated(times, ply);
            if (value != OPEN) {
                return value;
            }
        }
        if (p.isDrawnByMoves()) {
            return p.generate(room(ply)) == 0 ? decided(p.stuck(), ply) : 0;
        }
        int alpha = Math.max(alphaGiven, Score.lossIn(ply));
        int beta = Math.min(betaGiven, Score.winIn(ply + 1));
        if (alpha >= beta || ply >= SearchLimits.MAX_DEPTH) {
            return alpha >= beta ? alpha : evaluation.score(p);
        }
        boolean pv = beta - alpha > 1;
        long key = p.hash();
        int entry = table.find(key);
        long data = entry >= 0 ? table.data(entry) : 0;
        int meta = entry >= 0 ? table.meta(entry, key, data) : TranspositionTable.NONE;
        int tableMove = Move.NONE;
        int stand = 0;
        if (meta != TranspositionTable.NONE) {
            tableMove = TranspositionTable.move(data);
            int known = fromTable(TranspositionTable.score(data), ply);
            stand = TranspositionTable.staticScore(data);
            int bound = TranspositionTable.bound(meta);
            if (!pv
                    && TranspositionTable.depth(meta) >= depthGiven
                    && (bound == TranspositionTable.EXACT
                            || (bound == TranspositionTable.LOWER ? known >= beta : known <= alpha))) {
                return known;
            }
        }
        boolean check = p.inCheck();
        int depth = depthGiven + (check && ply < 2 * rootDepth ? 1 : 0);
        if (check) {
            scores[ply] = -Score.INFINITE;
        } else {
            stand = stand != 0 ? stand : evaluation.score(p);
            scores[ply] = stand;
        }
        boolean improving = !check && ply >= 2 && stand > scores[ply - 2];
        if (!pv && !check && !mustCapture && !Score.isDecided(beta)) {
            if (depth <= 7 && stand - 75 * (depth - (improving ? 1 : 0)) >= beta) {
                return stand;
            }
            if (depth <= 2 && stand + 220 * depth < alpha) {
                int quick = quiesce(alpha, beta, ply);
                if (quick < alpha || aborted) {
                    return quick;
                }
            }
            if (depth >= 2
                    && mayPassTurn
                    && stand >= beta
                    && places[ply - 1] >= 0
                    && evaluation.hasPieces(p, p.sideToMove())) {
                places[ply] = -1;
                nodes++;
                p.makeNothing();
                int score = -search(
                        -beta, -beta + 1, depth - 3 - depth / 4 - Math.min(3, (stand - beta) / 150), ply + 1, !cut);
                p.unmake();
                if (aborted) {
                    return 0;
                }
                if (score >= beta) {
                    return Score.isDecided(score) ? beta : score;
                }
            }
        }
        if (tableMove == Move.NONE && depth >= 4) {
            depth--;
        }
        int[] list = room(ply);
        int count = p.generate(list);
        if (count == 0) {
            return decided(p.stuck(), ply);
        }
        order(list, orders[ply], count, tableMove, ply);
        return moves(list, count, alpha, beta, depth, ply, check, improving, cut);
    }

    private int moves(
            int[] list,
            int count,
            int alpha,
            int beta,
            int depth,
            int ply,
            boolean check,
            boolean improving,
            boolean cut) {
        boolean pv = beta - alpha > 1;
        int[] order = orders[ply];
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        int floor = alpha;
        int quiets = 0;
        int stand = scores[ply];
        for (int i = 0; i < count; i++) {
            int move = pick(list, order, i, count);
            boolean quiet = order[i] == TABLE_MOVE
                    ? p.takenType(move) < 0 && Move.kind(move) != Move.PROMOTION
                    : order[i] < GOOD_CAPTURE && order[i] > BAD_CAPTURE + (1 << 20);
            int place = history.place(p, move);
            if (i > 0
                    && best > -Score.LEAST_WIN
                    && !check
                    && !mustCapture
                    && !(quiet && sparesChecks && checks(move))) {
                if (quiet) {
                    if (depth <= 7
                            && (quiets > (improving ? 4 + depth * depth : 3 + depth * depth / 2)
                                    || (stand + 90 + 85 * depth <= floor && !Score.isDecided(floor)))) {
                        continue;
                    }
                    if (depth <= 6 && !p.exchangeAtLeast(move, -45 * depth, values)) {
                        continue;
                    }
                } else if (depth <= 5 && order[i] < 0 && !p.exchangeAtLeast(move, -90 * depth, values)) {
                    continue;
                }
            }
            places[ply] = place;
            make(move);
            int score;
            if (i == 0) {
                score = -search(-beta, -floor, depth - 1, ply + 1, !pv && !cut);
            } else {
                int less = 0;
                if (depth >= 3 && (quiet || order[i] < 0) && !check) {
                    less = reductions.of(depth, i) - (pv ? 1 : 0) + (cut ? 1 : 0) - (improving ? 1 : 0);
                    less -= quiet ? history.score(place) / 6000 : 0;
                    less -= p.inCheck() ? 1 : 0;
                    less = Math.max(0, Math.min(less, depth - 2));
                }
                score = -search(-floor - 1, -floor, depth - 1 - less, ply + 1, less > 0 || !cut);
                if (score > floor && less > 0 && !aborted) {
                    score = -search(-floor - 1, -floor, depth - 1, ply + 1, !cut);
                }
                if (score > floor && score < beta && !aborted) {
                    score = -search(-beta, -floor, depth - 1, ply + 1, !pv && !cut);
                }
            }
            p.unmake();
            if (aborted) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > floor) {
                    bestMove = move;
                    floor = score;
                    if (pv) {
                        keepLine(ply, move);
                    }
                    if (score >= beta) {
                        if (quiet) {
                            reward(ply, move, place, quiets, depth);
                        }
                        break;
                    }
                }
            }
            if (quiet && quiets < 64) {
                tried[ply][quiets++] = place;
            }
        }
        table.store(p.hash(), bestMove, toTable(best, ply), check ? 0 : stand, depth, bound(best, alpha, beta));
        return best;
    }

    /// What a repetition is worth, [#OPEN] when it decides nothing yet: the first one is taken for the draw that it
    /// may become, but a win or a loss is none before the position has stood as often as the rule asks.
    private int repeated(int times, int ply) {
        Verdict verdict = p.repeated();
        boolean decisive = verdict == Verdict.WON || verdict == Verdict.LOST;
        if (!decisive) {
            return 0;
        }
        return times >= fold ? decided(verdict, ply) : OPEN;
    }

    private boolean checks(int move) {
        p.make(move);
        boolean checks = p.inCheck();
        p.unmake();
        return checks;
    }

    private void reward(int ply, int move, int place, int quiets, int depth) {
        history.setKiller(ply, move);
        history.setAnswer(ply > 0 ? places[ply - 1] : -1, move);
        int bonus = Math.min(2000, 32 * depth * depth + 60 * depth);
        history.add(place, bonus);
        for (int i = 0; i < quiets; i++) {
            history.add(tried[ply][i], -bonus);
        }
    }

    private int quiesce(int alphaGiven, int beta, int ply) {
        lineLengths[ply] = 0;
        if (isOver()) {
            return 0;
        }
        selectiveDepth = Math.max(selectiveDepth, ply);
        Verdict ended = p.ended();
        if (ended != Verdict.OPEN) {
            return decided(ended, ply);
        }
        if (ply >= PLIES - 2) {
            return evaluation.score(p);
        }
        int alpha = alphaGiven;
        long key = p.hash();
        int entry = table.find(key);
        long data = entry >= 0 ? table.data(entry) : 0;
        int meta = entry >= 0 ? table.meta(entry, key, data) : TranspositionTable.NONE;
        int tableMove = Move.NONE;
        int stand = 0;
        if (meta != TranspositionTable.NONE) {
            int known = fromTable(TranspositionTable.score(data), ply);
            int bound = TranspositionTable.bound(meta);
            if (beta - alpha == 1
                    && (bound == TranspositionTable.EXACT
                            || (bound == TranspositionTable.LOWER ? known >= beta : known <= alpha))) {
                return known;
            }
            tableMove = TranspositionTable.move(data);
            stand = TranspositionTable.staticScore(data);
        }
        boolean check = p.inCheck();
        int[] list = room(ply);
        int count;
        int best;
        boolean calm = !check && !mustCapture;
        boolean guessed = false;
        if (check) {
            count = p.generate(list);
            if (count == 0) {
                return decided(p.stuck(), ply);
            }
            best = -Score.INFINITE;
        } else {
            if (stand == 0) {
                int quick = evaluation.quickScore(p);
                if (quick - lazy >= beta && !mustCapture) {
                    return quick - lazy;
                }
                guessed = quick + lazy <= alpha;
                stand = guessed ? quick + lazy : evaluation.score(p);
            }
            count = mustCapture ? p.generateCaptures(list) : -1;
            best = mustCapture && count > 0 ? -Score.INFINITE : stand;
            if (best >= beta) {
                if (meta == TranspositionTable.NONE) {
                    table.store(key, Move.NONE, toTable(best, ply), stand, 0, TranspositionTable.LOWER);
                }
                return best;
            }
            alpha = Math.max(alpha, best);
            count = count < 0 ? p.generateCaptures(list) : count;
        }
        int[] order = orders[ply];
        orderCaptures(list, order, count, tableMove, check, ply);
        int bestMove = Move.NONE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            int move = pickPlain(list, order, i, count);
            if (calm || (check && best > -Score.LEAST_WIN)) {
                int taken = p.takenType(move);
                if (calm && !Score.isDecided(floor)) {
                    int most = stand + 140 + (taken >= 0 ? values[taken] : 0) + promotion(move);
                    if (most <= floor) {
                        best = Math.max(best, most);
                        continue;
                    }
                }
                if (check && taken < 0 && i >= 3) {
                    continue;
                }
                if (!p.exchangeAtLeast(move, 0, values)) {
                    continue;
                }
            }
            make(move);
            int score = -quiesce(-beta, -floor, ply + 1);
            p.unmake();
            if (aborted) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > floor) {
                    floor = score;
                    bestMove = move;
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        table.store(
                key,
                bestMove,
                toTable(best, ply),
                check || guessed ? 0 : stand,
                0,
                best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER);
        return best;
    }

    private int promotion(int move) {
        return Move.kind(move) == Move.PROMOTION ? values[Move.promotedType(move)] : 0;
    }

    private static int decided(Verdict verdict, int ply) {
        return switch (verdict) {
            case OPEN, DRAWN -> 0;
            case WON -> Score.winIn(ply);
            case LOST -> Score.lossIn(ply);
        };
    }

    private static int bound(int best, int alpha, int beta) {
        return best >= beta
                ? TranspositionTable.LOWER
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    private static int toTable(int score, int ply) {
        return score >= Score.LEAST_WIN ? score + ply : score <= -Score.LEAST_WIN ? score - ply : score;
    }

    private static int fromTable(int score, int ply) {
        return score >= Score.LEAST_WIN ? score - ply : score <= -Score.LEAST_WIN ? score + ply : score;
    }

    private int[] room(int ply) {
        if (moves[ply] == null || moves[ply].length < p.maxMoves()) {
            moves[ply] = new int[p.maxMoves()];
            orders[ply] = new int[p.maxMoves()];
        }
        return moves[ply];
    }

    private void keepLine(int ply, int move) {
        int length = lineLengths[ply + 1];
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, Math.min(length, PLIES - 1 - ply));
        lineLengths[ply] = 1 + Math.min(length, PLIES - 1 - ply);
    }

    private void order(int[] list, int[] order, int count, int tableMove, int ply) {
        int first = history.killer(ply, 0);
        int second = history.killer(ply, 1);
        int answer = history.answer(places[ply - 1]);
        for (int i = 0; i < count; i++) {
            int move = list[i];
            int taken = p.takenType(move);
            if (move == tableMove) {
                order[i] = TABLE_MOVE;
            } else if (taken >= 0 || Move.kind(move) == Move.PROMOTION) {
                order[i] = GOOD_CAPTURE + worth(move, taken);
            } else if (move == first) {
                order[i] = KILLER + 2;
            } else if (move == second) {
                order[i] = KILLER + 1;
            } else if (move == answer) {
                order[i] = KILLER;
            } else {
                order[i] = history.score(history.place(p, move));
            }
        }
    }

    /// Most valuable victim first, by the least valuable taker.
    private int worth(int move, int taken) {
        int victim = taken >= 0 ? values[taken] : 0;
        int own = Math.abs(p.pieceAt(Move.from(move))) - 1;
        return 16 * (victim + promotion(move)) - (own >= 0 ? values[own] : 0) / 16;
    }

    private void orderCaptures(int[] list, int[] order, int count, int tableMove, boolean check, int ply) {
        for (int i = 0; i < count; i++) {
            int move = list[i];
            int taken = p.takenType(move);
            if (move == tableMove) {
                order[i] = TABLE_MOVE;
            } else if (taken >= 0 || !check) {
                order[i] = GOOD_CAPTURE + worth(move, taken);
            } else {
                order[i] = history.score(history.place(p, move)) + (move == history.killer(ply, 0) ? KILLER : 0);
            }
        }
    }

    /// The best move left; captures that lose material go behind all others when their turn comes.
    private int pick(int[] list, int[] order, int from, int count) {
        while (true) {
            int move = pickPlain(list, order, from, count);
            int rank = order[from];
            if (rank < GOOD_CAPTURE - (1 << 22)
                    || rank == TABLE_MOVE
                    || mustCapture
                    || p.exchangeAtLeast(move, 0, values)) {
                return move;
            }
            order[from] = BAD_CAPTURE + (rank - GOOD_CAPTURE >> 4);
        }
    }

    private static int pickPlain(int[] list, int[] order, int from, int count) {
        int best = from;
        for (int i = from + 1; i < count; i++) {
            if (order[i] > order[best]) {
                best = i;
            }
        }
        int move = list[best];
        int rank = order[best];
        list[best] = list[from];
        order[best] = order[from];
        list[from] = move;
        order[from] = rank;
        return move;
    }
}
