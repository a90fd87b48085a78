package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.report.PhasesPlot;
import org.pieceworth.report.chart.PhaseCharts;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.PhaseCurve;
import org.pieceworth.report.page.PhasePoint;
import org.pieceworth.report.page.Words;

/// Values by phase of the game.
final class PhasesSection {

    private PhasesSection() {}

    static void write(PageSections sections, FitPage page) {
        List<PhaseCurve> curves = page.phases().stream()
                .filter(curve -> !curve.points().isEmpty())
                .toList();
        if (curves.isEmpty()) {
            return;
        }
        Html html = sections.open(
                "phases",
                "Phases",
                "Over the course of the game",
                "A piece's value changes during the game: the board empties, kings come out, pawns run.");
        sections.chart(
                "phases",
                "curves",
                PhasesPlot.picture(curves, page.scale()),
                ChartJson.curves(PhaseCharts.of(curves)),
                "A piece's value in each phase of the game; bars are 95 % intervals. Each panel has its own scale.");
        HtmlTables.folded(
                html,
                "The numbers",
                "Values by phase (" + page.scale().text() + ")",
                List.of(
                        Column.words("Piece"),
                        Column.words("Phase"),
                        Column.numbers("Value"),
                        Column.numbers("± s.e."),
                        Column.numbers("95 % interval")),
                rows(curves));
        sections.close();
    }

    private static List<List<String>> rows(List<PhaseCurve> curves) {
        List<List<String>> rows = new ArrayList<>();
        for (PhaseCurve curve : curves) {
            int decimals = Digits.decimals(
                    curve.points().stream().map(PhasePoint::value).toList());
            for (PhasePoint point : curve.points()) {
                List<String> row = new ArrayList<>(List.of(Words.capital(curve.name()), point.phase()));
                row.addAll(ValuesSection.cells(Optional.of(point.value()), decimals));
                rows.add(row);
            }
        }
        return rows;
    }
}
