package org.pieceworth.valuation.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pieceworth.stats.Median;
import org.pieceworth.stats.RankCorrelation;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;

/// Models compared with published values.
///
/// Each list is converted to centipawns: by its pawn if it counts in pawns of chess, else, for each model, by
/// the factor that makes the median error 0. The error is the model's value over the list's, minus 1. In
/// addition, each model's errors are computed with its own best factor for every list, which compares only
/// proportions.
///
/// @param rows a line per value and model that has one
/// @param missing per model the number of relevant values that it cannot answer
public record Comparison(List<Row> rows, Map<String, Integer> missing) {

    /// With fewer values than this a rank correlation is meaningless.
    private static final int RANKED = 3;

    public Comparison {
        rows = List.copyOf(rows);
    }

    /// A model's value and a published one.
    ///
    /// @param reference the published one
    /// @param model the model's name
    /// @param value the model's value in centipawns
    /// @param published the published value in centipawns
    /// @param proportional the model's value with its best factor for the list, in centipawns; NaN if the
    /// list has only one value
    public record Row(ReferenceValue reference, String model, double value, double published, double proportional) {

        /// value / published − 1.
        public double error() {
            return value / published - 1;
        }

        /// The error with the best factor.
        public double proportionalError() {
            return proportional / published - 1;
        }

        /// True if the model was fitted to this very list.
        public boolean inSample() {
            return reference.origin().fits().equals(model);
        }
    }

    /// The errors of a model over the published values.
    ///
    /// @param model its name
    /// @param n number of values
    /// @param bias the mean error over the lists that count in pawns; empty without such lists
    /// @param meanAbsolute the mean size of the errors
    /// @param proportional the same with a separate factor for each list
    /// @param spearman the rank correlation within lists of three values or more, weighted by their size;
    /// empty without such lists
    public record Summary(
            String model,
            int n,
            OptionalDouble bias,
            double meanAbsolute,
            double proportional,
            OptionalDouble spearman) {}

    /// Compares models with values. A model without a scale on a board has no value there.
    public static Comparison of(List<ValuationModel> models, List<ReferenceValue> references) {
        Map<String, List<ReferenceValue>> sets = new LinkedHashMap<>();
        references.forEach(reference -> sets.computeIfAbsent(reference.scale().set(), _ -> new ArrayList<>())
                .add(reference));
        List<Row> rows = new ArrayList<>();
        Map<String, Integer> missing = new LinkedHashMap<>();
        for (ValuationModel model : models) {
            int unanswered = 0;
            for (List<ReferenceValue> set : sets.values()) {
                List<Row> answered = rows(model, set);
                rows.addAll(answered);
                unanswered += (int) set.stream()
                        .filter(reference -> reference.origin().confounded().isEmpty()
                                && !reference.origin().fits().equals(model.name())
                                && answered.stream()
                                        .noneMatch(row -> row.reference().equals(reference)))
                        .count();
            }
            missing.put(model.name(), unanswered);
        }
        return new Comparison(rows, missing);
    }

    private static List<Row> rows(ValuationModel model, List<ReferenceValue> set) {
        List<ReferenceValue> known = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (ReferenceValue reference : set) {
            OptionalDouble factor = Anchor.centipawns(model, reference.scale().board());
            OptionalDouble value =
                    model.value(reference.movement(), reference.scale().board()).value();
            if (factor.isPresent() && value.isPresent() && value.getAsDouble() > 0) {
                known.add(reference);
                values.add(factor.getAsDouble() * value.getAsDouble());
            }
        }
        boolean ownScale = set.getFirst().scale().centipawn().isEmpty();
        if (known.size() < (ownScale ? 2 : 1)) {
            // A single value determines the scale, so it has no error.
            return List.of();
        }
        boolean fairOnes = known.stream()
                        .filter(each -> each.origin().confounded().isEmpty())
                        .count()
                >= 2;
        double middle = Median.of(IntStream.range(0, known.size())
                .filter(i -> !fairOnes || known.get(i).origin().confounded().isEmpty())
                .mapToDouble(i -> values.get(i) / known.get(i).value()));
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < known.size(); i++) {
            ReferenceValue reference = known.get(i);
            double byList = reference.scale().centipawn().isPresent()
                    ? reference.value() / reference.scale().centipawn().getAsDouble()
                    : reference.value() * middle;
            double best = known.size() == 1 ? Double.NaN : values.get(i) / middle * (byList / reference.value());
            rows.add(new Row(reference, model.name(), values.get(i), byList, best));
        }
        return rows;
    }

    /// The errors of a model on some of its rows.
    ///
    /// @throws IllegalArgumentException when the model has no rows
    public static Summary summary(String model, List<Row> rows) {
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("nothing to sum up");
        }
        return new Summary(
                model,
                rows.size(),
                rows.stream()
                        .filter(row -> row.reference().scale().centipawn().isPresent())
                        .mapToDouble(Row::error)
                        .average(),
                rows.stream()
                        .mapToDouble(row -> Math.abs(row.error()))
                        .average()
                        .orElse(0),
                rows.stream()
                        .mapToDouble(row -> Math.abs(row.proportionalError()))
                        .filter(error -> !Double.isNaN(error))
                        .average()
                        .orElse(0),
                spearman(rows));
    }

    private static OptionalDouble spearman(List<Row> rows) {
        Map<String, List<Row>> sets = new LinkedHashMap<>();
        rows.forEach(row -> sets.computeIfAbsent(row.reference().scale().set(), _ -> new ArrayList<>())
                .add(row));
        double sum = 0;
        int weight = 0;
        for (List<Row> set : sets.values()) {
            if (set.size() >= RANKED) {
                double[] values = set.stream().mapToDouble(Row::value).toArray();
                double[] published = set.stream().mapToDouble(Row::published).toArray();
                double coefficient = RankCorrelation.spearman(values, published);
                if (!Double.isNaN(coefficient)) {
                    sum += set.size() * coefficient;
                    weight += set.size();
                }
            }
        }
        return weight == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / weight);
    }

    /// The rows for judging a model: neither confounded nor used to fit it.
    public List<Row> fair(String model) {
        return rows.stream()
                .filter(row -> row.model().equals(model)
                        && !row.inSample()
                        && row.reference().origin().confounded().isEmpty())
                .toList();
    }

    /// True if a model answers at least half of the values used to judge it. A model for few pieces does not
    /// restrict the values used to compare all others.
    public boolean general(String model) {
        int answered = fair(model).size();
        return answered > 0 && answered >= missing.getOrDefault(model, 0);
    }

    /// The rows answered by every general model and used to fit none; empty for a model that is not general.
    public List<Row> common(String model) {
        if (!general(model)) {
            return List.of();
        }
        List<ReferenceValue> answered = missing.keySet().stream()
                .filter(this::general)
                .map(name -> fair(name).stream().map(Row::reference).toList())
                .reduce((left, right) -> left.stream().filter(right::contains).toList())
                .orElse(List.of());
        return fair(model).stream()
                .filter(row -> answered.contains(row.reference()))
                .toList();
    }
}
