package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// Counted hunts, forbidden repetitions, mates and stalemates that are not what they are in chess. The
/// outcomes are those of Fairy-Stockfish (July 2026).
class SlowEndsTest {

    private static VariantPosition played(String variant, String fen, String moves) {
        VariantRules rules = ShippedRules.of(variant);
        VariantPosition position = fen.equals("startpos") ? rules.start() : rules.position(fen);
        for (String move : moves.isBlank() ? List.<String>of() : List.of(moves.split(" "))) {
            assertThat(position.outcome()).as(position::fen).isInstanceOf(Outcome.InPlay.class);
            position.make(Uci.read(position, move));
        }
        return position;
    }

    private static String outcome(VariantPosition position) {
        return switch (position.outcome()) {
            case Outcome.InPlay _ -> "open";
            case Outcome.Drawn _ -> "draw";
            case Outcome.Won(Side winner) -> winner.name();
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # a bare king is counted from the number of pieces on the board, by what hunts it
            makruk    | 8/8/8/8/8/1K4k1/3R4/8 b - - 0 80    | g3g4 d2d4      | 8/8/8/8/3R2k1/1K6/8/8 b - 32 6 81
            makruk    | 8/8/8/8/8/1K4k1/3S4/8 b - - 0 80    | g3g4 d2d3      | 8/8/8/8/6k1/1K1S4/8/8 b - 88 6 81
            makruk    | 8/8/8/8/n7/1K4k1/3R4/8 b - - 0 80   | g3g4 d2d4      | 8/8/8/8/n2R2k1/1K6/8/8 b - 128 1 81
            cambodian | 8/8/8/8/n7/1K4k1/3R4/8 b - - 0 80   | g3g4 d2d4      | 8/8/8/8/n2R2k1/1K6/8/8 b - 126 1 81
            cambodian | 8/8/8/8/8/1K4k1/3R4/8 b - - 0 80    | g3g4 d2d4      | 8/8/8/8/3R2k1/1K6/8/8 b - 30 6 81
            asean     | 8/8/8/8/8/1K4k1/3R4/8 b - - 0 80    | g3g4 d2d4      | 8/8/8/8/3R2k1/1K6/8/8 b - 32 0 81
            # the last pawn falls to a bare king
            makruk    | 8/3R4/8/8/8/1K4k1/6P1/8 b - - 0 80  | g3g2           | 8/3R4/8/8/8/1K6/6k1/8 w - 32 5 81
            """)
    void huntsAreCounted(String variant, String fen, String moves, String after) {
        VariantPosition position = played(variant, fen, moves);
        assertThat(position.fen()).isEqualTo(after);
        assertThat(VariantRules.of(position.variant()).position(after).fen()).isEqualTo(after);
        for (int i = 0; i < moves.split(" ").length; i++) {
            position.unmake();
        }
        assertThat(position.fen()).isEqualTo(fen);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            makruk       | 8/8/8/8/8/1K4k1/3R4/8 b - 32 30 80             | g3g4 d2d4 | open
            makruk       | 8/8/8/8/8/1K4k1/3R4/8 b - 32 31 80             | g3g4 d2d4 | draw
            # who gives nothing but check loses
            xiangqi      | 4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1            | e10f10 e2f2 f10e10 f2e2 e10f10 e2f2 f10e10 f2e2 | BLACK
            # and who chases an unprotected cannon
            xiangqi      | 4k4/9/9/9/9/R1c6/9/9/9/3K5 b - - 0 1           | c5c6 a5a6 c6c5 a6a5 c5c6 a5a6 c6c5 a6a5 | BLACK
            manchu       | 4k4/9/9/9/9/M1c6/9/9/9/3K5 b - - 0 1           | e10f10 a5a6 f10e10 a6a5 e10f10 a5a6 f10e10 a6a5 | draw
            # without a check or a chase a repetition is a draw
            euroshogi    | startpos | g2f2 b7c7 f2g2 c7b7 g2f2 b7c7 f2g2 c7b7 g2f2 b7c7 f2g2 c7b7 | draw
            # to and fro for the fourth time
            janggimodern | startpos                                       | a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1 a9a10 | open
            janggimodern | startpos                                       | a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1 a9a10 a1a2 | BLACK
            # mates of Shatar: by a knight it loses, and without a check of queen, rook or knight it draws
            shatar       | 6rk/6pp/7N/8/8/8/8/K7 w - - 0 1                | h6f7      | BLACK
            shatar       | 7k/5K1p/8/8/8/8/8/2B5 w - - 0 1                | c1b2      | draw
            shatar       | 7k/p7/6K1/8/8/8/8/1R6 w - - 0 1                | b1b8      | WHITE
            # nothing but a promotion that is not compulsory
            sittuyin     | k7/7R/8/3p4/8/3K4/8/1R6[] w - - 0 1            | d3d4      | draw
            """)
    void gamesEnd(String variant, String fen, String moves, String end) {
        VariantPosition position = played(variant, fen, moves);
        String before = position.fen();
        long hash = position.hash();
        assertThat(outcome(position)).isEqualTo(end);
        assertThat(outcome(position.copy())).isEqualTo(end);
        assertThat(position.fen()).isEqualTo(before);
        assertThat(position.hash()).isEqualTo(hash);
    }

    @Test
    void stalemateIsDecidedByMaterialWhereDrawsAre() {
        Variants file = Variants.parse("test.ini", "[odds:chess]\nmaterialCounting = blackdrawodds\n");
        VariantRules rules = VariantRules.of(file.read("odds").variant());
        assertThat(outcome(rules.position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"))).isEqualTo("BLACK");
    }

    @Test
    void countsHaveALimit() {
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> played("makruk", "8/8/8/8/8/1K4k1/3R4/8 b - 300 6 80", ""))
                .withMessageContaining("the counting limit is 300, expected 255 at most");
    }
}
