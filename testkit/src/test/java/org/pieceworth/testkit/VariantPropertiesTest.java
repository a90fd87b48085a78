package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// What holds on random games of any variant.
class VariantPropertiesTest {

    private static VariantRules rules(String name) {
        return ShippedRules.of(name);
    }

    /// Pieces that few variants have, in the place of knights.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "KNADcaKmcaKmabK",
                "cabK",
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
                "oR",
                "B3",
                "WfFifmnD",
                "(1,4)",
                "fsN",
                "bN",
                "nN",
                "mKcpQ",
                "yafsF",
                "dN"
            })
    void movesOfAnyPieceComeBack(String betza) {
        Variant chess = Variants.shipped().read("chess").variant();
        List<PieceType> types = chess.types().stream()
                .map(type -> type.letter() == 'N'
                        ? new PieceType(
                                'N',
                                "odd",
                                betza,
                                Dialect.STANDARD,
                                Betza.parse(betza).movement())
                        : type)
                .toList();
        Variant variant = new Variant(
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
        play(VariantRules.of(variant), betza);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "capablanca",
                "crazyhouse",
                "shogi",
                "seirawan",
                "atomic",
                "xiangqi",
                "berolina",
                "makruk",
                "sittuyin",
                "cambodian",
                "placement",
                "kyotoshogi",
                "grand",
                "rifle",
                "andernach",
                "courier",
                "shako",
                "grasshopper",
                "nightrider",
                "spartan",
                "coregal",
                "horde",
                "knightmate",
                "grid",
                "karouk",
                "wolf",
                "torishogi",
                "antichess",
                "extinction",
                "gustav3",
                "racingkings",
                "3check",
                "micro",
                "shouse",
                "duck",
                "joust",
                "isolation",
                "snailtrail",
                "petrified",
                "amazons"
            })
    void everyMoveComesBack(String name) {
        play(rules(name), name);
    }

    private static void play(VariantRules rules, String name) {
        for (int seed = 0; seed < 4; seed++) {
            RandomGenerator random = RandomGames.random(seed);
            VariantPosition position = rules.start();
            int[] moves = new int[position.maxMoves()];
            Setup start = position.setup();
            int plies = 0;
            for (int count = position.generate(moves); count > 0 && plies < 60; count = position.generate(moves)) {
                assertThat(position.countMoves(new int[moves.length])).isEqualTo(count);
                int move = moves[random.nextInt(count)];
                assertRoundTrips(position, move);
                long hash = position.hash();
                Setup before = position.setup();
                position.make(move);
                position.unmake();
                assertThat(position.setup()).as(name).isEqualTo(before);
                assertThat(position.hash()).isEqualTo(hash);
                position.make(move);
                plies++;
                assertThat(position.copy().hash()).as(position::fen).isEqualTo(position.hash());
            }
            assertThat(rules.position(position.fen()).setup()).isEqualTo(position.setup());
            for (int ply = 0; ply < plies; ply++) {
                position.unmake();
            }
            assertThat(position.setup()).isEqualTo(start);
        }
    }

    private static void assertRoundTrips(VariantPosition position, int move) {
        assertThat(Uci.read(position, Uci.write(position, move, true)))
                .as(() -> Uci.write(position, move, true) + " in " + position.fen())
                .isEqualTo(move);
        String san = SanWriter.write(position, move);
        assertThat(SanResolver.resolve(position, san))
                .as(() -> san + " in " + position.fen())
                .isEqualTo(new SanResolver.Resolution.Found(move));
    }

    /// The board turned by half a turn with colours exchanged has the same moves, turned.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "losalamos",
                "makruk",
                "shogi",
                "minishogi",
                "xiangqi",
                "shatranj",
                "grand",
                "torishogi",
                "gardner"
            })
    void turnedPositionsHaveTurnedMoves(String name) {
        VariantRules rules = rules(name);
        for (int seed = 0; seed < 10; seed++) {
            VariantPosition position = rules.start();
            RandomGames.play(position, 10 + 2 * seed, RandomGames.random(seed));
            if (position.setup().enPassant().isEmpty()) {
                VariantPosition turned = rules.position(turned(position.setup()));
                int last = position.board().squares() - 1;
                assertThat(turnedMoves(turned, last)).isEqualTo(turnedMoves(position, -1));
            }
        }
    }

    private static Setup turned(Setup setup) {
        int last = setup.board().squares() - 1;
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        setup.pieces().forEach((square, piece) -> pieces.put(last - square, other(piece)));
        Map<SidedPiece, Integer> hands = new HashMap<>();
        setup.extras().hands().forEach((piece, count) -> hands.put(other(piece), count));
        return new Setup(
                setup.board(),
                pieces,
                setup.sideToMove().other(),
                Set.of(),
                OptionalInt.empty(),
                0,
                1,
                new Setup.Extras(hands, Set.of(), OptionalInt.empty(), Map.of(), Set.of(), List.of(), 0));
    }

    private static SidedPiece other(SidedPiece piece) {
        return new SidedPiece(piece.side().other(), piece.letter(), piece.mark());
    }

    /// The moves, their squares counted from the other end when `last` is one.
    private static Set<Integer> turnedMoves(VariantPosition position, int last) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        Set<Integer> set = new HashSet<>();
        IntStream.of(moves).limit(count).forEach(move -> {
            int squares = Move.from(move) | Move.to(move) << 8;
            int turned = last < 0 ? squares : last - Move.from(move) | last - Move.to(move) << 8;
            set.add(move & ~0xFFFF | turned);
        });
        assertThat(set).hasSize(count);
        return set;
    }
}
