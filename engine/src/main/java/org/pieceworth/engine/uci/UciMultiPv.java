package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchInfo;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;

/// Searches for one line or several, and reports progress.
///
/// Several lines are searched one after the other at each depth, each without the first moves of those before it;
/// the transposition table makes that cheap.
final class UciMultiPv {

    private static final long MILLI = 1_000_000;
    private static final double SECOND = 1e9;

    private final Engine engine;
    private final UciNotation notation;
    private final int wanted;
    private final UciOutput out;
    private final long begin = System.nanoTime();
    private boolean reported;

    UciMultiPv(Engine engine, UciNotation notation, int wanted, UciOutput out) {
        this.engine = engine;
        this.notation = notation;
        this.wanted = wanted;
        this.out = out;
    }

    /// Asked between steps whether to go on. It must also stop the engine when the answer is no.
    @FunctionalInterface
    interface Going {
        boolean on();
    }

    /// The best line.
    ///
    /// @param limits with the moves to choose from, at least one
    List<Integer> search(VariantPosition position, SearchLimits limits, Going going) {
        int lines = Math.min(wanted, limits.moves().size());
        return lines == 1 ? single(position, limits, going) : several(position, limits, lines, going);
    }

    private List<Integer> single(VariantPosition position, SearchLimits limits, Going going) {
        SearchResult result = engine.search(position, limits, info -> {
            report(info, 1);
            going.on();
        });
        return reported || result.move() == Move.NONE ? line(result, limits.moves()) : report(result);
    }

    /// Reports a result that no search has reported; returns its line.
    List<Integer> report(SearchResult result) {
        SearchInfo info = info(result, result.nodes());
        report(info, 1);
        return info.principalVariation();
    }

    private SearchInfo info(SearchResult result, long nodes) {
        List<Integer> line =
                result.principalVariation().isEmpty() ? List.of(result.move()) : result.principalVariation();
        return new SearchInfo(
                result.depth(), result.depth(), result.score(), nodes, System.nanoTime() - begin, 0, line);
    }

    /// Never empty, although a search stopped at once has no line.
    private static List<Integer> line(SearchResult result, List<Integer> moves) {
        if (result.move() == Move.NONE) {
            return List.of(moves.getFirst());
        }
        return result.principalVariation().isEmpty() ? List.of(result.move()) : result.principalVariation();
    }

    private List<Integer> several(VariantPosition position, SearchLimits limits, int lines, Going going) {
        List<Integer> best = List.of(limits.moves().getFirst());
        long nodes = 0;
        int deepest = limits.depth() > 0 ? limits.depth() : SearchLimits.MAX_DEPTH;
        for (int depth = 1; depth <= deepest && going.on() && !isPast(limits.softNanos()); depth++) {
            List<SearchInfo> found = new ArrayList<>();
            List<Integer> rest = new ArrayList<>(limits.moves());
            while (found.size() < lines) {
                SearchInfo[] last = new SearchInfo[1];
                SearchResult result = engine.search(position, remaining(limits, depth, nodes, rest), info -> {
                    last[0] = info;
                    going.on();
                });
                nodes += result.nodes();
                boolean complete = last[0] != null && (last[0].depth() >= depth || Score.isDecided(last[0].score()));
                if (found.isEmpty() && (complete || depth == 1)) {
                    best = line(result, rest);
                }
                if (!complete) {
                    break;
                }
                found.add(with(last[0], nodes));
                rest.removeAll(last[0].principalVariation().subList(0, 1));
            }
            if (found.size() < lines && reported || found.isEmpty()) {
                break;
            }
            found.sort(Comparator.comparingInt(SearchInfo::score).reversed());
            best = found.getFirst().principalVariation();
            for (int i = 0; i < found.size(); i++) {
                report(found.get(i), i + 1);
            }
            if (found.size() < lines || limits.nodes() > 0 && (nodes >= limits.nodes() || decided(found, depth))) {
                break;
            }
        }
        return best;
    }

    /// True if deeper searches would end early for all lines.
    private static boolean decided(List<SearchInfo> found, int depth) {
        return found.stream().allMatch(info -> Score.isDecided(info.score()) && info.depth() < depth);
    }

    private boolean isPast(long nanos) {
        return nanos > 0 && System.nanoTime() - begin >= nanos;
    }

    private SearchLimits remaining(SearchLimits limits, int depth, long nodes, List<Integer> moves) {
        long left = limits.hardNanos() == 0 ? 0 : Math.max(1, limits.hardNanos() - (System.nanoTime() - begin));
        return new SearchLimits(limits.nodes() == 0 ? 0 : Math.max(1, limits.nodes() - nodes), depth, 0, left, moves);
    }

    private SearchInfo with(SearchInfo info, long nodes) {
        return new SearchInfo(
                info.depth(),
                info.selectiveDepth(),
                info.score(),
                nodes,
                System.nanoTime() - begin,
                info.hashFull(),
                info.principalVariation());
    }

    private void report(SearchInfo info, int number) {
        reported = true;
        long rate = (long) (info.nodes() * SECOND / Math.max(info.nanos(), 1));
        out.line("info depth " + info.depth() + " seldepth " + Math.max(info.depth(), info.selectiveDepth())
                + " multipv " + number + " score " + Score.uci(info.score()) + " nodes " + info.nodes() + " nps " + rate
                + " hashfull " + info.hashFull() + " time " + info.nanos() / MILLI + " pv "
                + String.join(" ", notation.line(info.principalVariation())));
    }
}
