package org.pieceworth.valuation.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.text.InputException;

/// Which pieces a pool has, which of them are alike, and how many armies they make.
class ArmyPoolTest {

    private static Movement movement(String betza) {
        return Betza.parse(betza).movement();
    }

    private static List<String> texts(String pool) {
        return ArmyPool.named(pool).values().stream()
                .map(piece -> piece.betza().text())
                .toList();
    }

    @Test
    void poolsByName() {
        // The source's lexicon.
        assertThat(ArmyPool.named("lexicon")).hasSize(289);
        assertThat(ArmyPool.named("lexicon").values())
                .extracting(piece -> piece.name().isEmpty())
                .containsOnly(false);
        assertThat(texts("N, B ,RN")).containsExactly("N", "B", "RN");
        assertThat(texts("knight,N,B")).containsExactly("N", "B");
        assertThat(ArmyPool.named("catalogue").keySet())
                .contains(movement("N"), movement("Q"), movement("RN"))
                .doesNotContain(movement("fmWfceFifmnD"));
        assertThat(ArmyPool.named("catalogue").values()).extracting(Piece::name).doesNotContain("king", "pawn");
        assertThat(ArmyPool.named("catalogue").keySet()).noneMatch(movement -> movement.any(ray -> ray.initial()));
        assertThatThrownBy(() -> ArmyPool.named("N,knihgt")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> ArmyPool.named("N,")).isInstanceOf(InputException.class);
    }

    @Test
    void kindsAreTheCheapestFirstAndThoseWithoutValueApart() {
        Stream<Piece> pieces = ArmyPool.named("Q,N,pR,R,gQ").values().stream();
        ArmyPool pool = ArmyPool.of(
                pieces,
                piece -> piece.equals(movement("Q"))
                        ? OptionalDouble.of(9)
                        : piece.equals(movement("N"))
                                ? OptionalDouble.of(3)
                                : piece.equals(movement("R")) ? OptionalDouble.of(5) : OptionalDouble.empty());
        assertThat(pool.kinds()).extracting(ArmyPool.Kind::betza).containsExactly("N", "R", "Q");
        assertThat(pool.kinds()).extracting(ArmyPool.Kind::name).containsExactly("knight", "rook", "queen");
        assertThat(pool.values()).containsExactly(3, 5, 9);
        assertThat(pool.leftOut()).containsExactly("pR", "gQ");
    }

    @ParameterizedTest
    @CsvSource({
        "mRcN, R, false, true",
        "mRcN, R, true, false",
        "mRcN, N, true, true",
        "mRcN, N, false, false",
        "R, R, true, true",
        "R4, R, true, false",
        "oR, R, true, false",
        "NiR, NR, true, false",
        "NiR, N, true, false",
        "mRceN, mWcN, true, true",
        "mRjD, R, false, false",
        "KisO2, K, true, false",
    })
    void alike(String piece, String theme, boolean captures, boolean expected) {
        assertThat(ArmyPool.alike(movement(piece), movement(theme), captures)).isEqualTo(expected);
        assertThat(ArmyPool.alike(movement(theme), movement(piece), captures)).isEqualTo(expected);
    }

    /// Multisets and sets: three pairs of 289 kinds and one piece in the middle, 291·290·289/6 · 289.
    @ParameterizedTest(name = "{0} pairs and {1} of {3}, distinct {2}")
    @CsvSource({
        "3, 1, false, 289, 1174722865",
        "0, 2, false, 5, 15",
        "0, 2, true, 5, 10",
        "1, 1, true, 5, 20",
        "2, 0, true, 5, 10",
        "2, 0, false, 5, 15",
        "1, 2, true, 3, 3",
        "1, 3, true, 3, 0",
        "0, 5, true, 5, 1",
        "0, 6, true, 5, 0",
        "6, 0, true, 5, 0",
        "0, 1, false, 0, 0",
    })
    void howManyArmies(int pairs, int singles, boolean distinct, int pool, BigInteger armies) {
        assertThat(new ArmyShape(pairs, singles, distinct).armies(pool)).isEqualTo(armies);
    }

    @Test
    void howLongASearchTakes() {
        assertThat(ArmySearch.steps(289, ArmyShape.free(1, false))).isEqualTo(BigInteger.ONE);
        assertThat(ArmySearch.steps(289, new ArmyShape(1, 0, true))).isEqualTo(BigInteger.ONE);
        // The last choice is found, not gone through: 291·290·289/6 triples of pairs, or pairs of pairs.
        assertThat(ArmySearch.steps(289, ArmyShape.symmetric(7, false))).isEqualTo(BigInteger.valueOf(4_064_785));
        assertThat(ArmySearch.steps(289, ArmyShape.symmetric(6, false))).isEqualTo(BigInteger.valueOf(289 * 290 / 2));
        double[] values = new double[289];
        assertThatThrownBy(() -> ArmySearch.search(values, ArmyShape.free(7, false), 1, 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("too many armies to go through");
    }

    /// Of values 1, 2, 3, 3 and 5: pairs of equals count double, kinds of equal value are different kinds.
    @Test
    void armiesWithinATolerance() {
        double[] values = {1, 2, 3, 3, 5};
        // One pair and one single, of different kinds, worth 7 or within 1 of it: 2·1+5, 2·2+3 twice, 2·3+1 twice;
        // 2·1+5=7, 2·2+2 is no choice; at 6: 2·2+... none; 2·1+... none; at 8: 2·3+2 twice.
        ArmySearch.Found found = ArmySearch.search(values, new ArmyShape(1, 1, true), 7, 1, 3);
        assertThat(found.count()).isEqualTo(7);
        assertThat(found.nearest()).hasSize(3).allMatch(answer -> answer.value() == 7);
        assertThat(ArmySearch.search(values, new ArmyShape(1, 1, true), 7, 0, 10)
                        .count())
                .isEqualTo(5);
        // The same kind again, where kinds need not differ: 2·2+2 = 6 as well.
        assertThat(ArmySearch.search(values, new ArmyShape(1, 1, false), 7, 1, 10)
                        .count())
                .isEqualTo(8);
        // Both ends of the interval belong to it.
        assertThat(ArmySearch.search(values, ArmyShape.free(1, false), 4, 1, 10).nearest())
                .extracting(ArmyAnswer::value)
                .containsExactly(3.0, 3.0, 5.0);
        assertThat(ArmySearch.search(values, ArmyShape.free(1, false), 4, 1, 0).nearest())
                .isEmpty();
        assertThat(ArmySearch.search(values, ArmyShape.free(1, false), 4, 1, 0).count())
                .isEqualTo(3);
    }
}
