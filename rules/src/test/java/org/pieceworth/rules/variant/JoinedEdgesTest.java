package org.pieceworth.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.text.InputException;

/// The key `board` joins edges.
class JoinedEdgesTest {

    private static Variant variant(String keys) {
        return Variants.parse("my.ini", "[a:chess]\n" + keys).read("a").variant();
    }

    @ParameterizedTest
    @CsvSource({"rectangle, 8x8", "cylinder, 8x8:cylinder", "torus, 8x8:torus"})
    void theBoardIsNamed(String board, String shape) {
        Variant variant = variant("board = " + board + "\nstartFen = 4k3/8/8/8/4K3/8/8/8 w - - 0 1\n");
        assertThat(variant.surface().shape()).isEqualTo(shape);
        assertThat(variant.board().shape()).isEqualTo("8x8");
    }

    @Test
    void chessOnACylinderIsNotChess() {
        assertThat(Variants.isChess(variant("board = cylinder\n"))).isFalse();
        assertThat(Variants.isChess(variant("board = rectangle\n"))).isTrue();
    }

    @Test
    void anotherWordIsRefused() {
        assertThatThrownBy(() -> variant("board = sphere\n"))
                .isInstanceOf(InputException.class)
                .hasMessage("my.ini, line 2: board of [a]: found 'sphere', expected rectangle, cylinder, torus,"
                        + " hexagon or rhombus");
    }

    @Test
    void noHexagonHasEightFiles() {
        assertThatThrownBy(() -> variant("board = hexagon\n"))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "my.ini, line 2: board of [a]: found 'hexagon' with 8 files and 8 ranks, expected an odd number"
                                + " of files and more than half as many ranks; set maxFile and maxRank");
    }

    @ParameterizedTest
    @CsvSource({
        "wallingRule = past, wallingRule",
        "flyingGeneral = true, flyingGeneral = true",
        "cambodianMoves = true, cambodianMoves = true",
        "diagonalLines = d1 e2, diagonalLines",
        "connectN = 4, connectN or another connection"
    })
    void rulesThatFollowLinesThemselvesAreRefused(String key, String rule) {
        Variant variant = variant("board = cylinder\n" + key + "\n");
        assertThatThrownBy(() -> VariantRules.of(variant))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("on a board with joined edges (board), found " + rule);
    }

    /// A rook goes round its rank both ways, and not to where it stands; blocked one way it comes the other way.
    @ParameterizedTest
    @CsvSource({
        "cylinder, 4k3/8/8/8/R7/8/8/4K3 w - - 0 1, 14",
        "cylinder, 4k3/8/8/8/Rp6/8/8/4K3 w - - 0 1, 14",
        "torus, 4k3/8/8/R7/4K3/8/8/8 w - - 0 1, 14"
    })
    void aRookHasEachSquareOnce(String board, String fen, int moves) {
        VariantRules rules =
                VariantRules.of(variant("board = " + board + "\ncastling = false\nstartFen = " + fen + "\n"));
        VariantPosition position = rules.start();
        int[] found = new int[position.maxMoves()];
        int count = position.generate(found);
        String from = fen.contains("R7/4K3") ? "a5" : "a4";
        int ofRook = 0;
        for (int i = 0; i < count; i++) {
            ofRook += Uci.write(position, found[i], false).startsWith(from) ? 1 : 0;
        }
        assertThat(ofRook).isEqualTo(moves);
    }

    /// A pawn takes over the edge, en passant too, from the square that any pawn would leave.
    @Test
    void pawnsTakeOverTheEdge() {
        VariantRules rules = VariantRules.of(variant("board = cylinder\n"));
        VariantPosition position = rules.position("4k3/7p/8/P7/8/8/8/4K3 b - - 0 1");
        position.make(Uci.read(position, "h7h5"));
        assertThat(position.fen()).isEqualTo("4k3/8/8/P6p/8/8/8/4K3 w - h6 0 2");
        int capture = Uci.read(position, "a5h6");
        position.make(capture);
        assertThat(position.fen()).isEqualTo("4k3/8/7P/8/8/8/8/4K3 b - - 0 2");
        position.unmake();
        assertThat(rules.position(position.fen()).fen()).isEqualTo(position.fen());
    }

    /// A Berolina pawn that has crossed the edge with its first step cannot be taken en passant.
    @Test
    void aStepOverTheEdgeLeavesNoSquareBehind() {
        VariantRules rules =
                VariantRules.of(Variants.parse("my.ini", """
                        [a:berolina]
                        board = cylinder
                        """).read("a").variant());
        VariantPosition position = rules.start();
        for (String move : new String[] {"a2g4", "a7c5", "b2d4", "h7b5", "c2a4"}) {
            int played = Uci.read(position, move);
            assertThat(played).as(move).isNotEqualTo(Move.NONE);
            position.make(played);
            assertThat(rules.position(position.fen()).setup()).isEqualTo(position.setup());
        }
    }
}
