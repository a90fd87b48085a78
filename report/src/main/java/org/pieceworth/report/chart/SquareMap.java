package org.pieceworth.report.chart;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Estimate;
import org.pieceworth.terms.Feature;

/// Additions to a piece's value by its square, from White's side.
///
/// @param key the piece's letter
/// @param name name such as `knight`
/// @param phase phase of the game; empty for the whole game
/// @param values 64 numbers on the page's scale, a1, b1, … h8; NaN if missing
public record SquareMap(String key, String name, String phase, double[] values) {

    private static final double LARGE = 10;

    public SquareMap {
        values = values.clone();
    }

    /// Returns a map per piece, and per phase of the game if squares were fitted by phase.
    public static List<SquareMap> of(List<Feature> features, List<FittedValue> values) {
        Map<String, double[]> maps = new LinkedHashMap<>();
        for (int i = 0; i < features.size(); i++) {
            Feature feature = features.get(i);
            Optional<Estimate> value = values.get(i).value();
            if (feature.square().isPresent() && feature.piece().isPresent()) {
                String key = PieceLetter.text(feature.piece().get())
                        + feature.phase().map(phase -> " " + phase.title()).orElse("");
                double[] map = maps.computeIfAbsent(key, _ -> empty());
                put(map, feature.square().getAsInt(), value);
                feature.reflected().ifPresent(square -> put(map, square, value));
            }
        }
        return maps.entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static SquareMap of(String key, double[] map) {
        String piece = key.split(" ", 2)[0];
        return new SquareMap(
                piece,
                Words.capital(OrthodoxPiece.wordOf(piece).orElse(piece)),
                key.substring(piece.length()).strip(),
                map);
    }

    private static double[] empty() {
        double[] map = new double[64];
        Arrays.fill(map, Double.NaN);
        return map;
    }

    private static void put(double[] map, int square, Optional<Estimate> value) {
        value.ifPresent(estimate -> map[square] = estimate.value());
    }

    /// The number on a square.
    ///
    /// @param file 0 for the a-file
    /// @param rank 0 for White's first rank
    public double at(int file, int rank) {
        return values[8 * rank + file];
    }

    /// The name, with the phase if there is one.
    public String title() {
        return phase.isEmpty() ? name : name + ", " + phase;
    }

    /// Number of decimals: two digits of the largest number.
    public int decimals() {
        double most = Arrays.stream(values)
                .filter(Double::isFinite)
                .map(Math::abs)
                .max()
                .orElse(LARGE);
        return most >= LARGE || most == 0 ? 0 : Math.clamp(1L - (int) Math.floor(Math.log10(most)), 1, 4);
    }
}
