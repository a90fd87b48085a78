package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.rules.variant.Variants;

class PieceTraitsTest {

    private static List<String> traits(String board, String piece) {
        VariantSource plain = PlainBoard.parse(board);
        MeasuredGame game = MeasuredGame.of(plain, List.of(piece), List.of("N", "B", "R", "Q"));
        return PieceTraits.of(game, game.pieces().getFirst());
    }

    @ParameterizedTest
    @CsvSource({
        "8x8, mK, never captures",
        "8x8, cK, only moves by capturing",
        "8x8, gQ, only moves over other pieces",
        "12x10, F, never leaves the colour of its square",
        "5x5, A, never leaves the colour of its square",
        "8x8, mfFcfeW, is measured as a pawn",
        "8x8, fR, at the far end of the board it is stuck"
    })
    void whatIsOddIsSaid(String board, String piece, String words) {
        assertThat(traits(board, piece)).anySatisfy(trait -> assertThat(trait).contains(words));
    }

    @ParameterizedTest
    @CsvSource({"8x8, N", "8x8, FfW", "5x5, WD", "12x10, BN", "8x8, mRcpR", "8x8, mBcN"})
    void nothingIsSaidOfOthers(String board, String piece) {
        assertThat(traits(board, piece)).isEmpty();
    }

    @Test
    void aPieceThatCannotMoveIsNamed() {
        String ini = "[still:chess]\nimmobile = o\n";
        MeasuredGame game = MeasuredGame.of(
                new VariantSource(Variants.parse("a test", ini).read("still").variant(), ini), List.of("O"), List.of());
        assertThat(PieceTraits.of(game, game.pieces().getFirst()))
                .singleElement()
                .asString()
                .contains("O cannot move on this board");
    }

    @Test
    void lettersOfAVariantAreKnown() {
        MeasuredGame game = MeasuredGame.of(VariantSource.shipped("chess"), List.of("B"), List.of("N", "R", "Q"));
        assertThat(PieceTraits.of(game, game.pieces().getFirst())).hasSize(1);
    }
}
