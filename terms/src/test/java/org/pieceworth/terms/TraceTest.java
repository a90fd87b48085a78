package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;

/// One trace serves a whole file of positions, and keeps nothing of the one before.
class TraceTest {

    private static final List<String> FENS = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r4rk1/2p1p3/4pN1P/2P5/4PP2/P7/P7/1K1R2R1 b - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
            "4k3/1pP5/2P5/6p1/2P2p2/1P3p2/P7/4K3 b - - 0 1",
            "6k1/5ppp/8/3r4/2B5/8/5PPP/R5K1 w - - 0 1",
            "rqbrk2r/pppppp2/8/8/8/8/PP6/RNB1KBN1 b - - 0 1",
            "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");

    private static final String ALL =
            "material,kaufman,imbalance:QR,last-pawn,tempo,squares:full,doubled,isolated,passed,"
                    + "connected:rank,open-file:R,open-file:K,supported,passed-kings,passed-blocked,reach,king-attack,"
                    + "king-danger,shelter,threats,hanging,restricted";

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void aTraceThatWasUsedGivesWhatANewOneGives(boolean split) {
        TermSet terms = Vectors.chess(split ? ALL + ",phase:3:all" : ALL);
        Trace used = terms.newTrace();
        for (String there : FENS) {
            for (String fen : FENS) {
                terms.trace(FixedPosition.chess(there), used);
                FixedPosition position = FixedPosition.chess(fen);
                terms.trace(position, used);
                assertThat(Vectors.of(terms, used)).as(there + " then " + fen).isEqualTo(Vectors.of(terms, position));
            }
        }
    }

    @Test
    void countsTakeThePlaceOfAPosition() {
        TermSet terms = Vectors.chess("material,tempo");
        Trace trace = terms.newTrace();
        terms.trace(FixedPosition.chess(FENS.get(5)), trace);
        PieceCounts counts = new PieceCounts(2);
        counts.set(0, 3, 1);
        terms.trace(counts, Side.BLACK, trace);
        assertThat(Vectors.text(Vectors.of(terms, trace))).isEqualTo("P=2 tempo=-1");
        assertThatThrownBy(() -> terms.trace(
                        counts, Side.WHITE, Vectors.chess("material,tempo").newTrace()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a trace of other terms than material,tempo");
    }

    /// A position that knows no rules is looked at by those of chess.
    @Test
    void theSurveyIsTheSameForAnyKindOfPosition() {
        VariantRules rules = VariantRules.of(Variants.open("chess").variant());
        TermSet terms = Vectors.chess(
                "supported,passed-kings,passed-blocked,reach,king-attack,king-danger,shelter,threats,hanging,"
                        + "restricted");
        for (String fen : FENS) {
            assertThat(Vectors.of(terms, FixedPosition.chess(fen)))
                    .as(fen)
                    .isEqualTo(Vectors.of(TermReader.parse(terms.text(), rules), rules.position(fen)));
        }
    }

    @Test
    void packedCountsHaveSixBitsEach() {
        PieceCounts counts = new PieceCounts(6);
        counts.set(5, 7, 8);
        // Pawns 1 and 63, knights 2 and 1, queens 9 and 33; kings are not in the number.
        counts.setPacked(1L | 2L << 6 | 9L << 24 | 63L << 30 | 1L << 36 | 33L << 54);
        assertThat(counts.types()).isEqualTo(6);
        assertThat(List.of(count(counts, 0), count(counts, 1), count(counts, 2), count(counts, 4), count(counts, 5)))
                .containsExactly("1-63", "2-1", "0-0", "9-33", "7-8");
        assertThat(counts.both(4)).isEqualTo(42);
    }

    @Test
    void countsOfAPositionReplaceThoseBefore() {
        PieceCounts counts = new PieceCounts(ChessPosition.LETTERS.length());
        counts.set(1, 9, 9);
        counts.setFrom(FixedPosition.chess(FENS.get(6)));
        assertThat(List.of(count(counts, 1), count(counts, 4), count(counts, 5)))
                .containsExactly("0-0", "1-0", "1-1");
        // Types beyond those that there is room for are left out.
        PieceCounts few = new PieceCounts(1);
        few.setFrom(FixedPosition.chess(FENS.get(0)));
        assertThat(count(few, 0)).isEqualTo("8-8");
    }

    private static String count(PieceCounts counts, int type) {
        return counts.count(type, Side.WHITE) + "-" + counts.count(type, Side.BLACK);
    }
}
