package org.pieceworth.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainNumberTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "100, 100",
        "-3, -3",
        "0.5, 0.5",
        "1e-7, 0.0000001",
        "9007199254740991, 9007199254740991",
        "1e22, 10000000000000000000000",
        "-12345678.25, -12345678.25"
    })
    void numbersAreWrittenOut(double number, String text) {
        assertThat(PlainNumber.of(number)).isEqualTo(text);
    }

    @Test
    void numbersReadBackAsTheyWere() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            double any = random.nextDouble(-1, 1) * Math.pow(10, random.nextInt(-12, 20));
            double number = (i & 1) == 0 ? any : Math.rint(any);
            assertThat(Double.parseDouble(PlainNumber.of(number))).isEqualTo(number == 0 ? 0.0 : number);
        }
    }

    @ParameterizedTest
    @CsvSource({"1e-04, 0.0001", "+1.0, 1", ".5, 0.5", "2., 2", "-3E+2, -300", "007, 7"})
    void numbersAreReadAsProgramsWriteThem(String text, double number) {
        assertThat(PlainNumber.read(text)).hasValue(number);
        assertThat(text).matches(PlainNumber.FORM);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ".", "e5", "1e", "1,5", "0x10", "NaN", "Infinity", "1d", "--1", "1e999"})
    void otherTextsAreNoNumbers(String text) {
        assertThat(PlainNumber.read(text)).isEmpty();
    }
}
