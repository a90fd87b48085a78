package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.search.SearchLimits;

/// A search stops at its limits and not before.
class SearchClockTest {

    private final SearchClock clock = new SearchClock();

    @Test
    void nodesAreCounted() {
        clock.start(SearchLimits.nodes(3), () -> false);
        for (int node = 0; node < 3; node++) {
            assertThat(clock.shouldAbort()).isFalse();
            clock.countNode();
        }
        assertThat(clock.nodes()).isEqualTo(3);
        assertThat(clock.shouldAbort()).isTrue();
        assertThat(clock.isAborted()).isTrue();
        clock.start(SearchLimits.nodes(3), () -> false);
        assertThat(clock.isAborted()).isFalse();
        assertThat(clock.nodes()).isZero();
    }

    /// Asking is not free, so it is done seldom.
    @Test
    void whoWantsToStopIsAskedOnceInAThousandNodes() {
        AtomicInteger asked = new AtomicInteger();
        clock.start(SearchLimits.infinite(), () -> asked.incrementAndGet() > 2);
        int nodes = 0;
        while (!clock.shouldAbort()) {
            clock.countNode();
            nodes++;
        }
        assertThat(nodes).isEqualTo(2 * 1024);
        assertThat(asked).hasValue(3);
    }

    @Test
    void timeRunsOut() {
        clock.start(SearchLimits.moveTime(0), () -> false);
        assertThat(clock.shouldAbort()).isFalse();
        clock.start(new SearchLimits(0, 0, 1, 1, List.of()), () -> false);
        assertThat(clock.isPastSoftLimit()).isTrue();
        assertThat(clock.shouldAbort()).isTrue();
        clock.start(SearchLimits.moveTime(1_000_000), () -> false);
        assertThat(clock.isPastSoftLimit()).isFalse();
        assertThat(clock.shouldAbort()).isFalse();
    }
}
