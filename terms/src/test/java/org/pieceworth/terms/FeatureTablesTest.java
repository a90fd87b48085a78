package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

class FeatureTablesTest {

    private static FeatureTables numbered(TermSet terms) {
        return FeatureTables.of(
                terms,
                IntStream.range(0, terms.features().size())
                        .mapToDouble(i -> i + 0.25)
                        .toArray());
    }

    private static String written(Consumer<PrintWriter> writer) {
        StringWriter text = new StringWriter();
        writer.accept(new PrintWriter(text));
        return text.toString();
    }

    private static TermSet tiny(String text) {
        return TermReader.parse(text, "PNK", new RectangularBoard(3, 2));
    }

    @Test
    void rowsSayWhatEachWeightIsOf() {
        assertThat(written(numbered(tiny("material,phase:2,squares:N,tempo"))::writeCsv))
                .isEqualTo("""
                        term,feature,piece,square,phase,value
                        material,P@opening,P,,opening,0.25
                        material,P@end,P,,end,1.25
                        material,N@opening,N,,opening,2.25
                        material,N@end,N,,end,3.25
                        squares:N,squares:N:a1,N,a1,,4.25
                        squares:N,squares:N:b1,N,b1,,5.25
                        squares:N,squares:N:a2,N,a2,,6.25
                        squares:N,squares:N:b2,N,b2,,7.25
                        tempo,tempo,,,,8.25
                        """);
    }

    /// Letters with an apostrophe are letters of their own, in names for C too.
    @Test
    void lettersWithAnApostropheAreNamedApart() {
        String text = """
                [mine:crazyhouse]
                customPiece1 = n':FN
                promotionPieceTypes = qn'
                """;
        VariantRules rules =
                VariantRules.of(Variants.parse("my.ini", text).read("mine").variant());
        TermSet terms = TermReader.parse("material,pair:N',open-file:N',reach:NN',squares:N'n'", rules);
        assertThat(terms.features())
                .extracting(Feature::name)
                .contains("N", "N'", "N'~", "pair:N'", "half-open-file:N'", "reach:N'", "squares:N':d4")
                .contains("squares:n':d4");
        assertThat(written(numbered(terms)::writeCsv))
                .contains("\nsquares:N'n',squares:N':d4,N',d4,,", "\nmaterial,N',N',,,");
        String constants = written(out -> numbered(terms).writeC("centipawns", out));
        assertThat(constants).contains(" reach_N = ", " reach_N_prime = ", " piece_N_prime_squares[64]");
        assertThatThrownBy(() -> TermReader.parse("open-file:N',open-file:N'", rules))
                .hasMessage("term 'open-file:N'': it is there twice; omit one");
        assertThatThrownBy(() -> TermReader.parse("pair:R'", rules))
                .hasMessage("term 'pair:R'': found piece 'R'', expected one of P N B R Q N' q n'");
        assertThatThrownBy(() -> TermReader.parse("pair:N''", rules))
                .hasMessage("term 'pair:N''': found 'N''', expected 1 piece letter as in pair:B");
    }

    @Test
    void engineAuthorsGetArraysOfAllSquares() {
        FeatureTables tables = numbered(tiny("material,squares:N,pair:N,phase:2:all"));
        assertThat(written(out -> tables.writeC("centipawns", out))).isEqualTo("""
                        /* Terms: material,squares:N,pair:N,phase:2:all. Values in centipawns, rounded. */
                        static const int pawn_value_opening = 0; /* pawn, opening */
                        static const int pawn_value_end = 1; /* pawn, end */
                        static const int knight_value_opening = 2; /* knight, opening */
                        static const int knight_value_end = 3; /* knight, end */
                        static const int pair_N_opening = 12; /* knight pair, opening */
                        static const int pair_N_end = 13; /* knight pair, end */

                        /* Squares from White's view, a1 first, then b1, up to c2; for Black turn the ranks round. */
                        static const int knight_squares_opening[6] = {
                                4,     6,     4,
                                8,    10,     8,
                        };
                        static const int knight_squares_end[6] = {
                                5,     7,     5,
                                9,    11,     9,
                        };
                        """);
    }

    @Test
    void aTableHasTheWholeBoard() {
        FeatureTables tables = numbered(Vectors.chess("squares:full:NP"));
        assertThat(tables.squares()).extracting(SquareTable::piece).containsExactly('N', 'P');
        assertThat(tables.squares().getFirst().values())
                .hasSize(64)
                .startsWith(0.25)
                .endsWith(63.25);
        assertThat(tables.squares().getLast().values())
                .startsWith(0)
                .endsWith(0)
                .contains(64.25, 111.25);
    }

    /// What games do not determine is no number, least of all 0.
    @Test
    void whatIsNotKnownIsNotWritten() {
        StringWriter c = new StringWriter();
        StringWriter csv = new StringWriter();
        FeatureTables tables = FeatureTables.of(Vectors.chess("material"), new double[] {100, Double.NaN, 3, 4, 5});
        try (PrintWriter out = new PrintWriter(c);
                PrintWriter rows = new PrintWriter(csv)) {
            tables.writeC("pawn=100", out);
            tables.writeCsv(rows);
        }
        assertThat(c.toString())
                .contains("/* no estimate: knight_value, knight */")
                .doesNotContain("knight_value =");
        assertThat(csv.toString()).contains("material,N,N,,,\n");
    }

    @Test
    void everyFeatureNeedsItsWeight() {
        assertThatThrownBy(() -> FeatureTables.of(tiny("material"), new double[1]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("2 features, 1 weights");
    }
}
