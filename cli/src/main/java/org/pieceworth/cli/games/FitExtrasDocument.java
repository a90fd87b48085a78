package org.pieceworth.cli.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.empirical.fit.Calibration;
import org.pieceworth.empirical.fit.FitChecks;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.groups.GroupTest;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.validation.DrawModelComparison;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What was asked of a fit beside its values, as part of its report.
final class FitExtrasDocument {

    private static final List<String> PIECES = List.of("P", "N", "B", "R", "Q");

    /// Why there may be no test of groups.
    static final String NO_TEST = "No test whether the groups differ: it takes two groups that can be fitted alone, and"
            + " pieces with one value each.";

    private static final int MOST_COLUMNS = 12;

    private static final int MOST_NAMED = 5;

    private final FitExtras extras;

    FitExtrasDocument(FitExtras extras) {
        this.extras = extras;
    }

    void addTo(Document document) {
        extras.groups().ifPresent(groups -> addGroups(document, groups));
        extras.calibration().ifPresent(calibration -> addCalibration(document, calibration));
        extras.heldOut().ifPresent(heldOut -> addHeldOut(document, heldOut));
        extras.drawModels().ifPresent(models -> addDrawModels(document, models));
        if (!extras.influence().isEmpty()) {
            addInfluence(document);
        }
    }

    private static void addGroups(Document document, GroupedValues grouped) {
        List<String> features = features(grouped);
        Table table = new Table().left(grouped.text()).right("games");
        features.forEach(feature -> table.right(feature).right("± s.e."));
        for (GroupedValues.Group group : grouped.groups()) {
            List<String> cells = new ArrayList<>(List.of(group.name(), Numbers.count(group.games())));
            for (String feature : features) {
                Optional<Estimate> value = value(group.pooled(), feature);
                cells.add(value.map(v -> Numbers.fixed(v.value(), Numbers.decimals(v)))
                        .orElse("–"));
                cells.add(value.map(v -> Numbers.fixed(v.standardError(), Numbers.decimals(v)))
                        .orElse("–"));
            }
            table.row(cells.toArray(String[]::new));
        }
        document.line("").line(heading(grouped));
        document.line("").table(table).line("");
        addNotShown(document, grouped, features);
        addNotFitted(document, grouped);
        document.line(grouped.test().map(FitExtrasDocument::verdict).orElse(NO_TEST));
        if (grouped.text().equals("player")) {
            document.line(
                    "(A game counts for both its players, so that groups share games and p is somewhat too small.)");
        }
        if (grouped.others() > 0) {
            document.line(Numbers.counted(grouped.others(), "smaller group") + " not shown (--groups N shows more).");
        }
        if (!grouped.nearNames().isEmpty()) {
            document.line("Names that may mean one player (--alias FILE joins them):");
            grouped.nearNames().stream().limit(10).forEach(pair -> document.line("  " + pair));
            if (grouped.nearNames().size() > 10) {
                document.line("  and " + (grouped.nearNames().size() - 10) + " more pairs (all in --format json)");
            }
        }
        addGroupsJson(document.json(), grouped);
    }

    private static String heading(GroupedValues grouped) {
        return "By " + grouped.text()
                + (grouped.drawn()
                        ? ", partially pooled: a group's values are drawn towards the mean of the groups, the more, the"
                                + " fewer its games."
                        : ": so few groups do not tell how much groups differ, and their values are their own.");
    }

    private static void addNotShown(Document document, GroupedValues grouped, List<String> features) {
        int all = allFeatures(grouped).size();
        int missing = all - features.size();
        if (missing > 0) {
            document.line("The table has " + features.size() + " of " + all + " features; --format json has them all.");
        }
    }

    /// Names the groups without values of their own.
    private static void addNotFitted(Document document, GroupedValues grouped) {
        List<GroupedValues.Group> without = grouped.groups().stream()
                .filter(group -> !group.reason().isEmpty())
                .toList();
        without.stream()
                .limit(MOST_NAMED)
                .forEach(group -> document.line(group.name() + " has no values of its own: " + group.reason()
                        + (grouped.drawn() ? "; it is shown with what is known of another such group." : ".")));
        if (without.size() > MOST_NAMED) {
            document.line((without.size() - MOST_NAMED) + " more groups have none (--format json has the reasons).");
        }
    }

    static String verdict(GroupTest test) {
        return String.format(
                Locale.ROOT,
                "Do the groups differ? χ² %.1f on %d degrees of freedom, p %s over %d groups: %s.",
                test.statistic(),
                test.degrees(),
                test.pValue() < 0.0001 ? "< 0.0001" : "= " + Numbers.chance(test.pValue()),
                test.groups(),
                test.pValue() < 0.05 ? "they do" : "chance alone could make such differences");
    }

    /// The pieces, or the first features where pieces have no single value.
    private static List<String> features(GroupedValues grouped) {
        List<String> all = allFeatures(grouped);
        List<String> pieces = PIECES.stream().filter(all::contains).toList();
        return pieces.isEmpty() ? all.stream().limit(MOST_COLUMNS).toList() : pieces;
    }

    /// All but the unit, whose value is no estimate.
    private static List<String> allFeatures(GroupedValues grouped) {
        return grouped.groups().stream()
                .flatMap(group -> group.pooled().stream())
                .filter(each -> each.value()
                        .filter(value -> value.standardError() > 1e-9)
                        .isPresent())
                .map(FittedValue::feature)
                .distinct()
                .toList();
    }

