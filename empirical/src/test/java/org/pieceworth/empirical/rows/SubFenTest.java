package org.pieceworth.empirical.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.terms.TermReader;
import org.pieceworth.text.InputException;

/// Pieces on squares, also of boards and pieces that chess does not have.
class SubFenTest {

    private static VariantRules rules(String variant) {
        return VariantRules.of(Variants.open(variant).variant());
    }

    private static SubFen read(String variant, String text) {
        return SubFen.parse(text, TermReader.parse(TermCatalogue.standard(), "material", rules(variant)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chess      | 8/8/8/8/8/8/8/R7              | true
            chess      | 8/8/8/8/8/8/8/r7              | false
            chess      | 8/8/8/8/8/8/8/R7 w            | true
            chess      | 8/8/8/8/8/8/8/8 b             | false
            chess      | rnbqkbnr/8/8/8/8/8/8/RNBQKBNR | true
            capablanca | 10/10/10/10/10/10/10/2A6R     | true
            capablanca | 9R/10/10/10/10/10/10/10       | false
            capablanca | r8r/1p8/10/10/10/10/10/10     | true
            shogi      | 9/1r7/9/9/9/9/9/1B7/9         | true
            shogi      | 9/1r7/9/9/9/9/9/1+B7/9        | false
            """)
    void startsHaveTheirPieces(String variant, String text, boolean holds) {
        Position start = rules(variant).start();
        assertThat(read(variant, text).holds(start)).isEqualTo(holds);
    }

    @Test
    void promotedPiecesAreOthers() {
        Position position = rules("crazyhouse").position(Fen.parse("4k3/8/8/8/8/6Q~1/8/4K2Q[] w - - 0 1"));
        assertThat(read("crazyhouse", "8/8/8/8/8/6Q~1/8/7Q").holds(position)).isTrue();
        assertThat(read("crazyhouse", "8/8/8/8/8/6Q1/8/8").holds(position)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"8/8", "10/10/10/10/10/10/10/C9", "8/8/8/8/8/8/8/+P7", "8/8/8/8/8/8/8/*7", "8/8/8/8/8/8/8/08", "w"})
    void othersAreRefused(String text) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read("chess", text))
                .withMessageContaining("found subfen '" + text + "', expected ");
    }
}
