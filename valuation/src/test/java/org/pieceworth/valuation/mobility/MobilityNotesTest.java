package org.pieceworth.valuation.mobility;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Step;

/// What the mobility model says of pieces and places that its source did not have.
class MobilityNotesTest {

    private static Valuation value(String betza, String board) {
        return MobilityModel.published().value(Betza.parse(betza).movement(), BoardText.parse(board));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "N | 8x8 | -",
                "nN | 8x8 | lame leaps are counted as if their path were open",
                "NinA | 8x8 | its initial moves are not counted",
                "NiR | 8x8 | its initial moves are not counted",
                "KisO2 | 8x8 | rides that bend and moves of several legs count by the squares that they reach, which the"
                        + " source does not cover; castling does not count",
                "FyafsF | 8x8 | rides that bend and moves of several legs count by the squares that they reach, which the"
                        + " source does not cover; castling does not count",
                "oW | 8x8 | squares reached around the edge are measured across the board",
                "N | 9x9 | the source counts from e4 on 8x8; here counting is from e5 on 9x9",
            })
    void notes(String betza, String board, String expected) {
        List<String> notes = value(betza, board).notes();
        assertThat(notes.isEmpty() ? "-" : String.join(" + ", notes)).isEqualTo(expected);
    }

    /// The mean of the rook's 472 and the knight's 304, whose steps are both shown.
    @Test
    void aDivergentPieceEndsInTheMean() {
        Valuation valuation = value("mRcN", "8x8");
        Step last = valuation.steps().getLast();
        assertThat(valuation.value()).hasValue(388);
        assertThat(last.value()).isEqualTo(388);
        assertThat(last.inputs()).extracting(Valuation.Input::value).containsExactly(472.0, 304.0);
        assertThat(valuation.steps()).anyMatch(step -> step.name().startsWith("moves: "));
        assertThat(valuation.steps()).anyMatch(step -> step.name().startsWith("captures: "));
        assertThat(MobilityModel.published().source()).startsWith("Mosca and Haddad (2021)");
    }

    @Test
    void initialMovesAddNothing() {
        assertThat(value("NiR", "8x8").value()).hasValue(304);
        assertThat(value("ifR", "8x8").notes()).containsExactly("it reaches no square from e4 that the model counts");
    }
}
