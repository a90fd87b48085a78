package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.checks.FitStatistics;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PresetComparison;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.stats.Estimate;
import org.pieceworth.text.Counted;
import org.pieceworth.text.PlainNumber;

/// The method of a fit in sentences, for text and pages.
final class FitMethod {

    private final FitReport report;

    private FitMethod(FitReport report) {
        this.report = report;
    }

    /// The games that were found and used.
    static String games(FitReport report) {
        String variant = report.provenance().reading().features().variant().isPresent()
                ? ", of " + report.provenance().game()
                : "";
        return FitSentences.summary(report.games()) + variant + ".";
    }

    /// The regression and its errors.
    static List<String> lines(FitReport report) {
        return new FitMethod(report).lines();
    }

    /// The difference of the published way, and its reasons; empty where it cannot be fitted.
    static List<String> comparison(FitReport report) {
        return report.comparison()
                .map(preset -> new FitMethod(report).compared(preset))
                .orElse(List.of());
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        String draws = switch (report.settings().draws()) {
            case ORDERED -> "draws as a separate outcome";
            case HALF -> "draws as half a win";
            case DROP -> "draws dropped";
        };
        double ridge = report.settings().ridge();
        boolean shrunk =
                report.shrinkage().filter(found -> found.strength() > 0).isPresent();
        lines.add("Fit: " + draws + ", " + (report.settings().whiteAdvantage() ? "" : "no ")
                + "term for White's advantage, "
                + (ridge > 0 ? "ridge " + PlainNumber.of(ridge) : shrunk ? "" : unpenalised())
                + (ridge > 0 && shrunk ? ", " : "")
                + (shrunk
                        ? "phases drawn together with "
                                + PlainNumber.of(
                                        report.shrinkage().orElseThrow().strength())
                        : "")
                + "; "
                + SettingNames.of(report.settings().solver())
                + ", "
                + Counted.number(report.quality().steps()) + " steps.");
        lines.add("Log-loss " + Numbers.fixed(report.quality().logLoss(), 6) + " nats per row"
                + (ridge > 0
                        ? ", with the penalty " + Numbers.fixed(report.quality().cost(), 9)
                        : "") + ". Errors: "
                + errors());
        report.extras().statistics().map(FitMethod::likelihood).ifPresent(lines::add);
        FitSentences.odds(report).ifPresent(lines::add);
        if (hasErrors()) {
            lines.add("The ± covers chance alone: games of other players can give other values.");
        }
        return lines;
    }

    private static String likelihood(FitStatistics found) {
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
        return switch (report.settings().separation()) {
            case REFUSE -> "no penalty";
            case FIRTH -> "Firth's penalised likelihood";
        };
    }

    private String errors() {
        if (!hasErrors()) {
            return "none.";
        }
        if (!report.quality().clustered()) {
            return "rows treated as independent" + how() + ".";
        }
        String how = how();
        if (!report.quality().by().equals("game")) {
            return coarse(report.quality().clusters().orElseThrow()) + how + ".";
        }
        return clusteredByGame(report.games()) + how + ".";
    }

    private String how() {
        return report.quality()
                .clusters()
                .map(found -> " (" + FitSentences.errors(found) + ")")
                .orElse("");
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
        return report.values().stream()
                .anyMatch(value -> value.coefficientError().isPresent());
    }

    /// Errors by coarser clusters than games.
    private String coarse(FitClusters clusters) {
        return "clustered by " + clusters.by() + " (" + Counted.number(clusters.clusters())
                + String.format(
                        Locale.ROOT,
                        "), at most %.1f times as wide as by game %s",
                        clusters.widest(),
                        FitSentences.compared(report));
    }

    private List<String> compared(PresetComparison preset) {
        if (preset.same()) {
            return List.of("This is the medvedev preset itself (draws dropped, no term for White, ridge 1e-6).");
        }
        double[] v = preset.values();
        double[] d = preset.differences();
        String values = String.format(
                Locale.ROOT,
                "The medvedev preset would give N %.0f (%+.0f), B %.0f (%+.0f), R %.0f (%+.0f), Q %.0f (%+.0f) on these %s:",
                v[0],
                d[0],
                v[1],
                d[1],
                v[2],
                d[2],
                v[3],
                d[3],
                report.games().noun());
        String duplicates = preset.duplicateRows() > 0
                ? ", keeps " + Counted.number(Math.round(preset.duplicateRows())) + " rows of duplicate "
                        + report.games().noun()
                : "";
        return List.of(
                values,
                "it drops the rows of drawn games (" + Numbers.percent(preset.drawnShare())
                        + "), has no term for White's advantage" + white() + duplicates
                        + " and adds a penalty (ridge 0.000001).");
    }

    private String white() {
        Optional<Estimate> white = report.value("white")
                .filter(value -> value.standardError().isPresent())
                .flatMap(FittedValue::value);
        return white.map(estimate -> " (here " + Numbers.signed(estimate.value(), Numbers.decimals(estimate)) + " ± "
                        + Numbers.fixed(estimate.standardError(), Numbers.decimals(estimate)) + ")")
                .orElse("");
    }
}
