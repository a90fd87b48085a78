package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.rules.san.MoveReadings;
import org.pieceworth.rules.variant.Variants;

/// Moves of every variant in every notation.
class NotationTest {

    private static final int PLIES = 16;

    static List<String> variants() {
        return Variants.shipped().names();
    }

    /// Moves that are written in more than one way come first: promotions, drops, castling, passes, what enters.
    @ParameterizedTest
    @MethodSource("variants")
    void whatIsWrittenIsRead(String name) {
        VariantPosition position = ShippedRules.of(name).start();
        RandomGenerator random = RandomGames.random(name.hashCode());
        int[] moves = new int[position.maxMoves()];
        int plies = position.buildsWalls() ? PLIES / 8 : PLIES;
        for (int ply = 0; ply < plies; ply++) {
            int count = position.generate(moves);
            if (count == 0) {
                return;
            }
            int move = chosen(moves, count, random);
            for (MoveNotation notation : MoveNotation.values()) {
                String text = notation.write(position, move);
                assertThat(MoveReadings.of(position, text).likely())
                        .as(() -> text + " in " + position.fen())
                        .containsExactly(move);
            }
            position.make(move);
        }
    }

    private static int chosen(int[] moves, int count, RandomGenerator random) {
        int first = random.nextInt(count);
        for (int i = 0; i < 4; i++) {
            int move = moves[random.nextInt(count)];
            if (Move.kind(move) > Move.DOUBLE_STEP || Move.gatedType(move) >= 0) {
                return move;
            }
        }
        return moves[first];
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            shogi       | lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] w 0 1 | b2h8+  | Bxh8=H
            shogi       | 4k4/4g4/9/2S6/9/9/9/9/4K4[] w 0 1                                     | c6c7+  | Sc7=G
            shogi       | 4k4/2+Sg5/9/9/9/9/9/9/4K4[] w 0 1                                      | c8d8   | Gxd8+
            minishogi   | 4k/5/5/R4/K4[] w 0 1                                                   | a2a5   | Ra5+
            kyotoshogi  | p+nks+l/5/5/5/+LSK+NP[] w 0 1                                          | a1a2-  | Ga2=L
            kyotoshogi  | 2k2/5/5/5/2K2[LN] w 0 1                                                | L@c3   | L@c3+
            dobutsu     | 2l/1C1/3/1L1[] w 0 1                                                   | b3b4+  | Cb4=H
            xiangqi     | rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1  | b1c3   | Hc3
            xiangqi     | rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1  | c1e3   | Ece3
            xiangqi     | 3ak4/9/9/9/4P4/9/9/9/9/3K5 w - - 0 1                                   | e6d6   | Pd6
            janggi      | 3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1                                      | e2e2   | Ke2
            seirawan    | rnbqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[HEhe] w KQABCDEGHkqabcdegh - 0 1 | e1g1h | O-O/He1
            seirawan    | rnbqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[HEhe] w KQABCDEGHkqabcdegh - 0 1 | h1e1h | O-O/Hh1
            seirawan    | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1 | b1c3h  | Nc3/H
            duck        | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1               | e2e4,e4e5 | e4,e5
            ataxx       | P5p/7/7/7/7/7/p5P w 0 1                                                | P@b6   | P@b6
            pawnsideways | 4k3/8/8/8/4P3/8/8/4K3 w - - 0 1                                       | e4d4   | Pd4
            sittuyin    | 8/8/8/4P3/8/8/8/k1K5[] w - - 0 1                                       | e5e5f  | e5=F
            crazyhouse  | 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1                                       | P@e4   | P@e4
            """)
    void theSanOfFairyStockfishIsWrittenAndRead(String name, String fen, String uci, String san) {
        VariantPosition position = ShippedRules.of(name).position(fen);
        int move = Uci.read(position, uci);
        assertThat(move).isNotEqualTo(Move.NONE);
        assertThat(MoveNotation.FSF.write(position, move)).isEqualTo(san);
        assertThat(MoveReadings.of(position, san).likely()).containsExactly(move);
        assertThat(MoveReadings.of(position, uci).likely()).containsExactly(move);
    }

    /// A plus is a check where the plain move gives one, and a promotion where it does not.
    @Test
    void aPlusIsACheckOrAPromotion() {
        VariantPosition check = ShippedRules.of("minishogi").position("4k/5/5/R4/K4[] w 0 1");
        int plain = Uci.read(check, "a2a5");
        int promoting = Uci.read(check, "a2a5+");
        MoveReadings read = MoveReadings.of(check, "Ra5+");
        assertThat(read.likely()).containsExactly(plain);
        assertThat(read.unlikely()).containsExactly(promoting);
        assertThat(MoveReadings.of(check, "a2a5+").likely()).containsExactly(promoting);
        assertThat(MoveReadings.of(check, "Ra5=+").likely()).containsExactly(promoting);
        assertThat(MoveReadings.of(check, "Ra5=").likely()).containsExactly(plain);

        VariantPosition quiet = ShippedRules.of("minishogi").position("5/3k1/5/R4/K4[] w 0 1");
        assertThat(MoveReadings.of(quiet, "Ra5+").likely()).containsExactly(Uci.read(quiet, "a2a5+"));
        assertThat(MoveReadings.of(quiet, "Ra5").likely()).containsExactly(Uci.read(quiet, "a2a5"));
    }

    @ParameterizedTest
    @CsvSource({
        "xiangqi, Hd4",
        "shogi, Gc9",
        "shogi, P@e5",
        "seirawan, Nc3/Q",
        "seirawan, b1c3q",
        "duck, e4",
        "chess, Pd5",
        "crazyhouse, exd5",
        "shogi, Pc4=G"
    })
    void whatNoPieceCanDoIsNotRead(String name, String text) {
        assertThat(MoveReadings.of(ShippedRules.of(name).start(), text).likely())
                .isEmpty();
    }

    @Test
    void twoSoldiersThatFitAreAmbiguous() {
        VariantPosition position = ShippedRules.of("xiangqi").position("3ak4/9/9/9/2P1P4/9/9/9/9/3K5 w - - 0 1");
        assertThat(MoveReadings.of(position, "Pd6").likely()).hasSize(2);
        assertThat(MoveReadings.of(position, "Pcd6").likely()).hasSize(1);
    }
}
