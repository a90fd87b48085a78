package org.pieceworth.cli.theory;

import java.util.Comparator;
import java.util.List;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.valuation.synergy.HoldOut.Prediction;
import org.pieceworth.valuation.synergy.HoldOut.Trial;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the law foretells of targets that it was not fitted to.
final class HoldOutDocument {

    private static final int WORST = 8;

    private HoldOutDocument() {}

    /// The source's own trial, by both of its objectives.
    static void add(Document document, Trial byMax, Trial byMean) {
        document.line("Fitted to the other 17 targets, the law foretells the three that were held out with errors of "
                + percent(worst(byMean)) + " at most");
        document.line("when the mean error is made least, and of " + percent(worst(byMax))
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
                new Table().left("held out").right("target").right("foretold").right("error");
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

    /// Every triple.
    static void add(Document document, List<Trial> trials) {
        List<Prediction> all =
                trials.stream().flatMap(trial -> trial.heldOut().stream()).toList();
        List<Prediction> determined =
                all.stream().filter(Prediction::determined).toList();
        double[] errors = determined.stream()
                .mapToDouble(Prediction::relativeError)
                .sorted()
                .toArray();
        if (errors.length == 0) {
            document.line("Held out three at a time (" + Numbers.count(trials.size())
                    + " ways), no target is determined by the others: nothing can be foretold.");
            document.json()
                    .put("trials", trials.size())
                    .put("heldOut", all.size())
                    .put("undetermined", all.size());
            return;
        }
        double[] fitted =
                trials.stream().mapToDouble(Trial::fittedError).sorted().toArray();
        document.line("Held out three at a time (" + Numbers.count(trials.size())
                + " ways), the middle target is foretold "
                + percent(quantile(errors, 0.5)) + " off, one in twenty more than " + percent(quantile(errors, 0.95))
                + ".");
        document.line("");
        Table table = new Table()
                .left("error")
                .right("least")
                .right("middle")
                .right("95 %")
                .right("largest");
        table.row(row("largest of the fitted targets", fitted));
        table.row(row("of those held out and determined", errors));
        document.table(table).line("");
        document.line(Numbers.count(all.size() - determined.size()) + " of " + Numbers.count(all.size())
                + " pieces held out are not determined by the others, and are left out above.");
        document.line("").line("The hardest to foretell, mean error over the trials that hold them out:");
        document.table(hardest(determined));
        ObjectNode json = document.json().put("trials", trials.size());
        json.put("heldOut", all.size()).put("undetermined", all.size() - determined.size());
        json.put("medianError", quantile(errors, 0.5)).put("error95", quantile(errors, 0.95));
        json.put("largestError", quantile(errors, 1)).put("medianFittedError", quantile(fitted, 0.5));
    }

    private static String[] row(String name, double[] sorted) {
        return new String[] {
            name,
            percent(quantile(sorted, 0)),
            percent(quantile(sorted, 0.5)),
            percent(quantile(sorted, 0.95)),
            percent(quantile(sorted, 1))
        };
    }

    private static double quantile(double[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.round(share * (sorted.length - 1))];
    }

    private static Table hardest(List<Prediction> determined) {
        Table table =
                new Table().left("piece").right("target").right("mean error").right("mean foretold");
        determined.stream()
                .map(Prediction::target)
                .distinct()
                .map(target -> determined.stream()
                        .filter(each -> each.target().equals(target))
                        .toList())
                .sorted(Comparator.comparingDouble(each -> -mean(each)))
                .limit(WORST)
                .forEach(each -> table.row(
                        each.getFirst().target().piece(),
                        Numbers.value(each.getFirst().target().value()),
                        percent(mean(each)),
                        Numbers.fixed(
                                each.stream()
                                        .mapToDouble(Prediction::value)
                                        .average()
                                        .orElse(0),
                                1)));
        return table;
    }

    private static double mean(List<Prediction> each) {
        return each.stream().mapToDouble(Prediction::relativeError).average().orElse(0);
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
