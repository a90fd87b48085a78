package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.search.Score;

/// A narrow window about the last score that opens on the side where it fails.
class AspirationWindowTest {

    private static void assertWindow(AspirationWindow window, int alpha, int beta) {
        assertThat(window.alpha()).isEqualTo(alpha);
        assertThat(window.beta()).isEqualTo(beta);
    }

    private static void assertOpen(AspirationWindow window) {
        assertWindow(window, -Score.INFINITE, Score.INFINITE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void shallowIterationsHaveNone(int depth) {
        assertOpen(new AspirationWindow(20, depth, 30));
    }

    @Test
    void deeperOnesHaveOneAboutTheLastScore() {
        AspirationWindow window = new AspirationWindow(20, 5, 30);
        assertWindow(window, 10, 50);
        assertThat(window.contains(11)).isTrue();
        assertThat(window.contains(49)).isTrue();
        assertThat(window.contains(10)).isFalse();
        assertThat(window.contains(50)).isFalse();
    }

    @Test
    void theSideThatFailsIsOpened() {
        AspirationWindow window = new AspirationWindow(20, 8, 0);
        window.widen(-25);
        assertWindow(window, -25 - 40, 20);
        window.widen(20);
        assertWindow(window, -65, 20 + 80);
        window.widen(-65);
        assertWindow(window, -65 - 160, 100);
        window.widen(-225);
        assertWindow(window, -225 - 320, 100);
    }

    @Test
    void afterManyFailuresItIsOpenOnBothSides() {
        AspirationWindow window = new AspirationWindow(20, 8, 0);
        for (int failure = 0; failure < 4; failure++) {
            window.widen(window.alpha());
        }
        assertThat(window.beta()).isEqualTo(20);
        window.widen(window.alpha());
        assertOpen(window);
    }

    @Test
    void itNeverGoesBeyondAllScores() {
        AspirationWindow window = new AspirationWindow(20, 9, Score.INFINITE - 5);
        assertWindow(window, Score.INFINITE - 25, Score.INFINITE);
        AspirationWindow other = new AspirationWindow(20, 9, 5 - Score.INFINITE);
        assertWindow(other, -Score.INFINITE, 25 - Score.INFINITE);
        other.widen(Score.INFINITE - 1);
        assertWindow(other, -Score.INFINITE, Score.INFINITE);
    }
}
