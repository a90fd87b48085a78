package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class IntervalEndsTest {

    @Test
    void ofAStraightDistanceItIsThatOfTheError() {
        Interval interval = IntervalEnds.around(number -> (40 - number) / 5, 40, 5, 2);
        assertThat(interval).isInstanceOfSatisfying(Interval.Bounded.class, ends -> {
            assertThat(ends.low()).isCloseTo(30, within(1e-4));
            assertThat(ends.high()).isCloseTo(50, within(1e-4));
        });
    }

    @Test
    void aSideThatIsNeverFarHasNoEnd() {
        Interval upwards = IntervalEnds.around(number -> number > 40 ? -1 : (40 - number) / 5, 40, 5, 2);
        assertThat(upwards).isInstanceOfSatisfying(Interval.Bounded.class, ends -> {
            assertThat(ends.low()).isCloseTo(30, within(1e-4));
            assertThat(ends.high()).isInfinite();
        });
        assertThat(IntervalEnds.around(number -> Math.tanh(40 - number), 40, 5, 2))
                .isInstanceOf(Interval.Line.class);
    }

    /// Both ends are walls, of which a straight line through the heights tells nothing.
    @Test
    void endsAreFoundAtWalls() {
        Interval interval =
                IntervalEnds.around(number -> number < 37 ? 1e6 : number < 40.3 ? 1.99 : -Math.exp(number), 40, 5, 2);
        assertThat(interval).isInstanceOfSatisfying(Interval.Bounded.class, ends -> {
            assertThat(ends.low()).isCloseTo(37, within(1e-4));
            assertThat(ends.high()).isCloseTo(40.3, within(1e-4));
        });
        Interval steep = IntervalEnds.around(number -> -Math.expm1(40 * (number - 0.3)), 0, 3, 0);
        assertThat(steep)
                .isInstanceOfSatisfying(
                        Interval.Bounded.class, ends -> assertThat(ends.high()).isCloseTo(0.3, within(1e-4)));
    }
}
