package org.pieceworth.studies.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.ReferenceValue;

/// The difference of two models' mean errors over the same values.
final class ErrorDifference {

    private ErrorDifference() {}

    /// The mean of the differences, value by value, with its standard error: clustered by list, since errors
    /// of one list are correlated, or by value if there is only one list. Empty if fewer than two remain.
    ///
    /// @param near one model's errors
    /// @param far the other's
    static Optional<Estimate> of(List<Row> near, List<Row> far) {
        Map<ReferenceValue, Double> errors = far.stream()
                .collect(Collectors.toMap(Row::reference, row -> Math.abs(row.error()), (first, _) -> first));
        Map<String, List<Double>> lists = new LinkedHashMap<>();
        List<Double> all = new ArrayList<>();
        for (Row row : near) {
            Double other = errors.get(row.reference());
            if (other != null) {
                double difference = other - Math.abs(row.error());
                lists.computeIfAbsent(row.reference().scale().set(), _ -> new ArrayList<>())
                        .add(difference);
                all.add(difference);
            }
        }
        List<List<Double>> clusters = lists.size() > 1
                ? List.copyOf(lists.values())
                : all.stream().map(List::of).toList();
        return clusters.size() < 2 ? Optional.empty() : Optional.of(estimate(clusters, all));
    }

    private static Estimate estimate(List<List<Double>> clusters, List<Double> all) {
        double mean = all.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        double sum = 0;
        for (List<Double> cluster : clusters) {
            double deviation =
                    cluster.stream().mapToDouble(value -> value - mean).sum();
            sum += deviation * deviation;
        }
        double count = clusters.size();
        return new Estimate(mean, Math.sqrt(count / (count - 1) * sum) / all.size());
    }
}
