package org.pieceworth.studies.fit.part;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.answer.Section;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SquaresPlot;
import org.pieceworth.report.chart.SquareMap;

/// The additions to a piece's value by its square, drawn for pages.
final class SquaresPart implements FitPart {

    private static final String KEY = "squares";

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        Map<String, Supplier<Optional<Picture>>> pictures = new LinkedHashMap<>();
        SquareMap.of(fitted.fit().design().features(), fitted.fit().values())
                .forEach(map -> pictures.put(
                        KEY + ":" + map.key() + (map.phase().isEmpty() ? "" : " " + map.phase()),
                        () -> Optional.of(SquaresPlot.picture(map, fitted.scale()))));
        return pictures.isEmpty()
                ? Optional.empty()
                : Optional.of(new FitSection(
                        new Section(KEY, "Squares", "The best squares for pieces")
                                .lead("The gain or loss of a piece's value on each square, seen from White's side ("
                                        + fitted.scale().unbroken()
                                        + "). Blue adds, orange subtracts; each board's strongest colour is its own"
                                        + " largest number.")
                                .paged(_ -> pictures.entrySet().stream()
                                        .flatMap(each ->
                                                FitSection.chart(
                                                        each.getKey(),
                                                        each.getValue().get(),
                                                        "")
                                                        .stream())
                                        .toList()),
                        pictures));
    }
}
