package org.pieceworth.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.fit.OddsCheck;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.RoundedEnds;
import org.pieceworth.stats.groups.GroupTest;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.Counted;

/// Words the facts of a fit, alike for pages and terminals.
public final class FitSentences {

    /// The line shown if groups could not be tested.
    private static final String NO_TEST =
            "No test of whether the groups differ: that needs two groups that can be fitted"
                    + " alone, and pieces with one value each.";

    /// A pawn at least this many standard errors from 0 is known well; below it intervals are Fieller's.
    private static final double KNOWN = FitScale.WEAK;

    private FitSentences() {}

    /// The head of a report: a knight in pawns, or the number of features if more than material was fitted.
    public static String answer(FitReport report) {
        String from = "from " + used(report.games());
        if (!report.terms().isPlainMaterial()) {
            return "Values of " + Counted.of(report.terms().features().size(), "feature") + ", " + from
                    + "; each is the value of one more of it while the others stay the same.";
        }
        Optional<Interval.Bounded> interval = report.knightInPawns().flatMap(knight -> bounded(knight.interval()));
        if (interval.isEmpty()) {
            return "These " + report.games().noun() + " do not show the value of a knight in pawns; the rest is below ("
                    + from + ").";
        }
        Estimate knight = report.knightInPawns().get().value();
        if (!isPawnKnown(report)) {
            return String.format(
                    Locale.ROOT,
                    "A knight is worth about %s pawns, %s, too few to know a pawn well: the 95 %% interval is %s%s.",
                    plain(knight.value(), 1),
                    from,
                    between(interval.get(), 1),
                    ofFew(report).isEmpty() ? "" : ", in games like these" + ofFew(report));
        }
        return String.format(
                Locale.ROOT,
                "A knight is worth %s ± %.2f pawns, %s: the 95 %% interval is %s%s.",
                plain(knight.value(), 2),
                knight.standardError(),
                from,
                between(interval.get(), 2),
                heldFor(report));
    }

    private static String between(Interval.Bounded interval, int wanted) {
        int decimals = RoundedEnds.decimals(interval.low(), interval.high(), wanted);
        return plain(interval.low(), decimals) + " to " + plain(interval.high(), decimals);
    }

    /// Formats as tables in a terminal do, with a plain hyphen for minus.
    private static String plain(double number, int decimals) {
        return Numbers.typeset(number, decimals).replace('−', '-');
    }

    /// The population that the intervals speak of: clusters count as a sample, all that lies beside them as given.
    private static String heldFor(FitReport report) {
        if (!report.quality().clustered()) {
            return "";
        }
        if (report.games().arePositions()) {
            return ", in positions like these";
        }
        String by = report.quality().by();
        String like = ", in games like these" + ofFew(report);
        return switch (by) {
            case "game" -> like + " between these players";
            case "pair" -> like + ", between any two such players";
            case "player" -> like + ", with other such players too";
            default ->
                like + (pairsAreFew(report) ? " between these players" : "") + ", with another "
                        + by.replace(",", " and ") + " too";
        };
    }

    /// True if pairs of players are too few to estimate how they differ, and fewer than the clusters used.
    private static boolean pairsAreFew(FitReport report) {
        return report.quality()
                .clusters()
                .filter(found -> found.few("pair")
                        .filter(pairs -> pairs.clusters() < found.clusters())
                        .isPresent())
                .isPresent();
    }

    /// Events too few to estimate how they differ. A single event is named only if the sentence speaks of other
    /// players: games of the same players belong to it anyway.
    private static String ofFew(FitReport report) {
        boolean alike = report.quality().by().equals("game");
        return report.quality()
                .clusters()
                .flatMap(found -> found.few("event"))
                .filter(events -> events.clusters() > 1 || !alike)
                .map(each -> each.clusters() == 1 ? " of this one event" : " of these " + each.clusters() + " events")
                .orElse("");
    }

    /// True if the pawn's coefficient is far enough from 0 to give an error to a value divided by it.
    private static boolean isPawnKnown(FitReport report) {
        return report.value("P")
                .flatMap(FittedValue::coefficient)
                .filter(pawn -> pawn.value() > KNOWN * pawn.standardError())
                .isPresent();
    }

    private static Optional<Interval.Bounded> bounded(Interval interval) {
        return interval.bounded().filter(found -> Double.isFinite(found.low()) && Double.isFinite(found.high()));
    }

