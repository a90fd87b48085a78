package org.pieceworth.lab.armies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// The sections that armies are written as, by hand.
class ArmyGameTest {

    private static final VariantSource CHESS = VariantSource.shipped("chess");

    private static ArmyGame game(String first, String second) {
        return ArmyGame.of(CHESS, ArmyGame.Force.of(first), ArmyGame.Force.of(second));
    }

    /// The queen is nowhere in the game and promotes to nothing, an archbishop takes the first letter of its name.
    @Test
    void anotherPieceForTheQueens() {
        ArmyGame game = game("R N B archbishop K B N R", "R,N,B,BN,K,B,N,R");
        assertThat(game.source().ini()).isEqualTo("""
                [armies:chess]
                queen = -
                customPiece1 = a:BN
                promotionPieceTypes = rnba
                castlingRookPieces = r
                startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1
                """);
        assertThat(game.starts()).hasSize(1);
        assertThat(game.source().variant().name()).isEqualTo("armies");
        assertThat(game.source().variant().type('Q')).isEmpty();
        assertThat(game.source().variant().type('A')).isPresent();
    }

    /// Pieces that the engine would read otherwise are in a section of Pieceworth's own dialect, with the others.
    @Test
    void piecesThatEnginesReadOtherwise() {
        ArmyGame game = game("R FyafsF B archbishop K B D0 R", "RNBQKBNR");
        assertThat(game.source().ini()).isEqualTo("""
                [armies:chess]
                # Movements in Pieceworth's own notation; other programs have no key betza and read other pieces.
                betza = standard
                customPiece1 = g:FyafsF
                customPiece2 = a:BN
                customPiece3 = d:D0
                promotionPieceTypes = rgbadnq
                castlingRookPieces = r
                startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RGBAKBDR w KQkq - 0 1
                """);
        Variant variant = game.source().variant();
        assertThat(variant.type('G').orElseThrow().movement())
                .isEqualTo(Betza.parse("FyafsF").movement());
        assertThat(variant.type('N').orElseThrow().dialect()).isEqualTo(Dialect.FSF);
    }

    /// The comma of a leap separates no pieces.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"R N (1,4) Q K B N R", "R,N,(1,4),Q,K,B,N,R"})
    void leapsByTheirNumbers(String army) {
        assertThat(game(army, "RNBQKBNR").source().ini()).contains("customPiece1 = g:(1,4)\n");
    }

