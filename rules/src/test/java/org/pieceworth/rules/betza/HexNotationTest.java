package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.MoveTable;

class HexNotationTest {

    /// From the middle of Gliński's board; cells found by hand on a picture of it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            W      | e5 e6 f5 f7 g5 g6
            F      | d5 e4 e7 g4 g7 h5
            N      | c4 c5 d3 d7 e3 e8 g3 g8 h3 h7 i4 i5
            fW     | f7
            rW     | g5 g6
            sW     | e5 e6 g5 g6
            fsW    | e6 g6
            fhW    | e6 f7 g6
            fF     | e7 g7
            rF     | h5
            frF    | g7
            fN     | e8 g8
            rN     | i4 i5
            frN    | g8 h7 i5
            ffW    | f7
            D      | d4 d6 f4 f8 h4 h6
            A      | b4 d2 d8 h2 h8 k4
            """)
    void stepsOfLetters(String betza, String cells) {
        HexagonalBoard board = HexagonalBoard.of(6, 6);
        MoveTable table = MoveTable.compile(Betza.parse(betza, Dialect.HEX).movement(), board);
        assertThat(IntStream.of(table.quietTargets(board.centre())).mapToObj(board::name))
                .containsExactlyInAnyOrder(cells.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"FyafsF", "zB", "qN", "oR", "nN", "O2", "[F?R]", "dW"})
    void refusesWhatHasNoMeaning(String betza) {
        assertThatThrownBy(() -> Betza.parse(betza, Dialect.HEX))
                .isInstanceOf(BetzaSyntaxException.class)
                .hasMessageContaining("not defined on hexagons");
    }
}
