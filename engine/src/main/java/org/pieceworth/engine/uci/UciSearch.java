package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.text.InputException;

/// One `go`, from the first `info` to `bestmove`, on a thread of its own.
///
/// A search that ponders has no clock. After `ponderhit` it begins again with the clock, and finds its
/// earlier results in the transposition table.
final class UciSearch {

    /// The move where there is none.
    static final String NOTHING = "(none)";

    /// The most nodes that look for a mate, and then for a move if there is none, without other limits.
    private static final SearchLimits MATE = SearchLimits.nodes(20_000_000);
    private static final SearchLimits NO_MATE = SearchLimits.nodes(200_000);

    private final Engine engine;
    private final VariantPosition position;
    private final UciGo go;
    private final UciNotation notation;
    private final int multiPv;
    private final UciOutput out;
    private final List<Integer> moves;

    /// Guarded by this.
    private boolean stopped;

    /// Guarded by this.
    private boolean pondering;

    /// @throws InputException when no move to choose from is legal
    UciSearch(Engine engine, VariantPosition position, UciGo go, int multiPv, boolean chess960, UciOutput out) {
        this.engine = engine;
        this.position = position;
        this.go = go;
        this.notation = new UciNotation(position.copy(), chess960);
        this.multiPv = multiPv;
        this.out = out;
        this.moves = moves();
        this.pondering = go.ponders();
    }

    private List<Integer> moves() {
        if (position.outcome() instanceof Outcome.Won) {
            return List.of();
        }
        return go.searchMoves().isEmpty()
                ? IntStream.of(position.legalMoves()).boxed().toList()
                : chosen();
    }

    /// The legal ones of the moves to choose from.
    private List<Integer> chosen() {
        List<Integer> chosen = new ArrayList<>();
        Optional<String> fault = Optional.empty();
        for (String text : go.searchMoves()) {
            int move = Uci.read(position, text);
            if (move == Move.NONE) {
                fault = Optional.of("go: searchmoves " + UciWords.shown(text) + " is not legal in " + position.fen());
            } else if (!chosen.contains(move)) {
                chosen.add(move);
            }
        }
        if (chosen.isEmpty()) {
            throw new InputException(fault.orElse("go: searchmoves without a move"));
        }
        fault.ifPresent(out::info);
        return chosen;
    }

    /// An answer without a search.
    List<String> plainAnswer() {
        return List.of(
                "bestmove " + (moves.isEmpty() ? NOTHING : notation.line(moves).getFirst()));
    }

    /// A plain answer after a short search.
    List<String> briefAnswer() {
        if (moves.isEmpty()) {
            return plainAnswer();
        }
        int move = engine.search(position, SearchLimits.nodes(UciGo.BRIEF)).move();
        return List.of("bestmove " + notation.line(List.of(move)).getFirst());
    }

    /// Searches and answers. The position is as before when this is over.
    void run() {
        String answer = answer();
        awaitRelease();
        out.line(answer);
    }

    private String answer() {
        if (moves.isEmpty()) {
            boolean lost = position.outcome() instanceof Outcome.Won;
            out.line("info depth 0 score " + (lost ? "mate 0" : "cp 0"));
            return "bestmove " + NOTHING;
        }
        SearchLimits limits = go.limits(position.sideToMove(), moves);
        List<Integer> line = go.ponders() ? List.of() : search(limits);
        if (go.ponders()) {
            line = search(go.pondering(moves));
            awaitHit();
            line = mayGoOn() ? search(limits) : line;
        }
        List<String> words = notation.line(line);
        return "bestmove " + words.getFirst() + (words.size() > 1 ? " ponder " + words.get(1) : "");
    }

    private List<Integer> search(SearchLimits limits) {
        boolean ponders = isPondering();
        UciMultiPv lines = new UciMultiPv(engine, notation, multiPv, out);
        if (go.mate() == 0) {
            return lines.search(position, limits, () -> goingOn(ponders));
        }
        boolean limited = limits.nodes() > 0 || limits.softNanos() > 0 || go.infinite();
        int plies = limits.depth() < 2 * go.mate() - 1 ? limits.depth() : 2 * go.mate();
        // The other half finds a move where there is no mate.
        SearchLimits half = new SearchLimits(
                limits.nodes() / 2 + limits.nodes() % 2, 0, limits.softNanos() / 2, limits.hardNanos() / 2, moves);
        MateSearch mate = new MateSearch(position, plies, limited ? half : MATE.among(moves), () -> !goingOn(ponders));
        Optional<SearchResult> proven = mate.prove();
        if (proven.isPresent()) {
            return lines.report(proven.get());
        }
        out.info("there is no mate in " + go.mate() + (mate.aborted ? " among " + mate.nodes + " nodes" : ""));
        SearchLimits rest = limited ? half : NO_MATE;
        return lines.search(
                position,
                new SearchLimits(rest.nodes(), limits.depth(), rest.softNanos(), rest.hardNanos(), moves),
                () -> goingOn(ponders));
    }

    /// A stop that came before the engine began to search is passed on again.
    private synchronized boolean goingOn(boolean ponders) {
        boolean on = !stopped && ponders == pondering;
        if (!on) {
            engine.stop();
        }
        return on;
    }

    private synchronized boolean isPondering() {
        return pondering;
    }

    private synchronized boolean mayGoOn() {
        return !stopped;
    }

    /// Ends the search, which answers at once.
    synchronized void stop() {
        stopped = true;
        engine.stop();
        notifyAll();
    }

    /// The opponent has made the expected move: from now on the clock counts.
    ///
    /// @return whether the search was pondering
    synchronized boolean ponderHit() {
        boolean waiting = pondering;
        if (waiting) {
            pondering = false;
            engine.stop();
            notifyAll();
        }
        return waiting;
    }

    private void awaitHit() {
        hold(() -> pondering && !stopped);
    }

    /// `go infinite` and `go ponder` are not answered before `stop` or `ponderhit`.
    private void awaitRelease() {
        hold(() -> (go.infinite() || pondering) && !stopped);
    }

    private synchronized void hold(BooleanSupplier held) {
        try {
            while (held.getAsBoolean()) {
                wait();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
