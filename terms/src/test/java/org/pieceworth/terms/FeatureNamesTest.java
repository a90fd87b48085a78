package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.InputException;

/// What features are called, about which piece and square they are, and which of them are neighbours.
class FeatureNamesTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "pair:B | pair:B: bishop pair",
                "imbalance:QN | imbalance:QN: queen with knight",
                "imbalance:RR | imbalance:RR: rook with another",
                "redundant:R | redundant:R: redundant rook",
                "pawns:N | pawns:N: knight per own pawn above 5",
                "last-pawn | last-pawn: last pawn",
                "tempo | tempo: side to move",
                "passed | passed: passed pawn",
                "open-file:K | open-file:K: king on an open file, half-open-file:K: king on a half-open file",
                "reach:BN | reach:B: square that a bishop reaches, reach:N: square that a knight reaches",
                "king-attack | king-attack: attack on the king",
                "king-danger | king-danger: danger to the king",
                "restricted | restricted: square where the enemy is restricted",
                "passed-kings | passed-kings: king near a passed pawn",
                "passed-blocked | passed-blocked: blocked passed pawn",
                "material,phase:4 | P@1: pawn, phase 1 of 4, P@2: pawn, phase 2 of 4",
                "material,phase:3 | P@opening: pawn, opening, P@middle: pawn, middle, P@end: pawn, end",
                "squares:full:N | squares:N:a1: knight on a1, squares:N:b1: knight on b1",
                "squares:N | squares:N:a1: knight on a1 or h1, squares:N:b1: knight on b1 or g1",
                "doubled:rank | doubled:rank:2: doubled pawn on rank 2, doubled:rank:3: doubled pawn on rank 3",
            })
    void namesAndTitles(String text, String expected) {
        List<String> names = Vectors.chess(text).features().stream()
                .map(feature -> feature.name() + ": " + feature.title())
                .toList();
        assertThat(String.join(", ", names)).startsWith(expected);
    }

    /// Pawns have no place in the list of what reaches: a pawn's moves are not its captures.
    @Test
    void mobilityIsOfPieces() {
        assertThat(Vectors.chess("reach").features())
                .extracting(Feature::name)
                .containsExactly("reach:N", "reach:B", "reach:R", "reach:Q");
    }

    @Test
    void theMiddleFileOfAnOddBoardIsItsOwnMirror() {
        TermSet terms = TermReader.parse("squares:N", "PNK", new RectangularBoard(3, 2));
        assertThat(terms.features())
                .extracting(Feature::title)
                .containsExactly("knight on a1 or c1", "knight on b1", "knight on a2 or c2", "knight on b2");
        assertThat(terms.features())
                .extracting(feature -> feature.reflected().orElse(-1))
                .containsExactly(2, -1, 5, -1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tempo:N | term 'tempo:N': found ':N', expected tempo alone",
                "last-pawn:N | term 'last-pawn:N': found ':N', expected last-pawn alone",
                "kaufman:N | term 'kaufman:N': found ':N', expected kaufman alone",
                "threats:N:B | term 'threats:N:B': found ':N:B', expected threats alone",
                "reach:N:B | term 'reach:N:B': expected reach, or reach:XY with the letters of pieces as in reach:NB",
                "reach:X | term 'reach:X': found piece 'X', expected one of P N B R Q",
                "squares: | term 'squares:': expected squares, squares:mirrored or squares:full, optionally with",
                "squares:full: | term 'squares:full:': expected squares, squares:mirrored or squares:full, optionally with",
                "reach:N,reach:NB | term 'reach:NB': 'reach:N' has reach:N already; leave one of them out",
                "open-file:R,open-file:R | term 'open-file:R': it is there twice; omit one",
                "tempo,tempo | term 'tempo': it is there twice; omit one",
            })
    void wrongArgumentsAreNamed(String text, String message) {
        assertThatThrownBy(() -> Vectors.chess(text))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void plainMaterialIsMaterialAlone() {
        assertThat(Vectors.chess("material").isPlainMaterial()).isTrue();
        for (String text : List.of("material,phase:2", "material,tempo", "tempo", "kaufman")) {
            assertThat(Vectors.chess(text).isPlainMaterial()).as(text).isFalse();
        }
        assertThat(Vectors.chess("material,tempo,phase:2").features())
                .filteredOn(Feature::isMaterial)
                .hasSize(10);
    }

    /// Knight and bishop weigh 1, rook 2, queen 4, others as the rook.
    @Test
    void piecesWeighWhatTheyAddToThePhase() {
        PhaseScale scale = PhaseScale.of("PNBRQAK");
        assertThat(List.of(0, 1, 2, 3, 4, 5, 6)).extracting(scale::weight).containsExactly(0, 1, 1, 2, 4, 2, 0);
        assertThat(scale.full()).isEqualTo(28);
    }

    /// Ranks one after another, in each phase by itself, wherever the term is in the list.
    @Test
    void neighboursAreNumberedAsInTheList() {
        assertThat(neighbours("tempo,passed:rank"))
                .containsExactly("passed:rank: 2-3 3-4 4-5 5-6 6-7".replaceAll("(\\d)", "passed:rank:$1"));
        assertThat(neighbours("passed:rank,material,phase:2"))
                .containsExactly("passed:rank: 2-3 3-4 4-5 5-6 6-7".replaceAll("(\\d)", "passed:rank:$1"));
        assertThat(neighbours("material,doubled:rank,phase:2:all"))
                .containsExactly(
                        "doubled:rank@opening: 2-3 3-4 4-5 5-6 6-7".replaceAll("(\\d)", "doubled:rank:$1@opening"),
                        "doubled:rank@end: 2-3 3-4 4-5 5-6 6-7".replaceAll("(\\d)", "doubled:rank:$1@end"));
        assertThat(neighbours("passed")).isEmpty();
        assertThat(neighbours(TermReader.parse("passed:rank", "PK", new RectangularBoard(8, 4))))
                .containsExactly("passed:rank: passed:rank:2-passed:rank:3");
        assertThat(neighbours(TermReader.parse("passed:rank", "PK", new RectangularBoard(8, 3))))
                .isEmpty();
    }

    private static List<String> neighbours(String text) {
        return neighbours(Vectors.chess(text));
    }

    private static List<String> neighbours(TermSet terms) {
        return terms.neighbours().stream()
                .map(group -> group.group() + ":"
                        + String.join(
                                "",
                                group.pairs().stream()
                                        .map(pair -> " " + name(terms, pair.first()) + "-" + name(terms, pair.second()))
                                        .toList()))
                .toList();
    }

    private static String name(TermSet terms, int feature) {
        return terms.features().get(feature).name();
    }

    /// A term that only counts pieces needs nothing but a word and a function.
    @Test
    void aTermOfCountsIsOneLine() {
        TermCatalogue catalogue = TermCatalogue.standard()
                .with("minors", "knights and bishops", (counts, side) -> counts.count(1, side) + counts.count(2, side));
        TermSet terms = TermReader.parse(catalogue, "tempo,minors", ChessPosition.LETTERS, RectangularBoard.CHESS);
        PieceCounts counts = new PieceCounts(6);
        counts.set(1, 2, 1);
        counts.set(2, 2, 0);
        Trace trace = terms.newTrace();
        terms.trace(counts, Side.WHITE, trace);
        assertThat(Vectors.text(Vectors.of(terms, trace))).isEqualTo("tempo=1 minors=3");
        assertThat(terms.features().getLast().title()).isEqualTo("knights and bishops");
        assertThatThrownBy(() -> TermReader.parse(catalogue, "minors:N", ChessPosition.LETTERS, RectangularBoard.CHESS))
                .isInstanceOf(InputException.class)
                .hasMessage("term 'minors:N': found ':N', expected minors alone");
        assertThatThrownBy(() ->
                        TermReader.parse(catalogue, "minors,minors", ChessPosition.LETTERS, RectangularBoard.CHESS))
                .isInstanceOf(InputException.class);
    }
}
