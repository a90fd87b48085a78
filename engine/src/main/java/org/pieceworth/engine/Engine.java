package org.pieceworth.engine;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;

/// An engine for one variant. One search at a time; [#stop()] may come from any thread.
public final class Engine {

    private final VariantRules rules;
    private volatile boolean stopped;
    private long nodes;

    /// An engine with an empty transposition table.
    public Engine(VariantRules rules, EngineSettings settings) {
        this.rules = rules;
    }

    /// The variant that it plays.
    public VariantRules rules() {
        return rules;
    }

    /// Forgets what it has seen: the next search depends on nothing before.
    public void newGame() {}

    /// Ends the running search; it answers with the best that it has. Does nothing when none is running.
    public void stop() {
        stopped = true;
    }

    /// Searches without telling how it goes.
    public SearchResult search(VariantPosition position, SearchLimits limits) {
        return search(position, limits, SearchListener.NONE);
    }

    /// Searches a position; it stands as before when the search is over. Repetitions of positions that were
    /// played to reach it are seen.
    ///
    /// @throws IllegalArgumentException when the position is of another variant
    public SearchResult search(VariantPosition position, SearchLimits limits, SearchListener listener) {
        stopped = false;
        nodes = 0;
        long begin = System.nanoTime();
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        SearchResult best = new SearchResult(Move.NONE, 0, 0, 0, List.of());
        for (int depth = 1; depth <= (limits.depth() > 0 ? limits.depth() : 3) && count > 0 && !stopped; depth++) {
            int alpha = -Score.INFINITE;
            int move = moves[0];
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                int score = -search(position, depth - 1, -Score.INFINITE, -alpha);
                position.unmake();
                if (score > alpha) {
                    alpha = score;
                    move = moves[i];
                }
            }
            best = new SearchResult(move, alpha, depth, nodes, List.of(move));
            listener.found(new SearchInfo(
                    depth, depth, alpha, nodes, System.nanoTime() - begin, 0, new ArrayList<>(List.of(move))));
            if (limits.nodes() > 0 && nodes >= limits.nodes()) {
                break;
            }
        }
        return best;
    }

    private int search(VariantPosition position, int depth, int alpha, int beta) {
        nodes++;
        if (position.outcome() instanceof Outcome.Won(Side winner)) {
            return winner == position.sideToMove() ? Score.WIN : -Score.WIN;
        }
        if (position.outcome() instanceof Outcome.Drawn) {
            return 0;
        }
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        if (depth == 0) {
            return count;
        }
        int best = alpha;
        for (int i = 0; i < count && best < beta; i++) {
            position.make(moves[i]);
            best = Math.max(best, -search(position, depth - 1, -beta, -best));
            position.unmake();
        }
        return best;
    }
}
