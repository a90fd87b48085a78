package org.pieceworth.studies.fit;

import java.util.List;
import java.util.function.UnaryOperator;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.report.page.FitExtras;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.validation.HeldOut;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Groups, controls, calibration and checks of a fit as JSON.
final class FitExtrasJson {

    private final UnaryOperator<String> naming;
    private final String by;

    /// @param by what errors are clustered by
    FitExtrasJson(UnaryOperator<String> naming, String by) {
        this.naming = naming;
        this.by = by;
    }

    void add(FitExtras extras, ObjectNode json) {
        extras.groups().ifPresent(groups -> addGroups(json.putObject("groups"), groups));
        extras.controls().ifPresent(held -> addControls(json.putObject("controls"), held));
        extras.calibration().ifPresent(calibration -> addCalibration(json, calibration));
        extras.heldOut().ifPresent(heldOut -> addHeldOut(json.putObject("heldOut"), heldOut));
        extras.drawModels()
                .ifPresent(
                        models -> FitTables.drawModels(DrawModelRow.of(models)).putInto(json));
        extras.values().ifPresent(values -> FitTables.values(values.rows()).putInto(json));
        extras.influence()
                .ifPresent(influence -> FitTables.influence(influence, "games").putInto(json));
        extras.diagnostics().ifPresent(found -> new DiagnosticsTables(found, by).putInto(json));
    }

    private static void addControls(ObjectNode node, ControlledValues held) {
        node.put("by", held.control().text());
        node.put("games", held.games());
        node.put("without", held.without());
        node.put("cluster", held.by());
        held.effects().ifPresent(effects -> {
            ObjectNode of = node.putObject("effects");
            of.put("kind", effects.deviation().isPresent() ? "random" : "fixed");
            of.put("levels", effects.levels());
            effects.deviation().ifPresent(deviation -> of.put("deviation", deviation));
        });
        held.rating()
                .ifPresent(points ->
                        node.putObject("rating").put("per100", points.value()).put("se", points.standardError()));
        held.noise().ifPresent(noise -> {
            ObjectNode corrected =
                    node.putObject("noise").put("deviation", noise.deviation()).put("reliability", noise.reliability());
            ArrayNode uncorrected = corrected.putArray("uncorrected");
            noise.uncorrected().forEach(uncorrected::add);
        });
        FitTables.controls(held).putInto(node);
    }

    /// With null for an error that there is not.
    private static void put(ObjectNode node, String name, String error, Estimate estimate) {
        node.put(name, estimate.value());
        if (Double.isNaN(estimate.standardError())) {
            node.putNull(error);
        } else {
            node.put(error, estimate.standardError());
        }
    }

    private void addGroups(ObjectNode node, GroupedValues grouped) {
        node.put("by", grouped.text());
        grouped.test()
                .ifPresent(test -> node.putObject("test")
                        .put("statistic", test.statistic())
                        .put("degrees", test.degrees())
                        .put("pValue", test.pValue())
                        .put("groups", test.groups())
                        .put("permutations", test.permutations()));
        node.put("verdict", FitSentences.verdict(grouped.test(), by));
        node.put("others", grouped.others());
        node.put("ungrouped", grouped.ungrouped());
        node.put("pooled", grouped.drawn());
        ArrayNode names = node.putArray("nearNames");
        grouped.nearNames().forEach(names::add);
        ArrayNode rows = node.putArray("rows");
        for (GroupedValues.Group group : grouped.groups()) {
            ObjectNode row = rows.addObject().put("name", group.name()).put("games", group.games());
            putValues(row.putObject("values"), group.pooled());
            putValues(row.putObject("alone"), group.alone());
            group.problem().ifPresent(problem -> row.put("reason", problem.message(naming)));
        }
    }

    private static void putValues(ObjectNode node, List<FittedValue> values) {
        for (FittedValue each : values) {
            each.value().ifPresent(estimate -> put(node.putObject(each.feature()), "value", "se", estimate));
        }
    }

    private static void addCalibration(ObjectNode json, CalibrationCurve calibration) {
        FitTables.calibration(calibration.points()).putInto(json);
        json.put("alpha", calibration.alpha());
        json.put(
                "calibrationCounting",
                switch (calibration.counting()) {
                    case SCHOOL -> "1-3-3-5-9";
                    case FITTED -> "fitted values";
                });
    }

    private static void addHeldOut(ObjectNode node, HeldOut heldOut) {
        put(node, "logLoss", "logLossSe", heldOut.meanLogLoss());
        put(node, "brier", "brierSe", heldOut.meanBrier());
        ArrayNode unknown = node.putArray("unknown");
        heldOut.unknown().forEach(unknown::add);
        ArrayNode parts = node.putArray("parts");
        heldOut.parts()
                .forEach(part -> parts.addObject()
                        .put("games", part.clusters())
                        .put("logLoss", part.logLoss())
                        .put("brier", part.brier()));
    }
}
