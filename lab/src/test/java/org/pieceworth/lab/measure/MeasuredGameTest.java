package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;

class MeasuredGameTest {

    @Test
    void whatMovesAsTheKingIsAPieceOfItsOwn() {
        MeasuredGame game = MeasuredGame.of(VariantSource.shipped("chess"), List.of("WF"), List.of());

        assertThat(game.pieces())
                .extracting(MeasuredPiece::letter)
                .isNotEqualTo(List.of('K'))
                .hasSize(1);
    }
}
