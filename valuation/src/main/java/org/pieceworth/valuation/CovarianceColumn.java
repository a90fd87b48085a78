package org.pieceworth.valuation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.pieceworth.text.InputException;

/// Covariances by feature, `S:354.2 R:-12.1` in the row of each value: rows may be taken out of the file or change
/// places.
final class CovarianceColumn {

    private final String name;
    private final double factor;
    private final List<String> features = new ArrayList<>();
    private final List<Map<String, Double>> rows = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();

    /// @param name of the file, for messages
    /// @param factor from the unit of the file, squared
    CovarianceColumn(String name, double factor) {
        this.name = name;
        this.factor = factor;
    }

    /// The next row's cell.
    void add(int index, String feature, String cell) {
        Map<String, Double> row = new HashMap<>();
        for (String part : cell.isBlank() ? new String[0] : cell.strip().split("\\s+")) {
            int colon = part.lastIndexOf(':');
            try {
                row.put(part.substring(0, Math.max(0, colon)), Double.parseDouble(part.substring(colon + 1)));
            } catch (NumberFormatException _) {
                throw new InputException(name + ", line " + (index + 1) + ": found '" + part
                        + "' as covariance, expected a feature and a number such as N:12.5");
            }
        }
        features.add(feature);
        rows.add(row);
        places.add(index);
    }

    /// Of all rows that were added; empty where none has covariances.
    ///
    /// @throws InputException when some are missing, or a feature occurs twice
    List<List<Double>> matrix() {
        if (rows.stream().allMatch(Map::isEmpty)) {
            return List.of();
        }
        if (new HashSet<>(features).size() < features.size()) {
            throw new InputException(name + ": found a feature twice, so that its covariances could be of either;"
                    + " expected one measurement a file, or no column covariance");
        }
        List<List<Double>> matrix = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<Double> line = new ArrayList<>();
            for (String feature : features) {
                Double number = rows.get(i).get(feature);
                if (number == null || !Double.isFinite(number)) {
                    throw new InputException(name + ", line " + (places.get(i) + 1) + ": found no covariance with "
                            + feature + ", expected one with each value, or no column covariance");
                }
                line.add(factor * number);
            }
            matrix.add(line);
        }
        return matrix;
    }
}
