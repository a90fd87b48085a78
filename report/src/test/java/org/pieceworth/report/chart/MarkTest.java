package org.pieceworth.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.report.chart.Mark.Whisker;

class MarkTest {

    private static final Axis AXIS = new Axis(0, 100, 20);

    @Test
    void whiskersEndAtTheAxis() {
        assertThat(mark(20, 60)).containsExactly(new Whisker(20, 60));
        assertThat(mark(20, Double.POSITIVE_INFINITY)).containsExactly(new Whisker(20, 100));
        assertThat(mark(Double.NEGATIVE_INFINITY, 1e9)).containsExactly(new Whisker(0, 100));
        assertThat(mark(80, 30)).containsExactly(new Whisker(0, 30), new Whisker(80, 100));
    }

    @Test
    void whatIsNotOnTheAxisHasNone() {
        assertThat(mark(150, 200)).isEmpty();
        assertThat(mark(Double.NaN, Double.NaN)).isEmpty();
        assertThat(mark(50, 50)).isEmpty();
        assertThat(Mark.bare(0, 101, "").seen(AXIS)).isFalse();
    }

    private static List<Whisker> mark(double low, double high) {
        return Mark.of(0, Measured.within(50, low, high), "").whiskers(AXIS);
    }
}
