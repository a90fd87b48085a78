package org.pieceworth.valuation.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.Valuation;

class CrowdedBoardModelTest {

    private static final CrowdedBoardModel MODEL = new CrowdedBoardModel(CrowdedBoardModel.PUBLISHED_CHANCE);

    private static Movement movement(String betza) {
        return Betza.parse(betza).movement();
    }

    private static double value(CrowdedBoardModel model, String betza, Board board) {
        return model.value(movement(betza), board).value().orElseThrow();
    }

    /// The source's figures on 8x8 with a chance of 0.7.
    @ParameterizedTest
    @CsvSource({"W, 3.50", "F, 3.06", "R, 8.10", "B, 5.93", "N, 5.25", "N0, 7.96"})
    void publishedFigures(String betza, double value) {
        assertThat(value(MODEL, betza, RectangularBoard.CHESS)).isCloseTo(value, within(0.005));
    }

    /// With nothing in the way it is the mobility on an empty board.
    @ParameterizedTest
    @CsvSource({"R, 14", "B, 8.75", "Q, 22.75", "N, 5.25", "nN, 5.25"})
    void onAnEmptyBoard(String betza, double value) {
        assertThat(value(new CrowdedBoardModel(1), betza, RectangularBoard.CHESS))
                .isCloseTo(value, within(1e-12));
        assertThat(value(new CrowdedBoardModel(0), "Q", RectangularBoard.CHESS)).isCloseTo(420 / 64.0, within(1e-12));
    }

    /// The other road: all ways to fill a small board, each with its chance. A target is taken to be empty.
    @ParameterizedTest
    @ValueSource(strings = {"R", "fsR2", "N", "nN", "nD", "jA", "pQ", "pR2", "gQ", "jB", "N0", "nN0"})
    void allOccupanciesOfASmallBoard(String betza) {
        double chance = 0.6;
        SquareBoard board = BoardText.parseSquares("3x4");
        MoveTable table = MoveTable.compile(movement(betza), board);
        double sum = 0;
        byte[] occupancy = new byte[board.squares()];
        for (int from = 0; from < board.squares(); from++) {
            for (int filled = 0; filled < 1 << board.squares(); filled++) {
                if ((filled >> from & 1) == 0) {
                    for (int square = 0; square < occupancy.length; square++) {
                        occupancy[square] = (byte) (filled >> square & 1);
                    }
                    int full = Integer.bitCount(filled);
                    double weight = Math.pow(1 - chance, full) * Math.pow(chance, board.squares() - 1 - full);
                    sum += weight * table.targets(from, occupancy, false).length / chance;
                }
            }
        }
        assertThat(value(new CrowdedBoardModel(chance), betza, board)).isCloseTo(sum / board.squares(), within(1e-9));
    }

    @Test
    void turningPieceOrBoardChangesNothing() {
        Board wide = BoardText.parse("10x8");
        Board high = BoardText.parse("8x10");
        for (String[] pair : new String[][] {{"fR", "bR"}, {"flB", "brB"}, {"fN", "bN"}, {"lfN", "rfN"}}) {
            assertThat(value(MODEL, pair[0], wide)).isCloseTo(value(MODEL, pair[1], wide), within(1e-12));
        }
        assertThat(value(MODEL, "fbR", wide)).isCloseTo(value(MODEL, "lrR", high), within(1e-12));
    }

    @Test
    void divergentPiecesAreTheMeanOfTheirHalves() {
        Valuation valuation = MODEL.value(movement("mRcN"), RectangularBoard.CHESS);
        assertThat(valuation.value().orElseThrow())
                .isCloseTo(
                        (value(MODEL, "R", RectangularBoard.CHESS) + value(MODEL, "N", RectangularBoard.CHESS)) / 2,
                        within(1e-12));
        assertThat(valuation.notes()).anyMatch(note -> note.contains("its captures differ from its moves"));
    }

    @Test
    void notesAndNoValues() {
        assertThat(MODEL.value(movement("B"), RectangularBoard.CHESS).notes())
                .containsExactly("colour-bound, which mobility does not take into account");
        assertThat(new CrowdedBoardModel(0.5)
                        .value(movement("R"), RectangularBoard.CHESS)
                        .notes())
                .anyMatch(note -> note.contains("0.5"));
        assertThat(MODEL.value(movement("WR"), RectangularBoard.CHESS).value())
                .isEqualTo(MODEL.value(movement("R"), RectangularBoard.CHESS).value());
        assertThat(MODEL.value(movement("R"), BoardText.parse("tri:6")).value()).isEmpty();
        assertThat(MODEL.value(movement("(0,9)"), RectangularBoard.CHESS).value())
                .isEmpty();
        assertThatThrownBy(() -> new CrowdedBoardModel(1.5)).isInstanceOf(IllegalArgumentException.class);
    }
}
