package org.pieceworth.studies.fit.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.checks.FitStatistics;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.OddsCheck;
import org.pieceworth.empirical.fit.PhaseShrinkage;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.report.chart.Measured;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.studies.fit.words.ErrorWords;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.studies.fit.words.SettingNames;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.Counted;
import org.pieceworth.text.PlainNumber;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The method of one fit in sentences and as members for programs.
final class MethodSection {

    private final FitContext fitted;
    private final PieceValueFit fit;
    private final FitStatistics statistics;

    MethodSection(FitContext fitted) {
        this.fitted = fitted;
        fit = fitted.fit();
        statistics = FitStatistics.of(fit);
    }

    FitSection section() {
        Provenance provenance = fitted.provenance();
        GamesRead games = fitted.games();
        Section section = new Section("method", "Method", "Method");
        section.line(games.summary()
                + (provenance.reading().features().variant().isPresent() ? ", of " + provenance.game() : "") + ".");
        GamesRead.skipped(games.skips()).forEach(section::line);
        lines().forEach(section::line);
        section.json(this::putInto);
        if (games.skips().total() > 0) {
            String things = games.arePositions() ? "lines" : "games";
            section.paged(text -> Stream.concat(
                            text.stream(),
                            Stream.of(
                                    new Block.Line("Skipped " + things + ", each under its first reason:"),
                                    SkippedTable.of(games.skips(), things).paged()))
                    .toList());
        }
        return new FitSection(section);
    }

    private void putInto(ObjectNode json) {
        json.put("logLoss", fit.fit().logLoss());
        json.put("draws", SettingNames.of(fit.settings().draws()));
        json.put("solver", SettingNames.of(fit.settings().solver()));
        json.put("cost", fit.fit().cost());
        json.put("steps", fit.fit().steps());
        json.put("errors", fit.clustered() ? "clustered by " + fitted.by() : "rows independent");
        fit.clusters().ifPresent(found -> addClusters(json.putObject("cluster"), found));
        fit.shrinkage().ifPresent(found -> addShrinkage(json.putObject("shrink"), found));
        fit.odds().ifPresent(check -> addOdds(json.putObject("proportionalOdds"), check));
        addStatistics(json, statistics);
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        String draws = switch (fit.settings().draws()) {
            case ORDERED -> "draws as a separate outcome";
            case HALF -> "draws as half a win";
            case DROP -> "draws dropped";
        };
        double ridge = fit.settings().ridge();
        boolean shrunk = fit.shrinkage().filter(found -> found.strength() > 0).isPresent();
        lines.add("Fit: " + draws + ", " + (fit.settings().whiteAdvantage() ? "" : "no ")
                + "term for White's advantage, "
                + (ridge > 0 ? "ridge " + PlainNumber.of(ridge) : shrunk ? "" : unpenalised())
                + (ridge > 0 && shrunk ? ", " : "")
                + (shrunk
                        ? "phases shrunk with "
                                + PlainNumber.of(fit.shrinkage().orElseThrow().strength())
                        : "")
                + "; "
                + SettingNames.of(fit.settings().solver())
                + ", "
                + Counted.number(fit.fit().steps()) + " steps.");
        lines.add("Log-loss " + Numbers.fixed(fit.fit().logLoss(), 6) + " nats per row"
                + (ridge > 0 ? ", with the penalty " + Numbers.fixed(fit.fit().cost(), 9) : "") + ". Errors: "
                + errors());
        lines.add(likelihood());
        odds().ifPresent(lines::add);
        if (hasErrors()) {
            lines.add("The ± is sampling error only: games of other players can give other values.");
        }
        return lines;
    }

    private String likelihood() {
        FitStatistics found = statistics;
        return "Log-likelihood " + Numbers.grouped(found.logLikelihood(), 1) + " on " + found.parameters()
                + " parameters; R² " + Numbers.fixed(found.mcFadden(), 3) + " (McFadden), "
                + Numbers.fixed(found.nagelkerke(), 3) + " (Nagelkerke); AIC " + Numbers.grouped(found.aic(), 1)
                + ", BIC " + Numbers.grouped(found.bic(), 1)
                + found.clusteredAic()
                        .map(aic -> "; AIC of rows in clusters " + Numbers.grouped(aic, 1))
                        .orElse("")
                + ".";
    }

    private String unpenalised() {
        return switch (fit.settings().separation()) {
            case REFUSE -> "no penalty";
            case FIRTH -> "Firth's penalised likelihood";
        };
    }

    private String errors() {
        if (!hasErrors()) {
            return "none.";
        }
        if (!fit.clustered()) {
            return "rows treated as independent" + how() + ".";
        }
        String how = how();
        if (!fitted.by().equals("game")) {
            return coarse(fit.clusters().orElseThrow()) + how + ".";
        }
        return clusteredByGame(fitted.games()) + how + ".";
    }

