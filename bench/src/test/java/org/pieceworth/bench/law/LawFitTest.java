package org.pieceworth.bench.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.PlayLaw;

class LawFitTest {

    private static final Where WHERE = new Where("8x8", 300, "N,B,R,Q");

    /// The shipped law is learned from the shipped measurements on their common scale.
    @Test
    void theLawThatShipsIsLearnedFromTheMeasurementsThatShip() {
        List<AtlasRow> rows = MeasuredRows.usual();
        PlayLaw again = new LawFit(rows, RectangularBoard.CHESS).fit();
        PlayLaw shipped = PlayLaw.shipped();
        assertThat(again.pieces()).isEqualTo(shipped.pieces());
        for (String betza : List.of("N", "FfW", "BN", "RF")) {
            assertThat(again.predict(Betza.movementOf(betza), RectangularBoard.CHESS)
                            .value())
                    .isEqualTo(
                            shipped.predict(Betza.movementOf(betza), RectangularBoard.CHESS)
                                    .value(),
                            within(0.5));
        }
    }

    /// Values made by a law with a known error, measured with a known error: intervals for pieces left out hold
    /// nine times in ten.
    @Test
    void intervalsOfPiecesLeftOutHoldNineTimesInTen() {
        PlayLaw truth = PlayLaw.shipped();
        Random lot = new Random(7);
        List<AtlasRow> rows = new ArrayList<>();
        for (AtlasRow row : Atlas.shipped().pieces(WHERE)) {
            double law = truth.predict(Betza.movementOf(row.piece()), RectangularBoard.CHESS)
                    .value();
            double worth = Math.exp(Math.log(law + PlayLaw.SOFT) + 0.1 * lot.nextGaussian()) - PlayLaw.SOFT;
            rows.add(OtherRows.with(row, worth + row.error() * lot.nextGaussian(), row.error()));
        }
        LawFit fit = new LawFit(rows, RectangularBoard.CHESS);
        double[] leftOut = fit.leftOut();
        PlayLaw law = fit.fit();
        long inside = IntStream.range(0, rows.size())
                .filter(i -> {
                    AtlasRow row = rows.get(i);
                    double error = Math.log((Math.max(0, row.value()) + PlayLaw.SOFT) / (leftOut[i] + PlayLaw.SOFT));
                    double spread = Math.hypot(law.spread(), row.error() / (Math.max(0, row.value()) + PlayLaw.SOFT));
                    return Math.abs(error) <= PlayLaw.NINE_IN_TEN * spread;
                })
                .count();
        assertThat((double) inside / rows.size()).isBetween(0.89, 0.93);
        assertThat(law.spread()).isBetween(0.07, 0.2);
    }
}
