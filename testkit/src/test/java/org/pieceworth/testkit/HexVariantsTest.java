package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;

/// Games on hexagons against a generator in cube coordinates.
class HexVariantsTest {

    private static final int POSITIONS = 300;
    private static final int LONGEST = 120;

    /// Notation is compared in every so many positions.
    private static final int EACH = 5;

    @ParameterizedTest
    @ValueSource(strings = {"glinski", "mccooey", "shafran", "devasa"})
    void movesAreThoseOfTheGeneratorInCubeCoordinates(String game) {
        VariantRules rules = ShippedRules.of(game);
        RandomGenerator random = RandomGames.random(70);
        int compared = 0;
        while (compared < POSITIONS) {
            VariantPosition position = rules.start();
            HexGame other = HexGame.start(game);
            for (int ply = 0; ply < LONGEST && compared < POSITIONS; ply++) {
                int[] moves = position.legalMoves();
                Set<String> names = new TreeSet<>();
                for (int move : moves) {
                    names.add(Uci.write(position, move, false));
                }
                assertThat(names).as(position::fen).isEqualTo(other.moves()).hasSize(moves.length);
                assertThat(position.inCheck()).as(position::fen).isEqualTo(other.inCheck());
                if (compared % EACH == 0) {
                    assertRoundTrip(rules, position);
                }
                compared++;
                if (moves.length == 0) {
                    break;
                }
                int move = moves[random.nextInt(moves.length)];
                other.make(Uci.write(position, move, false));
                position.make(move);
            }
        }
    }

    /// FEN, UCI and SAN name every move and the position itself.
    private static void assertRoundTrip(VariantRules rules, VariantPosition position) {
        VariantPosition read = rules.position(position.fen());
        assertThat(read.fen()).isEqualTo(position.fen());
        assertThat(read.hash()).isEqualTo(position.hash());
        for (int move : position.legalMoves()) {
            assertThat(Uci.read(position, Uci.write(position, move, false)))
                    .as(position::fen)
                    .isEqualTo(move);
            assertThat(SanResolver.resolve(position, SanWriter.write(position, move)))
                    .as(position::fen)
                    .isEqualTo(new SanResolver.Resolution.Found(move));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"glinski", "mccooey", "shafran", "devasa"})
    void perftIsThatOfTheGeneratorInCubeCoordinates(String game) {
        assertThat(Perft.count(ShippedRules.of(game).start(), 2))
                .isEqualTo(HexGame.start(game).perft(2));
    }

    /// The generator in cube coordinates counted these too, in more time than a build has.
    @ParameterizedTest
    @CsvSource({"glinski, 3, 137858", "mccooey, 4, 1157852", "shafran, 3, 75494", "devasa, 3, 168335"})
    void countsAreThoseOfTheFirstComparison(String game, int depth, long nodes) {
        assertThat(Perft.count(ShippedRules.of(game).start(), depth)).isEqualTo(nodes);
    }
}
