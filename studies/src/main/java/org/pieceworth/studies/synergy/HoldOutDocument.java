package org.pieceworth.studies.synergy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.studies.synergy.HoldOutAnswer.AtSlack;
import org.pieceworth.studies.synergy.HoldOutAnswer.Hard;
import org.pieceworth.studies.synergy.HoldOutAnswer.Predictions;
import org.pieceworth.studies.synergy.HoldOutAnswer.Published;
import org.pieceworth.studies.synergy.HoldOutAnswer.Spread;
import org.pieceworth.studies.synergy.HoldOutAnswer.Triples;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.synergy.CRange;
import org.pieceworth.valuation.synergy.HoldOut.Basis;
import org.pieceworth.valuation.synergy.HoldOut.Prediction;
import org.pieceworth.valuation.synergy.HoldOut.Trial;
import org.pieceworth.valuation.synergy.Objective;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Predictions of the law for targets that it was not fitted to, for people and for programs.
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
        document.line("Fitted to the other 17 targets with the least mean error, as in the source, the law predicts the"
                + " three held");
        document.line("out with errors of " + percent(worst(byMean)) + " at most. "
                + (byMax.heldOut().stream().allMatch(Prediction::determined)
                        ? "With the least largest error it is " + percent(worst(byMax)) + "."
                        : "With the least largest error they are not determined."));
        document.line("").line("Least mean error, " + mean(byMean) + ":");
        addDoubt(document, byMean);
        document.table(meanTable(byMean)).line("");
        document.line("Least largest error, " + largest(byMax) + ":");
        addDoubt(document, byMax);
        document.table(rangeTable(answer.slacks())).line("");
        if (answer.slacks().size() > 1) {
            document.table(constants(answer.slacks())).line("");
        }
        document.line("Predicted and range: the centre of all fits whose largest error is at most "
                + ConstantWords.slack(answer.slacks().getFirst().slack())
                + " % larger, and the least and the largest value over these fits.");
        addJson(document.json().putObject("max"), byMax);
        addJson(document.json().putObject("mean"), byMean);
        ArrayNode slacks = document.json().putArray("slacks");
        for (AtSlack each : answer.slacks()) {
            addJson(slacks.addObject().put("slack", each.slack()), each.trial());
        }
        return document;
    }

    private static String mean(Trial trial) {
        return Numbers.fixed(100 * trial.meanError(), 4) + " % (largest " + percent(trial.fittedError()) + "), c = "
                + ConstantWords.of(trial.c());
    }

    private static String largest(Trial trial) {
        return Numbers.fixed(100 * trial.fittedError(), 4) + " %, c = " + ConstantWords.of(trial.c());
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

    private static void addDoubt(Document document, Trial trial) {
        ConstantWords.doubt(trial.constants()).ifPresent(doubt -> document.line("c is not determined: " + doubt + "."));
    }

    private static Grid meanTable(Trial trial) {
        boolean open = !trial.heldOut().stream().allMatch(Prediction::determined);
        Grid table =
                new Grid().left("held out").right("target").right("predicted").right("error");
        if (open) {
            table.left("");
        }
        for (Prediction each : trial.heldOut()) {
            List<String> cells = new ArrayList<>(cells(each));
            if (open) {
                cells.add(doubt(each.basis()));
            }
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static List<String> cells(Prediction each) {
        return List.of(
                each.target().piece(),
                Numbers.value(each.target().value()),
                Numbers.fixed(each.value(), 1),
                Numbers.signed(100 * (each.value() / each.target().value() - 1), 1) + " %");
    }

    private static Grid rangeTable(List<AtSlack> slacks) {
        Grid table =
                new Grid().left("held out").right("target").right("predicted").right("error");
        slacks.forEach(each -> table.left(heading(each, slacks)));
        table.left("");
        List<Prediction> first = slacks.getFirst().trial().heldOut();
        for (int i = 0; i < first.size(); i++) {
            int place = i;
            List<String> cells = new ArrayList<>(cells(first.get(i)));
            slacks.forEach(each -> cells.add(interval(each.trial().heldOut().get(place))));
            cells.add(doubt(first.get(i).basis()));
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static String heading(AtSlack slack, List<AtSlack> slacks) {
        return slacks.size() == 1 ? "range" : "range at " + ConstantWords.slack(slack.slack()) + " %";
    }

    private static Grid constants(List<AtSlack> slacks) {
        Grid table = new Grid().right("slack").left("range of c");
        for (AtSlack each : slacks) {
            CRange range = each.trial().constants();
            table.row(
                    ConstantWords.slack(each.slack()) + " %",
                    "[" + ConstantWords.of(range.least()) + ", " + ConstantWords.of(range.greatest()) + "]");
        }
        return table;
    }

    private static String interval(Prediction each) {
        return "[" + Numbers.fixed(each.low(), 1) + ", " + Numbers.fixed(each.high(), 1) + "]";
    }

    private static String doubt(Basis basis) {
        return switch (basis) {
            case TARGETS -> "";
            case PARTS_OPEN -> "not determined";
            case CONSTANT_OPEN -> "not determined: it depends on c";
        };
    }

    private static Document triples(Triples answer) {
        Document document = new Document();
        ObjectNode json = document.json().put("trials", answer.trials());
        json.put("heldOut", answer.heldOut()).put("undetermined", answer.undetermined());
        json.put("partsOpen", answer.partsOpen()).put("constantOpen", answer.constantOpen());
        json.put("objective", answer.objective().name().toLowerCase(Locale.ROOT));
        String ways = "Held out three at a time (" + Counted.number(answer.trials()) + " ways), fitted by "
                + words(answer.objective()) + ", ";
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
        Grid table = new Grid()
                .left("error")
                .right("least")
                .right("middle")
                .right("95 %")
                .right("largest");
        addRow("largest of the fitted targets", predictions.fitted(), table);
        addRow("of those held out and determined", errors, table);
        document.table(table).line("");
        document.line(Counted.number(answer.undetermined()) + " of " + Counted.number(answer.heldOut())
                + " pieces held out are not determined by the others, and are left out above"
                + (answer.constantOpen() == 0
                        ? "."
                        : ": " + Counted.number(answer.constantOpen())
                                + " of them since they depend on c, which is not determined either."));
        document.line("").line("Hardest to predict, by mean error over the trials that hold them out:");
        document.table(hardest(predictions.hardest()));
        document.json().put("medianError", errors.middle()).put("error95", errors.most());
        document.json()
                .put("largestError", errors.largest())
                .put("medianFittedError", predictions.fitted().middle());
    }

    private static String words(Objective objective) {
        return switch (objective) {
            case MAX -> "the largest error";
            case MEAN -> "the mean error";
            case CHI2 -> "the sum of squares";
        };
    }

    private static void addRow(String name, Spread spread, Grid table) {
        table.row(
                name,
                percent(spread.least()),
                percent(spread.middle()),
                percent(spread.most()),
                percent(spread.largest()));
    }

    private static Grid hardest(List<Hard> hardest) {
        Grid table =
                new Grid().left("piece").right("target").right("mean error").right("mean predicted");
        hardest.forEach(hard -> table.row(
                hard.target().piece(),
                Numbers.value(hard.target().value()),
                percent(hard.error()),
                Numbers.fixed(hard.value(), 1)));
        return table;
    }

    private static void addJson(ObjectNode node, Trial trial) {
        node.put("fittedError", trial.fittedError()).put("meanError", trial.meanError());
        node.put("c", trial.c());
        ConstantWords.addTo(node.putObject("constants"), trial.constants());
        ArrayNode rows = node.putArray("heldOut");
        for (Prediction each : trial.heldOut()) {
            rows.addObject()
                    .put("piece", each.target().piece())
                    .put("target", each.target().value())
                    .put("value", each.value())
                    .put("low", each.low())
                    .put("high", each.high())
                    .put("determined", each.determined())
                    .put("basis", each.basis().name().toLowerCase(Locale.ROOT));
        }
    }
}
