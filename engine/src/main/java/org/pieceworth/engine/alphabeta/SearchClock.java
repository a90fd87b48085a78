package org.pieceworth.engine.alphabeta;

import java.util.function.BooleanSupplier;
import org.pieceworth.engine.search.SearchLimits;

/// Kernel: counts the nodes and the time of a search and says when it has to stop.
final class SearchClock {

    /// Time is looked at once in this many nodes, less one.
    private static final int NODES_BETWEEN = 1023;

    private SearchLimits limits = SearchLimits.infinite();
    private BooleanSupplier stop = () -> false;
    private long start;
    private long nodeLimit;
    private long nodes;
    private boolean aborted;

    void start(SearchLimits within, BooleanSupplier stopped) {
        limits = within;
        stop = stopped;
        start = System.nanoTime();
        nodeLimit = within.nodes() > 0 ? within.nodes() : Long.MAX_VALUE;
        nodes = 0;
        aborted = false;
    }

    void countNode() {
        nodes++;
    }

    long nodes() {
        return nodes;
    }

    long nanos() {
        return System.nanoTime() - start;
    }

    /// Set by a stop or a limit; moves without a score will have none.
    boolean isAborted() {
        return aborted;
    }

    /// Asked at every node.
    boolean shouldAbort() {
        if (nodes >= nodeLimit) {
            aborted = true;
        } else if ((nodes & NODES_BETWEEN) == 0) {
            aborted = stop.getAsBoolean() || (limits.hardNanos() > 0 && nanos() >= limits.hardNanos());
        }
        return aborted;
    }

    /// Too little time is left for another iteration.
    boolean isPastSoftLimit() {
        return limits.softNanos() > 0 && nanos() >= limits.softNanos();
    }
}
