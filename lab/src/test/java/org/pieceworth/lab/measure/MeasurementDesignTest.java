package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.VariantSource;

class MeasurementDesignTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0.1, 0.1, 0",
        "-0.1, 0.1, 0.1, 0",
        "0.4, -0.01, 0.1, 0",
        "0.4, 0.1, 0, 0",
        "0.4, 0.1, -0.1, 0",
        "0.5, 0.25, 0.25, 0",
        "0.9, 0.1, 0.1, 0",
        "0.4, 0.1, 0.1, -1",
        "NaN, 0.1, 0.1, 0"
    })
    void chancesThatAreNoneAreRefused(double measured, double strong, double empty, int pawns) {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new MeasurementDesign(measured, strong, empty, pawns, 300, 0));
    }

    @Test
    void thereMayBeNoStrongPiecesAndNoPawnsOff() {
        assertThatNoException().isThrownBy(() -> new MeasurementDesign(0.4, 0, 0.1, 0, 300, 0));
    }

    /// What is not the measured pieces' keeps its proportions.
    @Test
    void anotherChanceSharesOutTheRestAsBefore() {
        MeasurementDesign half = MeasurementDesign.DEFAULT.withMeasured(0.2);
        assertThat(half.measured()).isEqualTo(0.2);
        assertThat(half.strong()).isCloseTo(0.08, within(1e-12));
        assertThat(half.empty()).isCloseTo(0.16, within(1e-12));
        assertThat(half.pawnsOff()).isEqualTo(3);
        assertThat(half.imbalance()).isEqualTo(300);
    }

    private static MeasuredGame chess(String... pieces) {
        return MeasuredGame.of(VariantSource.shipped("chess"), List.of(pieces), List.of());
    }

    private static MeasurementDesign suited(MeasurementDesign design, MeasuredGame game) {
        return design.suited(game, Engine.ownValues(game.rules()));
    }

    private static boolean isExchange(MeasurementDesign design, MeasuredGame game) {
        return design.pairs(game, Engine.ownValues(game.rules())).exchange();
    }

    @Test
    void aStrongPieceByItselfHasADesignOfItsOwn() {
        MeasuredGame amazon = chess("amazon");
        assertThat(suited(MeasurementDesign.DEFAULT, amazon)).isEqualTo(MeasurementDesign.DEFAULT.withMeasured(0.2));
        assertThat(isExchange(MeasurementDesign.DEFAULT, amazon)).isTrue();
        for (MeasuredGame game : List.of(
                chess("FfW"), chess("N"), chess("Q"), chess("archbishop"), chess("P"), chess("amazon", "FfW"))) {
            assertThat(suited(MeasurementDesign.DEFAULT, game)).isEqualTo(MeasurementDesign.DEFAULT);
            assertThat(isExchange(MeasurementDesign.DEFAULT, game)).isFalse();
        }
    }

    @Test
    void armiesThatWereAskedForStay() {
        MeasuredGame amazon = chess("amazon");
        MeasurementDesign two = MeasurementDesign.DEFAULT.withMeasured(2 / 7.0);
        assertThat(suited(two, amazon)).isEqualTo(two);
        assertThat(isExchange(two, amazon)).isTrue();
        MeasurementDesign copies = MeasurementDesign.DEFAULT.withCopies(2);
        assertThat(suited(copies, amazon)).isEqualTo(copies);
        assertThat(isExchange(copies, amazon)).isFalse();
    }

    @Test
    void plansTellDesignsApart() {
        assertThat(MeasurementDesign.DEFAULT).isEqualTo(new MeasurementDesign(0.4, 0.06, 0.12, 3, 300, 0));
        assertThat(MeasurementDesign.DEFAULT.withMeasured(0.2))
                .isEqualTo(new MeasurementDesign(0.2, 0.08, 0.16, 3, 300, 0));
    }
}
