package org.pieceworth.engine.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchInfo;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchListener;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.Variant;

/// Kernel: principal-variation search of one thread, deepened step by step. It allocates nothing per node.
public final class Search {

    private static final int PLIES = SearchLimits.MAX_DEPTH + 8;
    private static final int CLOCK_MASK = 1023;

    /// More than what a survey adds to pieces and squares in all but wild positions; with pieces in hand attacks on
    /// kings count more.
    private static final int LAZY_MARGIN = 450;

    private static final int LAZY_MARGIN_WITH_HANDS = 700;

    /// No score.
    private static final int UNDECIDED = Score.INFINITE + 1;

    private static final int TABLE_MOVE = 1 << 30;
    private static final int GOOD_CAPTURE = 1 << 26;
    private static final int KILLER = 1 << 24;
    private static final int BAD_CAPTURE = -(1 << 26);

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final MoveHistory history;
    private final LateMoveReductions lateMoveReductions = new LateMoveReductions();
    private final int[] pieceValues;
    private final boolean mustCapture;
    private final boolean allowsNullMove;

    /// Whether checks are spared from being left out: where they count, and where drops make them strong.
    private final boolean exemptsChecks;

    private final int lazyMargin;

    /// How often a position has to stand for the rule of repetition.
    private final int repetitionLimit;

    private final int[][] moveLists = new int[PLIES][];
    private final int[][] moveScores = new int[PLIES][];
    private final int[][] pvTable = new int[PLIES][PLIES];
    private final int[] pvLengths = new int[PLIES + 1];
    private final int[] staticEvals = new int[PLIES + 2];
    private final int[] historyIndices = new int[PLIES + 2];
    private final int[][] searchedQuiets = new int[PLIES][64];

    private VariantPosition p;
    private SearchLimits limits = SearchLimits.infinite();
    private BooleanSupplier stop = () -> false;
    private long begin;
    private long nodes;
    private long nodeLimit;
    private int rootMoveCount;
    private int selectiveDepth;
    private int rootDepth;
    private boolean aborted;

    /// A search for one variant.
    public Search(VariantRules rules, Evaluation evaluation, TranspositionTable table) {
        this.evaluation = evaluation;
        this.table = table;
        pieceValues = evaluation.values();
        Variant variant = rules.variant();
        mustCapture = variant.captures().mustCapture();
        allowsNullMove = !mustCapture && !variant.mobility().pass();
        exemptsChecks = variant.end().checkCounting() || variant.hasHands();
        lazyMargin = variant.hasHands() ? LAZY_MARGIN_WITH_HANDS : LAZY_MARGIN;
        repetitionLimit = variant.end().fold();
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
        history.age();
        p.weigh(evaluation.weights());
        p.sortPieces();
        int[] root = moveList(0);
        int count = rootMoves(root);
        if (count == 0) {
            return new SearchResult(Move.NONE, 0, 0, 0, List.of());
        }
        SearchResult best = new SearchResult(root[0], 0, 0, 0, List.of(root[0]));
        int deepest = within.depth() > 0 ? Math.min(within.depth(), SearchLimits.MAX_DEPTH) : SearchLimits.MAX_DEPTH;
        for (int depth = 1; depth <= deepest && !aborted; depth++) {
            rootDepth = depth;
            selectiveDepth = 0;
            best = aspirationSearch(depth, count, best);
            if (!aborted) {
                listener.found(info(best));
            }
            if (shouldStopDeepening(depth, best)) {
                break;
            }
        }
        return best;
    }

