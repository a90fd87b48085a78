package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// What a set of terms is made of, and how wrong ones are refused.
class TermSetTest {

    private static final String CAPABLANCA = "PNBRQACK";
    private static final RectangularBoard WIDE = new RectangularBoard(10, 8);

    private static List<String> names(TermSet terms) {
        return terms.features().stream().map(Feature::name).toList();
    }

    @Test
    void materialIsNamedByTheBareLetters() {
        assertThat(names(Vectors.chess("material"))).containsExactly("P", "N", "B", "R", "Q");
        assertThat(names(TermReader.parse("material", CAPABLANCA, WIDE)))
                .containsExactly("P", "N", "B", "R", "Q", "A", "C");
    }

    @Test
    void featuresFollowTheTextAndThePhasesTakeTheirPlace() {
        assertThat(names(Vectors.chess(" tempo, phase:3 ,material,pair:B")))
                .startsWith("tempo", "P@opening", "P@middle", "P@end", "N@opening")
                .endsWith("Q@end", "pair:B")
                .hasSize(17);
        assertThat(names(Vectors.chess("material,phase:4"))).startsWith("P@1", "P@2", "P@3", "P@4");
        assertThat(Vectors.chess("material,phase:3").features())
                .extracting(Feature::divisor)
                .containsOnly(12);
    }

