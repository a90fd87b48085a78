package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.terms.Feature;

/// A piece's value by phase of the game.
///
/// @param key the piece's letter
/// @param name name such as `knight`
/// @param points points in the order of the game
public record PhaseCurve(String key, String name, List<Point> points) {

    /// A value at one phase of the game.
    ///
    /// @param phase phase in words: `opening`
    /// @param value value on the scale of the fit
    public record Point(String phase, Measured value) {}

    public PhaseCurve {
        points = List.copyOf(points);
    }

    /// Values shrunk towards each other have no interval: their ends are NaN.
    private static Optional<Measured> value(FittedValue fitted) {
        return Measured.of(fitted)
                .or(() -> fitted.value().map(estimate -> Measured.within(estimate.value(), Double.NaN, Double.NaN)));
    }

    /// A curve for each piece whose material is split by phase.
    public static List<PhaseCurve> of(List<Feature> features, List<FittedValue> values) {
        Map<String, List<Point>> byPiece = new LinkedHashMap<>();
        for (int i = 0; i < features.size(); i++) {
            Feature feature = features.get(i);
            Optional<Measured> value = value(values.get(i));
            if (feature.phase().isPresent()
                    && feature.piece().isPresent()
                    && feature.isMaterial()
                    && value.isPresent()) {
                byPiece.computeIfAbsent(PieceLetter.text(feature.piece().get()), _ -> new ArrayList<>())
                        .add(new Point(feature.phase().get().title(), value.get()));
            }
        }
        return byPiece.entrySet().stream()
                .map(entry -> new PhaseCurve(
                        entry.getKey(),
                        Words.capital(OrthodoxPiece.wordOf(entry.getKey()).orElse(entry.getKey())),
                        entry.getValue()))
                .toList();
    }
}
