package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
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

/// Predictions of the synergy law for targets outside the fit, as a document.
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
        document.shown(predictions(byMean)
                        .and(Column.when(
                                !byMean.heldOut().stream().allMatch(Prediction::determined),
                                Column.remark(each -> doubt(each.basis())))))
                .line("");
        document.line("Least largest error, " + largest(byMax) + ":");
        addDoubt(document, byMax);
        document.shown(predictions(byMax)
                        .within(
                                SlackTables.beside(
                                        answer.slacks(), each -> each.trial().heldOut()),
                                List::getFirst)
                        .and(SlackTables.columns(
                                answer.slacks().stream().map(AtSlack::slack).toList(), HoldOutDocument::interval))
                        .and(Column.remark(row -> doubt(row.getFirst().basis()))))
                .line("");
        if (answer.slacks().size() > 1) {
            document.shown(constants(answer.slacks())).line("");
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

    private static Table<Prediction> predictions(Trial trial) {
        return Table.of(
                "heldOut",
                trial.heldOut(),
                Column.words("piece", "held out", each -> each.target().piece()),
                Column.number(
                        "target",
                        "target",
                        Numbers::value,
                        each -> each.target().value()),
                Column.number("value", "predicted", 1, Prediction::value),
                Column.figure(
                        "error",
                        each -> Numbers.signed(
                                        100 * (each.value() / each.target().value() - 1), 1) + " %"),
                Column.datum("low", Prediction::low),
                Column.datum("high", Prediction::high),
                Column.flag("determined", Prediction::determined),
                Column.fact("basis", each -> each.basis().name().toLowerCase(Locale.ROOT)));
    }

    private static Table<AtSlack> constants(List<AtSlack> slacks) {
        return Table.of(
                "constants",
                slacks,
                Column.figure("slack", each -> ConstantWords.slack(each.slack()) + " %"),
                Column.note("range of c", each -> constants(each.trial().constants())));
    }

    private static String constants(CRange range) {
        return "[" + ConstantWords.of(range.least()) + ", " + ConstantWords.of(range.greatest()) + "]";
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
        document.line(ways + "the median target is predicted " + percent(errors.middle()) + " off, 5 % by more than "
                + percent(errors.most()) + ".");
        document.line("");
        document.shown(spreads(predictions)).line("");
        document.line(Counted.number(answer.undetermined()) + " of " + Counted.number(answer.heldOut())
                + " pieces held out are not determined by the others, and are excluded above"
                + (answer.constantOpen() == 0
                        ? "."
                        : ": " + Counted.number(answer.constantOpen())
                                + " of them since they depend on c, also undetermined."));
        document.line("").line("Hardest to predict, by mean error over the trials that hold them out:");
        document.shown(hardest(predictions.hardest()));
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

    private static Table<Map.Entry<String, Spread>> spreads(Predictions predictions) {
        return Table.of(
                "errors",
                List.of(
                        Map.entry("largest of the fitted targets", predictions.fitted()),
                        Map.entry("of those held out and determined", predictions.predicted())),
                Column.note("error", Map.Entry::getKey),
                Column.figure("least", each -> percent(each.getValue().least())),
                Column.figure("middle", each -> percent(each.getValue().middle())),
                Column.figure("95 %", each -> percent(each.getValue().most())),
                Column.figure("largest", each -> percent(each.getValue().largest())));
    }

    private static Table<Hard> hardest(List<Hard> hardest) {
        return Table.of(
                "hardest",
                hardest,
                Column.note("piece", hard -> hard.target().piece()),
                Column.figure("target", hard -> Numbers.value(hard.target().value())),
                Column.figure("mean error", hard -> percent(hard.error())),
                Column.figure("mean predicted", hard -> Numbers.fixed(hard.value(), 1)));
    }

    private static void addJson(ObjectNode node, Trial trial) {
        node.put("fittedError", trial.fittedError()).put("meanError", trial.meanError());
        node.put("c", trial.c());
        ConstantWords.addTo(node.putObject("constants"), trial.constants());
        predictions(trial).putInto(node);
    }
}
