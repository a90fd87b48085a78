package org.pieceworth.engine.alphabeta;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchInfo;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchListener;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;

/// The search of one thread: iterative deepening, each iteration in an aspiration window.
public final class Search {

    private final SearchContext context;
    private final SearchClock clock;
    private final RootSearch rootSearch;
    private final Node root = Node.root(SearchContext.MAX_PLIES);
    private SearchLimits limits = SearchLimits.infinite();

    /// The number of legal moves, among them those that limits exclude.
    private int legalMoves;

    public Search(VariantRules rules, Evaluation evaluation, SearchConstants constants, TranspositionTable table) {
        context = new SearchContext(rules, evaluation, constants, table);
        clock = context.clock;
        LateMoveReductions reductions = new LateMoveReductions(constants);
        rootSearch = new RootSearch(context, new NodeSearch(context, reductions), reductions, root);
    }

    /// Forgets the history of moves.
    public void clear() {
        context.history.clear();
    }

    /// Searches until a limit is reached or `stopped` says so.
    public SearchResult run(
            VariantPosition position, SearchLimits within, BooleanSupplier stopped, SearchListener listener) {
        limits = within;
        clock.start(within, stopped);
        context.position = position;
        context.history.age();
        position.weigh(context.evaluation.weights());
        position.sortPieces();
        listMoves(position);
        if (root.moveCount == 0) {
            return new SearchResult(Move.NONE, 0, 0, 0, List.of());
        }
        int first = root.moves[0];
        SearchResult best = new SearchResult(first, 0, 0, 0, List.of(first));
        int deepest = within.depth() > 0 ? Math.min(within.depth(), SearchLimits.MAX_DEPTH) : SearchLimits.MAX_DEPTH;
        for (int depth = 1; depth <= deepest && !clock.isAborted(); depth++) {
            context.rootDepth = depth;
            context.selectiveDepth = 0;
            best = iteration(depth, best);
            if (!clock.isAborted() && isHeard(listener)) {
                listener.found(info(best));
            }
            if (shouldStopDeepening(depth, best)) {
                break;
            }
        }
        return best;
    }

    /// Asked before a report is put together, which takes time.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isHeard(SearchListener listener) {
        return listener != SearchListener.NONE;
    }

    private void listMoves(VariantPosition position) {
        root.generate(position);
        legalMoves = root.moveCount;
        if (!limits.moves().isEmpty()) {
            int kept = 0;
            for (int i = 0; i < legalMoves; i++) {
                if (limits.moves().contains(root.moves[i])) {
                    root.moves[kept++] = root.moves[i];
                }
            }
            root.moveCount = kept;
        }
    }

    /// One ply deeper, in a window about the last score that opens as it fails.
    private SearchResult iteration(int depth, SearchResult last) {
        AspirationWindow window =
                new AspirationWindow(context.constants.of(SearchConstant.ASPIRATION), depth, last.score());
        SearchResult best = last;
        while (true) {
            int score = rootSearch.search(depth, window.alpha(), window.beta(), root.moveCount == legalMoves);
            boolean aborted = clock.isAborted();
            if (!root.line.isEmpty() && (!aborted || score > window.alpha())) {
                List<Integer> line = root.line.toList();
                best = new SearchResult(line.getFirst(), score, aborted ? last.depth() : depth, clock.nodes(), line);
            }
            if (aborted) {
                return new SearchResult(
                        best.move(), best.score(), best.depth(), clock.nodes(), best.principalVariation());
            }
            if (window.contains(score)) {
                return best;
            }
            window.widen(score);
        }
    }

    private SearchInfo info(SearchResult best) {
        return new SearchInfo(
                best.depth(),
                context.selectiveDepth,
                best.score(),
                clock.nodes(),
                clock.nanos(),
                context.table.hashFull(),
                best.principalVariation());
    }

    /// With limits of nodes or time, a clear result ends the search early: a single
    /// move, or a mate seen twice over.
    private boolean shouldStopDeepening(int depth, SearchResult best) {
        boolean limited = limits.nodes() > 0 || limits.softNanos() > 0;
        boolean clear = legalMoves == 1 || Score.isDecided(best.score()) && Score.pliesToEnd(best.score()) <= depth / 2;
        return limited && clear || clock.isPastSoftLimit();
    }
}
