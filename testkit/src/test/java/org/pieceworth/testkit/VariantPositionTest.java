package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Uci;

/// The general position plays chess as the one made for it does.
class VariantPositionTest implements PositionContract {

    private static final VariantRules CHESS = ShippedRules.of("chess");

    @Override
    public Position position(Setup setup) {
        return CHESS.position(setup);
    }

    @Test
    void agreesWithTheOrthodoxKernelOnRandomGames() {
        for (int seed = 0; seed < 60; seed++) {
            RandomGenerator random = RandomGames.random(3000 + seed);
            Setup start = seed % 2 == 0 ? Setup.chess() : RandomGames.chess960(random);
            Position chess = ChessPosition.of(start);
            Position general = CHESS.position(start);
            for (int ply = 0; ply < 120 && chess.countMoves(new int[chess.maxMoves()]) > 0; ply++) {
                int[] moves = new int[chess.maxMoves()];
                int move = moves[random.nextInt(chess.generate(moves))];
                int same = Uci.read(general, Uci.write(chess, move, true));
                chess.make(move);
                general.make(same);
                assertThat(general.setup()).isEqualTo(chess.setup());
                assertThat(names(general)).isEqualTo(names(chess));
                assertThat(general.inCheck()).isEqualTo(chess.inCheck());
            }
        }
    }

    private static String[] names(Position position) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        assertThat(position.countMoves(new int[position.maxMoves()])).isEqualTo(count);
        return IntStream.of(moves)
                .limit(count)
                .mapToObj(move -> Uci.write(position, move, true))
                .sorted()
                .toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess_perft.epd", "chess960_perft.epd"})
    void perftEqualsTheReference(String file) throws IOException {
        Path path = Path.of("../../shared/data/perft", file);
        assumeTrue(Files.exists(path), "reference data absent: " + file);
        for (PerftSuite known : PerftSuite.deepest(Files.readAllLines(path), 5, 5_000_000)) {
            assertThat(Perft.count(CHESS.position(Fen.parse(known.fen())), known.depth()))
                    .as(known.fen())
                    .isEqualTo(known.nodes());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/8/8/8/8/8/8 w - - 0 1                                     | White has 0 kings
            4k3/8/8/8/8/8/8/3KK3 w - - 0 1                                | White has 2 kings
            P3k3/8/8/8/8/8/8/4K3 w - - 0 1                                | there is a pawn on a8
            4k3/4R3/8/8/8/8/8/4K3 w - - 0 1                               | not to move is in check
            4k3/8/8/8/8/8/8/4K3 w K - 0 1                                 | castling with h1 is impossible
            4k3/8/8/8/8/8/8/4K3 w - e6 0 1                                | stepped over e6
            4k3/8/8/8/8/8/8/A3K3 w - - 0 1                                | on a1 is not a piece of chess
            4k3/8/8/8/8/8/8/+P3K3 w - - 0 1                               | on a1 is not a piece of chess
            4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1                              | chess has no drops
            4k4/9/9/9/9/9/9/9/4K4 w - - 0 1                               | the board is 9x9
            """)
    void setUpsThatCannotBePlayedSayWhy(String fen, String reason) {
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> CHESS.position(Fen.parse(fen, CHESS.fenRules())))
                .withMessageContaining(reason);
    }

    @Test
    void allReasonsAreListed() {
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> CHESS.position(Fen.parse("P7/8/8/8/8/8/8/K6K w K e3 0 1")))
                .satisfies(error -> assertThat(error.reasons()).hasSize(5));
    }

    @Test
    void wrongRightsCanBeDropped() {
        Setup setup = Fen.parse("4k3/8/8/8/8/8/8/4K2R w KQ e6 0 1");
        VariantPosition position = CHESS.withPossibleRights(setup);
        assertThat(position.fen()).isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }
}
