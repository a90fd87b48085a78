package org.pieceworth.rules.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.Variants;

/// A single move is found legal just where the list of all has it, also when it comes from another position.
class SurelyLegalTest {

    private static final int PLIES = 60;

    /// Moves are remembered for so many plies.
    private static final int REMEMBERED = 4;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "capablanca",
                "shogi",
                "grand",
                "crazyhouse",
                "hoppelpoppel",
                "atomic",
                "spartan",
                "xiangqi",
                "makpong",
                "3check",
                "racingkings",
                "horde",
                "janggi",
                "coregal",
                "atomar",
                "threekings"
            })
    void isAMoveOfTheList(String name) {
        check(VariantRules.of(Variants.open(name).variant()), true);
    }

    /// Some moves are not known without the list here: other moves are added to it or taken away.
    @ParameterizedTest
    @ValueSource(strings = {"antichess", "seirawan", "cambodian", "duck", "shatar", "sittuyin", "placement"})
    void isSeldomSureWhereOtherMovesMatter(String name) {
        check(VariantRules.of(Variants.open(name).variant()), false);
    }

    private static void check(VariantRules rules, boolean all) {
        Random random = new Random(7);
        VariantPosition position = rules.start();
        int[] moves = new int[position.maxMoves()];
        int[][] remembered = new int[REMEMBERED][0];
        for (int ply = 0; ply < PLIES; ply++) {
            VariantPosition here = position;
            int count = position.generate(moves);
            Set<Integer> legal = Arrays.stream(moves, 0, count).boxed().collect(Collectors.toSet());
            remembered[ply % REMEMBERED] = Arrays.copyOf(moves, count);
            for (int move :
                    Arrays.stream(remembered).flatMapToInt(IntStream::of).toArray()) {
                boolean sure = position.isSurelyLegal(move);
                assertThat(!sure || legal.contains(move))
                        .as(() -> move + " in " + here.fen())
                        .isTrue();
                if (all && Move.kind(move) == Move.NORMAL && legal.contains(move)) {
                    assertThat(sure).as(() -> move + " in " + here.fen()).isTrue();
                }
            }
            if (count == 0) {
                position = rules.start();
            } else {
                position.make(moves[random.nextInt(count)]);
            }
        }
    }
}
