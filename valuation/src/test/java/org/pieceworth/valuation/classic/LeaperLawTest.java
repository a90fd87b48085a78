package org.pieceworth.valuation.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.Valuation;

class LeaperLawTest {

    private static final LeaperLaw LAW = new LeaperLaw();

    private static Valuation value(String betza) {
        return LAW.value(Betza.parse(betza).movement(), RectangularBoard.CHESS);
    }

    /// 1.1·N·(30 + ⅝·N); of divergent pieces N = moves/3 + captures·2/3.
    @ParameterizedTest
    @CsvSource({
        "N, 308",
        "K, 308",
        "W, 143",
        "KN, 704",
        "KNAD, 1188",
        "mNcK, 308",
        "mWcN, 250.5556",
        "mNcW, 195.5556",
        "FfW, 182.1875"
    })
    void theLaw(String betza, double value) {
        assertThat(value(betza).value().orElseThrow()).isCloseTo(value, within(5e-5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"R", "R2", "C", "WH", "nN", "nA", "jA", "pR", "fmWfceFifmnD", "oW"})
    void outsideItsDomainANoteAndNoNumber(String betza) {
        assertThat(value(betza).value()).isEmpty();
        assertThat(value(betza).notes()).isNotEmpty();
    }

    @Test
    void onlyOnEightByEight() {
        assertThat(LAW.value(Betza.parse("N").movement(), BoardText.parse("10x8"))
                        .notes())
                .containsExactly("the law is for 8x8");
    }

    @Test
    void whatItDoesNotSeeIsNoted() {
        assertThat(value("N").notes()).isEmpty();
        assertThat(value("FA").notes()).containsExactly("colour-bound, which the law does not take into account");
        assertThat(value("FfW").notes())
                .containsExactly("its forward and backward moves differ, which the law does not take into account");
        assertThat(value("fN").value()).isEqualTo(value("bN").value());
    }
}