    @Test
    void squaresHaveAFeatureWhereThePieceCanStand() {
        assertThat(Vectors.chess("squares").features()).hasSize(5 * 32 + 24).allMatch(Feature::ridged);
        assertThat(Vectors.chess("squares:full").features()).hasSize(5 * 64 + 48);
        assertThat(Vectors.chess("squares:N").features().getFirst())
                .extracting(Feature::title, feature -> feature.square().orElseThrow())
                .containsExactly("knight on a1 or h1", 0);
        assertThat(TermReader.parse("squares:N", "PNK", new RectangularBoard(5, 16))
                        .features())
                .hasSize(3 * 16);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                // Four kinds of king's steps, each pair once: 2 * 8 * 7 + 2 * 7 * 7.
                "squares:full:N | squares:N | 210",
                // Half the board: 4 * 7 upwards, 3 * 8 sideways, 2 * 3 * 7 aslant.
                "squares:N | squares:N | 94",
                "squares:full:P | squares:P | 152",
                "passed:rank | passed:rank | 5",
                "squares:N,material,phase:2:all | squares:N@opening | 94",
            })
    void neighboursAreJoinedByAKingsStep(String text, String group, int pairs) {
        TermSet terms = Vectors.chess(text);
        Neighbours first = terms.neighbours().getFirst();
        assertThat(first.group()).isEqualTo(group);
        assertThat(first.pairs()).hasSize(pairs).doesNotHaveDuplicates();
        List<String> phases = first.pairs().stream()
                .flatMap(pair -> Stream.of(pair.first(), pair.second()))
                .map(feature -> terms.features().get(feature).name().replaceAll(".*@", "@"))
                .filter(name -> name.startsWith("@"))
                .distinct()
                .toList();
        assertThat(phases).hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void aWiderBoardWithMorePieces() {
        // Ten of 32 from the end. White: archbishop j1, chancellor b3, queen c1, pawn j2; Black: chancellor j8, pawns
        // a7 and e2.
        FixedPosition position = new FixedPosition(Fen.parse("4k4c/p9/10/10/10/1C8/4p4P/2Q1K4A b - - 0 1"), CAPABLANCA);
        assertThat(Vectors.text(Vectors.of(
                        TermReader.parse(
                                "material,imbalance:QC,phase:2,tempo,squares:PC,passed:rank", CAPABLANCA, WIDE),
                        position)))
                .isEqualTo("P@opening=-10 P@end=-22 Q@opening=10 Q@end=22 A@opening=10 A@end=22 imbalance:QC=1 tempo=-1"
                        + " squares:P:e7=-1 squares:C:a1=-1 squares:C:b3=1 passed:rank:7=-1");
    }

    @Test
    void thePhaseIsToldByTheStartWhereItIsKnown() {
        assertThat(PhaseScale.of(ChessPosition.LETTERS).full()).isEqualTo(24);
        assertThat(PhaseScale.of(ChessPosition.initial()).full()).isEqualTo(24);
        assertThat(PhaseScale.of(CAPABLANCA).full()).isEqualTo(32);
        FixedPosition fewer = FixedPosition.chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3 w kq - 0 1");
        assertThat(PhaseScale.of(fewer).full()).isEqualTo(12);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "imbalence:QN | term 'imbalence:QN': unknown, the nearest is imbalance:XY; expected terms of material hand pair:X",
                "square | term 'square': unknown, the nearest is squares[:mirrored|full][:XY]; expected",
                "Material | term 'Material': unknown, the nearest is material;",
                "material:N | term 'material:N': found ':N', expected material alone",
                "pair | term 'pair': found 0 arguments, expected one as in pair:B",
                "pair: | term 'pair:': found 1 argument, expected one as in pair:B",
                "pair:BN | term 'pair:BN': found 'BN', expected 1 piece letter as in pair:B",
                "pair:X | term 'pair:X': found piece 'X', expected one of P N B R Q",
                "pair:K | term 'pair:K': found piece 'K', expected one of P N B R Q",
                "imbalance:Q | term 'imbalance:Q': found 'Q', expected 2 piece letters as in imbalance:QN",
                "pawns:P | term 'pawns:P': found the pawn itself, expected another piece as in pawns:N",
                "open-file:P | term 'open-file:P': found the pawn itself, expected another piece as in open-file:R",
                "phase:3 | term 'phase:3': found nothing to split, expected material with it as in material,phase:3",
                "material,phase:1 | term 'phase:1': expected phase:K or phase:K:all with a number K of phases from 2 to 9",
                "material,phase:3:some | term 'phase:3:some': expected phase:K or phase:K:all with a number",
                "material,phase:3,phase:2 | term 'phase:2': 'phase:3' has phase already; leave one of them out",
                "material,tempo,material | term 'material': it is there twice; omit one",
                "kaufman,pair:B | term 'pair:B': 'kaufman' has pair:B already; leave one of them out",
                "imbalance:QN,imbalance:NQ | term 'imbalance:NQ': 'imbalance:QN' has imbalance:NQ already; leave one of them out",
                "squares:NB,squares:full:B | term 'squares:full:B': 'squares:NB' has squares:B already; leave one of them out",
                "passed,passed:rank | term 'passed:rank': 'passed' has passed already; leave one of them out",
                "squares:NN | term 'squares:NN': found piece 'N' twice, expected each once",
                "squares:X | term 'squares:X': found piece 'X', expected one of P N B R Q K",
                "squares:full:mirrored:N | term 'squares:full:mirrored:N': expected squares, squares:mirrored or squares:full",
                "passed:file | term 'passed:file': found ':file', expected passed or passed:rank",
                "material,,tempo | terms 'material,,tempo': found nothing between two commas or at an end, expected terms as in",
                "'' | terms '': found nothing between two commas or at an end, expected terms as in material,pair:B,tempo",
            })
    void wrongTermsAreNamed(String text, String message) {
        assertThatThrownBy(() -> Vectors.chess(text))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(message)
                .message()
                .doesNotContain("\n");
    }

    @ParameterizedTest(name = "{0} without pawns")
    @CsvSource({"last-pawn", "pawns:N", "passed", "open-file:R"})
    void withoutPawnsThereAreNoPawnTerms(String text) {
        assertThatThrownBy(() -> TermReader.parse(text, "NRK", WIDE))
                .isInstanceOf(InputException.class)
                .hasMessage("term '" + text + "': it needs pawns, letter P, and the pieces are N R K");
        assertThatThrownBy(() -> TermReader.parse("material,phase:2", "PK", WIDE))
                .isInstanceOf(InputException.class)
                .hasMessage("term 'phase:2': there are only pawns and kings, which do not define a phase");
    }

    @Test
    void whatCannotBeTracedIsRefused() {
        TermSet material = Vectors.chess("material");
        TermSet squares = Vectors.chess("squares");
        PieceCounts counts = new PieceCounts(6);
        assertThat(squares.fromMaterialAlone()).isFalse();
        assertThatThrownBy(() -> squares.trace(counts, Side.WHITE, squares.newTrace()))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> squares.trace(ChessPosition.initial(), material.newTrace()))
                .isInstanceOf(IllegalArgumentException.class);
        TermSet wide = TermReader.parse("material", CAPABLANCA, WIDE);
        assertThatThrownBy(() -> wide.trace(ChessPosition.initial(), wide.newTrace()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("terms for PNBRQACK on 10x8, position of PNBRQK on 8x8");
    }

    /// Every kind that help lists can be parsed, has features, and says rightly whether counts are enough.
    @Test
    void theCatalogueHoldsWhatItSays() {
        Map<String, String> examples = Map.of(
                "pair", "pair:B",
                "imbalance", "imbalance:QN",
                "redundant", "redundant:R",
                "pawns", "pawns:N",
                "phase", "phase:2,material",
                "open-file", "open-file:R");
        // Piece counts and the side to move are enough for these.
        Set<String> counted =
                Set.of("material", "pair", "imbalance", "redundant", "pawns", "kaufman", "last-pawn", "tempo", "phase");
        VariantRules drops = VariantRules.of(Variants.open("crazyhouse").variant());
        assertThat(TermCatalogue.standard().kinds()).hasSizeGreaterThan(25).allSatisfy(kind -> {
            String text = examples.getOrDefault(kind.name(), kind.name());
            TermSet terms = kind.name().equals("hand") ? TermReader.parse(text, drops) : Vectors.chess(text);
            assertThat(kind.syntax()).startsWith(kind.name());
            assertThat(terms.fromMaterialAlone()).isEqualTo(counted.contains(kind.name()));
            assertThat(names(terms)).isNotEmpty().doesNotHaveDuplicates().allMatch(name -> !name.contains(","));
        });
    }
}
