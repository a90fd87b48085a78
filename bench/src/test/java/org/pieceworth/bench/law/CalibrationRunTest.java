package org.pieceworth.bench.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.measure.Calibration;
import org.pieceworth.lab.measure.CalibrationGames;
import org.pieceworth.text.InputException;

class CalibrationRunTest {

    private static Calibration played(long seed, long games) {
        return CalibrationRun.play("8x8", 4, seed, games, 1);
    }

    @Test
    void textIsReadBack() {
        Calibration counted = played(1, 20);

        Calibration more = CalibrationRun.play("8x8", 8, 1, 20, 1);
        List<Calibration> both = List.of(counted, more);
        assertThat(Calibration.parse("a test", CalibrationRun.text(both))).isEqualTo(both);
        assertThat(counted.games()).isEqualTo(20);
        assertThat(pairs(counted)).isEqualTo(10);
    }

    private static long pairs(Calibration calibration) {
        return calibration.counts().values().stream()
                .flatMap(List::stream)
                .mapToLong(Long::longValue)
                .sum();
    }

    @Test
    void runsAddUp() {
        Calibration both = CalibrationRun.sum(played(1, 20), played(2, 10));

        assertThat(both).isEqualTo(CalibrationRun.sum(played(2, 10), played(1, 20)));
        assertThat(both.games()).isEqualTo(30);
        assertThat(pairs(both)).isEqualTo(15);
    }

    @Test
    void noGameCountsTwice() {
        Calibration one = played(1, 4);

        assertThatThrownBy(() -> CalibrationRun.sum(one, played(1, 6)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("seed 1");
    }

    @Test
    void enginesAreNotMixed() {
        Calibration one = played(1, 4);
        Calibration other = new Calibration("8x8", 4, "another", Map.of(2L, 4L), Map.of());

        assertThat(CalibrationGames.isCurrent(one)).isTrue();
        assertThat(CalibrationGames.isCurrent(other)).isFalse();
        assertThatThrownBy(() -> CalibrationRun.sum(one, other)).hasMessageContaining("another");
    }
}
