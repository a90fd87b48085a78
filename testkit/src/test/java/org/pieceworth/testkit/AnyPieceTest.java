package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.Variants;

/// Chess with any piece in the place of the knights: the moves are those of a second, plain generator, and each comes
/// back from everything that writes it. `-Dpieceworth.pieces=all` plays the whole catalogue, which takes minutes.
class AnyPieceTest {

    private static final int LONGEST_GAME = 100;

    /// Rides that bend, steps that double, and what other programs read differently.
    private static final String[] BENT = {
        "FyafsF", "WyafsW", "zB", "zR", "zN", "zF", "zW", "qN", "qC", "qZ", "qF", "qW", "CC", "DD", "AA", "fhK", "qjN",
        "gzB", "pqN", "mzBcqN", "jzR", "nNN", "nZ", "nH", "jD", "jA", "jH", "nAA", "oQ", "oNN", "ozB", "cabK", "mQcafmF"
    };

    static VariantRules with(String betza) {
        String text = """
                [any:chess]
                betza = standard
                knight = -
                customPiece1 = n:%s
                promotionPieceTypes = nbrq
                """.formatted(betza);
        return VariantRules.of(Variants.parse(betza, text).read("any").variant());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "D0",
                "jB",
                "oR",
                "(0,5)(3,4)",
                "FyafsF",
                "zB",
                "qN",
                "mRcpR",
                "lhNrrfAnH",
                "mQcafmF",
                "v[W?B]",
                "[cQ-mK]"
            })
    void movesAreThoseOfThePlainGenerator(String betza) {
        play(with(betza), 8, false);
    }

    /// A crooked bishop that checks on both of its ways gives one check; moves of several legs guard squares that
    /// a king would cross, and check it before it castles.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            zB     | 2b1kb1N/rp6/pQnP4/6Pp/1B2pPP1/P7/2K1B3/R6R w - - 0 34
            zB     | 2bq4/3p4/4r1kb/1BP1p2p/3np2P/rQP3NR/3K1P2/BR6 w - - 1 46
            zB     | 2q5/nrp3B1/1p2N1k1/p5Pb/P1PP1r2/1PQ5/R2N4/2K2B2 b - - 0 43
            [pB-W] | r1b4r/ppppkp1p/8/2Pnp1pB/2PnP2q/PQ5P/3PNPP1/RNB1K2R w KQ - 1 14
            [pB-W] | r1b1k2r/p1pp1Np1/4p3/Bp5p/1P2qp2/P1PP1nP1/4BP1P/RN2K2R w KQkq - 1 21
            [B?sB] | r3kb2/1p1bp3/1q3pp1/p1p5/P1PP2B1/1PR1P1Nr/1B5P/3QK2R b Kq - 2 21
            """)
    void checksOfOnePieceInSeveralWays(String betza, String fen) {
        VariantPosition position = with(betza).position(fen);
        int[] moves = new int[position.maxMoves()];
        assertAgreement(new MailboxRules(with(betza).variant()), position, moves, position.generate(moves));
    }

    @Test
    void aRookThatChecksRoundACylinderFromBothSidesMayBeTaken() {
        VariantRules rules = joined("cylinder", "N");
        VariantPosition position = rules.position("4k3/8/8/8/8/5B2/8/r2K4 w - - 0 1");
        int[] moves = new int[position.maxMoves()];
        assertAgreement(new MailboxRules(rules.variant()), position, moves, position.generate(moves));
    }

    /// Edges that are joined, with a start in which no king is attacked over them.
    static VariantRules joined(String edges, String betza) {
        boolean torus = edges.equals("torus");
        String text = """
                [any:chess]
                betza = standard
                board = %s
                knight = -
                customPiece1 = n:%s
                promotionPieceTypes = nbrq
                startFen = %s
                """.formatted(
                        edges,
                        betza,
                        torus
                                ? "pppppppp/rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR/PPPPPPPP w - - 0 1"
                                : "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        return VariantRules.of(Variants.parse(betza, text).read("any").variant());
    }

    @ParameterizedTest
    @CsvSource({
        "cylinder, R",
        "cylinder, FyafsF",
        "cylinder, oB",
        "cylinder, nZ",
        "cylinder, mRcpR",
        "torus, R",
        "torus, NN",
        "torus, qN",
        "torus, cabK"
    })
    void piecesCrossJoinedEdges(String edges, String betza) {
        play(joined(edges, betza), 6, false);
    }

    /// A piece that attacks in two ways at once is taken all the same, and one move can shut the way of two pieces.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            plain    | zB     | 7k/8/R3n3/8/4K3/8/8/8 w - - 0 1     | a6e6
            plain    | zB     | 7k/8/4K3/8/2R5/8/4n3/8 w - - 0 1    | c4e4
            plain    | RD     | 7k/8/4K3/8/R3n3/8/8/8 w - - 0 1     | a4e4
            plain    | FyafsF | 2R5/7k/8/n7/4K3/n7/8/8 w - - 0 1    | c8c4
            plain    | nN     | 7k/8/8/8/8/R4n2/R5n1/4K3 w - - 0 1  | a2f2
            cylinder | N      | 4k2r/8/8/8/7p/8/r3K3/R6R w k - 0 1  | a1a2
            torus    | N      | 7k/8/8/8/8/2R5/2r2K2/8 w - - 0 1    | c3c2
            """)
    void oneMoveResolvesSeveralChecks(String edges, String betza, String fen, String move) {
        VariantRules rules = edges.equals("plain") ? with(betza) : joined(edges, betza);
        VariantPosition position = rules.position(fen);
        int[] moves = new int[position.maxMoves()];
        assertAgreement(new MailboxRules(rules.variant()), position, moves, position.generate(moves));
        assertRoundTrip(rules, position, Uci.read(position, move));
    }

    /// The plain generator counts the same, in a second where these take a hundredth.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            FyafsF     | 3 | 4946
            WyafsW     | 3 | 5198
            zB         | 3 | 5258
            zR         | 3 | 4818
            qN         | 3 | 20408
            D0         | 3 | 11496
            (0,5)(3,4) | 3 | 11629
            jB         | 3 | 16326
            oR         | 3 | 4850
            fhK        | 3 | 4946
            cabK       | 3 | 4754
            """)
    void perftOfAnyPiece(String betza, int depth, long nodes) {
        assertThat(Perft.count(with(betza).start(), depth)).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource({"cylinder, N, 9162", "cylinder, FyafsF, 5008", "torus, N, 4481", "torus, zB, 888"})
    void perftOverJoinedEdges(String edges, String betza, long nodes) {
        assertThat(Perft.count(joined(edges, betza).start(), 3)).isEqualTo(nodes);
    }

    /// A lion that takes a neighbour may stay there or come back; `Ne4xd3` would be both.
    @ParameterizedTest
    @CsvSource({
        "KNADcaKmcabK, 4k3/8/8/8/4N3/3p4/8/4K3 w - - 0 1, Ne4e4xd3, e4e4xd3",
        "BKNADcaKmcabK, 4k3/8/8/5p2/4N3/8/8/4K3 w - - 0 1, Ne4e4xf5, e4e4xf5",
        "[mcW-bW]cW, 4k3/8/8/4p3/4N3/8/8/4K3 w - - 0 1, Ne4e4xe5, e4e4xe5",
        "cF[mcF-bF], 4k3/8/8/5p2/4N3/8/8/4K3 w - - 0 1, Ne4e4xf5, e4e4xf5",
        "'W[cK-bK]', 4k3/8/8/4p3/4N3/8/8/4K3 w - - 0 1, Ne4e4xe5, e4e4xe5"
    })
    void aPieceThatComesBackIsWrittenApart(String betza, String fen, String san, String uci) {
        VariantRules rules = with(betza);
        VariantPosition position = rules.position(fen);
        int back = Uci.read(position, uci);
        assertThat(SanWriter.write(position, back)).isEqualTo(san);
        assertThat(MoveNotation.FSF.write(position, back)).isEqualTo(san);
        int[] moves = new int[position.maxMoves()];
        for (int i = 0, count = position.generate(moves); i < count; i++) {
            assertRoundTrip(rules, position, moves[i]);
        }
    }

    /// Texts of before, where they can mean nothing else.
    @Test
    void aPieceThatOnlyComesBackIsReadAsItWasWritten() {
        VariantPosition position = with("[cK-bK]").position("4k3/8/8/5p2/4N3/8/8/4K3 w - - 0 1");
        assertThat(SanResolver.resolve(position, "Ne4xf5"))
                .isEqualTo(new SanResolver.Resolution.Found(Uci.read(position, "e4e4xf5")));
    }

    static Stream<String> everyPiece() {
        return Stream.concat(
                        PieceCatalogue.load().search("").stream()
                                .map(NamedPiece::betza)
                                .map(betza -> betza.text()),
                        Stream.of(BENT))
                .distinct();
    }

    @EnabledIfSystemProperty(named = "pieceworth.pieces", matches = "all")
    @ParameterizedTest
    @MethodSource("everyPiece")
    void movesOfTheWholeCatalogueAreThoseOfThePlainGenerator(String betza) {
        play(with(betza), 500, true);
    }

    @EnabledIfSystemProperty(named = "pieceworth.pieces", matches = "all")
    @ParameterizedTest
    @MethodSource("everyPiece")
    void movesOfTheWholeCatalogueCrossJoinedEdges(String betza) {
        play(joined("cylinder", betza), 200, true);
        play(joined("torus", betza), 200, true);
    }

    static void play(VariantRules rules, int positions, boolean everyMove) {
        MailboxRules mailbox = new MailboxRules(rules.variant());
        int seen = 0;
        for (int seed = 0; seen < positions; seed++) {
            RandomGenerator random = RandomGames.random(seed);
            VariantPosition position = rules.start();
            int[] moves = new int[position.maxMoves()];
            // Openings repeat themselves, and each game adds its later positions only.
            RandomGames.play(position, random.nextInt(1 + LONGEST_GAME / 2), random);
            int count = position.generate(moves);
            for (int ply = 0; ply < LONGEST_GAME && count > 0 && seen < positions; ply++, seen++) {
                assertAgreement(mailbox, position, moves, count);
                int next = moves[random.nextInt(count)];
                for (int i = 0; i < count; i++) {
                    if (everyMove || moves[i] == next) {
                        assertRoundTrip(rules, position, moves[i]);
                    }
                }
                position.make(next);
                count = position.generate(moves);
            }
            seen += count == 0 ? 1 : 0;
        }
    }

    private static void assertAgreement(MailboxRules mailbox, VariantPosition position, int[] moves, int count) {
        Set<String> names = new TreeSet<>();
        Setup before = position.setup();
        long hash = position.hash();
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            names.add(MailboxRules.name(Move.from(moves[i]), position.setup()));
            position.unmake();
        }
        assertThat(position.setup()).isEqualTo(before);
        assertThat(position.hash()).isEqualTo(hash);
        assertThat(names).as(position::fen).isEqualTo(mailbox.moves(before));
        assertThat(names).as(position::fen).hasSize(count);
        assertThat(position.inCheck()).as(position::fen).isEqualTo(mailbox.inCheck(before));
        assertThat(position.countMoves(new int[moves.length])).isEqualTo(count);
    }

    private static void assertRoundTrip(VariantRules rules, VariantPosition position, int move) {
        String uci = Uci.write(position, move, true);
        assertThat(Uci.read(position, uci))
                .as(() -> uci + " in " + position.fen())
                .isEqualTo(move);
        String san = SanWriter.write(position, move);
        assertThat(SanResolver.resolve(position, san))
                .as(() -> san + " in " + position.fen())
                .isEqualTo(new SanResolver.Resolution.Found(move));
        position.make(move);
        assertThat(position.copy().hash()).as(position::fen).isEqualTo(position.hash());
        assertThat(rules.position(position.fen()).setup()).as(position::fen).isEqualTo(position.setup());
        position.unmake();
    }
}
