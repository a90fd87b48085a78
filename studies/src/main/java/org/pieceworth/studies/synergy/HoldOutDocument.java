package org.pieceworth.studies.synergy;

import java.util.List;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.studies.synergy.HoldOutAnswer.Hard;
import org.pieceworth.studies.synergy.HoldOutAnswer.Predictions;
import org.pieceworth.studies.synergy.HoldOutAnswer.Published;
import org.pieceworth.studies.synergy.HoldOutAnswer.Spread;
import org.pieceworth.studies.synergy.HoldOutAnswer.Triples;
import org.pieceworth.valuation.synergy.HoldOut.Prediction;
import org.pieceworth.valuation.synergy.HoldOut.Trial;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the law predicts of targets that it was not fitted to, for people and for programs.
public final class HoldOutDocument {

    private HoldOutDocument() {}

    /// Lines and tables, and JSON.
    public static Document of(HoldOutAnswer answer) {
        return switch (answer) {
            case Published published -> published(published);
            case Triples triples -> triples(triples);
        };
    }

    private static Document published(Published answer) {
        Trial byMax = answer.byMax();
        Trial byMean = answer.byMean();
        Document document = new Document();
        document.line("Fitted to the other 17 targets, the law predicts the three that were held out with errors of "
                + percent(worst(byMean)) + " at most");
        document.line("when the mean error is minimised, and of " + percent(worst(byMax))
                + " at most when the largest error is.");
        document.line("")
                .line("Least mean error (largest error of the fitted targets " + percent(byMean.fittedError()) + "):");
        document.table(table(byMean, false)).line("");
        document.line(
                "Least largest error (" + percent(byMax.fittedError()) + "), at the centre of equally good fits:");
        document.table(table(byMax, true)).line("");
        document.line(
                "The source did this with the mean error, found the errors \"nearly identical\" to those of the fitted"
                        + " targets,");
        document.line("and then changed to the largest error.");
        addJson(document.json().putObject("max"), byMax);
        addJson(document.json().putObject("mean"), byMean);
        return document;
    }

    private static double worst(Trial trial) {
        return trial.heldOut().stream()
                .mapToDouble(Prediction::relativeError)
                .max()
                .orElse(0);
    }

    private static String percent(double share) {
        return Numbers.fixed(100 * share, 1) + " %";
    }

    private static Table table(Trial trial, boolean ranged) {
        Table table =
                new Table().left("held out").right("target").right("predicted").right("error");
        if (ranged) {
            table.left("range").left("");
        }
        for (Prediction each : trial.heldOut()) {
            String target = Numbers.value(each.target().value());
            String error = Numbers.signed(100 * (each.value() / each.target().value() - 1), 1) + " %";
            String value = Numbers.fixed(each.value(), 1);
            if (ranged) {
                table.row(
                        each.target().piece(),
                        target,
                        value,
                        error,
                        "[" + Numbers.fixed(each.low(), 1) + ", " + Numbers.fixed(each.high(), 1) + "]",
                        each.determined() ? "" : "not determined");
            } else {
                table.row(each.target().piece(), target, value, error);
            }
        }
        return table;
    }

    private static Document triples(Triples answer) {
        Document document = new Document();
        ObjectNode json = document.json().put("trials", answer.trials());
        json.put("heldOut", answer.heldOut()).put("undetermined", answer.undetermined());
        String ways = "Held out three at a time (" + Numbers.count(answer.trials()) + " ways), ";
        answer.predictions()
                .ifPresentOrElse(
                        predictions -> addPredictions(document, ways, answer, predictions),
                        () -> document.line(ways + "no target is determined by the others: nothing can be predicted."));
        return document;
    }

    private static void addPredictions(Document document, String ways, Triples answer, Predictions predictions) {
        Spread errors = predictions.predicted();
        document.line(ways + "the median target is predicted " + percent(errors.middle())
                + " off, one in twenty more than " + percent(errors.most()) + ".");
        document.line("");
        Table table = new Table()
                .left("error")
                .right("least")
                .right("middle")
                .right("95 %")
                .right("largest");
        addRow("largest of the fitted targets", predictions.fitted(), table);
        addRow("of those held out and determined", errors, table);
        document.table(table).line("");
        document.line(Numbers.count(answer.undetermined()) + " of " + Numbers.count(answer.heldOut())
                + " pieces held out are not determined by the others, and are left out above.");
        document.line("").line("Hardest to predict, by mean error over the trials that hold them out:");
        document.table(hardest(predictions.hardest()));
        document.json().put("medianError", errors.middle()).put("error95", errors.most());
        document.json()
                .put("largestError", errors.largest())
                .put("medianFittedError", predictions.fitted().middle());
    }

    private static void addRow(String name, Spread spread, Table table) {
        table.row(
                name,
                percent(spread.least()),
                percent(spread.middle()),
                percent(spread.most()),
                percent(spread.largest()));
    }

    private static Table hardest(List<Hard> hardest) {
        Table table =
                new Table().left("piece").right("target").right("mean error").right("mean predicted");
        hardest.forEach(hard -> table.row(
                hard.target().piece(),
                Numbers.value(hard.target().value()),
                percent(hard.error()),
                Numbers.fixed(hard.value(), 1)));
        return table;
    }

    private static void addJson(ObjectNode node, Trial trial) {
        node.put("fittedError", trial.fittedError());
        ArrayNode rows = node.putArray("heldOut");
        for (Prediction each : trial.heldOut()) {
            rows.addObject()
                    .put("piece", each.target().piece())
                    .put("target", each.target().value())
                    .put("value", each.value())
                    .put("low", each.low())
                    .put("high", each.high())
                    .put("determined", each.determined());
        }
    }
}
