package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.text.InputException;

class MeasureAnchorTest {

    private static MeasuredGame game(List<String> among) {
        return MeasuredGame.of(VariantSource.shipped("chess"), List.of("FfW"), among);
    }

    @ParameterizedTest
    @CsvSource({
        "basket, N+B+R+Q, 2125",
        "basket=2000, N+B+R+Q, 2000",
        "pawn, P, 100",
        "pawn=82.5, P, 82.5",
        "knight, N, 325",
        "' KNIGHT=300 ', N, 300",
        "basket=1, N+B+R+Q, 1"
    })
    void anAnchorIsASumOfPieces(String typed, String text, double number) {
        MeasureAnchor anchor = MeasureAnchor.parse(typed, game(List.of()));
        assertThat(anchor.text()).isEqualTo(text);
        assertThat(anchor.letters()).extracting(String::valueOf).containsExactly(text.split("\\+"));
        assertThat(anchor.number()).isEqualTo(number);
    }

    /// What is not played with is not in the basket; with none of them it is the pawn.
    @Test
    void theBasketHoldsWhatIsPlayedWith() {
        MeasureAnchor two = MeasureAnchor.parse("basket", game(List.of("N", "R")));
        assertThat(two.text()).isEqualTo("N+R");
        assertThat(two.number()).isEqualTo(825);
        MeasureAnchor none = MeasureAnchor.parse("basket", game(List.of("WD")));
        assertThat(none.text()).isEqualTo("P");
        assertThat(none.number()).isEqualTo(100);
    }

    /// The knight of shogi goes to two squares and the one of xiangqi can be blocked: neither is worth 325.
    @ParameterizedTest
    @CsvSource({"shogi, P, 100", "xiangqi, R, 500", "makruk, N+R, 825", "capablanca, N+B+R+Q, 2125"})
    void piecesOfOtherGamesWithTheSameLettersAreNotInTheBasket(String variant, String text, double number) {
        MeasureAnchor anchor = MeasureAnchor.parse(
                "basket", MeasuredGame.of(VariantSource.shipped(variant), List.of("FfW"), List.of()));
        assertThat(anchor.text()).isEqualTo(text);
        assertThat(anchor.number()).isEqualTo(number);
    }

    /// Neither a piece of chess nor a pawn: the pool, as the engine values it.
    @Test
    void withoutAnyOfThemThePoolIsTheAnchor() {
        MeasureAnchor anchor = MeasureAnchor.parse(
                "basket", MeasuredGame.of(VariantSource.shipped("dobutsu"), List.of("W"), List.of()));
        assertThat(anchor.letters()).isNotEmpty().doesNotContain('P');
        assertThat(anchor.number()).isPositive();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            queen    | found 'queen', expected basket, knight or pawn
            knight=  | found 'knight=', expected basket, knight or pawn
            pawn=-1  | found 'pawn=-1', expected basket, knight or pawn
            pawn=0   | found 'pawn=0', expected a number above 0
            """)
    void whatIsNoAnchorIsRefused(String typed, String message) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> MeasureAnchor.parse(typed, game(List.of())))
                .withMessageContaining(message);
    }

    @Test
    void aPieceThatIsNotPlayedWithIsNoAnchor() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> MeasureAnchor.parse("knight", game(List.of("R", "Q"))))
                .withMessageContaining("N is not among the pieces of the games")
                .withMessageContaining("among N,B,R,Q");
    }
}
