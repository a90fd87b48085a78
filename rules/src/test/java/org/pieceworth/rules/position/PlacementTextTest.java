package org.pieceworth.rules.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.variant.Variants;

class PlacementTextTest {

    @Test
    void handsAreNoPartOfTheBoard() {
        PlacementText text = PlacementText.of("8/8/4pppp/4PPPP/8/8[KFkf] w - - 0 1");
        assertThat(text.board()).isEqualTo("8/8/4pppp/4PPPP/8/8");
        assertThat(text.hand()).isEqualTo("[KFkf]");
        assertThat(text.pieces().count()).isEqualTo(8);
        assertThat(text.piecesAndHands().count()).isEqualTo(12);
    }

    @Test
    void ranksAreFromTheTop() {
        PlacementText text = Variants.open("capablanca").variant().startPlacement();
        assertThat(text.ranks()).hasSize(8);
        assertThat(text.firstRank(Side.WHITE)).isEqualTo("RNABQKBCNR");
        assertThat(text.firstRank(Side.BLACK)).isEqualTo("rnabqkbcnr");
        assertThat(text.hand()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"rnbqkbnr/8,8", "10/1,10", "3p12/16,16", "*+PQ~1/4,4"})
    void filesAreThoseOfTheTopRank(String placement, int files) {
        assertThat(PlacementText.of(placement).files()).isEqualTo(files);
    }
}
