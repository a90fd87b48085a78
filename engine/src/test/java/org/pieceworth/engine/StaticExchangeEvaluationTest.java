package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.testkit.RandomGames;

/// The exchange evaluation against exchanges played out, on random positions of many kinds of pieces.
class StaticExchangeEvaluationTest {

    private static final int GAMES = 3;
    private static final int PLIES = 60;

    /// So many of the exchanges are what the best order of attackers gives too; 0.9977 were measured on
    /// 11,000. The least valuable attacker is not the best one where it screens or stands before another.
    private static final double FLOOR = 0.997;

    /// How often the exchange evaluation met the reference.
    private static final class Tally {
        private int compared;
        private int fought;
        private int ambiguous;
        private int best;
    }

    private static Stream<String> shipped() {
        return Stream.of(
                "chess",
                "capablanca",
                "xiangqi",
                "janggi",
                "shako",
                "makruk",
                "shatranj",
                "courier",
                "grasshopper",
                "nightrider",
                "crazyhouse",
                "amazon",
                "hoppelpoppel",
                "newzealand",
                "chigorin",
                "berolina",
                "legan",
                "minixiangqi",
                "knightmate",
                "tencubed",
                "grand",
                "shogi",
                "losalamos",
                "centaur",
                "spartan");
    }

    private static Stream<String> betza() {
        return Stream.of(
                "KNADcaKmcaK",
                "mQcafmF",
                "qN",
                "zB",
                "gQ",
                "mRcpR",
                "pB",
                "jR",
                "nAnD",
                "NN",
                "DD",
                "mRcB",
                "jD",
                "B3",
                "WfF",
                "(1,4)",
                "fsN",
                "nN",
                "mKcpQ",
                "mNcK",
                "mBcR",
                "CZ",
                "R4",
                "mfWcbF",
                "cpRmB",
                "FDD",
                "W2F",
                "sRfbB");
    }

    /// For the shipped ones together, the order of the least valuable attackers is the best one nearly always.
    @Test
    void shippedVariantsExchangeAsPlayedOut() {
        List<Tally> tallies = shipped()
                .map(name -> agrees(Variants.shipped().read(name).variant()))
                .toList();
        int fought = tallies.stream().mapToInt(tally -> tally.fought).sum();
        int best = tallies.stream().mapToInt(tally -> tally.best).sum();
        assertThat(fought).isGreaterThan(5_000);
        assertThat((double) best / fought).isGreaterThan(FLOOR);
    }

    /// Knights and bishops of chess give way to another piece.
    @ParameterizedTest
    @MethodSource("betza")
    void otherPiecesExchangeAsPlayedOut(String betza) {
        agrees(with(betza));
    }

    /// A threshold is reached exactly when the exchange is worth it.
    @ParameterizedTest
    @ValueSource(strings = {"chess", "xiangqi", "shako", "crazyhouse", "seirawan", "atomic", "sittuyin", "rifle"})
    void thresholdsSayTheSame(String name) {
        Variant variant = Variants.shipped().read(name).variant();
        VariantRules rules = VariantRules.of(variant);
        int[] values = values(rules, variant);
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGenerator random = RandomGames.random(seed);
            VariantPosition position = rules.start();
            int[] moves = new int[position.maxMoves()];
            int count = position.generate(moves);
            for (int ply = 0; ply < PLIES && count > 0; ply++) {
                for (int i = ply % 4; i < count; i += 4) {
                    int move = moves[i];
                    int gain = position.staticExchange(move, values);
                    for (int threshold : new int[] {gain - 1, gain, gain + 1, 0, random.nextInt(-900, 900)}) {
                        assertThat(position.staticExchangeAtLeast(move, threshold, values))
                                .as(() -> position.fen() + " " + Uci.write(position, move, false))
                                .isEqualTo(gain >= threshold);
                    }
                }
                position.make(moves[random.nextInt(count)]);
                count = position.generate(moves);
            }
        }
    }

    private static Variant with(String betza) {
        Variant chess = Variants.shipped().read("chess").variant();
        List<PieceType> types = chess.types().stream()
                .map(type -> type.letter() == 'N' || type.letter() == 'B'
                        ? new PieceType(
                                type.letter(),
                                "odd",
                                betza,
                                Dialect.STANDARD,
                                Betza.parse(betza).movement())
                        : type)
                .toList();
        return new Variant(
                betza,
                chess.board(),
                types,
                chess.startFen(),
                false,
                chess.pawns(),
                chess.promotion(),
                chess.castling(),
                chess.royals(),
                chess.hands(),
                chess.gating(),
                chess.captures(),
                chess.mobility(),
                chess.end(),
                chess.stones(),
                List.of());
    }

    /// Different for all types, small for what stands in numbers, kings above all others together.
    private static int[] values(VariantRules rules, Variant variant) {
        int types = rules.letters().length();
        int[] values = new int[types];
        Arrays.setAll(values, type -> 100 + 67 * (type * 7 % types));
        for (int type = 0; type < types; type++) {
            if (variant.royals().kings().contains(rules.letters().charAt(type))) {
                values[type] = 100_000;
            }
        }
        return values;
    }

    private static Tally agrees(Variant variant) {
        Tally tally = new Tally();
        compare(variant, tally);
        assertThat(tally.fought).as(variant.name()).isGreaterThan(50);
        assertThat(tally.ambiguous).as(variant.name()).isLessThan(tally.compared / 10);
        return tally;
    }

    private static void compare(Variant variant, Tally tally) {
        VariantRules rules = VariantRules.of(variant);
        int[] values = values(rules, variant);
        BruteForceExchange brute = new BruteForceExchange(variant, values);
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGenerator random = RandomGames.random(seed);
            VariantPosition position = rules.start();
            int[] moves = new int[position.maxMoves()];
            int count = position.generate(moves);
            for (int ply = 0; ply < PLIES && count > 0; ply++) {
                if (ply % 4 == 3) {
                    VariantPosition free = brute.free(position);
                    for (int i = 0; i < count; i++) {
                        compare(position, free, moves[i], brute, values, tally);
                    }
                }
                position.make(moves[random.nextInt(count)]);
                count = position.generate(moves);
            }
        }
    }

    private static void compare(
            VariantPosition position,
            VariantPosition free,
            int move,
            BruteForceExchange brute,
            int[] values,
            Tally tally) {
        int kind = Move.kind(move);
        if (kind == Move.CASTLING || kind == Move.PASS || kind == Move.LEGS || Move.gatedType(move) >= 0) {
            return;
        }
        Set<Integer> least = brute.leastFirst(free, move);
        if (least.isEmpty()) {
            return;
        }
        int gain = position.staticExchange(move, values);
        assertThat(least)
                .as(() -> Uci.write(position, move, false) + " in " + position.fen())
                .contains(gain);
        tally.compared++;
        tally.ambiguous += least.size() > 1 ? 1 : 0;
        OptionalInt best = brute.best(free, move);
        if (best.isPresent() && (gain != 0 || best.getAsInt() != 0)) {
            tally.fought++;
            tally.best += best.getAsInt() == gain ? 1 : 0;
        }
    }
}
