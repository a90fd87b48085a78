package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// A term of another class is a line in the catalogue: it is read, split by phase, traced and listed.
class NewTermTest {

    /// Whether a side has no queen.
    private record Queenless(String name, List<Feature> features, int queen) implements Term {

        static Queenless of(TermText text, PieceSet set) {
            text.expectNone();
            return new Queenless(
                    text.whole(), List.of(Feature.of(text, text.whole(), "no queen")), set.materialType(text, 'Q'));
        }

        @Override
        public List<String> subjects() {
            return List.of("queenless");
        }

        @Override
        public boolean fromMaterialAlone() {
            return true;
        }

        @Override
        public void trace(View view, Trace into, int first) {
            PieceCounts counts = view.counts();
            into.add(first, has(counts, Side.WHITE) - has(counts, Side.BLACK));
        }

        private int has(PieceCounts counts, Side side) {
            return counts.count(queen, side) == 0 ? 1 : 0;
        }
    }

    private static final TermCatalogue TERMS = TermCatalogue.standard().with("queenless", Queenless::of);

    private static TermSet read(String text) {
        return TermReader.parse(TERMS, text, ChessPosition.LETTERS, RectangularBoard.CHESS);
    }

    @Test
    void itIsReadAndTraced() {
        TermSet terms = read("material,queenless");
        Position position = FixedPosition.chess("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
        Trace trace = terms.newTrace();
        terms.trace(position, trace);
        assertThat(trace.size()).isEqualTo(2);
        assertThat(terms.features().get(trace.feature(1)).name()).isEqualTo("queenless");
        assertThat(trace.value(1)).isEqualTo(-1);
        assertThat(terms.isPlainMaterial()).isFalse();
        assertThat(read("material,queenless,phase:2:all").features())
                .extracting(Feature::name)
                .contains("queenless@opening", "queenless@end");
    }

    @Test
    void itIsListedAndTheStandardCatalogueStaysAsItWas() {
        assertThat(TERMS.kinds()).hasSize(TermCatalogue.standard().kinds().size() + 1);
        assertThat(TERMS.kinds().getLast()).isEqualTo(new TermKind("queenless", "queenless"));
    }
}
