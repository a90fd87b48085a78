package org.pieceworth.studies.tune;

import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.tune.WeightFit;
import org.pieceworth.lab.tune.WeightFit.Weight;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.tune.TuneWeightsStudy.TuneWeightsAnswer;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// The document of tuned weights.
public final class TuneWeightsDocument {

    private static final int LOSS_DECIMALS = 5;

    /// Beyond it nothing moves.
    private static final double STAYING = 1000;

    private TuneWeightsDocument() {}

    /// The document.
    public static Document of(TuneWeightsAnswer answer) {
        WeightFit fit = answer.fit();
        Document document = new Document();
        document.line("Weights of the evaluation fitted to " + Counted.of(fit.games(), "game") + ", "
                + Counted.of(fit.rows(), "quiet position") + ": "
                + fit.scales().stream()
                        .map(scale -> scale.variant() + " " + scale.games() + " games, a pawn "
                                + Numbers.fixed(scale.logOdds(), 2) + " log-odds")
                        .collect(Collectors.joining("; ")));
        document.shown(weights(fit));
        WeightFit.HeldOutLoss loss = fit.heldOut();
        document.line("Mean log-loss of " + Counted.of(loss.games(), "held-out game") + ": before "
                + with(loss.before()) + ", after " + with(loss.after()) + "; gain " + with(loss.gain())
                + (decided(loss.gain()) ? "." : ": these games do not show that the new weights are better."));
        document.line(
                "Ridge towards the present weights: " + strength(fit.strength().chosen())
                        + ", the strongest that is at most one standard error worse than the best in five folds of the other"
                        + " games.");
        List<String> open = fit.weights().stream()
                .filter(weight -> !weight.isDetermined())
                .map(Weight::name)
                .toList();
        document.line(
                open.isEmpty()
                        ? "The games say more about each weight than the ridge does."
                        : "Not determined by these games, the ridge says more: " + String.join(", ", open) + ".");
        document.line("The fit shows correlations with results, not gains in strength; a match must decide.");
        answer.output().ifPresent(name -> document.line("Written to " + name + "."));
        document.jsonWhenWanted(json -> fill(json, answer));
        return document;
    }

    private static String strength(double ridge) {
        return ridge >= STAYING ? "so strong that they stay" : Double.toString(ridge);
    }

    private static boolean decided(Estimate gain) {
        return gain.value() > 2 * gain.standardError();
    }

    private static String with(Estimate estimate) {
        return Numbers.fixed(estimate.value(), LOSS_DECIMALS) + " ± "
                + Numbers.fixed(estimate.standardError(), LOSS_DECIMALS);
    }

    private static Table<Weight> weights(WeightFit fit) {
        return Table.of(
                "weights",
                fit.weights(),
                Column.words("name", "weight", Weight::name),
                Column.number("before", "before", 1, Weight::before),
                Column.number("fitted", "fitted", 1, Weight::fitted),
                Column.number("se", "± s.e.", 1, Weight::error),
                Column.number("share", "by the games", Numbers::percent, Weight::share),
                Column.flag("determined", Weight::isDetermined));
    }

    private static void fill(ObjectNode json, TuneWeightsAnswer answer) {
        WeightFit fit = answer.fit();
        json.put("games", fit.games()).put("positions", fit.rows());
        Table.of(
                        "variants",
                        fit.scales(),
                        Column.fact("variant", scale -> scale.variant()),
                        Column.whole("games", scale -> scale.games()),
                        Column.datum("logitsPerPawn", scale -> scale.logOdds()))
                .putInto(json);
        weights(fit).putInto(json);
        ObjectNode held = json.putObject("heldOut");
        held.put("games", fit.heldOut().games());
        put(held, "before", fit.heldOut().before());
        put(held, "after", fit.heldOut().after());
        put(held, "gain", fit.heldOut().gain());
        json.put("ridge", fit.strength().chosen());
        Table.of(
                        "ridges",
                        fit.strength().tried(),
                        Column.datum("ridge", each -> each.strength()),
                        Column.datum("logLoss", each -> each.logLoss()))
                .putInto(json);
        answer.output().ifPresentOrElse(name -> json.put("output", name), () -> json.putNull("output"));
    }

    private static void put(ObjectNode json, String key, Estimate estimate) {
        json.put(key, estimate.value()).put(key + "Se", estimate.standardError());
    }
}
