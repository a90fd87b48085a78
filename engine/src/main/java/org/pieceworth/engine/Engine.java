package org.pieceworth.engine;

import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.search.Search;
import org.pieceworth.engine.search.TranspositionTable;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;

/// An engine for one variant. One search at a time; [#stop()] may come from any thread.
public final class Engine {

    private final VariantRules rules;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Search search;
    private volatile boolean stopped;

    /// An engine with an empty transposition table.
    public Engine(VariantRules rules, EngineSettings settings) {
        this.rules = rules;
        evaluation = new Evaluation(rules, settings.values());
        table = new TranspositionTable(settings.hashMegabytes());
        search = new Search(rules, evaluation, table);
    }

    /// The variant that it plays.
    public VariantRules rules() {
        return rules;
    }

    /// Forgets what it has seen: the next search depends on nothing before.
    public void newGame() {
        table.clear();
        search.clear();
    }

    /// Ends the running search; it answers with the best that it has. Does nothing when none is running.
    public void stop() {
        stopped = true;
    }

    /// What a position is worth without looking ahead, for the side to move, in hundredths of a pawn.
    public int evaluate(VariantPosition position) {
        position.weigh(evaluation.weights());
        return evaluation.score(position);
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
        if (position.rules() != rules && !position.rules().variant().equals(rules.variant())) {
            throw new IllegalArgumentException(
                    "a position of " + position.rules().variant().name() + " for an engine of "
                            + rules.variant().name());
        }
        stopped = false;
        table.nextSearch();
        return search.run(position, limits, () -> stopped, listener);
    }
}
