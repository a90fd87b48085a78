package org.pieceworth.cli.theory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.valuation.compare.Comparison;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.Comparison.Summary;
import org.pieceworth.valuation.compare.ReferenceValue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How models stand beside published values.
final class CompareDocument {

    private static final int WORST = 5;

    private final Comparison comparison;
    private final List<ReferenceValue> references;
    private final Set<String> models;

    CompareDocument(Comparison comparison, List<ReferenceValue> references) {
        this.comparison = comparison;
        this.references = references;
        models = comparison.missing().keySet();
    }

    Document document() {
        Document document = new Document();
        ObjectNode json = document.json();
        addSummary(document, json.putArray("summary"));
        addSets(
                document,
                reference -> reference.confounded().isEmpty(),
                "By list, mean size of the errors (and bias):");
        addSets(
                document,
                reference -> !reference.confounded().isEmpty(),
                "Apart, since something else than the piece is in them (confounded):");
        addReasons(document);
        addWorst(document);
        document.line(
                "Error: the model's value by the published one, less 1. Lists that do not count in pawns of chess are put"
                        + " on each");
        document.line("model's scale so that its middle error is 0, and give no bias. Proportions: so for every list.");
        document.line("* the model was fitted to this very list, which therefore does not count in its summary.");
        addRows(json.putArray("rows"));
        return document.csv(csv());
    }

    private void addSummary(Document document, ArrayNode json) {
        Table table = new Table()
                .left("model")
                .right("values")
                .right("none")
                .right("bias")
                .right("mean error")
                .right("proportions")
                .right("rank corr.")
                .right("in common");
        List<Summary> summaries = new ArrayList<>();
        int shared = 0;
        for (String model : models) {
            List<Row> fair = comparison.fair(model);
            int none = comparison.missing().getOrDefault(model, 0);
            if (fair.isEmpty()) {
                table.row(model, "0", Integer.toString(none), "–", "–", "–", "–", "–");
                continue;
            }
            Summary summary = Comparison.summary(model, fair);
            List<Row> common = comparison.common(model);
            shared = Math.max(shared, common.size());
            String inCommon = common.isEmpty()
                    ? "–"
                    : share(Comparison.summary(model, common).meanAbsolute());
            summaries.add(summary);
            table.row(
                    model,
                    Integer.toString(summary.n()),
                    Integer.toString(none),
                    signed(summary.bias()),
                    share(summary.meanAbsolute()),
                    share(summary.proportional()),
                    summary.spearman().isPresent()
                            ? Numbers.fixed(summary.spearman().getAsDouble(), 2)
                            : "–",
                    inCommon);
            addJson(json, summary, none, common);
        }
        document.line(answer(summaries)).line("").table(table).line("");
        document.line("In common: the mean error over the " + shared
                + " values that every model gives and none was fitted to; of models that answer at least half.");
        document.line("");
    }

    /// Models that answer different questions are not compared: what all of them answer decides.
    private String answer(List<Summary> summaries) {
        if (summaries.isEmpty()) {
            return "Every value here is confounded, or one that the models were fitted to.";
        }
        List<Summary> inCommon = models.stream()
                .filter(model -> !comparison.common(model).isEmpty())
                .map(model -> Comparison.summary(model, comparison.common(model)))
                .toList();
        List<Summary> judged = inCommon.isEmpty() ? summaries : inCommon;
        Summary best = judged.stream()
                .min(Comparator.comparingDouble(Summary::meanAbsolute))
                .orElseThrow();
        String over =
                share(best.meanAbsolute()) + " off in the mean, over " + Numbers.counted(best.n(), "published value");
        return judged.size() == 1
                ? "The " + best.model() + " model is " + over + "."
                : "Of " + judged.size() + " models " + best.model() + " is nearest to what was published: " + over
                        + (inCommon.isEmpty() ? "." : " that all of them give.");
    }

    private static void addJson(ArrayNode json, Summary summary, int none, List<Row> common) {
        ObjectNode node = json.addObject().put("model", summary.model()).put("n", summary.n());
        node.put("none", none);
        summary.bias().ifPresentOrElse(bias -> node.put("biasPct", 100 * bias), () -> node.putNull("biasPct"));
        node.put("meanAbsPct", 100 * summary.meanAbsolute());
        node.put("proportionsPct", 100 * summary.proportional());
        summary.spearman().ifPresentOrElse(spearman -> node.put("spearman", spearman), () -> node.putNull("spearman"));
        node.put("commonN", common.size());
        if (common.isEmpty()) {
            node.putNull("commonMeanAbsPct");
        } else {
            node.put(
                    "commonMeanAbsPct",
                    100 * Comparison.summary(summary.model(), common).meanAbsolute());
        }
    }

