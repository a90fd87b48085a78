package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// Rules as Fairy-Stockfish of July 2026 plays them, in positions where they once differed; the moves are that
/// engine's.
class EngineAgreementTest {

    private static VariantRules rules(String ini, String name) {
        return VariantRules.of((ini.isEmpty() ? Variants.shipped() : Variants.parse("my.ini", ini))
                .read(name)
                .variant());
    }

    private static void play(VariantPosition position, String moves) {
        for (String name : moves.split(" ")) {
            int move = Uci.read(position, name);
            assertThat(move).as(name + " in " + position.fen()).isNotEqualTo(Move.NONE);
            position.make(move);
        }
    }

    private static List<String> moves(VariantPosition position) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(Uci.write(position, moves[i], false));
        }
        return names;
    }

    @Test
    void anEnPassantSquareWhereNobodyTakesIsNoPartOfAPosition() {
        VariantPosition position = rules("", "chess").start();
        play(position, "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");
        assertThat(position.occurrences()).isEqualTo(3);
        play(position, "d7d5 e4e5 f7f5");
        assertThat(position.fen()).isEqualTo("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 7");
    }

    /// One more move is for pieces that can be taken at the goal; what stands there safely has won.
    @ParameterizedTest
    @CsvSource(textBlock = """
            1Q6/8/8/8/8/8/r7/8 b - - 0 1, false
            Q7/8/8/8/8/8/r7/8 b - - 0 1, true
            """)
    void whatIsSafeAtTheGoalHasWon(String fen, boolean open) {
        VariantRules rules = rules("""
                [dash:chess]
                king = -
                castling = false
                flagRegionWhite = *8
                flagRegionBlack = *1
                flagPieceSafe = true
                flagMove = true
                startFen = 8/r7/8/8/8/8/8/R7 w - - 0 1
                """, "dash");
        assertThat(rules.position(fen).outcome() instanceof Outcome.InPlay).isEqualTo(open);
    }

    /// Janggi's cannons spare each other; those of xiangqi spare nobody.
    @ParameterizedTest
    @CsvSource(textBlock = """
            rj1C4/8/8/8/8/8/k7/6K1 w - - 0 1, d8a8, true
            rj1J4/8/8/8/8/8/k7/6K1 w - - 0 1, d8a8, false
            rc1J4/8/8/8/8/8/k7/6K1 w - - 0 1, d8a8, true
            1j1C4/k7/8/8/8/8/8/6K1 b - - 0 1, a7a8, false
            """)
    void cannonsOfTwoGamesMeet(String fen, String move, boolean legal) {
        VariantRules rules = rules("""
                [cannons:chess]
                cannon = c
                janggiCannon = j
                castling = false
                """, "cannons");
        assertThat(moves(rules.position(fen)).contains(move)).isEqualTo(legal);
    }

    /// A second king ends the first one's royalty, but a promoted form counts as one only from the next move on.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            promotionPieceTypes = -\\npromotedPieceType = p:k | 4k3/P7/8/8/8/8/8/4K3 w - - 0 1  | a7a8+ | true
            promotionPieceTypes = -\\npromotedPieceType = p:k | 3kr3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7a8+ | false
            promotionPieceTypes = k                            | 3kr3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7a8k | true
            """)
    void pawnsMayBecomeKings(String promotion, String fen, String move, boolean legal) {
        VariantRules rules = rules("""
                [kings:chess]
                king = -
                commoner = k
                castling = false
                extinctionValue = loss
                extinctionPieceTypes = k
                extinctionPseudoRoyal = true
                mandatoryPiecePromotion = true
                %s
                """.formatted(promotion.replace("\\n", "\n")), "kings");
        assertThat(moves(rules.position(fen)).contains(move)).isEqualTo(legal);
    }

    /// Here Fairy-Stockfish looks at one king alone: by the rules of chess none may be left under attack.
    @ParameterizedTest
    @CsvSource({"4k3/7P/8/8/8/8/8/4K3 w - - 0 1, h7h8k, true", "4k2r/6P1/8/8/8/8/8/4K3 w - - 0 1, g7g8k, false"})
    void pawnsBecomeKingsWhereNothingAttacksThem(String fen, String move, boolean legal) {
        VariantRules rules = rules("[kings:chess]\npromotionPieceTypes = qk\n", "kings");
        assertThat(moves(rules.position(fen)).contains(move)).isEqualTo(legal);
    }

    /// Promotion to a royal piece, and one of two kings taken while one's own stays in check.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            shoshogi | 3k5/9/9/9/9/e8/9/R8/4K4 b - - 0 1             | a4a3+ | true
            spartan  | 2k5/8/B1k5/3g4/8/3K4/8/8 w - - 0 1            | a6c8  | false
            minishogi| k1Sp1/2+S2/1B3/1K2+R/3R1[GPBg] w - - 1 60     | P@a4  | true
            """)
    void royalPieces(String variant, String fen, String move, boolean legal) {
        assertThat(moves(rules("", variant).position(fen)).contains(move)).isEqualTo(legal);
    }

    @Test
    void whoMatesByDroppingAPawnHasLost() {
        VariantPosition position = rules("", "minishogi").position("k1Sp1/2+S2/1B3/1K2+R/3R1[GPBg] w - - 1 60");
        play(position, "P@a4");
        assertThat(position.outcome()).isEqualTo(new Outcome.Won(Side.BLACK));
    }

    /// The clock by drops, promotions of other pieces, and pawns that can step back.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            crazyhouse   | 4k3/8/8/8/8/8/8/4K2R[P] w - - 7 9 | P@e4   | 0
            minishogi    | 4k/5/S4/5/K4[] w - - 7 9          | a3a4   | 8
            minishogi    | 4k/S4/5/5/K4[] w - - 7 9          | a4a5+  | 0
            pawnsideways | 4k3/8/8/8/3P4/8/8/4K3 w - - 7 9   | d4e4   | 8
            pawnsideways | 4k3/8/8/8/3P4/8/8/4K3 w - - 7 9   | d4d5   | 0
            """)
    void theClock(String variant, String fen, String move, int clock) {
        VariantPosition position = rules("", variant).position(fen);
        play(position, move);
        assertThat(position.setup().halfmoveClock()).isEqualTo(clock);
    }

    /// Castling that looks like a step of the king, and gating at the rook, which is read as it used to be written too.
    @Test
    void castlingHasANameOfItsOwn() {
        VariantPosition near = rules(
                        "[near:chess]\nmaxFile = 6\nmaxRank = 6\ncastlingKingsideFile = e\n"
                                + "castlingQueensideFile = b\nqueen = -\nstartFen = rbkb1r/pppppp/6/6/PPPPPP/R2K1R w KQkq - 0 1",
                        "near")
                .start();
        assertThat(moves(near)).contains("d1e1", "d1f1", "d1b1");
        VariantPosition gating = rules("", "seirawan").position("4k3/8/8/8/8/8/8/4K2R[E] w KEH - 0 1");
        assertThat(moves(gating)).contains("h1e1e");
        assertThat(Uci.read(gating, "e1g1eh1"))
                .isEqualTo(Uci.read(gating, "h1e1e"))
                .isNotEqualTo(Move.NONE);
    }

    @Test
    void rightsToCastleMeanNothingWhereCastlingIsOff() {
        VariantPosition position = rules("[off:chess]\ncastling = false", "off").start();
        assertThat(position.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
        assertThat(moves(position)).hasSize(20);
    }

    /// A pawn with nothing to promote to stops before the last rank, and a piece of one's own keeps off the lines of a
    /// palace whatever it moves like.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            king = k;pawn = p;startFen = 4k3/1P6/8/8/8/8/8/4K3 w - - 0 1                             | b7b8 | false
            king = k;pawn = p;mandatoryPawnPromotion = false;startFen = 4k3/1P6/8/8/8/8/8/4K3 w - - 0 1 | b7b8 | true
            king = k;rook = r;diagonalLines = a1 b2;startFen = 4k3/8/8/8/8/8/8/R3K3 w - - 0 1             | a1b2 | true
            king = k;customPiece1 = r:R;diagonalLines = a1 b2;startFen = 4k3/8/8/8/8/8/8/R3K3 w - - 0 1   | a1b2 | false
            """)
    void movesOfVariantsOfOnesOwn(String keys, String move, boolean legal) {
        VariantPosition position =
                rules("[own]\n" + keys.replace(";", "\n"), "own").start();
        assertThat(moves(position).contains(move)).isEqualTo(legal);
    }

    @Test
    void aPassIsAMoveOfThePieceThatIsNamed() {
        VariantPosition position =
                rules("[own:giveaway]\npassOnStalemate = true", "own").position("8/8/7p/7P/8/8/8/q7 w - - 4 9");
        play(position, "h5h5");
        assertThat(position.setup().halfmoveClock()).isZero();
    }

    /// Goals that several pieces reach, by the side that has just moved; `-` while the game goes on.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            connectN = 4                             | 8/8/8/8/8/8/8/NNNN4 b - - 0 1     | W
            connectN = 4                             | 8/8/8/8/8/8/8/NNN1N3 b - - 0 1    | -
            connectN = 4;connectDiagonal = false     | 8/8/8/8/3N4/2N5/1N6/N7 b - - 0 1  | -
            connectN = 4;connectValue = loss         | 8/8/8/8/3N4/2N5/1N6/N7 b - - 0 1  | B
            connectNxN = 2                           | 8/8/8/8/8/8/NN6/NN6 b - - 0 1     | W
            collinearN = 3                           | 8/8/8/8/8/8/8/N2N3N b - - 0 1     | W
            connectRegion1White = a*;connectRegion2White = c* | 8/8/8/8/8/8/1N6/N1N5 b - - 0 1 | W
            connectRegion1White = a*;connectRegion2White = c* | 8/8/8/8/8/8/8/N1N5 b - - 0 1   | -
            """)
    void goalsOfSeveralPieces(String keys, String fen, char winner) {
        String ini = "[goal]\nknight = n\nstartFen = n" + fen.replaceFirst("^8", "7") + "\n" + keys.replace(";", "\n");
        VariantPosition position = rules(ini, "goal").start();
        Outcome expected = switch (winner) {
            case 'W' -> new Outcome.Won(Side.WHITE);
            case 'B' -> new Outcome.Won(Side.BLACK);
            default -> new Outcome.InPlay();
        };
        assertThat(position.outcome()).isEqualTo(expected);
    }

    /// Perft by Fairy-Stockfish of July 2026: games of stones, and one whose rules have changed.
    @ParameterizedTest
    @CsvSource({"flipello, 6, 8200", "ataxx, 4, 155888", "flipersi, 5, 96", "euroshogi, 4, 380499"})
    void perft(String variant, int depth, long nodes) {
        assertThat(count(rules("", variant).start(), depth)).isEqualTo(nodes);
    }

    private static long count(VariantPosition position, int depth) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        if (depth == 1) {
            return count;
        }
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            nodes += count(position, depth - 1);
            position.unmake();
        }
        return nodes;
    }
}
