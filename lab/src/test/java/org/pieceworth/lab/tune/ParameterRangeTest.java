package org.pieceworth.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.text.InputException;

/// Ranges as they are typed, and values in them.
class ParameterRangeTest {

    @Test
    void rangesAreRead() {
        assertThat(ParameterRange.Typed.of("options", " Move Overhead = 0..100 "))
                .contains(new ParameterRange.Typed("Move Overhead", 0, 100, Optional.empty()));
        assertThat(ParameterRange.Typed.of("options", "value:N@end=-5..7.5:0"))
                .contains(new ParameterRange.Typed("value:N@end", -5, 7.5, Optional.of(0.0)));
        assertThat(ParameterRange.Typed.of("options", "Hash=64")).isEmpty();
        assertThat(ParameterRange.Typed.of("options", "SyzygyPath=../tables")).isEmpty();
        for (String bad : new String[] {"A=5..5", "A=7..5", "A=1..5:6", "A=1..5:0"}) {
            assertThatThrownBy(() -> ParameterRange.Typed.of("options", bad))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("options: found '" + bad + "', expected NAME=LOW..HIGH");
        }
    }

    @Test
    void wholeNumbersStayInRange() {
        ParameterRange range = new ParameterRange("Hash", 2, 9, 4, true);
        assertThat(range.value(-1)).isEqualTo(2);
        assertThat(range.value(1.5)).isEqualTo(9);
        assertThat(range.value(0)).isEqualTo(6);
        assertThat(range.coordinate(range.value(0))).isCloseTo(1 / 7.0, within(1e-12));
        assertThat(range.steps().step()).isEqualTo(1);
    }
}
