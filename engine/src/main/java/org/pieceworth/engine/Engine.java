package org.pieceworth.engine;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.pieceworth.engine.alphabeta.Search;
import org.pieceworth.engine.alphabeta.TranspositionTable;
import org.pieceworth.engine.ending.EndingPlay;
import org.pieceworth.engine.ending.KnownEnding;
import org.pieceworth.engine.evaluation.DefaultValues;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.search.SearchInfo;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchListener;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;

/// An engine for one variant. One search at a time; [#stop()] may come from any thread.
public final class Engine {

    private final VariantRules rules;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Search search;
    private final EndingPlay endings;

    /// The searches of the other threads, which share the table with the first one and nothing else.
    private final List<Search> others;

    private volatile boolean stopped;

    /// An engine with an empty transposition table.
    public Engine(VariantRules rules, EngineSettings settings) {
        this.rules = rules;
        evaluation = new Evaluation(rules, settings.values(), settings.weights());
        table = new TranspositionTable(settings.hashMegabytes());
        search = new Search(rules, evaluation, settings.constants(), table);
        endings = new EndingPlay(rules);
        others = IntStream.range(1, settings.threads())
                .mapToObj(_ -> new Search(
                        rules,
                        new Evaluation(rules, settings.values(), settings.weights()),
                        settings.constants(),
                        table))
                .toList();
    }

    /// The values that the engine uses in a variant if the settings name none.
    public static PieceValues ownValues(VariantRules rules) {
        return DefaultValues.of(rules);
    }

    /// The variant that it plays.
    public VariantRules rules() {
        return rules;
    }

    /// Clears the transposition table and the history: the next search depends on nothing before.
    public void newGame() {
        table.clear();
        search.clear();
        others.forEach(Search::clear);
    }

    /// Ends the running search, which answers with the best move that it has. Does nothing when none is running.
    public void stop() {
        stopped = true;
    }

    /// The static evaluation of a position, for the side to move, in centipawns.
    public int evaluate(VariantPosition position) {
        position.weigh(evaluation.weights());
        return evaluation.score(position);
    }

    /// Searches without reporting progress.
    public SearchResult search(VariantPosition position, SearchLimits limits) {
        return search(position, limits, SearchListener.NONE);
    }

    /// Searches a position; it is unchanged afterwards. Repetitions of positions in its history are seen.
    ///
    /// @throws IllegalArgumentException when the position is of another variant
    @SuppressWarnings("ReferenceEquality")
    public SearchResult search(VariantPosition position, SearchLimits limits, SearchListener listener) {
        Variant variant = rules.variant();
        if (position.variant() != variant && !position.variant().equals(variant)) {
            throw new IllegalArgumentException(
                    "a position of " + position.variant().name() + " for an engine of " + variant.name());
        }
        stopped = false;
        table.newSearch();
        Optional<KnownEnding> known = endings.find(position, limits);
        if (known.isEmpty()) {
            return searched(position, limits, listener);
        }
        long begin = System.nanoTime();
        SearchResult result = switch (known.get()) {
            case KnownEnding.Decided(int score, List<Integer> line, long nodes) ->
                new SearchResult(line.getFirst(), score, line.size(), nodes, line);
            case KnownEnding.Drawn(List<Integer> moves) -> {
                SearchResult best = searched(position, limits.among(moves), SearchListener.NONE);
                yield new SearchResult(best.move(), 0, best.depth(), best.nodes(), best.principalVariation());
            }
        };
        listener.found(new SearchInfo(
                result.depth(),
                result.depth(),
                result.score(),
                result.nodes(),
                System.nanoTime() - begin,
                0,
                result.principalVariation()));
        return result;
    }

    private SearchResult searched(VariantPosition position, SearchLimits limits, SearchListener listener) {
        return others.isEmpty()
                ? search.run(position, limits, () -> stopped, listener)
                : together(position, limits, listener);
    }

    /// The others fill the table until the first one is done.
    private SearchResult together(VariantPosition position, SearchLimits limits, SearchListener listener) {
        AtomicBoolean done = new AtomicBoolean();
        SearchLimits unlimited = SearchLimits.infinite().among(limits.moves());
        List<Thread> threads = others.stream()
                .map(other -> {
                    VariantPosition own = position.copy();
                    // The compiled player lacks builders of threads.
                    Thread thread = new Thread(() -> other.run(own, unlimited, done::get, SearchListener.NONE));
                    thread.setDaemon(true);
                    thread.start();
                    return thread;
                })
                .toList();
        try {
            return search.run(position, limits, () -> stopped, listener);
        } finally {
            done.set(true);
            threads.forEach(Engine::join);
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
