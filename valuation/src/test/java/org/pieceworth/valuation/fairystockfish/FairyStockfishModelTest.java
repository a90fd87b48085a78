package org.pieceworth.valuation.fairystockfish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.fairystockfish.EngineVariant.EnginePiece;

class FairyStockfishModelTest {

    private static Movement movement(String betza) {
        return Betza.parse(betza).movement();
    }

    private static EnginePiece custom(String betza) {
        return new EnginePiece(Optional.empty(), movement(betza), false);
    }

    private static EnginePiece builtIn(BuiltInPiece piece, String betza) {
        return new EnginePiece(Optional.of(piece), movement(betza), false);
    }

    private static final EnginePiece KING = new EnginePiece(Optional.empty(), movement("K"), true);

    private static EngineVariant variant(boolean drops, EnginePiece... pieces) {
        return new EngineVariant(List.of(pieces), drops, List.of(), List.of());
    }

    /// Recomputed independently of the engine's source. Exact.
    @ParameterizedTest
    @CsvSource({
        "N, 773, 866",
        "B, 1056, 1008",
        "R, 1277, 1327",
        "Q, 2590, 2590",
        "BN, 1987, 2042",
        "RN, 2240, 2413",
        "mRcB, 1203, 1252",
        "R4, 836, 900"
    })
    void theFormula(String betza, int middlegame, int endgame) {
        for (boolean raw : new boolean[] {false, true}) {
            assertThat(FairyStockfishModel.custom(EnginePhase.MG, raw)
                            .value(movement(betza), RectangularBoard.CHESS)
                            .value())
                    .hasValue(middlegame);
            assertThat(FairyStockfishModel.custom(EnginePhase.EG, raw)
                            .value(movement(betza), RectangularBoard.CHESS)
                            .value())
                    .hasValue(endgame);
        }
    }

    /// By hand: 10x8 has r1 = 5 + (7 + 9)/2 = 13. The rook 1277·13/12, the archbishop with 16 leaps and 8 rides
    /// 1987·(80 + 104)/(80 + 96); leapers stay, and so does what --raw asks for.
    @ParameterizedTest
    @CsvSource({"R, 10x8, 1383", "BN, 10x8, 2077", "N, 10x8, 773", "R, 8x8, 1277", "R, 5x5, 957", "pR, 10x8, 862"})
    void theBoardsSize(String betza, String board, int value) {
        assertThat(FairyStockfishModel.custom(EnginePhase.MG, false)
                        .value(movement(betza), BoardText.parse(board))
                        .value())
                .hasValue(value);
        assertThat(FairyStockfishModel.custom(EnginePhase.MG, true)
                        .value(movement(betza), BoardText.parse(board))
                        .value())
                .isEqualTo(FairyStockfishModel.custom(EnginePhase.MG, true)
                        .value(movement(betza), RectangularBoard.CHESS)
                        .value());
    }

    @Test
    void everyTermIsAStep() {
        Valuation rook =
                FairyStockfishModel.custom(EnginePhase.EG, false).value(movement("R4"), BoardText.parse("9x9"));
        assertThat(rook.steps())
                .extracting(Valuation.Step::name)
                .containsExactly(
                        "capture rides",
                        "quiet rides",
                        "orthogonal capture rides",
                        "orthogonal quiet rides",
                        "v0",
                        "value of the custom piece",
                        "board size");
        assertThat(rook.steps().stream().map(step -> (int) step.value()))
                .containsExactly(458, 111, 60, 200, 829, 900, 900 * 13 / 12);
        assertThat(FairyStockfishModel.custom(EnginePhase.MG, true)
                        .value(movement("mRcpR"), RectangularBoard.CHESS)
                        .steps())
                .extracting(Valuation.Step::name)
                .containsExactly(
                        "quiet rides", "capture hops", "orthogonal quiet rides", "v0", "value of the custom piece");
    }

    @Test
    void aRangeOfSevenIsUnlimitedAndInitialMovesAreNotCounted() {
        FairyStockfishModel model = FairyStockfishModel.custom(EnginePhase.MG, false);
        assertThat(model.value(movement("R7"), RectangularBoard.CHESS).value())
                .isEqualTo(model.value(movement("R"), RectangularBoard.CHESS).value());
        Valuation pawn = model.value(movement("fmWfceFifmnD"), RectangularBoard.CHESS);
        assertThat(pawn.value())
                .isEqualTo(
                        model.value(movement("fmWfcF"), RectangularBoard.CHESS).value());
        assertThat(pawn.notes()).contains("its initial moves are not counted");
    }

    @Test
    void whatTheFormulaDoesNotSeeIsNoted() {
        FairyStockfishModel model = FairyStockfishModel.custom(EnginePhase.MG, false);
        assertThat(model.value(movement("B"), RectangularBoard.CHESS).notes())
                .containsExactly("the formula ignores its colour-binding");
        assertThat(model.value(movement("fR"), RectangularBoard.CHESS).notes())
                .containsExactly("the formula ignores the direction of its moves");
        assertThat(model.value(movement("nN"), RectangularBoard.CHESS).notes())
                .containsExactly("the formula ignores its lameness");
        assertThat(model.value(movement("RN"), RectangularBoard.CHESS).notes()).isEmpty();
        for (String[] same : new String[][] {{"fN", "bN"}, {"nN", "N"}, {"fR", "lR"}, {"FA", "WD"}}) {
            assertThat(model.value(movement(same[0]), RectangularBoard.CHESS).value())
                    .isEqualTo(model.value(movement(same[1]), RectangularBoard.CHESS)
                            .value());
        }
    }

