package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.terms.Feature;

/// A line of the table of values.
///
/// @param key the piece's letter, or another key of reference values (`pair`)
/// @param name name such as `knight` or `White's advantage`
/// @param piece true for a piece's value, which the chart shows too
/// @param value value on the page's scale; empty if the games do not determine it
public record ValueLine(String key, String name, boolean piece, Optional<Measured> value) {

    /// A line per value of a fit; values of squares and phases have boards and curves instead.
    public static List<ValueLine> of(List<Feature> features, List<FittedValue> values) {
        List<ValueLine> lines = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            boolean drawn = i < features.size()
                    && (features.get(i).square().isPresent()
                            || features.get(i).phase().isPresent());
            if (!drawn) {
                lines.add(of(values.get(i)));
            }
        }
        return lines;
    }

    private static ValueLine of(FittedValue value) {
        String key = value.feature();
        boolean piece = PieceLetter.isAlone(key);
        return new ValueLine(
                key(key),
                Words.capital(piece ? OrthodoxPiece.wordOf(key).orElse(key) : value.title()),
                piece,
                Measured.of(value));
    }

    /// The key of a feature in reference values.
    static String key(String feature) {
        return feature.startsWith("pair:B") ? "pair" : feature;
    }
}
