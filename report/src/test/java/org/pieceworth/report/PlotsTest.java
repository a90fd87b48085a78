package org.pieceworth.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.report.chart.ReportScale;
import org.pieceworth.report.chart.SolverPath;
import org.pieceworth.testkit.MarkupCheck;

class PlotsTest {

    private static final ReportScale SCALE = new ReportScale("pawn = 100", 100);

    @Test
    void valuesStandBesideWhatOthersSay() throws IOException {
        String svg = SvgWriter.of(ValuesPlot.of(SamplePage.values(), SamplePage.references(), SCALE, "games")
                .orElseThrow());
        keep("values", svg);
        assertThat(svg)
                .contains(
                        "<title>These games: 281.6 (267.7 to 295.5)</title>",
                        "<title>Kaufman: 975</title>",
                        ">Synergy</text>");
    }

    @Test
    void calibrationHasADiscABalance() throws IOException {
        String svg = SvgWriter.of(CalibrationPlot.of(SamplePage.calibration()).orElseThrow());
        keep("calibration", svg);
        // A disc and a ring for each of 41 balances, and four curves, those of the article among them.
        assertThat(svg.split("<circle", -1)).hasSize(83);
        assertThat(svg).contains(">best α = 0.620</text>", ">α = 0.7</text>", ">α = 0.2</text>", ">α = 0.1</text>");
        assertThat(svg).contains("balance 0: 10.0 % drawn");
    }

    @Test
    void theTraceHasALineAPieceAndOneOfTheCost() throws IOException {
        String svg = SvgWriter.of(PathPlot.of(SamplePage.path()).orElseThrow());
        keep("trace", svg);
        assertThat(svg).contains(">P</text>", ">N</text>", ">B</text>", ">R</text>", ">Q</text>", ">Cost</text>");
        assertThat(svg.split("<line", -1).length).isBetween(600, 1500);
        assertThat(PathPlot.of(SolverPath.NONE)).isEmpty();
    }

    @Test
    void groupsHaveRingsAndDiscs() throws IOException {
        String svg = SvgWriter.of(
                GroupsPlot.of(SamplePage.players(), SamplePage.values(), SCALE).orElseThrow());
        keep("groups", svg);
        assertThat(svg)
                .contains("Carlsen, Magnus, pooled: ", "Carlsen, Magnus, on its own: ")
                .doesNotContain("<img");
    }

    @Test
    void phasesHaveAPanelAPiece() throws IOException {
        String svg = SvgWriter.of(PhasesPlot.of(SamplePage.phases(), SCALE).orElseThrow());
        keep("phases", svg);
        assertThat(svg).contains(">Knight</text>", ">Queen</text>", ">endgame</text>");
    }

    @Test
    void boardsShowEverySquare() throws IOException {
        String svg = SvgWriter.of(SquaresPlot.picture(SamplePage.squares().get(1), SCALE));
        keep("squares", svg);
        assertThat(svg.split("<rect", -1)).hasSize(66);
        assertThat(svg).contains("Knight, opening by square");
    }

    @Test
    void whatCannotBeDrawnIsNoPicture() {
        assertThat(ValuesPlot.of(List.of(), List.of(), SCALE, "games")).isEmpty();
        assertThat(CalibrationPlot.of(new CalibrationCurve(
                        CalibrationCurve.Counting.SCHOOL, List.of(), 1, CalibrationCurve.Draws.COUNTED)))
                .isEmpty();
        assertThat(PhasesPlot.of(List.of(), SCALE)).isEmpty();
        GroupedValues none =
                new GroupedValues(new Grouping.Player(), List.of(), 0, 0, false, Optional.empty(), List.of());
        assertThat(GroupsPlot.of(none, List.of(), SCALE)).isEmpty();
    }

    private static void keep(String name, String svg) throws IOException {
        Files.writeString(Path.of("target", "sample-" + name + ".svg"), svg);
        assertThat(svg).doesNotContain("NaN", "Infinity");
        MarkupCheck.check(svg);
    }
}