    @ParameterizedTest
    @CsvSource({"D0", "jR", "jA", "oR", "C3"})
    void whatTheEngineCannotHaveHasNoValue(String betza) {
        Valuation valuation =
                FairyStockfishModel.custom(EnginePhase.MG, false).value(movement(betza), RectangularBoard.CHESS);
        assertThat(valuation.value()).isEmpty();
        assertThat(valuation.notes()).isNotEmpty();
    }

    @Test
    void boardsThatTheEngineDoesNotHave() {
        FairyStockfishModel model = FairyStockfishModel.custom(EnginePhase.MG, false);
        assertThat(model.value(movement("R"), BoardText.parse("8x8:cylinder")).value())
                .isEmpty();
        assertThat(model.value(movement("R"), BoardText.parse("hex:6")).value()).isEmpty();
        assertThat(model.value(movement("N"), BoardText.parse("16x16")).notes())
                .contains("the engine's boards are at most 12x10");
    }

    @Test
    void builtInPiecesHaveTheirConstantsInAVariant() {
        EngineVariant chess = variant(
                false,
                builtIn(BuiltInPiece.PAWN, "fmWfceF"),
                builtIn(BuiltInPiece.KNIGHT, "N"),
                builtIn(BuiltInPiece.QUEEN, "Q"),
                custom("mRcN"),
                KING);
        FairyStockfishModel middlegame = FairyStockfishModel.in(chess, EnginePhase.MG, false);
        assertThat(middlegame.value(movement("N"), RectangularBoard.CHESS).value())
                .hasValue(781);
        assertThat(middlegame.value(movement("Q"), RectangularBoard.CHESS).value())
                .hasValue(2538);
        assertThat(middlegame.value(movement("mRcN"), RectangularBoard.CHESS).value())
                .isEqualTo(FairyStockfishModel.custom(EnginePhase.MG, false)
                        .value(movement("mRcN"), RectangularBoard.CHESS)
                        .value());
        assertThat(middlegame.value(KING, RectangularBoard.CHESS).value()).isEmpty();
        assertThat(Anchor.centipawns(middlegame, RectangularBoard.CHESS)).hasValue(304 / 781.0);
        // No queen to become: 208 − (2682 − 0)/100.
        assertThat(FairyStockfishModel.in(chess, EnginePhase.EG, false)
                        .value(movement("fmWfceF"), RectangularBoard.CHESS)
                        .value())
                .hasValue(208 - 26);
    }

    /// By hand. Strongest: 1277 + (2538 − 1277)/20. Drops on 8x8: r1 = 11, 1277·11/12 = 1170, 1170·7000/8170 =
    /// 1002, halved 501.
    @Test
    void dropsAndTheStrongestPiece() {
        EngineVariant strongest = variant(false, builtIn(BuiltInPiece.KNIGHT, "N"), custom("R"), KING);
        assertThat(FairyStockfishModel.in(strongest, EnginePhase.MG, false)
                        .value(movement("R"), RectangularBoard.CHESS)
                        .value())
                .hasValue(1277 + 63);
        assertThat(FairyStockfishModel.in(strongest, EnginePhase.MG, true)
                        .value(movement("R"), RectangularBoard.CHESS)
                        .value())
                .hasValue(1277);
        EngineVariant drops = variant(true, builtIn(BuiltInPiece.KNIGHT, "N"), custom("R"), KING);
        assertThat(FairyStockfishModel.in(drops, EnginePhase.MG, false)
                        .value(movement("R"), RectangularBoard.CHESS)
                        .value())
                .hasValue(501);
    }

    @Test
    void keysOfTheEngine() {
        assertThat(BuiltInPiece.of("fersAlfil")).hasValue(BuiltInPiece.FERS_ALFIL);
        assertThat(BuiltInPiece.of("customPiece1")).isEmpty();
    }

    /// The engine's formula does not look at the board; a piece that cannot move there has no value all the same.
    @ParameterizedTest
    @CsvSource({
        "N, 1x1, true",
        "N, 2x2, true",
        "N, 3x2, false",
        "R, 1x1, true",
        "R, 1x2, false",
        "W, 1x8, false",
        "F, 1x8, true"
    })
    void whatCannotMoveOnABoardHasNoValue(String betza, String board, boolean stuck) {
        Valuation valuation = FairyStockfishModel.custom(EnginePhase.MG, false)
                .value(Betza.parse(betza).movement(), BoardText.parse(board));
        assertThat(valuation.value().isEmpty()).isEqualTo(stuck);
        assertThat(valuation.notes().contains("it cannot move on " + board + ": every step leads off the board"))
                .isEqualTo(stuck);
    }
}
