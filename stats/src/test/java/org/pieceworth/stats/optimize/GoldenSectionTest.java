package org.pieceworth.stats.optimize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GoldenSectionTest {

    @ParameterizedTest
    @ValueSource(doubles = {-2, -1.3, 0, 0.7, 3})
    void findsThePeakWhereverItIs(double peak) {
        assertThat(GoldenSection.peak(x -> -Math.abs(x - peak), -2, 3, 1e-9)).isCloseTo(peak, within(1e-9));
    }

    @Test
    void asksForOneValueAStep() {
        AtomicInteger asked = new AtomicInteger();
        GoldenSection.peak(
                x -> {
                    asked.incrementAndGet();
                    return -x * x;
                },
                -1,
                1,
                1e-3);
        // Each step keeps 0.618 of the interval: 2 · 0.618^16 is just below a thousandth.
        assertThat(asked).hasValue(2 + 16);
    }
}
