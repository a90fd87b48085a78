package org.pieceworth.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.ReportScale;
import org.pieceworth.report.page.SolverPath;
import org.pieceworth.testkit.MarkupCheck;
import org.pieceworth.text.InputException;

class PlotsTest {

    private static final ReportScale SCALE = ReportScale.centipawns();

    @Test
    void valuesStandBesideWhatOthersSay() throws IOException {
        String svg = SvgWriter.of(ValuesPlot.picture(SamplePage.page()));
        keep("values", svg);
        assertThat(svg)
                .contains(
                        "<title>These games: 281.6 (267.7 to 295.5)</title>",
                        "<title>Kaufman: 975</title>",
                        ">Synergy</text>");
    }

    @Test
    void calibrationHasADiscABalance() throws IOException {
        String svg = SvgWriter.of(CalibrationPlot.picture(SamplePage.calibration()));
        keep("calibration", svg);
        // A disc and a ring for each of 41 balances, and four curves, those of the article among them.
        assertThat(svg.split("<circle", -1)).hasSize(83);
        assertThat(svg).contains(">best α = 0.620</text>", ">α = 0.7</text>", ">α = 0.2</text>", ">α = 0.1</text>");
        assertThat(svg).contains("balance 0: 10.0 % drawn");
    }

    @Test
    void theTraceHasALineAPieceAndOneOfTheCost() throws IOException {
        String svg = SvgWriter.of(PathPlot.picture(SamplePage.path()));
        keep("trace", svg);
        assertThat(svg).contains(">P</text>", ">N</text>", ">B</text>", ">R</text>", ">Q</text>", ">Cost</text>");
        assertThat(svg.split("<line", -1).length).isBetween(600, 1500);
        assertThatThrownBy(() -> PathPlot.picture(SolverPath.NONE))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("no picture of the trace");
    }

    @Test
    void groupsHaveRingsAndDiscs() throws IOException {
        String svg = SvgWriter.of(GroupsPlot.picture(SamplePage.players(), SamplePage.values(), SCALE));
        keep("groups", svg);
        assertThat(svg)
                .contains("Carlsen, Magnus, pooled: ", "Carlsen, Magnus, on its own: ")
                .doesNotContain("<img");
    }

    @Test
    void phasesHaveAPanelAPiece() throws IOException {
        String svg = SvgWriter.of(PhasesPlot.picture(SamplePage.phases(), SCALE));
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
    void whatCannotBeDrawnIsSaid() {
        FitPage empty = SamplePage.bareOf(List.of());
        assertThatThrownBy(() -> ValuesPlot.picture(empty)).isInstanceOf(InputException.class);
        assertThatThrownBy(() ->
                        CalibrationPlot.picture(new CalibrationCurve(CalibrationCurve.Counting.SCHOOL, List.of(), 1)))
                .isInstanceOf(InputException.class);
        assertThatThrownBy(() -> PhasesPlot.picture(List.of(), SCALE)).isInstanceOf(InputException.class);
        GroupedValues none =
                new GroupedValues(new Grouping.Player(), List.of(), 0, 0, false, Optional.empty(), List.of());
        assertThatThrownBy(() -> GroupsPlot.picture(none, List.of(), SCALE)).isInstanceOf(InputException.class);
    }

    private static void keep(String name, String svg) throws IOException {
        Files.writeString(Path.of("target", "sample-" + name + ".svg"), svg);
        assertThat(svg).doesNotContain("NaN", "Infinity");
        MarkupCheck.check(svg);
    }
}
