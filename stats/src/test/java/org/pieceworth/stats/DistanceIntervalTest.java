package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DistanceIntervalTest {

    @Test
    void ofAStraightDistanceItIsThatOfTheError() {
        Interval interval = DistanceInterval.of(number -> (40 - number) / 5, 40, 5, 2);
        assertThat(interval).isInstanceOfSatisfying(Interval.Bounded.class, ends -> {
            assertThat(ends.low()).isCloseTo(30, within(1e-4));
            assertThat(ends.high()).isCloseTo(50, within(1e-4));
        });
    }

    @Test
    void aSideThatIsNeverFarHasNoEnd() {
        Interval upwards = DistanceInterval.of(number -> number > 40 ? -1 : (40 - number) / 5, 40, 5, 2);
        assertThat(upwards).isInstanceOfSatisfying(Interval.Bounded.class, ends -> {
            assertThat(ends.low()).isCloseTo(30, within(1e-4));
            assertThat(ends.high()).isInfinite();
        });
        assertThat(DistanceInterval.of(number -> Math.tanh(40 - number), 40, 5, 2))
                .isInstanceOf(Interval.Line.class);
    }
}
