package org.pieceworth.studies.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.text.Counted;
import org.pieceworth.studies.compare.ComparisonAnswer.Errors;
import org.pieceworth.studies.compare.ComparisonAnswer.Judged;
import org.pieceworth.studies.compare.ComparisonAnswer.Lead;
import org.pieceworth.studies.compare.ComparisonAnswer.ListErrors;
import org.pieceworth.studies.compare.ComparisonAnswer.Verdict;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.output.LeftOut;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Grid;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.Comparison.Summary;
import org.pieceworth.valuation.compare.ReferenceValue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Models beside published values, for people and for programs.
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
        document.line(verdict()).line("").table(summary()).line("");
        document.line("In common: the mean error over the " + answer.sharedValues()
                + " values that every model gives and none was fitted to; for models that give at least half.");
        document.line("");
        addLists(document, false, "By list, mean absolute error (and bias):");
        addLists(document, true, "Listed separately, since they include something other than the piece (confounded):");
        addReasons(document);
        document.line("Largest errors of each (centipawns):").table(worst()).line("");
        document.line("Error: the model's value divided by the published one, minus 1. Lists that do not count in chess"
                + " pawns are scaled on each");
        document.line(
                "to the model so that the median error is 0, and give no bias. Proportions: the same for every list.");
        document.line("* the model was fitted to this list, which therefore does not count in its summary.");
        LeftOut.addTo(document, answer.leftOut());
        addSummary(document.json().putArray("summary"));
        answer.verdict().ifPresent(verdict -> add(verdict, document.json().putObject("verdict")));
        addRows(document.json().putArray("rows"));
        return document.csv(csv());
    }

    private String verdict() {
        if (answer.verdict().isEmpty()) {
            return "Every value here is confounded or was used to fit the models.";
        }
        Verdict verdict = answer.verdict().get();
        Summary best = verdict.best();
        String over = share(best.meanAbsolute()) + " off on average, over " + Counted.of(best.n(), "published value");
        return verdict.among() == 1
                ? "The " + best.model() + " model is " + over + "."
                : "Of " + verdict.among() + " models " + best.model() + " is closest to the published values: " + over
                        + (verdict.inCommon() ? " that all of them give" : "")
                        + verdict.lead().map(ComparisonDocument::lead).orElse("") + ".";
    }

    private static String lead(Lead lead) {
        return ", " + Numbers.fixed(100 * lead.difference().value(), 1) + " ± "
                + Numbers.fixed(100 * lead.difference().standardError(), 1) + " points less than " + lead.next()
                + (lead.isDoubtful() ? ", which chance alone could cause" : "");
    }

    private Grid summary() {
        Grid table = new Grid()
                .left("model")
                .right("values")
                .right("none")
                .right("bias")
                .right("mean error")
                .right("proportions")
                .right("rank corr.")
                .right("in common");
        for (Judged judged : answer.models()) {
            String none = Integer.toString(judged.missing());
            judged.summary()
                    .ifPresentOrElse(
                            summary -> table.row(
                                    judged.model(),
                                    Integer.toString(summary.n()),
                                    none,
                                    signed(summary.bias()),
                                    share(summary.meanAbsolute()),
                                    share(summary.proportional()),
                                    summary.spearman().isPresent()
                                            ? Numbers.fixed(summary.spearman().getAsDouble(), 2)
                                            : "–",
                                    judged.common()
                                            .map(common -> share(common.meanAbsolute()))
                                            .orElse("–")),
                            () -> table.row(judged.model(), "0", none, "–", "–", "–", "–", "–"));
        }
        return table;
    }

    private static void add(Verdict verdict, ObjectNode node) {
        node.put("best", verdict.best().model()).put("among", verdict.among());
        verdict.lead()
                .ifPresent(lead -> node.put("next", lead.next())
                        .put("differencePct", 100 * lead.difference().value())
                        .put("differencePctSe", 100 * lead.difference().standardError()));
    }

    private void addSummary(ArrayNode json) {
        for (Judged judged : answer.models()) {
            judged.summary().ifPresent(summary -> add(judged, summary, json.addObject()));
        }
    }

    private static void add(Judged judged, Summary summary, ObjectNode node) {
        node.put("model", judged.model()).put("n", summary.n()).put("none", judged.missing());
        summary.bias().ifPresentOrElse(bias -> node.put("biasPct", 100 * bias), () -> node.putNull("biasPct"));
        node.put("meanAbsPct", 100 * summary.meanAbsolute());
        node.put("proportionsPct", 100 * summary.proportional());
        summary.spearman().ifPresentOrElse(spearman -> node.put("spearman", spearman), () -> node.putNull("spearman"));
        node.put("commonN", judged.common().map(Summary::n).orElse(0));
        judged.common()
                .ifPresentOrElse(
                        common -> node.put("commonMeanAbsPct", 100 * common.meanAbsolute()),
                        () -> node.putNull("commonMeanAbsPct"));
    }

    private static String share(double share) {
        return Numbers.fixed(100 * share, 1) + " %";
    }

    private static String signed(OptionalDouble share) {
        return share.isPresent() ? Numbers.signed(100 * share.getAsDouble(), 1) + " %" : "–";
    }

    private void addLists(Document document, boolean confounded, String title) {
        List<ListErrors> lists = answer.lists().stream()
                .filter(list -> list.confounded() == confounded)
                .toList();
        if (lists.isEmpty()) {
            return;
        }
        Grid table = new Grid().left("list").left("board").left("kind").right("values");
        answer.models().forEach(judged -> table.right(judged.model()));
        for (ListErrors list : lists) {
            List<String> cells = new ArrayList<>(
                    List.of(list.name(), list.board().shape(), list.kind(), Integer.toString(list.values())));
            answer.models()
                    .forEach(judged ->
                            cells.add(Optional.ofNullable(list.errors().get(judged.model()))
                                    .map(errors -> cell(errors, list.values()))
                                    .orElse("–")));
            table.row(cells.toArray(String[]::new));
        }
        document.line(title).table(table).line("");
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

    private Grid worst() {
        Grid table = new Grid()
                .left("model")
                .left("piece")
                .left("betza")
                .left("list")
                .right("published")
                .right("model says")
                .right("error");
        for (Judged judged : answer.models()) {
            judged.worst()
                    .forEach(row -> table.row(
                            judged.model(),
                            row.reference().piece(),
                            row.reference().betza(),
                            row.reference().set(),
                            Numbers.fixed(row.published(), 0),
                            Numbers.fixed(row.value(), 0),
                            signed(OptionalDouble.of(row.error()))));
        }
        return table;
    }

    private void addRows(ArrayNode json) {
        for (Row row : answer.comparison().rows()) {
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

    private Grid csv() {
        Grid csv = new Grid()
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
        for (Row row : answer.comparison().rows()) {
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
