package org.pieceworth.studies.fit.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.empirical.fit.DoubtText;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FitNote;
import org.pieceworth.empirical.fit.FitNote.BelowZero;
import org.pieceworth.empirical.fit.FitNote.NeverAhead;
import org.pieceworth.empirical.fit.FitNote.NoError;
import org.pieceworth.empirical.fit.FitNote.NoValue;
import org.pieceworth.empirical.fit.FitNote.NotIndependent;
import org.pieceworth.empirical.fit.FitNote.NotJudged;
import org.pieceworth.empirical.fit.FitNote.NotSettled;
import org.pieceworth.empirical.fit.FitNote.Resampled;
import org.pieceworth.empirical.fit.FitNote.RowsAlone;
import org.pieceworth.empirical.fit.FitNote.Shrunk;
import org.pieceworth.empirical.fit.FitNote.Smoothed;
import org.pieceworth.empirical.fit.FitNote.WeakUnit;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PhaseShrinkage;
import org.pieceworth.empirical.fit.ValueDoubt;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.text.PlainNumber;

/// Words the notes of a fit, alike for pages, terminals and JSON.
public final class FitNoteText {

    private static final int MOST_NAMED = 5;

    private FitNoteText() {}

    /// Returns a line per note, without a full stop; features without a standard error for the same reason
    /// share one.
    public static List<String> lines(List<FitNote> notes) {
        Map<String, List<FittedValue>> unsure = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        int place = 0;
        for (FitNote note : notes) {
            if (note instanceof NoError(FittedValue feature)) {
                place = unsure.isEmpty() ? lines.size() : place;
                unsure.computeIfAbsent(doubt(feature), _ -> new ArrayList<>()).add(feature);
            } else if (note instanceof NotIndependent(FitClusters clusters)) {
                // The most common kind first: a switch over kinds would be compiled at the first note, which
                // takes 10 ms.
                lines.add(notIndependent(clusters));
            } else {
                lines.add(line(note));
            }
        }
        List<String> shared = new ArrayList<>();
        unsure.values().forEach(values -> shared.add(withoutError(values)));
        lines.addAll(place, shared);
        return lines;
    }

    private static String notIndependent(FitClusters clusters) {
        return String.format(
                Locale.ROOT,
                "games of one %s are not independent: errors are clustered by it, which makes one of them"
                        + " %.1f times as wide as by game",
                clusters.by(),
                clusters.widest());
    }

    private static String line(FitNote note) {
        return switch (note) {
            case Smoothed(double strength, int tried) ->
                "values of squares are smoothed with the strength " + PlainNumber.of(strength) + ", the best of "
                        + tried + " by the likelihood of held-out games";
            case Shrunk(PhaseShrinkage how) -> line(how);
            case NotIndependent(FitClusters clusters) -> notIndependent(clusters);
            case Resampled(int samples, long seed, int failed) ->
                "errors and intervals are from a bootstrap of " + samples + " samples of whole games, seed " + seed
                        + (failed == 0 ? "" : "; " + failed + " more could not be fitted");
            case NoValue(FittedValue feature) -> name(feature) + " has no value: " + doubt(feature) + remedy(feature);
            case NoError(FittedValue feature) -> withoutError(List.of(feature));
            case NeverAhead(var piece) ->
                "no row has more "
                        + (piece.phase().isPresent() ? "of " + piece.title() : piece.title() + "s")
                        + " on one side: " + piece.name() + " cannot be estimated";
            case RowsAlone() ->
                "rows were treated as independent, since the games were not available: the errors are too small where"
                        + " games give several rows";
            case NotSettled(double gradient) ->
                "gradient descent has not settled after its steps (gradient "
                        + String.format(Locale.ROOT, "%.2g", gradient)
                        + "); Newton's method (the solver newton) has the exact minimum";
            case WeakUnit weak -> line(weak);
            case NotJudged(List<String> rules) ->
                "fewer than five games, effectively, tell the two sides apart: " + String.join("; ", rules);
            case BelowZero below -> line(below);
        };
    }