    /// Names the error formula and the distribution of the intervals.
    public static String errors(FitClusters clusters) {
        double degrees = clusters.distribution().degrees();
        String distribution = Double.isInfinite(degrees)
                ? "normal"
                : "t with " + Counted.of((long) degrees, "degree") + " of freedom";
        return switch (clusters.formula()) {
            case SANDWICH -> "sandwich, " + distribution;
            case JACKKNIFE -> "jackknife CR3, " + distribution;
            case IID -> "iid, " + distribution;
            case ROWS -> "sandwich HC1, " + distribution;
            case BIAS_REDUCED -> "sandwich CR2, " + distribution;
            case WILD -> "sandwich; intervals and p-values by the wild cluster bootstrap";
            case BOOTSTRAP -> "bootstrap, percentiles";
            case PROFILE -> "by the model; intervals are profiles of the penalised likelihood";
        };
    }

    /// The number of games, labelled positions (which have no moves) or rows used.
    public static String used(GamesRead read) {
        long rows = Math.round(read.rows());
        if (read.games() == 0) {
            return Counted.of(rows, "row");
        }
        return read.arePositions() ? Counted.of(rows, "labelled position") : Counted.of(read.games(), "game");
    }

    /// Counts of games found and used, and of their rows.
    public static String summary(GamesRead read) {
        if (read.games() == 0) {
            return used(read);
        }
        if (read.arePositions()) {
            return positions(read);
        }
        long found = read.games() + read.skips().total() - read.skips().of(SkippedGames.CORRUPT_FILE);
        String used = found == read.games() ? "" : Counted.number(found) + " games found, ";
        return used + Counted.of(read.games(), "game")
                + (used.isEmpty() ? "" : " used") + " (" + Numbers.percent(read.drawnShare()) + " drawn), "
                + Counted.number(read.plies()) + (read.plies() == 1 ? " ply, " : " plies, ")
                + Counted.of(Math.round(read.rows()), "row") + " ("
                + Numbers.fixed(read.rows() / read.games(), 1) + " a game)";
    }

    /// The reasons for skipped games, a line each below a heading; empty if none was skipped.
    public static List<String> skipped(SkippedGames skips) {
        if (skips.total() == 0) {
            return List.of();
        }
        Stream<String> reasons = skips.counts().entrySet().stream()
                .map(reason -> String.format(
                        Locale.ROOT,
                        "  %,8d  %s (%s)",
                        reason.getValue(),
                        reason.getKey(),
                        skips.firstPlaces().getOrDefault(reason.getKey(), "")));
        return Stream.concat(Stream.of("Skipped:"), reasons).toList();
    }

    /// A labelled position that names no game counts as a game of its own.
    private static String positions(GamesRead read) {
        boolean alone = Math.round(read.rows()) == read.games();
        long skipped = read.skips().total();
        return used(read)
                + (alone ? "" : " of " + Counted.of(read.games(), "game"))
                + " (" + Numbers.percent(read.drawnShare()) + " drawn)"
                + (skipped == 0 ? "" : ", " + Counted.of(skipped, "line") + " skipped");
    }

    /// The piece values behind the balance.
    public static String counting(CalibrationCurve calibration) {
        return switch (calibration.counting()) {
            case SCHOOL -> "counted 1-3-3-5-9";
            case FITTED -> "counted by the values fitted here";
        };
    }

    /// Explains why fitted scores without draws differ from observed scores with them; empty if both treat draws alike.
    public static Optional<String> besideTheFit(CalibrationCurve calibration) {
        return calibration.draws() == CalibrationCurve.Draws.BESIDE_THE_FIT
                ? Optional.of("Draws count as half a win in the scores, as in the article. The fit has no draws: fitted"
                        + " scores are the shares of wins that it expects in decided games.")
                : Optional.empty();
    }

    /// The result of the test of groups, with its p-value.
    ///
    /// @param by name of the clusters
    public static String verdict(Optional<GroupTest> groups, String by) {
        return groups.map(test -> String.format(
                        Locale.ROOT,
                        "Do the groups differ? χ² %.1f on %d degrees of freedom, p %s over %d groups%s: %s.",
                        test.statistic(),
                        test.degrees(),
                        test.pValue() < 0.0001 ? "< 0.0001" : "= " + Numbers.chance(test.pValue()),
                        test.groups(),
                        dealt(test, by),
                        test.pValue() < 0.05 ? "they do" : "chance alone could cause differences like these"))
                .orElse(NO_TEST);
    }

    private static String dealt(GroupTest test, String by) {
        if (test.permutations() == 0) {
            return ", by the chi-square distribution";
        }
        String what = !test.together() ? "games" : by.equals("player") ? "pairs of players" : "games by " + by;
        return ", by " + Counted.number(test.permutations()) + " random deals of the " + what;
    }

