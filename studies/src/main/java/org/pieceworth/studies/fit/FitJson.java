package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pieceworth.empirical.checks.FitStatistics;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.OddsCheck;
import org.pieceworth.empirical.fit.PhaseShrinkage;
import org.pieceworth.empirical.fit.PresetComparison;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.report.page.FitNoteText;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.report.page.Provenance;
import org.pieceworth.stats.validation.HeldOut;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The report of a fit for programs.
final class FitJson {

    private final FitReport report;
    private final UnaryOperator<String> naming;

    FitJson(FitReport report, UnaryOperator<String> naming) {
        this.report = report;
        this.naming = naming;
    }

    void addTo(ObjectNode json) {
        new FitExtrasJson(naming, report.quality().by()).add(report.extras(), json);
        GamesRead read = report.games();
        json.put("headline", FitSentences.answer(report));
        json.put("games", read.games());
        json.put("positions", read.arePositions() ? Math.round(read.rows()) : 0);
        json.put("drawnGames", read.drawnGames());
        json.put("plies", read.plies());
        put(json, "rows", read.rows());
        put(json, "drawnRows", read.drawnRows());
        ObjectNode skipped = json.putObject("skipped");
        read.skips().counts().forEach(skipped::put);
        json.put("unit", report.settings().unit().text());
        new ValueTables(report).values().putInto(json);
        json.put("logLoss", report.quality().logLoss());
        json.put("draws", SettingNames.of(report.settings().draws()));
        json.put("solver", SettingNames.of(report.settings().solver()));
        json.put("cost", report.quality().cost());
        json.put("steps", report.quality().steps());
        json.put(
                "errors",
                report.quality().clustered()
                        ? "clustered by " + report.quality().by()
                        : "rows independent");
        report.quality().clusters().ifPresent(found -> addClusters(json.putObject("cluster"), found));
        report.shrinkage().ifPresent(found -> addShrinkage(json.putObject("shrink"), found));
        report.quality().odds().ifPresent(check -> addOdds(json.putObject("proportionalOdds"), check));
        RuleTables.rules(report.rules()).putInto(json);
        if (!report.tests().isEmpty()) {
            RuleTables.tests(report.tests()).putInto(json);
        }
        report.extras().statistics().ifPresent(found -> addStatistics(json, found));
        if (!report.extras().joint().isEmpty()) {
            RuleTables.joint(report.extras().joint()).putInto(json);
        }
        report.comparison().ifPresent(preset -> addPreset(json.putObject("medvedevPreset"), preset));
        ArrayNode notes = json.putArray("notes");
        FitNoteText.lines(report.notes()).forEach(notes::add);
        addProvenance(json.putObject("provenance"));
    }

    private static void addStatistics(ObjectNode json, FitStatistics found) {
        ObjectNode node = json.putObject("statistics")
                .put("logLikelihood", found.logLikelihood())
                .put("nullLogLikelihood", found.nullLogLikelihood())
                .put("parameters", found.parameters())
                .put("mcFadden", found.mcFadden())
                .put("nagelkerke", found.nagelkerke())
                .put("aic", found.aic())
                .put("bic", found.bic());
        put(node, "effectiveParameters", found.effectiveParameters());
        put(node, "clusteredAic", found.clusteredAic());
        ObjectNode covariance = json.putObject("covariance");
        ArrayNode names = covariance.putArray("names");
        found.names().forEach(names::add);
        addMatrix(covariance.putArray("logits"), found.covariance());
        addMatrix(covariance.putArray("values"), found.valueCovariance());
    }

    private static void addMatrix(ArrayNode node, List<List<Double>> matrix) {
        for (List<Double> row : matrix) {
            ArrayNode line = node.addArray();
            row.forEach(line::add);
        }
    }

    private static void addClusters(ObjectNode node, FitClusters found) {
        node.put("by", found.by()).put("clusters", found.clusters());
        node.put("formula", SettingNames.of(found.formula()));
        put(node, "degrees", Optional.of(found.distribution().degrees()).filter(Double::isFinite));
        ArrayNode others = node.putArray("others");
        found.others()
                .forEach(other -> others.addObject()
                        .put("by", other.by())
                        .put("clusters", other.clusters())
                        .put("widest", other.widest()));
        ArrayNode few = node.putArray("few");
        found.few().forEach(each -> few.addObject().put("by", each.by()).put("clusters", each.clusters()));
    }

    private static void addShrinkage(ObjectNode node, PhaseShrinkage found) {
        node.put("strength", found.strength()).put("tried", found.tried()).put("raised", found.raised());
        addLoss(node, "untapered", found.untapered());
        addLoss(node, "unshrunk", found.unshrunk());
        addLoss(node, "shrunk", found.shrunk());
    }

    private static void addLoss(ObjectNode node, String name, Optional<HeldOut> score) {
        score.map(HeldOut::meanLogLoss)
                .ifPresentOrElse(
                        loss -> node.putObject(name)
                                .put("logLoss", loss.value())
                                .put("logLossSe", loss.standardError()),
                        () -> node.putNull(name));
    }

    private static void addOdds(ObjectNode node, OddsCheck check) {
        node.put("statistic", check.test().statistic())
                .put("degrees", check.test().degrees())
                .put("pValue", check.test().pValue());
        ArrayNode values = node.putArray("values");
        check.values()
                .forEach(each -> values.addObject()
                        .put("feature", each.feature())
                        .put("winning", each.winning())
                        .put("holding", each.holding()));
    }

    private static void put(ObjectNode json, String name, double rows) {
        if (rows == Math.rint(rows)) {
            json.put(name, (long) rows);
        } else {
            json.put(name, rows);
        }
    }

    private static void put(ObjectNode node, String name, Optional<Double> number) {
        number.ifPresentOrElse(known -> node.put(name, known), () -> node.putNull(name));
    }

    private static void addPreset(ObjectNode node, PresetComparison preset) {
        List<String> letters = List.of("N", "B", "R", "Q");
        ObjectNode values = node.putObject("values");
        ObjectNode differences = node.putObject("differences");
        for (int i = 0; i < letters.size(); i++) {
            values.put(letters.get(i), preset.values()[i]);
            differences.put(letters.get(i), preset.differences()[i]);
        }
    }

    private void addProvenance(ObjectNode node) {
        Provenance provenance = report.provenance();
        ObservationSettings reading = provenance.reading();
        node.put("program", provenance.program());
        ArrayNode sources = node.putArray("files");
        provenance
                .files()
                .forEach(source -> sources.addObject()
                        .put("name", source.name())
                        .put("bytes", source.bytes())
                        .put("sha256", source.sha256()));
        node.put("draws", SettingNames.of(report.settings().draws()));
        node.put("whiteAdvantage", report.settings().whiteAdvantage());
        node.put("ridge", report.settings().ridge());
        node.put("separation", SettingNames.of(report.settings().separation()));
        node.put("solver", SettingNames.of(report.settings().solver()));
        node.put("keepDuplicates", reading.games().keepDuplicates());
        node.put("unknownAsDraw", reading.games().unknownAsDraw());
        node.put("quietPlies", reading.positions().rule().plies());
        node.put("minimumPly", reading.positions().rule().minimumPly());
        node.put("variant", provenance.game());
        node.put("features", report.terms().text());
        node.put("verify", reading.games().strict());
        node.put("target", reading.positions().target().name().toLowerCase(Locale.ROOT));
        node.put("java", provenance.java());
        node.put("machine", provenance.machine());
    }
}
