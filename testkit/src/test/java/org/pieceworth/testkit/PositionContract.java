package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.San;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;

/// The contract of every implementation of [Position] that plays chess.
public interface PositionContract {

    /// The implementation under test.
    Position position(Setup setup);

    /// Perft counts small enough for every implementation (Chess960 ones among them).
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1             | 3 | 8902
            r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 | 3 | 97862
            8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1                            | 4 | 43238
            n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1                              | 3 | 9483
            R3rkrR/8/8/8/8/8/8/r3RKRr w EGeg - 0 1                               | 3 | 15541
            2rkr3/5PP1/8/5Q2/5q2/8/5pp1/2RKR3 w CEce - 0 1                       | 3 | 71005
            """)
    default void perftEqualsKnownCounts(String fen, int depth, long nodes) {
        assertThat(Perft.count(position(Fen.parse(fen)), depth)).isEqualTo(nodes);
    }

    /// Taking back every move of a random game restores the set-up it began with.
    @Test
    default void unmakingRestoresEverything() {
        for (int seed = 0; seed < 20; seed++) {
            RandomGenerator random = RandomGames.random(seed);
            Setup start = seed % 2 == 0 ? Setup.chess() : RandomGames.chess960(random);
            Position position = position(start);
            List<Integer> moves = RandomGames.play(position, 150, random);
            moves.forEach(move -> position.unmake());
            assertThat(position.setup()).isEqualTo(start);
        }
    }

    /// A position made anew from its FEN generates the same moves, and its FEN is written back the same.
    @Test
    default void fenRoundTrips() {
        for (int seed = 0; seed < 40; seed++) {
            Position position = randomPosition(seed);
            String fen = Fen.write(position.setup());
            Position again = position(Fen.parse(fen));
            assertThat(Fen.write(again.setup())).isEqualTo(fen);
            assertThat(Perft.divide(again, 1, true)).isEqualTo(Perft.divide(position, 1, true));
        }
    }

    /// Every legal move is found again from its SAN and from both of its UCI spellings.
    @Test
    default void everyMoveReadsBackFromItsNotation() {
        for (int seed = 0; seed < 40; seed++) {
            Position position = randomPosition(seed);
            int[] moves = new int[position.maxMoves()];
            int count = position.generate(moves);
            for (int i = 0; i < count; i++) {
                San san = San.parse(SanWriter.write(position, moves[i]));
                assertThat(PlainSanResolver.resolve(position, san))
                        .isEqualTo(new SanResolver.Resolution.Found(moves[i]));
                assertThat(Uci.read(position, Uci.write(position, moves[i], true)))
                        .isEqualTo(moves[i]);
            }
        }
    }

    /// Checkmate, stalemate and a game in play are distinguished.
    @Test
    default void outcomesAreTold() {
        assertThat(position(Setup.chess()).outcome()).isEqualTo(new Outcome.InPlay());
        assertThat(position(Fen.parse("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"))
                        .outcome())
                .isEqualTo(new Outcome.Won(Side.BLACK));
        assertThat(position(Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).outcome())
                .isEqualTo(new Outcome.Drawn());
    }

    private Position randomPosition(int seed) {
        RandomGenerator random = RandomGames.random(seed);
        Position position = position(seed % 2 == 0 ? Setup.chess() : RandomGames.chess960(random));
        RandomGames.play(position, random.nextInt(120), random);
        return position;
    }
}
