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
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.fairystockfish.EngineVariant.EnginePiece;

/// What variants do to the engine's values, and what the engine has not.
class EngineVariantTest {

    private static final FairyStockfishModel CUSTOM = FairyStockfishModel.custom(EnginePhase.MG, false);

    private static EnginePiece piece(Optional<BuiltInPiece> builtIn, String betza) {
        return new EnginePiece(builtIn, Betza.parse(betza).movement(), false);
    }

    private static Valuation custom(String betza, String board) {
        return CUSTOM.value(Betza.parse(betza).movement(), BoardText.parse(board));
    }

    /// The pawn's 208 less (2682 − 1380)/100 where rooks are the best that pawns become; the middlegame's 124 stays.
    @Test
    void aPawnIsWorthLessWhereItDoesNotBecomeAQueen() {
        EnginePiece pawn = piece(Optional.of(BuiltInPiece.PAWN), "fmWfceF");
        EnginePiece rook = piece(Optional.of(BuiltInPiece.ROOK), "R");
        EnginePiece bishop = piece(Optional.of(BuiltInPiece.BISHOP), "B");
        EnginePiece queen = piece(Optional.of(BuiltInPiece.QUEEN), "Q");
        EngineVariant rooks =
                new EngineVariant(List.of(pawn, bishop, rook, queen), false, List.of(bishop, rook), List.of());
        EngineVariant queens =
                new EngineVariant(List.of(pawn, bishop, rook, queen), false, List.of(rook, queen), List.of());
        Valuation less = FairyStockfishModel.in(rooks, EnginePhase.EG, false).value(pawn, RectangularBoard.CHESS);
        assertThat(less.value()).hasValue(208 - 13);
        assertThat(less.steps().getLast().inputs().getLast().value()).isEqualTo(1380);
        assertThat(FairyStockfishModel.in(queens, EnginePhase.EG, false)
                        .value(pawn, RectangularBoard.CHESS)
                        .value())
                .hasValue(208);
        Valuation middlegame =
                FairyStockfishModel.in(rooks, EnginePhase.MG, false).value(pawn, RectangularBoard.CHESS);
        assertThat(middlegame.steps()).extracting(Step::name).containsExactly("constant");
        assertThat(FairyStockfishModel.custom(EnginePhase.EG, false)
                        .value(pawn, RectangularBoard.CHESS)
                        .value())
                .hasValue(208);
        // The queen is not the pawn, and stays as she is except for being the strongest.
        assertThat(FairyStockfishModel.in(rooks, EnginePhase.EG, false)
                        .value(bishop, RectangularBoard.CHESS)
                        .value())
                .hasValue(BuiltInPiece.BISHOP.value(EnginePhase.EG));
    }

    /// Of two equals the first is the strongest; a king is none.
    @Test
    void theStrongestPiece() {
        EnginePiece king = new EnginePiece(Optional.empty(), Betza.parse("QN").movement(), true);
        EnginePiece first = piece(Optional.empty(), "fbR");
        EnginePiece second = piece(Optional.empty(), "slR");
        EngineVariant variant = new EngineVariant(List.of(king, first, second), false, List.of(), List.of());
        assertThat(variant.strongest()).hasValue(first);
        assertThat(variant.bestPromotion()).isZero();
        assertThat(king.base(EnginePhase.MG)).isZero();
        assertThat(new EngineVariant(List.of(), false, List.of(), List.of()).strongest())
                .isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | -",
                "capablanca | -",
                "atomic | explosions",
                "3check | check counting",
                "racingkings | checks being forbidden",
                "bughouse | a second board",
                "makpong | makpong",
                "antichess | the loss of all pieces",
            })
    void rulesThatAreNotFollowed(String name, String rule) {
        Variant variant = Variants.open(name).variant();
        Valuation rook = FairyStockfishModel.in(EngineVariant.of(variant), EnginePhase.MG, false)
                .value(variant.type('R').orElseThrow(), variant);
        assertThat(rook.notes().stream()
                        .filter(note -> note.endsWith("not modelled here"))
                        .toList())
                .isEqualTo(
                        rule.equals("-")
                                ? List.of()
                                : List.of("the engine changes its values for " + rule + ", not modelled here"));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "N | 12x10 | -",
                "N | 13x10 | the engine's boards are at most 12x10",
                "N | 12x11 | the engine's boards are at most 12x10",
                "NifR | 8x8 | its initial moves are not counted",
                "NR | 8x8 | -",
                "nA | 8x8 | the formula ignores its colour-binding and its lameness",
                "fB | 8x8 | the formula ignores its colour-binding and the direction of its moves",
                "fmNbcN | 8x8 | the formula ignores the direction of its moves",
                "ifN | 8x8 | it has no moves that the engine counts",
                "oW | 8x8 | the engine has no o, and would silently ignore it",
                "jA | 8x8 | the engine has no j, and would silently ignore it",
                "C2 | 8x8 | in the engine only the knight of all long leapers can ride",
                "Z | 8x8 | -",
                "N2 | 8x8 | -",
                "zB | 8x8 | the engine has no rides that bend and no moves of several legs",
                "N | 8x8:torus | the engine has no board 8x8:torus",
                "N | hex:6 | the engine has no board hex:6",
            })
    void notes(String betza, String board, String expected) {
        List<String> notes = custom(betza, board).notes();
        assertThat(notes.isEmpty() ? "-" : String.join(" + ", notes)).isEqualTo(expected);
    }

    /// A range of n counts (n + 1)/8 of a ride, up to all of it: 4·185·percent/100 for the captures of a rook.
    @ParameterizedTest
    @CsvSource({"R2, 37", "R3, 50", "R5, 75", "R6, 87", "R7, 100", "R8, 100", "R, 100"})
    void rangesCountByTheirShare(String betza, int percent) {
        assertThat(custom(betza, "8x8").steps().getFirst().value()).isEqualTo(Math.floor(4 * percent * 185 / 100.0));
    }

    @Test
    void leapersDoNotDependOnTheBoard() {
        assertThat(custom("N", "10x8").steps())
                .extracting(Step::name)
                .containsExactly("capture leaps", "quiet leaps", "v0", "value of the custom piece");
        assertThat(custom("R", "10x8").steps().getLast().inputs())
                .extracting(Valuation.Input::value)
                .containsExactly(1277.0, 0.0, 8.0, 13.0);
    }

    /// A royal piece of the same moves does not stand in the way of the one that is valued.
    @Test
    void aPieceOfTheVariantIsMeantUnlessItIsRoyal() {
        EnginePiece king = new EnginePiece(
                Optional.of(BuiltInPiece.QUEEN), Betza.parse("R").movement(), true);
        EngineVariant variant =
                new EngineVariant(List.of(king), false, List.of(), List.of("a rule that is not followed"));
        FairyStockfishModel model = FairyStockfishModel.in(variant, EnginePhase.MG, false);
        Valuation rook = model.value(Betza.parse("R").movement(), RectangularBoard.CHESS);
        assertThat(rook.value()).hasValue(1277);
        assertThat(rook.notes()).containsExactly("a rule that is not followed");
        Valuation knight = model.value(Betza.parse("N").movement(), RectangularBoard.CHESS);
        assertThat(knight.value()).hasValue(781);
        assertThat(model.value(king, RectangularBoard.CHESS).notes())
                .containsExactly("it is royal, and the engine gives a royal piece no value");
    }
}
