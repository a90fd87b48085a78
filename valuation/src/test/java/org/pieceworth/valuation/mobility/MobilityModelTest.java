package org.pieceworth.valuation.mobility;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.valuation.Valuation;

class MobilityModelTest {

    private final MobilityModel model = MobilityModel.published();

    private static Movement movement(String betza) {
        return Betza.parse(betza).movement();
    }

    /// Tables 3 and 4 of the source, all columns; its column "mirv" of table 4 is dirv. Exact.
    @ParameterizedTest
    @CsvSource({
        "knight,       0, 240,   0,  0,  64,   0,  304",
        "bishop,     200, 120,  96, 12,  32, 153,  307",
        "rook,       200, 120,  96, 24,  32,   0,  472",
        "queen,      400, 240, 192, 36,  64,   0,  932",
        "leopard,    200, 360,   0,  0,  96,   0,  656",
        "cannon,     400, 240,   0,  0,  96,   0,  736",
        "unicorn,      0, 240, 192,  0, 128,   0,  560",
        "dragon,     400, 480, 192, 36, 128,   0, 1236",
        "chancellor, 200, 360,  96, 24,  96,   0,  776",
        "archbishop, 200, 360,  96, 12,  96,   0,  764",
        "elephant,   400, 240,   0,  0,  64,   0,  704",
        "hawk,         0, 240, 192,  0,  64,   0,  496",
        "fortress,   200, 360,  96,  0,  96,   0,  752",
        "spider,     200, 480,   0,  0, 128,   0,  808"
    })
    void publishedTablesToTheUnit(
            String piece, int md1v, int md2v, int md3v, int md4v, int dirv, int penalty, int value) {
        Movement movement = PieceCatalogue.load().find(piece).betza().movement();
        Valuation valuation = model.value(movement, RectangularBoard.CHESS);
        assertThat(valuation.value()).hasValue(value);
        assertThat(valuation.notes()).isEmpty();
        assertThat(valuation.steps())
                .extracting(Valuation.Step::name)
                .containsExactly("md1v", "md2v", "md3v", "md4v", "dirv", "penalty", "final_value");
        assertThat(valuation.steps().stream().map(step -> (int) step.value()))
                .isEqualTo(List.of(md1v, md2v, md3v, md4v, dirv, penalty, value));
    }

    /// Cross-checked values of pieces that the source does not list.
    @ParameterizedTest
    @CsvSource({"K, 464", "W, 232", "F, 155", "WA, 384", "FAD, 336", "BD, 408", "HFD, 480", "RF, 704", "KN, 768"})
    void otherPieces(String betza, int value) {
        assertThat(model.value(movement(betza), RectangularBoard.CHESS).value()).hasValue(value);
    }

    @Test
    void otherBoardsAreNoted() {
        Valuation valuation = model.value(movement("R"), BoardText.parse("12x8"));
        // g4: 4 squares each at distance 1, 2, 3; 3 at 4; 2 at 5 and 1 at 6, which count as 4
        assertThat(valuation.value()).hasValue(4 * 50 + 4 * 30 + 4 * 24 + 6 * 12 + 4 * 8);
        assertThat(valuation.notes())
                .anyMatch(note -> note.contains("g4 on 12x8"))
                .anyMatch(note -> note.contains("are farther away than 4"));
    }

    @Test
    void hoppersHaveAReasonAndNoNumber() {
        Valuation valuation = model.value(movement("mRcpR"), RectangularBoard.CHESS);
        assertThat(valuation.value()).isEmpty();
        assertThat(valuation.notes()).singleElement().asString().contains("hops");
    }

    @Test
    void divergentPiecesAreTheMeanOfTheirHalves() {
        Valuation valuation = model.value(movement("mRcN"), RectangularBoard.CHESS);
        assertThat(valuation.value()).hasValue((472 + 304) / 2.0);
        assertThat(valuation.notes()).singleElement().asString().contains("472", "304");
    }

    @Test
    void notesSpeakOfWhatWasCounted() {
        assertThat(model.value(movement("mWcR"), BoardText.parse("16x16")).notes())
                .anyMatch(note -> note.contains("for captures are farther away than 4"));
        assertThat(model.value(movement("fmWfceFifmnD"), RectangularBoard.CHESS).notes())
                .anyMatch(note -> note.contains("initial moves are not counted"))
                .noneMatch(note -> note.contains("lame"));
    }

    @Test
    void anotherSquareIsCountedFromThere() {
        assertThat(at("a1").value(movement("N"), RectangularBoard.CHESS).value())
                .hasValue(2 * 30 + 2 * 8);
        assertThat(at("e4").value(movement("N"), RectangularBoard.CHESS).notes())
                .isEmpty();
        assertThat(at("a1").value(movement("N"), RectangularBoard.CHESS).notes())
                .singleElement()
                .asString()
                .endsWith("from a1 on 8x8");
        assertThat(at("i1").value(movement("N"), RectangularBoard.CHESS).notes())
                .containsExactly("the square to count from is not on 8x8");
    }

    private static MobilityModel at(String place) {
        return new MobilityModel(MobilityFactors.PUBLISHED, MobilityPlace.parse(place));
    }

    /// e4 is off the middle: four squares to the front and to the left, three to the back and to the
    /// right. Over d4, e4, d5 and e5 all four have 118.
    @ParameterizedTest
    @CsvSource({"fR, 124", "bR, 112", "lR, 124", "rR, 112"})
    void theMeanOverMirroredSquaresHasNoFavouredDirection(String betza, int fromE4) {
        assertThat(model.value(movement(betza), RectangularBoard.CHESS).value()).hasValue(fromE4);
        Valuation mean = at("mirrored").value(movement(betza), RectangularBoard.CHESS);
        assertThat(mean.value()).hasValue(118);
        assertThat(mean.notes()).singleElement().asString().contains("mirror images");
        assertThat(mean.steps().getLast().inputs())
                .extracting(Valuation.Input::name)
                .containsExactly("d4", "e4", "d5", "e5");
    }

    @Test
    void onSymmetricPiecesTheMeanIsTheSame() {
        for (String betza : new String[] {"N", "B", "R", "Q", "K", "BN"}) {
            assertThat(at("mirrored")
                            .value(movement(betza), RectangularBoard.CHESS)
                            .value())
                    .isEqualTo(
                            model.value(movement(betza), RectangularBoard.CHESS).value());
        }
        assertThat(at("mirrored").value(movement("R"), BoardText.parse("9x9")).value())
                .isEqualTo(model.value(movement("R"), BoardText.parse("9x9")).value());
        assertThat(at("mirrored").value(movement("pR"), RectangularBoard.CHESS).value())
                .isEmpty();
    }

    @Test
    void turningAPieceRoundChangesNothingFromTheCentreOfAnOddBoard() {
        Board board = BoardText.parse("9x9");
        for (String[] pair : new String[][] {{"fN", "bN"}, {"flB", "brB"}, {"fsW", "bsW"}, {"lR", "rR"}}) {
            assertThat(model.value(movement(pair[0]), board).value())
                    .isEqualTo(model.value(movement(pair[1]), board).value());
        }
    }
}
