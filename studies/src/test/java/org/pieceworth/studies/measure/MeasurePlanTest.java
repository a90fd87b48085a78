package org.pieceworth.studies.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.lab.measure.StopRule;

class MeasurePlanTest {

    private static MeasurePlan plan(String piece, StopRule stop) {
        return MeasureStudy.plan(MeasureRequest.of(List.of(piece), 1).with(stop).withoutSystematics(), 2);
    }

    /// Half widths of intervals that measurements had by their games alone (bench/RESULTS.md, docs/measure.md; 300
    /// nodes): a plan says them to a fifth.
    @ParameterizedTest
    @CsvSource({"FfW, 240, 34.9", "F, 800, 22.2", "archbishop, 240, 114", "amazon, 5000, 28.8"})
    void aPlanSaysWhatComesOut(String piece, long games, double half) {
        assertThat(plan(piece, StopRule.games(games)).pieces())
                .singleElement()
                .satisfies(expected -> assertThat(expected.half()).isCloseTo(half, withinPercentage(20)));
    }

    /// A look at 200 games, then at each fifth more.
    @Test
    void aPrecisionTakesMoreGamesOfAStrongPiece() {
        StopRule fine = new StopRule(10_000_000, Optional.of(30.0), Optional.empty());
        MeasurePlan weak = plan("FfW", fine);
        MeasurePlan strong = plan("amazon", fine);
        assertThat(strong.games()).isGreaterThan(4 * weak.games());
        assertThat(weak.games()).isEqualTo(StopRule.look(weak.games()));
        assertThat(weak.pieces().getFirst().half()).isLessThanOrEqualTo(30);
    }
}
