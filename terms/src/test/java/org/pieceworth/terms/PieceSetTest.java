package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Which types of a variant are material, which can be in hand, and what they are called.
class PieceSetTest {

    private static VariantRules rules(String variant) {
        return VariantRules.of(Variants.open(variant).variant());
    }

    private static List<String> names(TermSet terms) {
        return terms.features().stream().map(Feature::name).toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                // A promoted pawn is a type of its own, which goes back to the hand as a pawn.
                "crazyhouse | P N B R Q Q~ R~ B~ N~ | P N B R Q",
                // The dragon horse and the dragon king are bishop and rook promoted, never pieces by themselves.
                "shogi | P N B R S L G +B +L +N +P +R +S | P N B R S L G",
                "minishogi | P B R S G +B +P +R +S | P B R S G",
                "seirawan | P N B R Q H E | P N B R Q H E",
            })
    void materialAndHands(String variant, String material, String hand) {
        VariantRules rules = rules(variant);
        assertThat(String.join(" ", names(TermReader.parse("material", rules)))).isEqualTo(material);
        assertThat(String.join(" ", names(TermReader.parse("hand", rules))))
                .isEqualTo(hand.replaceAll("(\\S+)", "hand:$1"));
    }

    /// In Kyoto shogi the pawn moves as a rook when it is turned over, the silver as a bishop, the
    /// knight and the lance as golds; rook, bishop and gold are no pieces by themselves there. In shogi
    /// the gold is one.
    @Test
    void formsThatArePiecesByThemselvesStay() {
        assertThat(names(TermReader.parse("material", rules("kyotoshogi"))))
                .contains("P", "N", "S", "L", "+P", "+N", "+S", "+L")
                .doesNotContain("B", "R", "G");
        assertThat(names(TermReader.parse("material", rules("shogi")))).contains("G");
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource({
        "P, crazyhouse, pawn",
        "Q~, crazyhouse, promoted queen",
        "+P, shogi, promoted shogi pawn",
        "L, shogi, lance",
        "C, xiangqi, cannon",
        "A, capablanca, archbishop",
    })
    void typesHaveTheNamesOfTheirVariant(String symbol, String variant, String name) {
        assertThat(TermReader.parse("material", rules(variant)).features())
                .filteredOn(feature -> feature.name().equals(symbol))
                .singleElement()
                .extracting(Feature::title)
                .isEqualTo(name);
    }

    @Test
    void lettersAloneAreNamedWhereChessKnowsThem() {
        TermSet terms = TermReader.parse("material", "NAPK", new RectangularBoard(10, 8));
        assertThat(terms.features()).extracting(Feature::title).containsExactly("knight", "piece A", "pawn");
        assertThat(terms.features())
                .extracting(feature -> feature.piece().orElseThrow())
                .containsExactly('N', 'A', 'P');
        assertThat(terms.letters()).isEqualTo("NAPK");
        assertThat(terms.board()).isEqualTo(new RectangularBoard(10, 8));
    }

    /// The order of the letters says which type is the pawn and which the king, here neither first nor last.
    @Test
    void typesAreFoundByTheirLetters() {
        FixedPosition position = new FixedPosition(
                FixedPosition.chess("4k3/8/8/8/8/8/4PP2/RN2K3 w - - 0 1").setup(), "KNPR");
        TermSet terms = TermReader.parse("material,pawns:N,last-pawn,doubled", "KNPR", RectangularBoard.CHESS);
        assertThat(Vectors.text(Vectors.of(terms, position))).isEqualTo("N=1 P=2 R=1 pawns:N=-3 last-pawn=1");
    }

    @Test
    void withoutAKingEveryTypeIsMaterial() {
        assertThat(names(TermReader.parse("material", "PQ", RectangularBoard.CHESS)))
                .containsExactly("P", "Q");
        assertThat(names(TermReader.parse("material", "KQ", RectangularBoard.CHESS)))
                .containsExactly("Q");
    }

    @ParameterizedTest
    @CsvSource({"reach", "reach:N", "threats", "king-attack", "shelter", "hanging", "supported"})
    void whatTheEngineCountsNeedsTheRules(String text) {
        assertThatThrownBy(() -> TermReader.parse(text, "PNBRQACK", new RectangularBoard(10, 8)))
                .isInstanceOf(InputException.class)
                .hasMessage("term '" + text + "': the rules of these pieces are not known; omit it");
        assertThatThrownBy(() -> TermReader.parse(text, ChessPosition.LETTERS, new RectangularBoard(10, 8)))
                .isInstanceOf(InputException.class);
    }

    @Test
    void onlyVariantsWithDropsHaveHands() {
        assertThatThrownBy(() -> Vectors.chess("hand"))
                .isInstanceOf(InputException.class)
                .hasMessage("term 'hand': no piece is ever in hand in this game; omit it");
        assertThatThrownBy(() -> TermReader.parse("hand:P", rules("crazyhouse")))
                .isInstanceOf(InputException.class)
                .hasMessage("term 'hand:P': found ':P', expected hand alone");
    }

    /// White: a promoted queen on d4 and two knights in hand. Black: a pawn in hand and no queen on the board.
    @Test
    void handsAndPromotedPiecesAreCountedApart() {
        VariantRules rules = rules("crazyhouse");
        TermSet terms = TermReader.parse("material,hand", rules);
        Trace trace = terms.newTrace();
        terms.trace(rules.position("4k3/8/8/8/3Q~4/8/4P3/4K3[NNp] w - - 0 1"), trace);
        assertThat(Vectors.text(Vectors.of(terms, trace))).isEqualTo("P=1 Q~=1 hand:P=-1 hand:N=2");
        terms.trace(rules.position("4k3/8/8/8/3q4/8/4P3/4K3[Rbb] w - - 0 1"), trace);
        assertThat(Vectors.of(terms, trace)).isEqualTo(Map.of("P", 1, "Q", -1, "hand:R", 1, "hand:B", -2));
    }
}
