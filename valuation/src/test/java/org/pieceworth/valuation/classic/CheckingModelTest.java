package org.pieceworth.valuation.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.Valuation;

class CheckingModelTest {

    private static final CheckingModel SAFE = new CheckingModel(true);
    private static final CheckingModel ALL = new CheckingModel(false);

    private static Movement movement(String betza) {
        return Betza.parse(betza).movement();
    }

    /// The source's chances on 8x8, as exact fractions.
    @ParameterizedTest
    @CsvSource({"N, 12, 12", "B, 20, 13", "R, 32, 24", "Q, 52, 37"})
    void publishedChances(String betza, int checks, int safe) {
        Valuation all = ALL.value(movement(betza), RectangularBoard.CHESS);
        Valuation kept = SAFE.value(movement(betza), RectangularBoard.CHESS);
        assertThat(all.value().orElseThrow()).isCloseTo(checks / 144.0, within(1e-15));
        assertThat(kept.value().orElseThrow()).isCloseTo(safe / 144.0, within(1e-15));
        assertThat(all.steps().getLast().name()).isEqualTo("check");
        assertThat(kept.steps().getLast().name()).isEqualTo("safe check");
    }

    @Test
    void bothChancesAreShown() {
        assertThat(SAFE.value(movement("Q"), RectangularBoard.CHESS).notes())
                .contains("check 13/36, safe check 37/144: the safe ones are the value");
        assertThat(ALL.value(movement("W"), RectangularBoard.CHESS).notes())
                .contains("check 1/18, safe check 0: all of them are the value");
        assertThat(SAFE.value(movement("W"), RectangularBoard.CHESS).value()).isEmpty();
    }

    /// Closed forms: the rook attacks f + r − 2 squares of every one; the king m·n neighbours less the edges'.
    @ParameterizedTest
    @CsvSource({"8, 8", "10, 8", "12, 10", "5, 3"})
    void closedFormsOnRectangles(int files, int ranks) {
        int squares = files * ranks;
        Board board = BoardText.parse(files + "x" + ranks);
        double beside = 4.0 * squares - 2 * files - 2 * ranks;
        double rook = (double) squares * (files + ranks - 2);
        double placings = (double) squares * (squares - 1);
        assertThat(ALL.value(movement("R"), board).value().orElseThrow()).isCloseTo(rook / placings, within(1e-15));
        assertThat(SAFE.value(movement("R"), board).value().orElseThrow())
                .isCloseTo((rook - beside) / placings, within(1e-15));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8x8:cylinder", "8x8:torus", "tri:6"})
    void otherBoards(String board) {
        Valuation knight = SAFE.value(movement("N"), BoardText.parse(board));
        assertThat(knight.value().orElseThrow()).isBetween(0.01, 0.2);
        assertThat(knight.value())
                .isEqualTo(ALL.value(movement("N"), BoardText.parse(board)).value());
        assertThat(SAFE.value(movement("K"), BoardText.parse(board)).value()).isEmpty();
    }

    @Test
    void onTrianglesStepsAndOurKnightsGiveCheck() {
        Board triangle = BoardText.parse("tri:6");
        assertThat(ALL.value(movement("F"), triangle).value().orElseThrow()).isBetween(0.01, 0.5);
        assertThat(SAFE.value(movement("F"), triangle).value()).isEmpty();
        // 120 leaps in 36 · 35 placings.
        assertThat(ALL.value(movement("N"), triangle).value()).hasValueCloseTo(2 / 21.0, within(1e-12));
        assertThat(ALL.value(movement("N"), triangle).notes())
                .anyMatch(note -> note.contains("Pieceworth's extension"));
        assertThat(ALL.value(movement("fN"), triangle).value()).isEmpty();
    }

    @Test
    void onlyCapturesOnAnEmptyBoardGiveCheck() {
        assertThat(ALL.value(movement("mQcN"), RectangularBoard.CHESS).value())
                .isEqualTo(ALL.value(movement("N"), RectangularBoard.CHESS).value());
        assertThat(ALL.value(movement("mRcpR"), RectangularBoard.CHESS).value()).isEmpty();
        assertThat(ALL.value(movement("mR"), RectangularBoard.CHESS).value()).isEmpty();
        assertThat(SAFE.value(movement("fhN"), BoardText.parse("tri:6")).value())
                .isEmpty();
    }

    @Test
    void turningAPieceRoundChangesNothing() {
        for (String[] pair : new String[][] {{"fR", "bR"}, {"flB", "brB"}, {"fN", "bN"}, {"lR", "rR"}}) {
            assertThat(SAFE.value(movement(pair[0]), RectangularBoard.CHESS).value())
                    .isEqualTo(SAFE.value(movement(pair[1]), RectangularBoard.CHESS)
                            .value());
        }
    }
}
