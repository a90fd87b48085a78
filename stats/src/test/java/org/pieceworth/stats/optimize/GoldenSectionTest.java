package org.pieceworth.stats.optimize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
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

    /// The answer is the highest of all places that were asked, and an interval as narrow as asked for is not narrowed.
    @ParameterizedTest
    @ValueSource(doubles = {2, 0.1, 1e-3, 1e-6})
    void theAnswerIsTheHighestPlaceAsked(double width) {
        for (double peak = -1; peak <= 1; peak += 0.01) {
            double at = peak;
            List<Double> asked = new ArrayList<>();
            double found = GoldenSection.peak(
                    x -> {
                        asked.add(x);
                        return -Math.pow(x - at, 2);
                    },
                    -1,
                    1,
                    width);
            assertThat(asked)
                    .contains(found)
                    .allSatisfy(x -> assertThat(Math.abs(x - at)).isGreaterThanOrEqualTo(Math.abs(found - at)));
            assertThat(asked.size() == 2).isEqualTo(width == 2);
        }
    }
}