    private static Optional<Estimate> value(List<FittedValue> values, String feature) {
        return values.stream()
                .filter(value -> value.feature().equals(feature))
                .findFirst()
                .flatMap(FittedValue::value);
    }

    private static void addGroupsJson(ObjectNode json, GroupedValues grouped) {
        ObjectNode node = json.putObject("groups");
        node.put("by", grouped.text());
        grouped.test()
                .ifPresent(test -> node.putObject("test")
                        .put("statistic", test.statistic())
                        .put("degrees", test.degrees())
                        .put("pValue", test.pValue())
                        .put("groups", test.groups()));
        node.put("others", grouped.others());
        node.put("pooled", grouped.drawn());
        ArrayNode names = node.putArray("nearNames");
        grouped.nearNames().forEach(names::add);
        ArrayNode rows = node.putArray("rows");
        for (GroupedValues.Group group : grouped.groups()) {
            ObjectNode row = rows.addObject().put("name", group.name()).put("games", group.games());
            putValues(row.putObject("values"), group.pooled());
            putValues(row.putObject("alone"), group.alone());
            if (!group.reason().isEmpty()) {
                row.put("reason", group.reason());
            }
        }
    }

    private static void putValues(ObjectNode node, List<FittedValue> values) {
        for (FittedValue each : values) {
            each.value()
                    .ifPresent(estimate -> node.putObject(each.feature())
                            .put("value", estimate.value())
                            .put("se", estimate.standardError()));
        }
    }

    private static void addCalibration(Document document, Calibration calibration) {
        Table table = new Table()
                .right("balance")
                .right("rows")
                .right("score")
                .right("± s.e.")
                .right("95 % interval")
                .right("fitted");
        ArrayNode rows = document.json().putArray("calibration");
        for (Calibration.Point point : calibration.points()) {
            double error = point.observed().standardError();
            table.row(
                    point.balance() == 0 ? "0" : Numbers.signed(point.balance(), 0),
                    Numbers.count(Math.round(point.rows())),
                    Numbers.fixed(point.observed().value(), 3),
                    error > 0 ? Numbers.fixed(error, 3) : "–",
                    Numbers.interval(point.interval(), 3),
                    Numbers.fixed(point.fitted(), 3));
            ObjectNode row = rows.addObject()
                    .put("balance", point.balance())
                    .put("rows", point.rows())
                    .put("score", point.observed().value());
            if (error > 0) {
                row.put("se", error);
            } else {
                row.putNull("se");
            }
            row.put("low", point.interval().low())
                    .put("high", point.interval().high())
                    .put("fitted", point.fitted());
        }
        document.json().put("alpha", calibration.alpha());
        document.line("").line("White's score by material balance, pieces counted 1-3-3-5-9:");
        document.line("").table(table).line("");
        document.line("The curve 1 / (1 + exp(-α · balance)) fits best with α = "
                + Numbers.fixed(calibration.alpha(), 3) + ".");
    }

    private static void addHeldOut(Document document, HeldOut heldOut) {
        Estimate logLoss = heldOut.meanLogLoss();
        Estimate brier = heldOut.meanBrier();
        document.line("")
                .line("On games left out of the fit (five parts): log-loss " + plusMinus(logLoss)
                        + " nats a row, Brier score " + plusMinus(brier) + ".");
        document.json()
                .putObject("heldOut")
                .put("logLoss", logLoss.value())
                .put("logLossSe", logLoss.standardError())
                .put("brier", brier.value())
                .put("brierSe", brier.standardError());
    }

    private static String plusMinus(Estimate estimate) {
        return Numbers.fixed(estimate.value(), 4) + " ± " + Numbers.fixed(estimate.standardError(), 4);
    }

    private static void addDrawModels(Document document, DrawModelComparison models) {
        Table table = new Table()
                .left("draws")
                .right("log-loss")
                .right("above the best")
                .right("± s.e.")
                .right("Brier score");
        DrawModel best = Arrays.stream(DrawModel.values())
                .min(Comparator.comparingDouble(
                        draws -> models.of(draws).meanLogLoss().value()))
                .orElseThrow();
        ArrayNode rows = document.json().putArray("drawModels");
        for (DrawModel draws : DrawModel.values()) {
            HeldOut model = models.of(draws);
            boolean isBest = draws == best;
            Estimate above = isBest ? new Estimate(0, 0) : model.logLossAbove(models.of(best));
            String name = draws.name().toLowerCase(Locale.ROOT);
            table.row(
                    name,
                    Numbers.fixed(model.meanLogLoss().value(), 6),
                    isBest ? "best" : Numbers.fixed(above.value(), 6),
                    isBest ? "" : Numbers.fixed(above.standardError(), 6),
                    Numbers.fixed(model.meanBrier().value(), 6));
            rows.addObject()
                    .put("draws", name)
                    .put("logLoss", model.meanLogLoss().value())
                    .put("aboveBest", above.value())
                    .put("aboveBestSe", above.standardError())
                    .put("brier", model.meanBrier().value());
        }
        document.line("")
                .line("Ways of counting draws, by how well they foretell win, draw and loss of games left out:")
                .line("")
                .table(table);
    }

    private void addInfluence(Document document) {
        Table table = new Table().left("game").right("change of " + extras.influenceOn() + " without it");
        ArrayNode rows = document.json().putArray("influence");
        for (FitChecks.InfluentialGame game : extras.influence()) {
            table.row(game.place(), Numbers.signed(game.change(), 3));
            rows.addObject().put("game", game.place()).put("change", game.change());
        }
        document.line("")
                .line("The games that move " + extras.influenceOn() + " most:")
                .line("")
                .table(table);
    }
}
