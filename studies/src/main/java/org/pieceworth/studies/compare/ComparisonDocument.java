package org.pieceworth.studies.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.pieceworth.answer.Audience;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.stats.Median;
import org.pieceworth.studies.compare.ComparisonAnswer.Errors;
import org.pieceworth.studies.compare.ComparisonAnswer.Judged;
import org.pieceworth.studies.compare.ComparisonAnswer.Lead;
import org.pieceworth.studies.compare.ComparisonAnswer.ListErrors;
import org.pieceworth.studies.compare.ComparisonAnswer.Verdict;
import org.pieceworth.studies.output.LeftOut;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.Comparison.Summary;
import org.pieceworth.valuation.compare.ReferenceValue;
import tools.jackson.databind.node.ObjectNode;

/// Models compared with published values, as a document.
public final class ComparisonDocument {

    private final ComparisonAnswer answer;

    private ComparisonDocument(ComparisonAnswer answer) {
        this.answer = answer;
    }

    /// Lines and tables; JSON; a CSV line for each value and model.
    public static Document of(ComparisonAnswer answer) {
        return new ComparisonDocument(answer).document();
    }

    private Document document() {
        Document document = new Document();
        Table<Judged> summary = summary();
        document.line(verdict()).line("").shown(summary).line("");
        document.line("In common: the mean error over the " + answer.sharedValues()
                + " values that every model gives and none was fitted to; for models that give at least half.");
        document.line("");
        addLists(document, false, "By list, mean absolute error (and bias):");
        addLists(document, true, "Listed separately, since they include something other than the piece (confounded):");
        addReasons(document);
        document.line("Largest errors of each (centipawns):").shown(worst()).line("");
        if (answer.isMeasured()) {
            document.line(
                    "Error: the model's value divided by the measured one, minus 1. Proportions: the same, scaled to"
                            + " the model so that the median error is 0.");
            addChance(document);
        } else {
            document.line("Error: the model's value divided by the published one, minus 1. Lists that do not count in"
                    + " chess pawns are scaled on each");
            document.line(
                    "to the model so that the median error is 0, and give no bias. Proportions: the same for every list.");
        }
        document.line("* the model was fitted to this list, which therefore does not count in its summary.");
        LeftOut.addTo(document, answer.unused().leftOut());
        addConditions(document);
        document.data(summary.with(answer.models().stream()
                .filter(judged -> judged.summary().isPresent())
                .toList()));
        answer.verdict().ifPresent(verdict -> add(verdict, document.json().putObject("verdict")));
        Table<Row> rows = rows();
        return document.data(rows)
                .csv(rows.raw(
                        "set",
                        "board",
                        "piece",
                        "betza",
                        "model",
                        "published",
                        "value",
                        "error",
                        "inSample",
                        "confounded"));
    }

    /// Adds the share of errors due to measurement, and median errors: relative errors of pieces below a pawn
    /// are so large that they dominate the means.
    private void addChance(Document document) {
        Map<ReferenceValue, Double> chance = new LinkedHashMap<>();
        answer.comparison()
                .rows()
                .forEach(row -> chance.put(
                        row.reference(), row.reference().standardError().orElseThrow() / row.published()));
        document.line("The median standard error of the values is "
                + share(Median.of(chance.values().stream().mapToDouble(Double::doubleValue))) + ". Median"
                + " error of the models: "
                + answer.models().stream()
                        .filter(judged -> judged.summary().isPresent())
                        .map(judged -> judged.model() + " " + share(median(judged)))
                        .collect(Collectors.joining(", "))
                + ".");
    }

    private double median(Judged judged) {
        return Median.of(answer.comparison().fair(judged.model()).stream().mapToDouble(row -> Math.abs(row.error())));
    }

    private void addConditions(Document document) {
        List<String> conditions = answer.unused().conditions();
        if (!conditions.isEmpty()) {
            document.line("Not compared are pieces measured " + String.join("; ", conditions)
                    + ": choose them by parts of a list's name, as in --sets 10x8.");
            conditions.forEach(document.json().putArray("otherConditions")::add);
        }
    }

    private String verdict() {
        if (answer.verdict().isEmpty()) {
            return "Every value here is confounded or was used to fit the models.";
        }
        Verdict verdict = answer.verdict().get();
        Summary best = verdict.best();
        String over = share(best.meanAbsolute()) + " off on average, over " + Counted.of(best.n(), values() + " value");
        return verdict.among() == 1
                ? "The " + best.model() + " model is " + over + "."
                : "Of " + verdict.among() + " models " + best.model() + " is closest to the " + values() + " values: "
                        + over
                        + (verdict.inCommon() ? " that all of them give" : "")
                        + verdict.lead().map(ComparisonDocument::lead).orElse("") + ".";
    }

    private String values() {
        return answer.isMeasured() ? "measured" : "published";
    }

    private static String lead(Lead lead) {
        return ", " + Numbers.fixed(100 * lead.difference().value(), 1) + " ± "
                + Numbers.fixed(100 * lead.difference().standardError(), 1) + " points less than " + lead.next()
                + (lead.isDoubtful() ? ", within sampling error" : "");
    }

