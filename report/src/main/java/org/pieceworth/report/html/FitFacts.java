package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.text.PlainNumber;

/// Single facts of a fit.
final class FitFacts {

    private FitFacts() {}

    /// A few numbers beneath the answer: games, positions, draws.
    static List<Fact> head(FitReport report) {
        GamesRead read = report.games();
        List<Fact> facts = new ArrayList<>();
        if (read.plies() > 0) {
            facts.add(new Fact("games", Digits.count(read.games())));
            facts.add(new Fact("moves", Digits.count(read.plies()) + " plies"));
        }
        double drawn = (double) read.drawnGames() / Math.max(1, read.games());
        facts.add(new Fact("drawn", Digits.percent(drawn)));
        facts.add(new Fact("positions", Digits.count(Math.round(read.rows()))));
        facts.add(new Fact("log-loss", Digits.fixed(report.quality().logLoss(), 4) + " nats a position"));
        report.extras()
                .heldOut()
                .ifPresent(heldOut -> facts.add(new Fact(
                        "on " + read.apart() + " left out",
                        "log-loss " + Digits.fixed(heldOut.meanLogLoss().value(), 4) + ", Brier score "
                                + Digits.fixed(heldOut.meanBrier().value(), 4))));
        return facts;
    }

    /// Every setting, with the seed.
    static List<Fact> settings(FitReport report) {
        ObservationSettings reading = report.provenance().reading();
        return List.of(
                new Fact("features", reading.features()),
                new Fact("draws", report.settings().draws().name().toLowerCase(Locale.ROOT)),
                new Fact("White's advantage", report.settings().whiteAdvantage() ? "a term" : "no term"),
                new Fact(
                        "penalty",
                        report.settings().ridge()
                                + report.shrinkage()
                                        .map(found ->
                                                ", phases drawn together with " + PlainNumber.of(found.strength()))
                                        .orElse("")),
                new Fact(
                        "positions that count",
                        "after " + reading.rule().plies() + " quiet plies, from ply "
                                + reading.rule().minimumPly() + " on"),
                new Fact(
                        "errors",
                        report.quality().clustered()
                                ? "clustered by " + report.quality().by()
                                        + report.quality()
                                                .clusters()
                                                .map(found -> ", " + FitSentences.errors(found))
                                                .orElse("")
                                : "rows independent"),
                new Fact("seed", String.valueOf(report.settings().resampling().seed())));
    }
}
