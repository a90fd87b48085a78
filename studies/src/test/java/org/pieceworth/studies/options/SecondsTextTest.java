package org.pieceworth.studies.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.text.InputException;

class SecondsTextTest {

    @ParameterizedTest
    @CsvSource({"90s,90", "5m,300", "1h,3600", "2.5,2.5", ".5h,1800", "1.m,60", "1e2,100", "+3,3"})
    void secondsAreRead(String text, double seconds) {
        assertThat(SecondsText.parse("time", text)).isEqualTo(seconds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "0", ".5", "-5m", "1d", "0x1p3", "NaN", "1e10", "1e300", "5 m"})
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> SecondsText.parse("time", text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("expected a number of seconds, minutes or hours");
    }
}
