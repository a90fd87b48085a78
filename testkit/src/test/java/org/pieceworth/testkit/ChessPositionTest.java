package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessSan;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.san.San;
import org.pieceworth.rules.san.SanCode;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;

class ChessPositionTest implements PositionContract {

    @Override
    public Position position(Setup setup) {
        return ChessPosition.of(setup);
    }

    @Test
    void bitboardsAndMailboxAgreeOnRandomGames() {
        for (int seed = 0; seed < 60; seed++) {
            RandomGenerator random = RandomGames.random(1000 + seed);
            Setup start = seed % 2 == 0 ? Setup.chess() : RandomGames.chess960(random);
            Position bitboards = ChessPosition.of(start);
            RandomGames.play(bitboards, random.nextInt(140), random);
            Position mailbox = MailboxPosition.of(bitboards.setup());
            assertThat(sorted(bitboards)).isEqualTo(sorted(mailbox));
            assertThat(bitboards.inCheck()).isEqualTo(mailbox.inCheck());
        }
    }

    private static int[] sorted(Position position) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        return IntStream.of(moves).limit(count).sorted().toArray();
    }

    /// Two methods find one move: from the target, and by trying every legal move; over right and
    /// wrong texts.
    @Test
    void fastAndPlainSanAgree() {
        String[] shapes = {"%s%s", "%sx%s", "%1$s%3$s%2$s", "%1$s%4$s%2$s", "%1$s%3$s%4$s%2$s", "%3$sx%2$s", "%2$s"};
        for (int seed = 0; seed < 200; seed++) {
            RandomGenerator random = RandomGames.random(7000 + seed);
            ChessPosition position = ChessPosition.of(seed % 2 == 0 ? Setup.chess() : RandomGames.chess960(random));
            RandomGames.play(position, random.nextInt(120), random);
            for (int i = 0; i < 300; i++) {
                String letter = "PNBRQK".substring(random.nextInt(6)).substring(0, 1);
                String text = shapes[random.nextInt(shapes.length)].formatted(
                        letter,
                        square(random),
                        square(random).charAt(0),
                        square(random).charAt(1));
                assertAgree(position, random.nextInt(8) == 0 ? text + "=Q" : text);
            }
            assertAgree(position, "O-O");
            assertAgree(position, "O-O-O");
            assertAgree(position, "e1g1");
            assertAgree(position, "e8c8");
        }
    }

    private static String square(RandomGenerator random) {
        return "" + (char) ('a' + random.nextInt(8)) + (char) ('1' + random.nextInt(8));
    }

    private static void assertAgree(ChessPosition position, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        int code = SanCode.decode(bytes, 0, bytes.length);
        if (code == SanCode.INVALID) {
            return;
        }
        int plain = switch (PlainSanResolver.resolve(position, San.of(code))) {
            case SanResolver.Resolution.Found(int move) -> move;
            case SanResolver.Resolution.Illegal() -> ChessSan.ILLEGAL;
            case SanResolver.Resolution.Ambiguous(int count) -> ChessSan.AMBIGUOUS;
        };
        assertThat(position.resolve(code))
                .as("%s in %s", text, Fen.write(position.setup()))
                .isEqualTo(plain);
    }

    @Test
    void everyMoveResolvesFromItsSan() {
        for (int seed = 0; seed < 100; seed++) {
            RandomGenerator random = RandomGames.random(500 + seed);
            ChessPosition position = ChessPosition.of(seed % 2 == 0 ? Setup.chess() : RandomGames.chess960(random));
            RandomGames.play(position, random.nextInt(150), random);
            int[] moves = new int[position.maxMoves()];
            int count = position.generate(moves);
            for (int i = 0; i < count; i++) {
                byte[] san = SanWriter.write(position, moves[i]).getBytes(StandardCharsets.ISO_8859_1);
                assertThat(position.resolve(SanCode.decode(san, 0, san.length))).isEqualTo(moves[i]);
            }
        }
    }

    @Test
    void materialCountsPiecesOfEachSide() {
        long material = ChessPosition.of(Fen.parse("1n2k3/pp6/8/8/8/8/PPPPP3/RNB1K2R w KQ - 0 1"))
                .material();
        int[] white = {5, 1, 1, 2, 0};
        int[] black = {2, 1, 0, 0, 0};
        for (int type = ChessPosition.PAWN; type <= ChessPosition.QUEEN; type++) {
            assertThat(ChessPosition.count(material, type, 0)).isEqualTo(white[type]);
            assertThat(ChessPosition.count(material, type, 1)).isEqualTo(black[type]);
        }
    }

    @Test
    void equalBalancesAreEqualNumbers() {
        assertThat(balance("4k3/pp6/8/8/8/8/PPP5/4K3 w - - 0 1")).isEqualTo(balance("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"));
        assertThat(balance("4k3/8/8/8/8/8/P7/4K3 w - - 0 1")).isNotEqualTo(balance("4k3/8/8/8/8/8/8/N3K3 w - - 0 1"));
        assertThat(balance("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
                .isZero();
    }

    private static int balance(String fen) {
        return ChessPosition.balance(ChessPosition.of(Fen.parse(fen)).material());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/8/8/8/8/8/8 w - - 0 1                                     | White has 0 kings
            4k3/8/8/8/8/8/8/P3K3 w - - 0 1                                | there is a pawn on a1
            4k3/4R3/8/8/8/8/8/4K3 w - - 0 1                               | not to move is in check
            4k3/8/8/8/8/8/8/4K3 w K - 0 1                                 | cannot castle with h1
            4k3/8/8/8/8/8/8/4K3 w - e6 0 1                                | stepped over e6
            4k3/8/8/8/8/8/8/A3K3 w - - 0 1                                | on a1 is not a piece of chess
            4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1                              | cannot castle with b1
            4k3/8/8/8/8/QQQ5/QQQQQQQQ/QQQQKQQ1 w - - 0 1                   | White has 18 pieces
            4k4/9/9/9/9/9/9/9/4K4 w - - 0 1                               | the board is 9x9
            """)
    void setUpsThatCannotBePlayedSayWhy(String fen, String reason) {
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> ChessPosition.of(Fen.parse(fen)))
                .withMessageContaining(reason);
    }

    @Test
    void allReasonsAreListed() {
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> ChessPosition.of(Fen.parse("P7/8/8/8/8/8/8/K6K w K e3 0 1")))
                .satisfies(error -> assertThat(error.reasons()).hasSize(5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess_perft.epd", "chess960_perft.epd"})
    void perftEqualsTheReference(String file) throws IOException {
        Path path = Path.of("../../shared/data/perft", file);
        assumeTrue(Files.exists(path), "reference data absent: " + file);
        for (PerftSuite known : PerftSuite.deepest(Files.readAllLines(path), 5, 10_000_000)) {
            assertThat(Perft.count(ChessPosition.of(Fen.parse(known.fen())), known.depth()))
                    .as(known.fen())
                    .isEqualTo(known.nodes());
        }
    }
}
