package org.pieceworth.empirical.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.text.InputException;

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
            "O'Neill",
            "Result",
            "1-0");

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
            WhiteElo = 2.65e3 and WhiteElo = +2650. and WhiteElo > .5   | true
            Result=1-0                                                  | true
            Result = 0-1 or Result = 1/2-1/2 or Result = *              | false
            (Result != 1/2-1/2)                                         | true
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

    /// A comparison with a date holds where it is certain.
    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            2020.05.17 | Date >= 2020                          | true
            2020.05.17 | Date > 2020                           | false
            2020.05.17 | Date = 2020                           | true
            2020.05.17 | Date != 2020                          | false
            2020.05.17 | Date = 2020.05                        | true
            2020.05.17 | Date = 2020.05.17                     | true
            2020-05-17 | Date = 2020/5/17                      | true
            2020.05.17 | Date >= 2020-05-18                    | false
            2020.05.17 | Date <= 2020-05-17                    | true
            2020.05.17 | Date < 2020.05                        | false
            2020.05.17 | Date <= 2020.05                       | true
            2020.05.17 | Date >= 2019.12.31 and Date < 2021    | true
            2020.05.17 | Date >= '2020'                        | true
            2020.05.17 | Date = "2020.05.??"                   | true
            2020.05.17 | Date ~ 2020                           | true
            2020.05.17 | Date ~ '05.17'                        | true
            2020.??.?? | Date >= 2020                          | true
            2020.??.?? | Date >= 2020.05                       | false
            2020.??.?? | Date < 2020.05                        | false
            2020.??.?? | Date <= 2020                          | true
            2020.??.?? | Date = 2020.05                        | false
            2020.??.?? | Date > 2019.12.31                     | true
            2020.05.?? | Date = 2020.05                        | true
            2020.05.?? | Date >= 2020.05.02                    | false
            2020       | Date >= 2020.01.01                    | true
            2020.05    | Date < 2020.06                        | true
            2020.02.31 | Date = 2020.02                        | true
            2020.13.01 | Date = 2020                           | true
            17.05.2020 | Date = 2020                           | true
            2020-05-17T10:00:00 | Date = 2020.05.17            | true
            ????.??.?? | Date >= 1                             | false
            ????.??.?? | Date != 2020                          | true
            ????.??.?? | not (Date >= 2020)                    | true
            ?          | Date < 2020                           | false
            """)
    void dates(String played, String condition, boolean holds) {
        for (String tag : new String[] {"Date", "UTCDate", "EventDate", "date"}) {
            String about = condition.replaceAll("\\bDate\\b", tag).replace(">= 1", ">= 1000");
            assertThat(TagConditionReader.parse(about).holds(Map.of(tag, played)))
                    .as(about)
                    .isEqualTo(holds);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Date >= 20",
                "UTCDate < 20200501",
                "WhiteElo > 2020-05-01",
                "Date >= 2020.05.01.02",
                "Date >= 2020.13",
                "Date < 2020.00",
                "Date = 2021-02-29",
                "Date <= 2020/4/31",
                "Date > 2020.05.00"
            })
    void whatIsNoDate(String condition) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> TagConditionReader.parse(condition))
                .withMessageContaining("expected");
    }

    /// Numbers look like months.
    @Test
    void numbersThatAreNoDates() {
        assertThat(TagConditionReader.parse("WhiteElo >= 2500.5").holds(Map.of("WhiteElo", "2500.7")))
                .isTrue();
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
