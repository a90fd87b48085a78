package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Walls that moves build, and pieces that turn into one.
class WallVariantsTest {

    private static final Variants OWN = Variants.parse("own.ini", """
            [arrow:chess]
            wallingRule = arrow
            [past:chess]
            wallingRule = past
            [atlantis:chess]
            wallingRule = edge
            wallOrMove = true
            [atomicduck:atomic]
            wallingRule = duck
            stalemateValue = win
            [squeeze:snailtrail]
            maxRank = 9
            maxFile = 9
            startFen = p7P/9/9/9/3p*P3/9/9/9/p7P w 0 1
            [apart:isolation]
            wallingRegionWhite = a1
            wallingRegionBlack = a1 a2 c1
            [oldarrow:amazons]
            wallingRule = none
            arrowGating = true
            [oldduck:duck]
            wallingRule = none
            duckGating = true
            [oldstatic:isolation]
            wallingRule = none
            staticGating = true
            staticGatingRegion = a1 a2
            [oldpast:joust]
            wallingRule = none
            pastGating = true
            [large:chess]
            maxRank = 12
            maxFile = 12
            castling = false
            startFen = k11/12/12/12/12/12/12/12/12/12/12/K11 w - - 0 1
            wallingRule = past
            [drops:crazyhouse]
            wallingRule = past
            """);

    /// As Fairy-Stockfish counts (July 2026); 2,176 and 4,307,152 of the Amazons are published elsewhere too.
    @ParameterizedTest
    @CsvSource({
        "duck, 2, 379440",
        "joust, 6, 31630",
        "amazons, 1, 2176",
        "snailtrail, 7, 29270",
        "isolation, 2, 47300",
        "isolation7x7, 2, 49500",
        "fox-and-hounds, 6, 6264",
        "petrified, 4, 250134",
        "georgian, 4, 318185",
        "misere, 4, 197281",
        "checkshogi, 3, 25470",
        "janggimodern, 3, 33316",
        "janggitraditional, 3, 33000"
    })
    void shippedVariantsHaveTheKnownCounts(String name, int depth, long nodes) {
        VariantRules rules = ShippedRules.of(name);
        assertThat(Perft.count(rules.start(), depth)).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource({"atomicduck, 2, 379440", "atlantis, 3, 22708", "squeeze, 3, 2237"})
    void variantsOfAFileHaveTheKnownCounts(String name, int depth, long nodes) {
        assertThat(Perft.count(start(name), depth)).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource({"oldarrow, 1, 2176", "oldduck, 2, 379440", "oldstatic, 1, 10", "oldpast, 6, 31630"})
    void olderKeysMeanTheSame(String name, int depth, long nodes) {
        assertThat(Perft.count(start(name), depth)).isEqualTo(nodes);
    }

    /// Worked by hand: five steps and one square, then five steps and those of the three that are free.
    @Test
    void eachSideHasItsSquares() {
        VariantPosition position = start("apart");
        assertThat(count(position)).isEqualTo(5);
        position.make(Uci.read(position, "c1b1,b1a1"));
        assertThat(count(position)).isEqualTo(10);
    }

    @Test
    void namesTellTheWall() {
        VariantPosition duck = ShippedRules.of("duck").start();
        int move = Uci.read(duck, "e2e4,e4a6");
        assertThat(Move.wall(move)).isEqualTo(duck.board().square(0, 5));
        assertThat(Uci.write(duck, move, false)).isEqualTo("e2e4,e4a6");
        assertThat(SanWriter.write(duck, move)).isEqualTo("e4,a6");
        assertThat(SanResolver.resolve(duck, "e4,a6")).isEqualTo(new SanResolver.Resolution.Found(move));
        assertThat(SanResolver.resolve(duck, "e4")).isInstanceOf(SanResolver.Resolution.Illegal.class);
        duck.make(move);
        assertThat(duck.fen()).isEqualTo("rnbqkbnr/pppppppp/*7/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        duck.make(Uci.read(duck, "e7e5,e5e3"));
        assertThat(duck.fen()).isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/4*3/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    }

    /// Moves of Atlantis that build no wall have a1 as theirs in Fairy-Stockfish; without it they are read as well.
    @Test
    void aTurnIsAMoveOrAWall() {
        VariantPosition position = start("atlantis");
        int step = Uci.read(position, "e2e4");
        assertThat(Uci.write(position, step, false)).isEqualTo("e2e4,e4a1");
        assertThat(Uci.read(position, "e2e4,e4a1")).isEqualTo(step);
        int wall = Uci.read(position, "a1a1,a1h4");
        assertThat(SanWriter.write(position, wall)).isEqualTo("--,h4");
        position.make(wall);
        assertThat(position.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/7*/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
        position.unmake();
        assertThat(position.fen()).isEqualTo(start("atlantis").fen());
    }

    @Test
    void aWallOnTheSquarePassedEndsEnPassant() {
        VariantRules duck = ShippedRules.of("duck");
        String fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
        assertThat(after(duck.position(fen), "e2e4,e4a5")).contains(" e3 ");
        assertThat(after(duck.position(fen), "e2e4,e4e3")).contains(" - - ");
    }

    /// For a king the move alone has to be safe: a wall of the same move stops no check.
    @Test
    void aWallIsNoShieldOfAKing() {
        VariantPosition position = rules("past").position("k7/8/8/8/8/8/5R2/4K2r w - - 0 1");
        assertThat(names(position)).doesNotContain("e1d1,d1e1").contains("e1d2,d2e1");
    }

    @Test
    void whatDoesNotGoTogetherIsSaid() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> rules("large"))
                .withMessageContaining("a board of 144 squares, expected 127 at most");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> rules("drops"))
                .withMessageContaining("wallingRule")
                .withMessageContaining("pieceDrops = true");
        VariantRules joust = ShippedRules.of("joust");
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> joust.position("8/8/8/4n3/3NN3/8/8/8 w - - 0 1"))
                .withMessageContaining("White has 2 pieces, expected 1 at most");
    }

    /// Kings that would turn to stone never take, and so may stand side by side; a pawn does not turn to stone
    /// when it promotes as it takes.
    @Test
    void whoTurnsToStoneIsWhoTakes() {
        VariantRules petrified = ShippedRules.of("petrified");
        VariantPosition kings = petrified.position("3k4/5K2/8/8/8/8/8/8 w - - 0 1");
        assertThat(names(kings)).contains("f7e8", "f7e7");
        VariantPosition pawn = petrified.position("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1");
        assertThat(after(pawn, "e7d8q")).startsWith("3Q3k/");
        VariantPosition rook = petrified.position("3r3k/8/8/8/8/8/8/K2R4 w - - 0 1");
        assertThat(after(rook, "d1d8")).startsWith("3*3k/");
    }

    private static String after(VariantPosition position, String move) {
        position.make(Uci.read(position, move));
        return position.fen();
    }

    private static List<String> names(VariantPosition position) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        return IntStream.of(moves)
                .limit(count)
                .mapToObj(move -> Uci.write(position, move, false))
                .toList();
    }

    private static int count(VariantPosition position) {
        return position.generate(new int[position.maxMoves()]);
    }

    private static VariantRules rules(String name) {
        return VariantRules.of(OWN.read(name).variant());
    }

    private static VariantPosition start(String name) {
        return rules(name).start();
    }
}