    @Test
    void piecesThatCastleByTheirNotationAreNotPlayed() {
        assertThatThrownBy(() -> game("R KO2 B Q K B N R", "RNBQKBNR"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'KO2' (KO2) castles by its own notation, which games do not have");
    }

    /// Without a rook in a corner nobody castles there.
    @Test
    void emptySquares() {
        String start = "r1bqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1";
        for (String typed : List.of("R1BQKBN1", "r1bqkbn1", "R 1 B Q K B N 1", "R,,B,Q,K,B,N,")) {
            assertThat(game("RNBQKBNR", typed).starts().getFirst()).as(typed).isEqualTo(start);
        }
        assertThat(game("RNBQKBNR", "4K3").starts())
                .containsExactly(
                        "4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3 w kq - 0 1");
        assertThatThrownBy(() -> game("R1BQKBN", "RNBQKBNR"))
                .isInstanceOf(InputException.class)
                .hasMessage("army 'R1BQKBN': found 7 squares, expected 8 as the board has files, or pieces separated by"
                        + " commas");
    }

    /// What stands in a corner castles; a king that has left its file does not, and its own side alone.
    @Test
    void cornersAndKings() {
        ArmyGame game = game("NRBQKBRN", "RNBKQBNR");
        assertThat(game.source().ini()).isEqualTo("""
                [armies:chess]
                promotionPieceTypes = nrbq
                castlingRookPieces = nr
                startFen = rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w KQ - 0 1
                """);
        assertThat(game.starts())
                .containsExactly(
                        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w KQ - 0 1",
                        "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1");
        assertThat(game("RNBKQBNR", "RNBKQBNR").starts())
                .containsExactly("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1");
    }

    /// Each army brings its own pawns along when it changes colours; both promote and capture each other in passing.
    @Test
    void pawnsOfTheirOwn() {
        ArmyGame game = ArmyGame.of(
                CHESS, new ArmyGame.Force("RNBQKBNR", Optional.of("berolina pawn")), ArmyGame.Force.of("RNBQKBNR"));
        assertThat(game.source().ini())
                .contains("customPiece1 = e:fmFfceWifmnA\n", "pawnTypes = ep\n", "promotionPieceTypes = rnbq\n");
        assertThat(game.starts())
                .containsExactly(
                        "rnbqkbnr/pppppppp/8/8/8/8/EEEEEEEE/RNBQKBNR w KQkq - 0 1",
                        "rnbqkbnr/eeeeeeee/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(game.source().variant().promotion().pawnTypes().black()).containsExactlyInAnyOrder('E', 'P');
        Optional<String> soldiers = Optional.of("shogi pawn");
        ArmyGame both =
                ArmyGame.of(CHESS, new ArmyGame.Force("RNBQKBNR", soldiers), new ArmyGame.Force("RNBQKBNR", soldiers));
        assertThat(both.source().ini()).contains("pawn = -\n", "pawnTypes = s\n");
        assertThat(both.starts()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"knight, stands on a back rank too", "king, found a royal piece", "nonsense, nonsense"})
    void pawnsThatAreNoneAreRefused(String pawns, String message) {
        assertThatThrownBy(() -> ArmyGame.of(
                        CHESS, ArmyGame.Force.of("RNBQKBNR"), new ArmyGame.Force("RNBQKBNR", Optional.of(pawns))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource({"10x8, R N archbishop B Q K B chancellor N R, 10", "5x5, RNBQK, 5", "6x7, 'R,N,Q,K,N,R', 6"})
    void boardsOfOtherSizes(String size, String army, int files) {
        VariantSource board = PlainBoard.parse(size);
        ArmyGame game = ArmyGame.of(board, ArmyGame.Force.of(army), ArmyGame.Force.of(army));
        assertThat(game.starts()).hasSize(1);
        assertThat(game.source().variant().startPlacement().firstRank(Side.WHITE))
                .hasSize(files);
    }

    /// A king in a corner is no rook.
    @Test
    void aKingInTheCornerDoesNotCastleWithItself() {
        assertThat(game("KNBQRBNR", "RNBQKBNR").source().ini()).contains("castlingRookPieces = r\n");
    }

    /// Names of the variant's own pieces and their movements in other words are its pieces.
    @ParameterizedTest
    @CsvSource({
        "rook knight bishop queen king bishop knight rook",
        "R N B Q K B N R",
        "WW N B RB K FF N R",
        "'  R,  N,B , Q,K,B,N,R '",
    })
    void waysToSayIt(String army) {
        ArmyGame game = game(army, "RNBQKBNR");
        assertThat(game.starts()).containsExactly(CHESS.variant().startFen());
        assertThat(game.source().ini()).doesNotContain("customPiece");
    }

    /// Letters that are taken are passed over: a second piece that begins with A, or one whose name is all taken.
    @Test
    void lettersAreFound() {
        ArmyGame game = game("R N B archbishop K B amazon R", "RNBQKBNR");
        assertThat(game.source().variant().type('A')).isPresent();
        assertThat(game.source().variant().type('M')).isPresent();
        assertThat(game.starts().getFirst()).contains("/RNBAKBMR w");
        assertThat(game.source().ini())
                .contains("promotionPieceTypes = rnbamq\n")
                .doesNotContain(" = -");
    }

    /// Custom pieces of the variant itself keep their numbers.
    @Test
    void customPiecesAreNumberedOn() {
        VariantSource base = VariantSource.parse("test", "[own:chess]\ncustomPiece3 = c:RN\n", "own");
        ArmyGame game = ArmyGame.of(base, ArmyGame.Force.of("R N B archbishop K B N C"), ArmyGame.Force.of("RNBQKBNR"));
        assertThat(game.source().ini())
                .startsWith("[own:chess]\ncustomPiece3 = c:RN\n[armies:own]\n")
                .contains("customPiece4 = a:BN\n")
                .contains("castlingRookPieces = rc\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            RNBQKBN             | found 7 pieces, expected 8 as on the back rank of chess (RNBQKBNR)
            R N B Q K B N R R   | found 9 pieces, expected 8 as on the back rank of chess (RNBQKBNR)
            RNBQQBNR            | found 0 royal pieces, expected 1 as in chess
            RNBKKBNR            | found 2 royal pieces, expected 1 as in chess
            RNBXKBNR            | found 'X', which is not a piece of chess (
            R N B nonsense K B N R | nonsense
            """)
    void armiesThatAreNoneAreRefused(String army, String message) {
        assertThatThrownBy(() -> game(army, "RNBQKBNR"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
        assertThatThrownBy(() -> game("RNBQKBNR", army))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aBackRankWithGapsTakesNoArmy() {
        VariantSource gaps = VariantSource.parse(
                "test", "[gaps:chess]\nstartFen = r3k3/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w - - 0 1\n", "gaps");
        assertThatThrownBy(() -> ArmyGame.of(gaps, ArmyGame.Force.of("RK"), ArmyGame.Force.of("RK")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        "armies: found the back rank R3K3 in gaps, expected one with a piece on every" + " square");
    }
}
