package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.text.InputException;

/// Rules as people write them.
class LinearRuleTest {

    @Test
    void sidesBecomeOneCombination() {
        assertThat(LinearRule.parse(" B + N = R + 1.5P "))
                .isEqualTo(new LinearRule("B + N = R + 1.5P", false, Map.of("B", 1.0, "N", 1.0, "R", -1.0, "P", -1.5)));
        assertThat(LinearRule.parse("B-N>0").weights()).isEqualTo(Map.of("B", 1.0, "N", -1.0));
        assertThat(LinearRule.parse("-2*N + .5 last-pawn < pair:B").weights())
                .isEqualTo(Map.of("N", 2.0, "last-pawn", -0.5, "pair:B", 1.0));
        assertThat(LinearRule.parse("2.R = Q").weights()).isEqualTo(Map.of("R", 2.0, "Q", -1.0));
        assertThat(LinearRule.parse("N + N + B = B").weights()).isEqualTo(Map.of("N", 2.0));
    }

    @Test
    void aPlusBeforeALetterIsPartOfAPromotedPiece() {
        assertThat(LinearRule.parse("+P = G").weights()).isEqualTo(Map.of("+P", 1.0, "G", -1.0));
        assertThat(LinearRule.parse("P < +P").weights()).isEqualTo(Map.of("+P", 1.0, "P", -1.0));
        assertThat(LinearRule.parse("G+P - 2+R = 0.5 +L").weights())
                .isEqualTo(Map.of("G", 1.0, "P", 1.0, "+R", -2.0, "+L", -0.5));
        assertThat(LinearRule.parse("G + +P = -+B - hand:P").weights())
                .isEqualTo(Map.of("G", 1.0, "+P", 1.0, "+B", 1.0, "hand:P", 1.0));
        assertThat(LinearRule.parse("+ P = N'").weights()).isEqualTo(Map.of("P", 1.0, "N'", -1.0));
    }

    @ParameterizedTest
    @CsvSource({"2R > Q, true", "2R < Q, true", "2R = Q, false"})
    void anInequalityIsTold(String rule, boolean inequality) {
        assertThat(LinearRule.parse(rule).inequality()).isEqualTo(inequality);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2R",
                "2R = 2R",
                "N > 3",
                "N N > B",
                "= N",
                "N =",
                "N = 3P = B",
                "N + > B",
                "N >= B",
                "1e9 N > B"
            })
    void whatIsNoRuleIsRefused(String rule) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> LinearRule.parse(rule))
                .withMessageContaining("'" + rule + "'");
    }
}
