package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.engine.weights.SearchConstants;

/// 0.6 + ln depth · ln number / 2.1, rounded down.
class LateMoveReductionsTest {

    private final LateMoveReductions reductions = new LateMoveReductions(SearchConstants.SHIPPED);

    @Test
    void knownValues() {
        assertThat(reductions.of(3, 1)).isZero();
        assertThat(reductions.of(3, 5)).isEqualTo(1);
        assertThat(reductions.of(8, 20)).isEqualTo(3);
        assertThat(reductions.of(20, 40)).isEqualTo(5);
    }

    @Test
    void theyGrowWithDepthAndNumber() {
        for (int depth = 1; depth < 70; depth++) {
            for (int number = 1; number < 70; number++) {
                assertThat(reductions.of(depth + 1, number)).isGreaterThanOrEqualTo(reductions.of(depth, number));
                assertThat(reductions.of(depth, number + 1)).isGreaterThanOrEqualTo(reductions.of(depth, number));
            }
        }
    }

    @Test
    void beyondTheTableTheyStayAsTheyAre() {
        assertThat(reductions.of(100, 300)).isEqualTo(reductions.of(63, 63));
    }
}
