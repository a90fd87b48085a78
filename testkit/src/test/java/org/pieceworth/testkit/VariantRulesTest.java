package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Rules of variants, one position each: how games end, what is written, what enters.
class VariantRulesTest {

    private static VariantPosition position(String variant, String fen) {
        return ShippedRules.of(variant).position(fen);
    }

    private static void play(VariantPosition position, String moves) {
        for (String name : moves.split(" ")) {
            int move = Uci.read(position, name);
            assertThat(move).as(name + " in " + position.fen()).isNotEqualTo(Move.NONE);
            position.make(move);
        }
    }

    private static Optional<Side> winner(VariantPosition position) {
        return switch (position.outcome()) {
            case Outcome.Won(Side winner) -> Optional.of(winner);
            case Outcome.Drawn() -> Optional.empty();
            case Outcome.InPlay() -> throw new AssertionError("the game goes on: " + position.fen());
        };
    }

    /// The winner's first letter, or - for a draw.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chess         | 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1                 | -
            chess         | 4k3/8/8/8/8/8/8/4K2R w K - 100 80              | -
            shatranj      | 7k/5Q2/6R1/8/8/8/8/K7 b - - 0 1                | W
            antichess     | 8/8/8/8/p7/P7/8/8 w - - 0 1                    | W
            kingofthehill | 8/8/8/3K4/8/8/8/k7 b - - 0 1                   | W
            3check        | 4k3/8/8/8/8/8/8/4K2R b - - 0+3 0 1             | W
            horde         | 4k3/8/8/8/8/8/8/8 w - - 0 1                    | B
            losers        | 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1                 | B
            racingkings   | K7/8/8/8/7k/8/8/8 b - - 0 1                    | W
            racingkings   | K7/7k/8/8/8/8/8/8 b - - 0 1                    | ?
            breakthrough  | 1P6/p7/8/8/8/8/8/8 b - - 0 1                   | W
            extinction    | rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1 | W
            """)
    void gamesEnd(String variant, String fen, char expected) {
        VariantPosition position = position(variant, fen);
        char found = switch (position.outcome()) {
            case Outcome.Won(Side winner) -> winner == Side.WHITE ? 'W' : 'B';
            case Outcome.Drawn() -> '-';
            case Outcome.InPlay() -> '?';
        };
        assertThat(found).as(fen).isEqualTo(expected);
    }

    @Test
    void repeatedPositionsEndGames() {
        VariantPosition chess = position("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        play(chess, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
        assertThat(chess.outcome()).isEqualTo(new Outcome.InPlay());
        play(chess, "f6g8");
        assertThat(winner(chess)).isEmpty();
    }

    @Test
    void capturedPiecesAreDropped() {
        VariantPosition position = position("crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1");
        play(position, "e2e4 d7d5 e4d5 d8d5 P@e5 d5e5");
        assertThat(position.fen()).isEqualTo("rnb1kbnr/ppp1pppp/8/4q3/8/8/PPPP1PPP/RNBQKBNR[pp] w KQkq - 0 4");
        play(position, "f1e2");
        int drop = Uci.read(position, "P@e3");
        assertThat(SanWriter.write(position, drop)).isEqualTo("P@e3");
        assertThat(SanResolver.resolve(position, "P@e3")).isEqualTo(new SanResolver.Resolution.Found(drop));
    }

    @Test
    void promotedPiecesFallBackToPawns() {
        VariantPosition position = position("crazyhouse", "4k3/P6r/8/8/8/8/8/4K3[] w - - 0 1");
        play(position, "a7a8q");
        assertThat(position.fen()).startsWith("Q~3k3/");
        play(position, "e8d7 a8a7 d7d6 a7h7");
        play(position, "d6d5 R@h1 d5d4");
        assertThat(position.fen()).startsWith("8/7Q~/8/8/3k4/");
    }

    @Test
    void shogiPiecesPromoteByTheirPlus() {
        VariantPosition position = position("shogi", "4k4/9/9/4S4/9/9/9/9/4K4[-] w 0 1");
        int move = Uci.read(position, "e6e7+");
        assertThat(SanWriter.write(position, move)).isEqualTo("Se7=+");
        position.make(move);
        assertThat(position.fen()).startsWith("4k4/9/4+S4/");
    }

    @Test
    void hawksAndElephantsEnterWithAMove() {
        VariantPosition position =
                position("seirawan", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1");
        int move = Uci.read(position, "b1c3h");
        assertThat(SanWriter.write(position, move)).isEqualTo("Nc3/H");
        position.make(move);
        assertThat(position.fen())
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RHBQKBNR[Eeh] b KQCDFGkqbcdfg - 1 1");
    }

    @Test
    void piecesThatWaitEnterWhenTheSquareIsLeft() {
        VariantRules rules =
                VariantRules.of(Variants.parse("m.ini", """
                [m:chess]
                archbishop = a
                commitGates = true
                """).read("m").variant());
        String fen = "********/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/*A****** w KQkq - 0 1";
        VariantPosition position = rules.position(fen);
        assertThat(position.fen()).isEqualTo(fen);
        play(position, "b1c3");
        assertThat(position.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RABQKBNR b KQkq - 1 1");
        position.unmake();
        assertThat(position.fen()).isEqualTo(fen);
    }

    /// Shako's rooks start on the files b and i of the second rank, so that K and Q never denote one in a corner.
    @ParameterizedTest
    @CsvSource({"KQ, KQ, true", "JA, JA, false", "IB, KQ, true"})
    void castlingIsWithTheRookThatTheVariantNames(String rights, String written, boolean castles) {
        VariantPosition position = position("shako", "5k4/10/10/10/10/10/10/10/RR3K2RR/10 w " + rights + " - 0 1");
        assertThat(position.fen()).contains(" " + written + " ");
        assertThat(Uci.read(position, "f2h2") != Move.NONE).isEqualTo(castles);
    }

    /// As on squares: rights to castle or to capture en passant that the rules exclude are dropped.
    @ParameterizedTest
    @CsvSource({"glinski, KQkq, e6", "glinski, AH, a1", "devasa, KQkq, e4", "chess, -, e6"})
    void rightsThatTheRulesExcludeAreDropped(String variant, String castling, String passed) {
        String start = ShippedRules.of(variant).start().fen();
        String pieces = start.split(" ")[0];
        assertThat(position(variant, pieces + " w " + castling + " " + passed + " 0 1")
                        .fen())
                .isEqualTo(pieces + " w - - 0 1");
    }

    @Test
    void castlingGoesWhereTheVariantSays() {
        VariantPosition position = position("capablanca", "4k5/10/10/10/10/10/10/R4K3R w KQ - 0 1");
        int move = Uci.read(position, "f1i1");
        assertThat(SanWriter.write(position, move)).isEqualTo("O-O");
        position.make(move);
        assertThat(position.fen()).startsWith("4k5/10/10/10/10/10/10/R6RK1 b");
    }

    @Test
    void berolinaPawnsAreTakenInPassing() {
        VariantPosition position = position("berolina", "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1");
        play(position, "e7c5");
        assertThat(position.fen()).contains(" c5d6 ");
        play(position, "d5d6");
        assertThat(position.fen()).startsWith("4k3/8/3P4/8/8/8/8/4K3 b");
    }

    /// Where captures blast, a king can get into a hand, and from there onto the square that a piece leaves.
    @Test
    void aKingDoesNotEnterUnderAttack() {
        VariantRules rules =
                VariantRules.of(Variants.parse("my.ini", "[x:shouse]\nblastOnCapture = true\nseirawanGating = true")
                        .read("x")
                        .variant());
        VariantPosition position = rules.position("4k3/8/8/8/8/4n3/8/R2Q4[K] w AD - 0 1");
        assertThat(Uci.read(position, "d1d2k")).isEqualTo(Move.NONE);
        assertThat(Uci.read(position, "a1a2k")).isNotEqualTo(Move.NONE);
    }

    /// As Fairy-Stockfish writes them: the squares on which a pawn of chess can be taken, in the order of the board.
    @ParameterizedTest
    @CsvSource(textBlock = """
            4k3/1p6/8/P7/2P5/8/8/8/8/4K3, b7b8, a7b8 c6b7
            4k3/1p6/8/P7/8/8/8/8/8/4K3, b8, a7b8
            4k3/1p6/8/8/2P5/8/8/8/8/4K3, b7, c6b7
            4k3/1p6/8/8/8/8/8/8/8/4K3, -, ''
            """)
    void triplePawnStepsAreTakenInPassing(String before, String squares, String captures) {
        VariantRules rules =
                VariantRules.of(Variants.parse("my.ini", """
                        [tall:chess]
                        maxRank = 10
                        tripleStepRegionWhite = *2
                        tripleStepRegionBlack = *9
                        promotionRegionWhite = *10
                        castling = false
                        startFen = 4k3/pppppppp/8/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1
                        """).read("tall").variant());
        VariantPosition position = rules.position(before + " b - - 0 1");
        play(position, "b9b6");
        String fen = position.fen();
        assertThat(fen).contains(" w - " + squares + " 0 2");
        VariantPosition again = rules.position(fen);
        assertThat(again.fen()).isEqualTo(fen);
        assertThat(again.hash()).isEqualTo(position.hash());
        for (VariantPosition each : List.of(position, again)) {
            int[] moves = new int[each.maxMoves()];
            assertThat(Arrays.stream(moves, 0, each.generate(moves))
                            .filter(move -> Move.kind(move) == Move.EN_PASSANT)
                            .mapToObj(move -> Uci.write(each, move, false))
                            .sorted()
                            .collect(Collectors.joining(" ")))
                    .isEqualTo(captures);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            crazyhouse | 4k3/8/8/8/8/8/8/4K3[X] w - - 0 1      | in hand is not a piece of crazyhouse
            seirawan   | 4k3/8/8/8/8/8/8/4K3[H] w D - 0 1      | nothing on d1 can have the right to gate
            xiangqi    | 4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1     | not to move is in check
            horde      | 8/8/8/8/8/8/8/PPPP4 w - - 0 1         | Black has 0 kings
            """)
    void setUpsOfVariantsSayWhy(String variant, String fen, String reason) {
        VariantRules rules = ShippedRules.of(variant);
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> rules.position(Fen.parse(fen, rules.fenRules())))
                .withMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            seirawan   | 4k3/8/8/8/8/8/8/4K3[H] w D - 0 1     | 4k3/8/8/8/8/8/8/4K3[H] w - - 0 1
            crazyhouse | 4k3/8/8/8/8/8/8/4K3[] w KQkq - 0 1   | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1
            atomic     | 4k3/8/8/4Pp2/8/8/8/4K3 w - b3 0 1    | 4k3/8/8/4Pp2/8/8/8/4K3 w - - 0 1
            shatranj   | rnbkqbnr/8/8/8/8/8/8/RNBKQBNR w KQ - 0 1 | rnbkqbnr/8/8/8/8/8/8/RNBKQBNR w - - 0 1
            """)
    void rightsThatCannotBeAreDropped(String variant, String fen, String without) {
        assertThat(position(variant, fen).fen())
                .isEqualTo(position(variant, without).fen());
    }

    @Test
    void whatIsNotPlayedIsTold() {
        assertThat(ShippedRules.of("koedem").notPlayed()).anyMatch(line -> line.startsWith("twoBoards"));
        assertThat(ShippedRules.of("capablanca").notPlayed()).isEmpty();
    }

    /// A first leap of three squares is no pawn's triple step, which has its own region.
    @Test
    void aFirstLeapOfThreeNeedsNoRegionOfTripleSteps() {
        Variant variant = Variants.parse("my.ini", """
                        [x:chess]
                        customPiece1 = g:fiG
                        startFen = 4k3/8/8/8/8/8/3G4/4K3 w - - 0 1
                        """).read("x").variant();
        VariantPosition start = VariantRules.of(variant).start();
        assertThat(Uci.read(start, "d2g5")).isNotEqualTo(Move.NONE);
        assertThat(Uci.read(start, "d2a5")).isNotEqualTo(Move.NONE);
    }

    /// Nor is a first ride of knights a step that could be taken en passant.
    @Test
    void aFirstRideThatIsNotStraightIsMadeAndTakenBack() {
        Variant variant = Variants.parse("my.ini", """
                        [x:chess]
                        customPiece1 = g:iN3
                        startFen = 4k3/8/8/8/8/8/G7/4K3 w - - 0 1
                        """).read("x").variant();
        VariantPosition position = VariantRules.of(variant).start();
        position.make(Uci.read(position, "a2c6"));
        assertThat(position.fen()).startsWith("4k3/8/2G5");
        position.unmake();
        assertThat(position.fen()).startsWith("4k3/8/8/8/8/8/G7");
    }
}
