package org.pieceworth.studies.fit.part;

import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Section;
import org.pieceworth.report.PhasesPlot;
import org.pieceworth.report.chart.PhaseCurve;

/// The values by phase of the game, drawn for pages.
final class PhasesPart implements FitPart {

    private static final String KEY = "phases";

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        return PhasesPlot.of(
                        PhaseCurve.of(
                                fitted.fit().design().features(), fitted.fit().values()),
                        fitted.scale())
                .map(picture -> new FitSection(
                        new Section(KEY, "Phases", "Over the course of the game")
                                .lead(
                                        "A piece's value changes during the game: the board empties, kings come out, pawns"
                                                + " run.")
                                .paged(_ -> FitSection.chart(
                                        KEY,
                                        Optional.of(picture),
                                        "A piece's value in each phase of the game; bars are 95 % intervals. Each panel"
                                                + " has its own scale. The numbers are with the other values.")),
                        Map.of(KEY, () -> Optional.of(picture))));
    }
}