    /// Reports a rejected proportional-odds test; empty if it is not rejected or was not made.
    public static Optional<String> odds(FitReport report) {
        return report.quality().odds().filter(OddsCheck::isRejected).map(check -> {
            String values = Stream.of(true, false)
                    .map(winning -> check.values().stream()
                            .map(each -> each.feature() + " "
                                    + Numbers.typeset(winning ? each.winning() : each.holding(), decimals(report)))
                            .collect(Collectors.joining(" ")))
                    .collect(Collectors.joining(", by not losing "));
            return String.format(
                    Locale.ROOT,
                    "Proportional odds are rejected (χ² %.1f on %d degrees of freedom, p %s)%s.",
                    check.test().statistic(),
                    check.test().degrees(),
                    check.test().pValue() < 0.0001
                            ? "< 0.0001"
                            : "= " + Numbers.chance(check.test().pValue()),
                    check.values().isEmpty() ? "" : ": for the side ahead, values by winning are " + values);
        });
    }

    /// Names the controls, and the number of games left out.
    public static String controlled(ControlledValues held) {
        String rating = held.rating()
                .map(points -> String.format(
                        Locale.ROOT,
                        "the difference of ratings as a term (a hundred points count %.3f ± %.3f logits)",
                        points.value(),
                        points.standardError()))
                .orElse("");
        String factor = held.control()
                .factor()
                .map(of -> held.effects()
                        .flatMap(ControlledValues.Effects::deviation)
                        .map(deviation -> String.format(
                                Locale.ROOT,
                                "random effects of %,d values of %s (standard deviation %.2f logits)",
                                held.effects().orElseThrow().levels(),
                                of.name(),
                                deviation))
                        .orElseGet(() -> String.format(
                                Locale.ROOT,
                                "fixed effects of %,d values of %s",
                                held.effects().orElseThrow().levels(),
                                of.name())))
                .orElse("");
        String both = rating.isEmpty() || factor.isEmpty() ? rating + factor : rating + " and " + factor;
        return "With " + both + ": from " + Counted.of(held.games(), "game")
                + (held.without() == 0
                        ? "."
                        : "; " + Counted.of(held.without(), "game") + " without "
                                + (held.control().rating() ? "both ratings" : "it")
                                + (held.control().rating()
                                                && held.control().factor().isPresent()
                                        ? " or " + held.control().factor().get().name()
                                        : "")
                                + (held.without() == 1 ? " is" : " are") + " left out of both columns.")
                + (held.effects().flatMap(ControlledValues.Effects::deviation).isPresent()
                        ? " Errors of this table are clustered by " + held.by()
                                + ", whose games share its effect and nothing else."
                        : "")
                + held.noise().map(noise -> " " + corrected(held, noise)).orElse("");
    }

    /// The correction for the noise of ratings, and the values without it.
    private static String corrected(ControlledValues held, ControlledValues.Noise noise) {
        List<String> before = new ArrayList<>();
        for (int i = 0; i < noise.uncorrected().size(); i++) {
            ControlledValues.Controlled value = held.values().get(i);
            if (!value.isUnit()) {
                before.add(value.feature() + " "
                        + Numbers.fixed(noise.uncorrected().get(i), 1));
            }
        }
        return String.format(
                Locale.ROOT,
                "Ratings are taken to err by %d points each (standard deviation), so that %.1f %% of the variance of their"
                        + " differences beside material is true; with ratings as they stand values would be %s.",
                noise.deviation(),
                100 * noise.reliability(),
                String.join(", ", before));
    }

    /// As many as the table of values shows.
    private static int decimals(FitReport report) {
        return Measured.decimals(report.values().stream()
                .filter(value -> PieceLetter.isAlone(value.feature()))
                .flatMap(value -> value.value().stream())
                .map(Measured::of)
                .toList());
    }

    /// The verdict on a rule. The p-value is two-sided, so that it is below 0.05 exactly if the verdict is clear.
    public static String verdict(MaterialRule rule) {
        String word = switch (rule.verdict()) {
            case HOLDS -> "holds";
            case AGREES -> "no clear difference";
            case OPEN -> "open";
            case FAILS ->
                rule.inequality() ? "fails" : rule.difference().value() > 0 ? "left is more" : "right is more";
        };
        return pValue(rule).map(p -> word + ", " + p).orElse(word);
    }

    /// Such as `p = 0.03`; empty if unknown.
    public static Optional<String> pValue(MaterialRule rule) {
        double p = rule.pValue();
        return Double.isNaN(p) ? Optional.empty() : Optional.of(p < 0.0001 ? "p < 0.0001" : "p = " + Numbers.chance(p));
    }

    /// Names the coefficients whose errors by coarser clusters were compared with those by game. The draw width is not
    /// among them: its errors can be many times as wide.
    public static String compared(FitReport report) {
        boolean pieces = report.terms().features().stream().anyMatch(Feature::isMaterial);
        return (pieces ? "for the pieces" : "for the features")
                + (report.settings().whiteAdvantage() ? " and White's advantage" : "");
    }
}
