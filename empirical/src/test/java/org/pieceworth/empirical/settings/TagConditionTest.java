package org.pieceworth.empirical.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.InputException;

class TagConditionTest {

    private static final Map<String, String> GAME = Map.of(
            "WhiteElo",
            "2650",
            "BlackElo",
            "2499",
            "TimeControl",
            "180+2",
            "Event",
            "Titled Blitz",
            "White",
            "O'Neill");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            WhiteElo >= 2500                                            | true
            WhiteElo >= 2500 and BlackElo >= 2500                       | false
            WhiteElo >= 2500 or BlackElo >= 2500                        | true
            WhiteElo >= 2500 and TimeControl = '180+2'                  | true
            WhiteElo >= 2500 AND NOT TimeControl = '180+2'              | false
            not (WhiteElo < 2500 or BlackElo < 2400)                    | true
            Event ~ 'blitz'                                             | true
            Event ~ 'bullet' or Event ~ "TITLED"                        | true
            White = "O'Neill"                                           | true
            Event = 'titled blitz'                                      | false
            WhiteElo = 2650 and WhiteElo == 2650.0                      | true
            WhiteElo <> 2650                                            | false
            WhiteElo > 2650 or WhiteElo < 2650                          | false
            WhiteElo <= 2650                                            | true
            Round = 1                                                   | false
            Round != 1                                                  | true
            Round != 'x'                                                | true
            Round < 'x'                                                 | false
            Event > 2                                                   | false
            Event < 'U'                                                 | true
            BlackElo ~ 49                                               | true
            WhiteElo < 1 and Round = 1 or Event ~ 'titled'              | true
            """)
    void whatHolds(String condition, boolean holds) {
        assertThat(TagConditionReader.parse(condition).holds(GAME)).isEqualTo(holds);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "WhiteElo",
                "WhiteElo >=",
                "WhiteElo >= Elo",
                ">= 2500",
                "(WhiteElo > 1",
                "WhiteElo > 1)",
                "a = 1 b = 2",
                "a = 'x",
                "a ! 1",
                "a ~~ 'x'",
                "a = 1 and",
                "not",
                "a = 1;"
            })
    void whatIsNoCondition(String condition) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> TagConditionReader.parse(condition))
                .withMessageStartingWith("where: found ")
                .withMessageContaining("expected");
    }

    @Test
    void depthIsLimited() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> TagConditionReader.parse("(".repeat(5000) + "a = 1" + ")".repeat(5000)));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> TagConditionReader.parse("not ".repeat(5000) + "a = 1"));
    }

    @Test
    void tagsThatItReads() {
        assertThat(TagConditionReader.parse("B = 1 and (A = 'x' or not B = 2)").tags())
                .containsExactly("A", "B");
    }
}
