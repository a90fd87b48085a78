package org.pieceworth.studies.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.studies.compare.ComparisonAnswer.Errors;
import org.pieceworth.studies.compare.ComparisonAnswer.Judged;
import org.pieceworth.studies.compare.ComparisonAnswer.Lead;
import org.pieceworth.studies.compare.ComparisonAnswer.ListErrors;
import org.pieceworth.studies.compare.ComparisonAnswer.Verdict;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.compare.Comparison;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.Comparison.Summary;
import org.pieceworth.valuation.compare.ReferenceValue;

/// Models compared with published values.
///
/// @param models models with distinct names
/// @param references published values
/// @param sets texts: only lists with one of them in their names are used; all lists when empty
/// @param refitted synergy law refitted to other targets, so that the published ones judge it, too
/// @param unused values of the file that are not among the references
public record ComparisonStudy(
        List<ValuationModel> models,
        List<ReferenceValue> references,
        List<String> sets,
        boolean refitted,
        ComparisonAnswer.Unused unused) {

    private static final int WORST = 5;

    public ComparisonStudy {
        models = List.copyOf(models);
        references = List.copyOf(references);
        sets = List.copyOf(sets);
    }

    /// @throws InputException when there is nothing to compare
    public ComparisonAnswer answer() {
        List<ReferenceValue> chosen = chosen();
        Comparison comparison = Comparison.of(models, chosen);
        if (comparison.rows().isEmpty()) {
            throw new InputException(
                    "nothing to compare: no model has a value for these pieces, or each list on its own scale has only"
                            + " one value");
        }
        return new Judging(chosen, comparison).answer(unused);
    }

    private List<ReferenceValue> chosen() {
        List<ReferenceValue> chosen = references.stream()
                .filter(value -> sets.isEmpty()
                        || sets.stream().anyMatch(text -> value.scale().set().contains(text)))
                .map(value -> refitted && value.origin().fits().equals("synergy") ? value.unfitted() : value)
                .toList();
        if (chosen.isEmpty()) {
            throw InputException.about(
                    "sets",
                    "no list has a name like that; there are "
                            + references.stream()
                                    .map(value -> value.scale().set())
                                    .distinct()
                                    .collect(Collectors.joining(", ")));
        }
        return chosen;
    }

    /// The judgement of models by the chosen lists.
    private record Judging(List<ReferenceValue> references, Comparison comparison) {

        private ComparisonAnswer answer(ComparisonAnswer.Unused unused) {
            List<Judged> models =
                    comparison.missing().keySet().stream().map(this::judged).toList();
            return new ComparisonAnswer(
                    comparison,
                    verdict(comparison, models),
                    models,
                    models.stream()
                            .flatMap(model -> model.common().stream())
                            .mapToInt(Summary::n)
                            .max()
                            .orElse(0),
                    lists(),
                    reasons(),
                    unused);
        }

        private Judged judged(String model) {
            List<Row> fair = comparison.fair(model);
            return new Judged(
                    model,
                    comparison.missing().getOrDefault(model, 0),
                    summary(model, fair),
                    summary(model, comparison.common(model)),
                    fair.stream()
                            .sorted(Comparator.comparingDouble(row -> -Math.abs(row.error())))
                            .limit(WORST)
                            .toList());
        }

        private static Optional<Summary> summary(String model, List<Row> rows) {
            return rows.isEmpty() ? Optional.empty() : Optional.of(Comparison.summary(model, rows));
        }

        private static Optional<Verdict> verdict(Comparison comparison, List<Judged> models) {
            List<Summary> common =
                    models.stream().flatMap(model -> model.common().stream()).toList();
            List<Summary> judged = common.isEmpty()
                    ? models.stream().flatMap(model -> model.summary().stream()).toList()
                    : common;
            List<Summary> nearest = judged.stream()
                    .sorted(Comparator.comparingDouble(Summary::meanAbsolute))
                    .toList();
            if (nearest.isEmpty()) {
                return Optional.empty();
            }
            Optional<Lead> lead = common.size() < 2
                    ? Optional.empty()
                    : ErrorDifference.of(
                                    comparison.common(nearest.get(0).model()),
                                    comparison.common(nearest.get(1).model()))
                            .map(difference -> new Lead(nearest.get(1).model(), difference));
            return Optional.of(new Verdict(nearest.getFirst(), judged.size(), !common.isEmpty(), lead));
        }

        /// Lists without confounded values come first.
        private List<ListErrors> lists() {
            List<ListErrors> lists = new ArrayList<>(lists(false));
            lists.addAll(lists(true));
            return lists;
        }

        private List<ListErrors> lists(boolean confounded) {
            Map<String, List<ReferenceValue>> sets = references.stream()
                    .filter(reference -> !reference.origin().confounded().isEmpty() == confounded)
                    .collect(Collectors.groupingBy(
                            value -> value.scale().set(), LinkedHashMap::new, Collectors.toList()));
            return sets.values().stream()
                    .map(values -> list(values, confounded))
                    .toList();
        }

        private ListErrors list(List<ReferenceValue> values, boolean confounded) {
            Map<String, Errors> errors = new LinkedHashMap<>();
            for (String model : comparison.missing().keySet()) {
                List<Row> rows = comparison.rows().stream()
                        .filter(row -> row.model().equals(model) && values.contains(row.reference()))
                        .toList();
                if (!rows.isEmpty()) {
                    errors.put(
                            model,
                            new Errors(
                                    Comparison.summary(model, rows),
                                    rows.getFirst().inSample()));
                }
            }
            ReferenceValue first = values.getFirst();
            return new ListErrors(
                    first.scale().set(),
                    first.scale().board(),
                    first.origin().kind(),
                    confounded,
                    values.size(),
                    errors);
        }

        private Map<String, List<String>> reasons() {
            Map<String, LinkedHashSet<String>> reasons = new LinkedHashMap<>();
            references.stream()
                    .filter(value -> !value.origin().confounded().isEmpty())
                    .forEach(value -> reasons.computeIfAbsent(value.origin().confounded(), _ -> new LinkedHashSet<>())
                            .add(value.scale().set()));
            Map<String, List<String>> found = new LinkedHashMap<>();
            reasons.forEach((reason, sets) -> found.put(reason, List.copyOf(sets)));
            return found;
        }
    }
}