    private static String share(double share) {
        return Numbers.fixed(100 * share, 1) + " %";
    }

    private static String signed(OptionalDouble share) {
        return share.isPresent() ? Numbers.signed(100 * share.getAsDouble(), 1) + " %" : "–";
    }

    private void addSets(Document document, Predicate<ReferenceValue> chosen, String title) {
        Map<String, List<ReferenceValue>> sets = references.stream()
                .filter(chosen)
                .collect(Collectors.groupingBy(ReferenceValue::set, LinkedHashMap::new, Collectors.toList()));
        if (sets.isEmpty()) {
            return;
        }
        Table table = new Table().left("list").left("board").left("kind").right("values");
        models.forEach(table::right);
        sets.forEach((set, values) -> {
            List<String> cells = new ArrayList<>(List.of(
                    set, values.getFirst().board().shape(), values.getFirst().kind(), Integer.toString(values.size())));
            models.forEach(model -> cells.add(cell(model, values)));
            table.row(cells.toArray(String[]::new));
        });
        document.line(title).table(table).line("");
    }

    private String cell(String model, List<ReferenceValue> values) {
        List<Row> rows = comparison.rows().stream()
                .filter(row -> row.model().equals(model) && values.contains(row.reference()))
                .toList();
        if (rows.isEmpty()) {
            return "–";
        }
        Summary summary = Comparison.summary(model, rows);
        String bias = summary.bias().isPresent()
                ? " (" + Numbers.signed(100 * summary.bias().getAsDouble(), 0) + ")"
                : "";
        String few = rows.size() < values.size() ? " of " + rows.size() : "";
        String mark = rows.getFirst().inSample() ? "*" : "";
        return share(summary.meanAbsolute()) + bias + few + mark;
    }

    private void addReasons(Document document) {
        Map<String, Set<String>> reasons = new LinkedHashMap<>();
        for (ReferenceValue value : references) {
            if (!value.confounded().isEmpty()) {
                reasons.computeIfAbsent(value.confounded(), _ -> new LinkedHashSet<>())
                        .add(value.set());
            }
        }
        reasons.forEach((reason, sets) -> document.line("  " + String.join(", ", sets) + ": " + reason + "."));
        if (!reasons.isEmpty()) {
            document.line("");
        }
    }

    private void addWorst(Document document) {
        Table table = new Table()
                .left("model")
                .left("piece")
                .left("betza")
                .left("list")
                .right("published")
                .right("model says")
                .right("error");
        for (String model : models) {
            comparison.fair(model).stream()
                    .sorted(Comparator.comparingDouble(row -> -Math.abs(row.error())))
                    .limit(WORST)
                    .forEach(row -> table.row(
                            model,
                            row.reference().piece(),
                            row.reference().betza(),
                            row.reference().set(),
                            Numbers.fixed(row.published(), 0),
                            Numbers.fixed(row.value(), 0),
                            signed(OptionalDouble.of(row.error()))));
        }
        document.line("Where each is farthest off (centipawns):").table(table).line("");
    }

    private void addRows(ArrayNode json) {
        for (Row row : comparison.rows()) {
            ReferenceValue reference = row.reference();
            ObjectNode node = json.addObject();
            if (!Double.isNaN(row.proportional())) {
                node.put("proportionalErrorPct", 100 * row.proportionalError());
            }
            node.put("set", reference.set())
                    .put("board", reference.board().shape())
                    .put("piece", reference.piece())
                    .put("betza", reference.betza())
                    .put("kind", reference.kind())
                    .put("model", row.model())
                    .put("published", row.published())
                    .put("value", row.value())
                    .put("errorPct", 100 * row.error())
                    .put("inSample", row.inSample())
                    .put("confounded", reference.confounded())
                    .put("source", reference.source());
        }
    }

    private Table csv() {
        Table csv = new Table()
                .left("set")
                .left("board")
                .left("piece")
                .left("betza")
                .left("model")
                .right("published")
                .right("value")
                .right("error")
                .left("inSample")
                .left("confounded");
        for (Row row : comparison.rows()) {
            csv.row(
                    row.reference().set(),
                    row.reference().board().shape(),
                    row.reference().piece(),
                    row.reference().betza(),
                    row.model(),
                    Double.toString(row.published()),
                    Double.toString(row.value()),
                    Double.toString(row.error()),
                    Boolean.toString(row.inSample()),
                    row.reference().confounded());
        }
        return csv;
    }
}