    private int rootMoves(int[] root) {
        int count = p.generate(root);
        rootMoveCount = count;
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
                table.hashFull(),
                best.principalVariation());
    }

    private boolean shouldStopDeepening(int depth, SearchResult best) {
        boolean limited = limits.nodes() > 0 || limits.softNanos() > 0;
        boolean clear = limited
                && (rootMoveCount == 1 || Score.isDecided(best.score()) && Score.pliesToEnd(best.score()) <= depth / 2);
        return clear || (limits.softNanos() > 0 && System.nanoTime() - begin >= limits.softNanos());
    }

    /// One more ply, in a window about the last score that opens as it fails.
    private SearchResult aspirationSearch(int depth, int count, SearchResult last) {
        int width = 20;
        int alpha = depth >= 5 ? Math.max(-Score.INFINITE, last.score() - width) : -Score.INFINITE;
        int beta = depth >= 5 ? Math.min(Score.INFINITE, last.score() + width) : Score.INFINITE;
        SearchResult best = last;
        while (true) {
            int score = searchRoot(depth, count, alpha, beta);
            if (pvLengths[0] > 0 && (!aborted || score > alpha)) {
                best = new SearchResult(
                        pvTable[0][0], score, aborted ? last.depth() : depth, nodes, principalVariation());
            }
            if (aborted) {
                return new SearchResult(best.move(), best.score(), best.depth(), nodes, best.principalVariation());
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

    private List<Integer> principalVariation() {
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < pvLengths[0]; i++) {
            line.add(pvTable[0][i]);
        }
        return line;
    }

    /// The root: its moves stay in the order in which they were best.
    private int searchRoot(int depth, int count, int alpha, int beta) {
        int[] root = moveLists[0];
        boolean check = p.inCheck();
        staticEvals[0] = check ? -Score.INFINITE : evaluation.score(p);
        pvLengths[0] = 0;
        int best = -Score.INFINITE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            int move = root[i];
            historyIndices[0] = history.index(p, move);
            make(move);
            int score;
            if (i == 0) {
                score = -search(-beta, -floor, depth - 1, 1, false);
            } else {
                int reduction = depth >= 3 && i >= 4 && !check ? lateMoveReductions.of(depth, i) / 2 : 0;
                score = -search(-floor - 1, -floor, depth - 1 - reduction, 1, true);
                if (score > floor && reduction > 0) {
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
                    updatePrincipalVariation(0, move);
                    System.arraycopy(root, 0, root, 1, i);
                    root[0] = move;
                }
                floor = Math.max(floor, score);
                if (score >= beta) {
                    break;
                }
            }
        }
        if (count == rootMoveCount) {
            table.store(
                    p.hash(),
                    root[0],
                    scoreToTable(best, 0),
                    check ? 0 : staticEvals[0],
                    depth,
                    bound(best, alpha, beta));
        }
        return best;
    }

    private void make(int move) {
        nodes++;
        p.make(move);
    }

    private boolean shouldStop() {
        if (nodes >= nodeLimit) {
            aborted = true;
        } else if ((nodes & CLOCK_MASK) == 0) {
            aborted =
                    stop.getAsBoolean() || (limits.hardNanos() > 0 && System.nanoTime() - begin >= limits.hardNanos());
        }
        return aborted;
    }

    /// @param cutNode whether the score is expected to reach beta: then what is not first seldom matters
    private int search(int alphaGiven, int betaGiven, int depthGiven, int ply, boolean cutNode) {
        if (depthGiven <= 0) {
            return quiesce(alphaGiven, betaGiven, ply);
        }
        pvLengths[ply] = 0;
        if (shouldStop()) {
            return 0;
        }
        GameStatus ended = p.ended();
        if (ended != GameStatus.OPEN) {
            return gameEndScore(ended, ply);
        }
        int times = p.occurrences();
        if (times > 1) {
            int value = repetitionScore(times, ply);
            if (value != UNDECIDED) {
                return value;
            }
        }
        if (p.isDrawnByMoves()) {
            return p.generate(moveList(ply)) == 0 ? gameEndScore(p.stuck(), ply) : 0;
        }
        int alpha = Math.max(alphaGiven, Score.lossIn(ply));
        int beta = Math.min(betaGiven, Score.winIn(ply + 1));
        if (alpha >= beta || ply >= SearchLimits.MAX_DEPTH) {
            return alpha >= beta ? alpha : evaluation.score(p);
        }
        boolean pv = beta - alpha > 1;
        long key = p.hash();
        int entry = table.probe(key);
        long data = entry >= 0 ? table.data(entry) : 0;
        int meta = entry >= 0 ? table.meta(entry, key, data) : TranspositionTable.NONE;
        int tableMove = Move.NONE;
        int staticEval = 0;
        if (meta != TranspositionTable.NONE) {
            tableMove = TranspositionTable.move(data);
            int tableScore = scoreFromTable(TranspositionTable.score(data), ply);
            staticEval = TranspositionTable.staticScore(data);
            int bound = TranspositionTable.bound(meta);
            if (!pv
                    && TranspositionTable.depth(meta) >= depthGiven
                    && (bound == TranspositionTable.EXACT
                            || (bound == TranspositionTable.LOWER_BOUND ? tableScore >= beta : tableScore <= alpha))) {
                return tableScore;
            }
        }
        boolean check = p.inCheck();
        int depth = depthGiven + (check && ply < 2 * rootDepth ? 1 : 0);
        if (check) {
            staticEvals[ply] = -Score.INFINITE;
        } else {
            staticEval = staticEval != 0 ? staticEval : evaluation.score(p);
            staticEvals[ply] = staticEval;
        }
        boolean improving = !check && ply >= 2 && staticEval > staticEvals[ply - 2];
        if (!pv && !check && !mustCapture && !Score.isDecided(beta)) {
            if (depth <= 7 && staticEval - 75 * (depth - (improving ? 1 : 0)) >= beta) {
                return staticEval;
            }
            if (depth <= 2 && staticEval + 220 * depth < alpha) {
                int razorScore = quiesce(alpha, beta, ply);
                if (razorScore < alpha || aborted) {
                    return razorScore;
                }
            }
            if (depth >= 2
                    && allowsNullMove
                    && staticEval >= beta
                    && historyIndices[ply - 1] >= 0
                    && evaluation.hasNonPawnMaterial(p, p.sideToMove())) {
                historyIndices[ply] = -1;
                nodes++;
                p.makeNullMove();
                int score = -search(
                        -beta,
                        -beta + 1,
                        depth - 3 - depth / 4 - Math.min(3, (staticEval - beta) / 150),
                        ply + 1,
                        !cutNode);
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
        int[] list = moveList(ply);
        int count = p.generate(list);
        if (count == 0) {
            return gameEndScore(p.stuck(), ply);
        }
        scoreMoves(list, moveScores[ply], count, tableMove, ply);
        return searchMoves(list, count, alpha, beta, depth, ply, check, improving, cutNode);
    }

    private int searchMoves(
            int[] list,
            int count,
            int alpha,
            int beta,
            int depth,
            int ply,
            boolean check,
            boolean improving,
            boolean cutNode) {
        boolean pv = beta - alpha > 1;
        int[] order = moveScores[ply];
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        int floor = alpha;
        int quiets = 0;
        int staticEval = staticEvals[ply];
        for (int i = 0; i < count; i++) {
            int move = pickMove(list, order, i, count);
            boolean quiet = order[i] == TABLE_MOVE
                    ? p.takenType(move) < 0 && Move.kind(move) != Move.PROMOTION
                    : order[i] < GOOD_CAPTURE && order[i] > BAD_CAPTURE + (1 << 20);
            int place = history.index(p, move);
            if (i > 0
                    && best > -Score.LEAST_WIN
                    && !check
                    && !mustCapture
                    && !(quiet && exemptsChecks && givesCheck(move))) {
                if (quiet) {
                    if (depth <= 7
                            && (quiets > (improving ? 4 + depth * depth : 3 + depth * depth / 2)
                                    || (staticEval + 90 + 85 * depth <= floor && !Score.isDecided(floor)))) {
                        continue;
                    }
                    if (depth <= 6 && !p.staticExchangeAtLeast(move, -45 * depth, pieceValues)) {
                        continue;
                    }
                } else if (depth <= 5 && order[i] < 0 && !p.staticExchangeAtLeast(move, -90 * depth, pieceValues)) {
                    continue;
                }
            }
            historyIndices[ply] = place;
            make(move);
            int score;
            if (i == 0) {
                score = -search(-beta, -floor, depth - 1, ply + 1, !pv && !cutNode);
            } else {
                int reduction = 0;
                if (depth >= 3 && (quiet || order[i] < 0) && !check) {
                    reduction =
                            lateMoveReductions.of(depth, i) - (pv ? 1 : 0) + (cutNode ? 1 : 0) - (improving ? 1 : 0);
                    reduction -= quiet ? history.score(place) / 6000 : 0;
                    reduction -= p.inCheck() ? 1 : 0;
                    reduction = Math.max(0, Math.min(reduction, depth - 2));
                }
                score = -search(-floor - 1, -floor, depth - 1 - reduction, ply + 1, reduction > 0 || !cutNode);
                if (score > floor && reduction > 0 && !aborted) {
                    score = -search(-floor - 1, -floor, depth - 1, ply + 1, !cutNode);
                }
                if (score > floor && score < beta && !aborted) {
                    score = -search(-beta, -floor, depth - 1, ply + 1, !pv && !cutNode);
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
                        updatePrincipalVariation(ply, move);
                    }
                    if (score >= beta) {
                        if (quiet) {
                            updateHistory(ply, move, place, quiets, depth);
                        }
                        break;
                    }
                }
            }
            if (quiet && quiets < 64) {
                searchedQuiets[ply][quiets++] = place;
            }
        }
        table.store(
                p.hash(), bestMove, scoreToTable(best, ply), check ? 0 : staticEval, depth, bound(best, alpha, beta));
        return best;
    }

    /// What a repetition is worth, [#UNDECIDED] when it decides nothing yet: the first one is taken for the draw that
    /// it
    /// may become, but a win or a loss is none before the position has stood as often as the rule asks.
    private int repetitionScore(int times, int ply) {
        GameStatus verdict = p.repeated();
        boolean decisive = verdict == GameStatus.WON || verdict == GameStatus.LOST;
        if (!decisive) {
            return 0;
        }
        return times >= repetitionLimit ? gameEndScore(verdict, ply) : UNDECIDED;
    }

    private boolean givesCheck(int move) {
        p.make(move);
        boolean checks = p.inCheck();
        p.unmake();
        return checks;
    }

    private void updateHistory(int ply, int move, int place, int quiets, int depth) {
        history.setKiller(ply, move);
        history.setCounterMove(ply > 0 ? historyIndices[ply - 1] : -1, move);
        int bonus = Math.min(2000, 32 * depth * depth + 60 * depth);
        history.update(place, bonus);
        for (int i = 0; i < quiets; i++) {
            history.update(searchedQuiets[ply][i], -bonus);
        }
    }

    private int quiesce(int alphaGiven, int beta, int ply) {
        pvLengths[ply] = 0;
        if (shouldStop()) {
            return 0;
        }
        selectiveDepth = Math.max(selectiveDepth, ply);
        GameStatus ended = p.ended();
        if (ended != GameStatus.OPEN) {
            return gameEndScore(ended, ply);
        }
        if (ply >= PLIES - 2) {
            return evaluation.score(p);
        }
        int alpha = alphaGiven;
        long key = p.hash();
        int entry = table.probe(key);
        long data = entry >= 0 ? table.data(entry) : 0;
        int meta = entry >= 0 ? table.meta(entry, key, data) : TranspositionTable.NONE;
        int tableMove = Move.NONE;
        int standPat = 0;
        if (meta != TranspositionTable.NONE) {
            int tableScore = scoreFromTable(TranspositionTable.score(data), ply);
            int bound = TranspositionTable.bound(meta);
            if (beta - alpha == 1
                    && (bound == TranspositionTable.EXACT
                            || (bound == TranspositionTable.LOWER_BOUND ? tableScore >= beta : tableScore <= alpha))) {
                return tableScore;
            }
            tableMove = TranspositionTable.move(data);
            standPat = TranspositionTable.staticScore(data);
        }
        boolean check = p.inCheck();
        int[] list = moveList(ply);
        int count;
        int best;
        boolean calm = !check && !mustCapture;
        boolean guessed = false;
        if (check) {
            count = p.generate(list);
            if (count == 0) {
                return gameEndScore(p.stuck(), ply);
            }
            best = -Score.INFINITE;
        } else {
            if (standPat == 0) {
                int lazyEval = evaluation.lazyScore(p);
                if (lazyEval - lazyMargin >= beta && !mustCapture) {
                    return lazyEval - lazyMargin;
                }
                guessed = lazyEval + lazyMargin <= alpha;
                standPat = guessed ? lazyEval + lazyMargin : evaluation.score(p);
            }
            count = mustCapture ? p.generateCaptures(list) : -1;
            best = mustCapture && count > 0 ? -Score.INFINITE : standPat;
            if (best >= beta) {
                if (meta == TranspositionTable.NONE) {
                    table.store(key, Move.NONE, scoreToTable(best, ply), standPat, 0, TranspositionTable.LOWER_BOUND);
                }
                return best;
            }
            alpha = Math.max(alpha, best);
            count = count < 0 ? p.generateCaptures(list) : count;
        }
        int[] order = moveScores[ply];
        scoreCaptures(list, order, count, tableMove, check, ply);
        int bestMove = Move.NONE;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            int move = pickBest(list, order, i, count);
            if (calm || (check && best > -Score.LEAST_WIN)) {
                int taken = p.takenType(move);
                if (calm && !Score.isDecided(floor)) {
                    int futilityValue = standPat + 140 + (taken >= 0 ? pieceValues[taken] : 0) + promotionValue(move);
                    if (futilityValue <= floor) {
                        best = Math.max(best, futilityValue);
                        continue;
                    }
                }
                if (check && taken < 0 && i >= 3) {
                    continue;
                }
                if (!p.staticExchangeAtLeast(move, 0, pieceValues)) {
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
                scoreToTable(best, ply),
                check || guessed ? 0 : standPat,
                0,
                best >= beta ? TranspositionTable.LOWER_BOUND : TranspositionTable.UPPER_BOUND);
        return best;
    }

    private int promotionValue(int move) {
        return Move.kind(move) == Move.PROMOTION ? pieceValues[Move.promotedType(move)] : 0;
    }

    private static int gameEndScore(GameStatus verdict, int ply) {
        return switch (verdict) {
            case OPEN, DRAWN -> 0;
            case WON -> Score.winIn(ply);
            case LOST -> Score.lossIn(ply);
        };
    }

    private static int bound(int best, int alpha, int beta) {
        return best >= beta
                ? TranspositionTable.LOWER_BOUND
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER_BOUND;
    }

    private static int scoreToTable(int score, int ply) {
        return score >= Score.LEAST_WIN ? score + ply : score <= -Score.LEAST_WIN ? score - ply : score;
    }

    private static int scoreFromTable(int score, int ply) {
        return score >= Score.LEAST_WIN ? score - ply : score <= -Score.LEAST_WIN ? score + ply : score;
    }

    private int[] moveList(int ply) {
        if (moveLists[ply] == null || moveLists[ply].length < p.maxMoves()) {
            moveLists[ply] = new int[p.maxMoves()];
            moveScores[ply] = new int[p.maxMoves()];
        }
        return moveLists[ply];
    }

    private void updatePrincipalVariation(int ply, int move) {
        int length = pvLengths[ply + 1];
        pvTable[ply][0] = move;
        System.arraycopy(pvTable[ply + 1], 0, pvTable[ply], 1, Math.min(length, PLIES - 1 - ply));
        pvLengths[ply] = 1 + Math.min(length, PLIES - 1 - ply);
    }

    private void scoreMoves(int[] list, int[] order, int count, int tableMove, int ply) {
        int first = history.killer(ply, 0);
        int second = history.killer(ply, 1);
        int answer = history.counterMove(historyIndices[ply - 1]);
        for (int i = 0; i < count; i++) {
            int move = list[i];
            int taken = p.takenType(move);
            if (move == tableMove) {
                order[i] = TABLE_MOVE;
            } else if (taken >= 0 || Move.kind(move) == Move.PROMOTION) {
                order[i] = GOOD_CAPTURE + mvvLva(move, taken);
            } else if (move == first) {
                order[i] = KILLER + 2;
            } else if (move == second) {
                order[i] = KILLER + 1;
            } else if (move == answer) {
                order[i] = KILLER;
            } else {
                order[i] = history.score(history.index(p, move));
            }
        }
    }

    /// Most valuable victim first, by the least valuable taker.
    private int mvvLva(int move, int taken) {
        int victim = taken >= 0 ? pieceValues[taken] : 0;
        int own = Math.abs(p.pieceAt(Move.from(move))) - 1;
        return 16 * (victim + promotionValue(move)) - (own >= 0 ? pieceValues[own] : 0) / 16;
    }

    private void scoreCaptures(int[] list, int[] order, int count, int tableMove, boolean check, int ply) {
        for (int i = 0; i < count; i++) {
            int move = list[i];
            int taken = p.takenType(move);
            if (move == tableMove) {
                order[i] = TABLE_MOVE;
            } else if (taken >= 0 || !check) {
                order[i] = GOOD_CAPTURE + mvvLva(move, taken);
            } else {
                order[i] = history.score(history.index(p, move)) + (move == history.killer(ply, 0) ? KILLER : 0);
            }
        }
    }

    /// The best move left; captures that lose material go behind all others when their turn comes.
    private int pickMove(int[] list, int[] order, int from, int count) {
        while (true) {
            int move = pickBest(list, order, from, count);
            int rank = order[from];
            if (rank < GOOD_CAPTURE - (1 << 22)
                    || rank == TABLE_MOVE
                    || mustCapture
                    || p.staticExchangeAtLeast(move, 0, pieceValues)) {
                return move;
            }
            order[from] = BAD_CAPTURE + (rank - GOOD_CAPTURE >> 4);
        }
    }

    private static int pickBest(int[] list, int[] order, int from, int count) {
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