    private Table<Judged> summary() {
        return Table.of(
                "summary",
                answer.models(),
                Column.words("model", "model", Judged::model),
                Column.count(
                        "n",
                        "values",
                        judged -> judged.summary().map(Summary::n).orElse(0)),
                Column.count("none", "none", Judged::missing),
                signed(
                        "biasPct",
                        "bias",
                        judged -> of(judged, each -> each.bias().orElse(Double.NaN))),
                share("meanAbsPct", "mean error", judged -> of(judged, Summary::meanAbsolute)),
                share("proportionsPct", "proportions", judged -> of(judged, Summary::proportional)),
                Column.number(
                        "spearman",
                        "rank corr.",
                        2,
                        judged -> of(judged, each -> each.spearman().orElse(Double.NaN))),
                Column.whole(
                        "commonN", judged -> judged.common().map(Summary::n).orElse(0)),
                share(
                        "commonMeanAbsPct",
                        "in common",
                        judged -> judged.summary()
                                .flatMap(_ -> judged.common())
                                .map(Summary::meanAbsolute)
                                .orElse(Double.NaN)));
    }

    private static double of(Judged judged, ToDoubleFunction<Summary> figure) {
        return judged.summary().map(figure::applyAsDouble).orElse(Double.NaN);
    }

    private static <R> Column<R> share(String key, String heading, ToDoubleFunction<R> share) {
        return Column.number(
                key, heading, percent -> Numbers.fixed(percent, 1) + " %", row -> 100 * share.applyAsDouble(row));
    }

    private static <R> Column<R> signed(String key, String heading, ToDoubleFunction<R> share) {
        return Column.number(
                key, heading, percent -> Numbers.signed(percent, 1) + " %", row -> 100 * share.applyAsDouble(row));
    }

    private static void add(Verdict verdict, ObjectNode node) {
        node.put("best", verdict.best().model()).put("among", verdict.among());
        verdict.lead()
                .ifPresent(lead -> node.put("next", lead.next())
                        .put("differencePct", 100 * lead.difference().value())
                        .put("differencePctSe", 100 * lead.difference().standardError()));
    }

    private static String share(double share) {
        return Numbers.fixed(100 * share, 1) + " %";
    }

    private void addLists(Document document, boolean confounded, String title) {
        List<ListErrors> lists = answer.lists().stream()
                .filter(list -> list.confounded() == confounded)
                .toList();
        if (lists.isEmpty()) {
            return;
        }
        Table<ListErrors> table = Table.of(
                        "lists",
                        lists,
                        Column.note("list", ListErrors::name),
                        Column.note("board", list -> list.board().shape()),
                        Column.note("kind", ListErrors::kind),
                        Column.figure("values", list -> Integer.toString(list.values())))
                .and(answer.models().stream().map(ComparisonDocument::errors).toList());
        document.line(title).shown(table).line("");
    }

    private static Column<ListErrors> errors(Judged judged) {
        return Column.known(
                judged.model(),
                list -> Optional.ofNullable(list.errors().get(judged.model()))
                        .map(errors -> cell(errors, list.values())));
    }

    private static String cell(Errors errors, int values) {
        Summary summary = errors.summary();
        String bias = summary.bias().isPresent()
                ? " (" + Numbers.signed(100 * summary.bias().getAsDouble(), 0) + ")"
                : "";
        String few = summary.n() < values ? " of " + summary.n() : "";
        return share(summary.meanAbsolute()) + bias + few + (errors.inSample() ? "*" : "");
    }

    private void addReasons(Document document) {
        answer.reasons().forEach((reason, sets) -> document.line("  " + String.join(", ", sets) + ": " + reason + "."));
        if (!answer.reasons().isEmpty()) {
            document.line("");
        }
    }

    private Table<Row> worst() {
        return Table.of(
                "worst",
                answer.models().stream()
                        .flatMap(judged -> judged.worst().stream())
                        .toList(),
                Column.words("model", "model", Row::model),
                Column.words("piece", "piece", row -> row.reference().piece()),
                Column.words("betza", "betza", row -> row.reference().betza()),
                Column.words("set", "list", row -> row.reference().scale().set()),
                Column.number("published", values(), 0, Row::published),
                Column.when(answer.isMeasured(), Column.note("± s.e.", ComparisonDocument::error)),
                Column.number("value", "model says", 0, Row::value),
                signed("errorPct", "error", Row::error));
    }

    private static String error(Row row) {
        return Numbers.fixed(row.reference().standardError().orElse(Double.NaN), 0);
    }

    /// For programs; `error` is a fraction in CSV, and a percentage in JSON.
    private Table<Row> rows() {
        return Table.of(
                "rows",
                answer.comparison().rows(),
                Column.optional(
                        "proportionalErrorPct",
                        row -> Double.isNaN(row.proportional()) ? Double.NaN : 100 * row.proportionalError()),
                Column.fact("set", row -> row.reference().scale().set()),
                Column.fact("board", row -> row.reference().scale().board().shape()),
                Column.fact("piece", row -> row.reference().piece()),
                Column.fact("betza", row -> row.reference().betza()),
                Column.fact("kind", row -> row.reference().origin().kind()),
                Column.fact("model", Row::model),
                Column.datum("published", Row::published),
                Column.optional("se", row -> row.reference().standardError().orElse(Double.NaN)),
                Column.datum("value", Row::value),
                Column.datum("errorPct", row -> 100 * row.error()),
                Column.only(Audience.CSV, Column.datum("error", Row::error)),
                Column.flag("inSample", Row::inSample),
                Column.fact("confounded", row -> row.reference().origin().confounded()),
                Column.fact("source", row -> row.reference().origin().source()));
    }
}