    private String how() {
        return fit.clusters().map(found -> " (" + ErrorWords.of(found) + ")").orElse("");
    }

    private static String clusteredByGame(GamesRead read) {
        if (!read.arePositions()) {
            return "clustered by game, since positions of one game share its result";
        }
        return Math.round(read.rows()) == read.games()
                ? "by line, since no two lines name the same game; they are too small if some lines come from one game"
                : "clustered by game where lines name one, otherwise by line";
    }

    private boolean hasErrors() {
        return fit.values().stream().anyMatch(value -> value.coefficientError().isPresent());
    }

    /// Errors by coarser clusters than games.
    private String coarse(FitClusters clusters) {
        return "clustered by " + clusters.by() + " (" + Counted.number(clusters.clusters())
                + String.format(
                        Locale.ROOT, "), at most %.1f times as wide as by game %s", clusters.widest(), compared());
    }

    /// Reports a rejected proportional-odds test; empty if it is not rejected or was not made.
    private Optional<String> odds() {
        return fit.odds().filter(OddsCheck::isRejected).map(check -> {
            String values = Stream.of(true, false)
                    .map(winning -> check.values().stream()
                            .map(each -> each.feature() + " "
                                    + Numbers.typeset(winning ? each.winning() : each.holding(), decimals()))
                            .collect(Collectors.joining(" ")))
                    .collect(Collectors.joining(", by not losing "));
            return String.format(
                    Locale.ROOT,
                    "Proportional odds are rejected (χ² %.1f on %d degrees of freedom, p %s)%s.",
                    check.test().statistic(),
                    check.test().degrees(),
                    Numbers.equalsChance(check.test().pValue()),
                    check.values().isEmpty() ? "" : ": for the side ahead, values by winning are " + values);
        });
    }

    /// The number of decimals in the table of values.
    private int decimals() {
        return Measured.decimals(fit.values().stream()
                .filter(value -> PieceLetter.isAlone(value.feature()))
                .flatMap(value -> value.value().stream())
                .map(Measured::of)
                .toList());
    }

    /// Names the coefficients whose errors by coarser clusters were compared with those by game. The draw
    /// threshold is not among them: its errors can be many times as wide.
    private String compared() {
        boolean pieces = fit.design().features().stream().anyMatch(Feature::isMaterial);
        return (pieces ? "for the pieces" : "for the features")
                + (fit.settings().whiteAdvantage() ? " and White's advantage" : "");
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
        ValueTables.put(node, "effectiveParameters", found.effectiveParameters());
        ValueTables.put(node, "clusteredAic", found.clusteredAic());
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
        ValueTables.put(
                node, "degrees", Optional.of(found.distribution().degrees()).filter(Double::isFinite));
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

    /// The skipped games, by reason, with the meaning of each reason.
    private static final class SkippedTable {

        private SkippedTable() {}

        /// @param things `games` or `lines`
        static Table<Map.Entry<String, Long>> of(SkippedGames skips, String things) {
            return Table.of(
                    "skipped",
                    List.copyOf(skips.counts().entrySet()),
                    Column.words("reason", "reason", Map.Entry::getKey),
                    Column.count("count", things, Map.Entry::getValue),
                    Column.words("meaning", "meaning", reason -> meaning(reason.getKey())),
                    Column.words("first", "first", reason -> skips.firstPlaces().getOrDefault(reason.getKey(), "")));
        }

        /// A phrase; empty for a reason that speaks for itself.
        private static String meaning(String reason) {
            return switch (reason) {
                case "illegal-move" -> "a move that cannot be played in its position";
                case "ambiguous-move" -> "a move that fits several legal moves";
                case "null-move" -> "a null move in the game itself";
                case "bad-setup" -> "a starting position that cannot be read or played";
                case "other-variant" -> "another variant";
                case "conflicting-variant" -> "two Variant tags that differ";
                case "conflicting-result" -> "two different results";
                case "too-long" -> "more moves than any game can have";
                case "unreadable-move" -> "a word that is not a move";
                case "foreign-letters" -> "piece letters of another language than English";
                case "numeric-moves" -> "moves written as numbers of squares";
                case "bughouse" -> "moves on two boards";
                case "unclosed-comment" -> "an unclosed comment";
                case "unclosed-variation" -> "an unclosed variation";
                case "truncated" -> "the text ends inside the game";
                case "no-moves" -> "no moves";
                case "unknown-result" -> "no result";
                case "duplicate" -> "the same moves as an earlier game";
                case "not-wanted" -> "excluded by the condition on tags";
                case "bad-weight" -> "a weight that is not a positive number";
                default -> "";
            };
        }
    }
}