    /// The strength of the shrinkage between phases, the reason, and the effect on held-out games.
    private static String line(PhaseShrinkage shrunk) {
        return "values by phase are shrunk towards one value for all phases with the strength "
                + PlainNumber.of(shrunk.strength()) + why(shrunk) + losses(shrunk);
    }

    private static String why(PhaseShrinkage shrunk) {
        return switch (shrunk.asked()) {
            case Shrinking.None _, Shrinking.Fixed _ -> "";
            case Shrinking.Best _ -> ", which of " + shrunk.tried() + " predicts held-out games best";
            case Shrinking.Auto _ ->
                ", the strongest of " + shrunk.tried()
                        + " whose log-loss on held-out games is within one standard error of the least"
                        + (shrunk.raised() ? ", raised until every piece is worth more than 0 in every phase" : "");
        };
    }

    private static String losses(PhaseShrinkage shrunk) {
        return shrunk.shrunk().isEmpty()
                ? ""
                : "; log-loss on held-out games: one value for all phases " + loss(shrunk.untapered()) + ", by phase "
                        + loss(shrunk.unshrunk()) + ", so drawn " + loss(shrunk.shrunk());
    }

    private static String loss(Optional<HeldOut> score) {
        return score.map(HeldOut::meanLogLoss)
                .map(loss -> String.format(Locale.ROOT, "%.4f ± %.4f", loss.value(), loss.standardError()))
                .orElse("none, since too few games are left");
    }

    private static String line(WeakUnit weak) {
        return String.format(
                Locale.ROOT,
                "the coefficient of %s is weak (%.1f standard errors from 0): intervals of values counted in it are"
                        + " Fieller's, which are not symmetric and may have no end"
                        + (weak.resampled() ? "; the bootstrap gives neither ± nor percentiles for them" : ""),
                weak.unit(),
                weak.errors());
    }

    private static String line(BelowZero below) {
        return "worth less than 0 in " + below.unit().text() + ": "
                + below.pieces().stream()
                        .map(piece -> piece.feature() + " "
                                + (piece.bare()
                                        ? Long.toString(Math.round(piece.value().value()))
                                        : shown(piece.value())))
                        .collect(Collectors.joining(", "))
                + "; there are few such positions, or material was given up on purpose, and tables for an engine contain"
                + " these numbers too"
                + (below.phasesApart() ? " (shrinking, auto, brings phases together)" : "");
    }

    /// @param values the values without a standard error for the same reason
    private static String withoutError(List<FittedValue> values) {
        String names = together(values.stream().map(FitNoteText::name).toList());
        FittedValue first = values.getFirst();
        return values.size() == 1
                ? names + " has no ±: " + doubt(first)
                : names + " have no ±: " + first.doubt().map(DoubtText::ofEach).orElse("");
    }

    private static String together(List<String> names) {
        return names.size() > MOST_NAMED
                ? String.join("; ", names.subList(0, MOST_NAMED)) + " and " + (names.size() - MOST_NAMED) + " more"
                : String.join(", ", names);
    }

    private static String doubt(FittedValue feature) {
        return feature.doubt().map(DoubtText::of).orElse("");
    }

    /// The option that gives a finite value for separated rows.
    private static String remedy(FittedValue feature) {
        return feature.doubt().filter(ValueDoubt.Separates.class::isInstance).isPresent()
                ? "; Firth's penalised likelihood (separation, firth) gives it one"
                : "";
    }

    private static String name(FittedValue value) {
        return PieceLetter.isAlone(value.feature()) ? value.feature() + " " + value.title() : value.title();
    }

    /// Rounds to two digits of the error.
    private static String shown(Estimate value) {
        int decimals = Math.clamp(1 - (long) Math.floor(Math.log10(value.standardError())), 0, 4);
        return String.format(
                Locale.ROOT, "%." + decimals + "f ± %." + decimals + "f", value.value(), value.standardError());
    }
}
