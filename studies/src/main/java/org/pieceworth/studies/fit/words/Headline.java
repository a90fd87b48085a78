package org.pieceworth.studies.fit.words;

import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.RoundedEnds;
import org.pieceworth.text.Counted;

/// The answer of a fit in a sentence.
public final class Headline {

    /// Minimum number of standard errors from 0 for a well-known pawn; below it intervals are Fieller's.
    private static final double KNOWN = FitScale.WEAK;

    private Headline() {}

    /// The head of a report: a knight in pawns, or the number of features if more than material was fitted.
    public static String of(PieceValueFit fit) {
        String from = "from " + games(fit).used();
        if (!fit.observations().terms().isPlainMaterial()) {
            return "Values of "
                    + Counted.of(fit.observations().terms().features().size(), "feature") + ", " + from
                    + "; each is the value of one more of it while the others stay the same.";
        }
        Optional<Interval.Bounded> interval = fit.knightInPawns().flatMap(knight -> bounded(knight.interval()));
        if (interval.isEmpty()) {
            return "These " + games(fit).noun() + " do not show the value of a knight in pawns; the rest is below ("
                    + from + ").";
        }
        Estimate knight = fit.knightInPawns().get().value();
        if (!isPawnKnown(fit)) {
            return String.format(
                    Locale.ROOT,
                    "Knight: about %s pawns, 95 %% interval %s (%s, too few to know a pawn well%s).",
                    plain(knight.value(), 1),
                    between(interval.get(), 1),
                    games(fit).used(),
                    ofFew(fit).isEmpty() ? "" : "; for games like these" + ofFew(fit));
        }
        return String.format(
                Locale.ROOT,
                "Knight: %s ± %.2f pawns, 95 %% interval %s (%s%s).",
                plain(knight.value(), 2),
                knight.standardError(),
                between(interval.get(), 2),
                games(fit).used(),
                heldFor(fit));
    }

    private static String between(Interval.Bounded interval, int wanted) {
        int decimals = RoundedEnds.decimals(interval.low(), interval.high(), wanted);
        return plain(interval.low(), decimals) + " to " + plain(interval.high(), decimals);
    }

    /// Formats as tables in a terminal do, with a plain hyphen for minus.
    private static String plain(double number, int decimals) {
        return Numbers.typeset(number, decimals).replace('−', '-');
    }

    /// Describes the population of the intervals: clusters count as a sample, all else as given.
    private static String heldFor(PieceValueFit fit) {
        if (!fit.clustered()) {
            return "";
        }
        if (games(fit).arePositions()) {
            return "; for positions like these";
        }
        String by = by(fit);
        String like = "; for games like these" + ofFew(fit);
        return switch (by) {
            case "game" -> like + " between these players";
            case "pair" -> like + ", between any two such players";
            case "player" -> like + ", with other such players too";
            default ->
                like + (pairsAreFew(fit) ? " between these players" : "") + ", with another " + by.replace(",", " and ")
                        + " too";
        };
    }

    /// True if pairs of players are too few to estimate how they differ, and fewer than the clusters used.
    private static boolean pairsAreFew(PieceValueFit fit) {
        return fit.clusters()
                .filter(found -> found.few("pair")
                        .filter(pairs -> pairs.clusters() < found.clusters())
                        .isPresent())
                .isPresent();
    }

    /// The remark for events too few to estimate their differences. A single event is named only if the
    /// sentence is about other players: games of the same players belong to it anyway.
    private static String ofFew(PieceValueFit fit) {
        boolean alike = by(fit).equals("game");
        return fit.clusters()
                .flatMap(found -> found.few("event"))
                .filter(events -> events.clusters() > 1 || !alike)
                .map(each -> each.clusters() == 1 ? " of this one event" : " of these " + each.clusters() + " events")
                .orElse("");
    }

    /// True if the pawn's coefficient is far enough from 0 to give an error to a value divided by it.
    private static boolean isPawnKnown(PieceValueFit fit) {
        return fit.value("P")
                .flatMap(FittedValue::coefficient)
                .filter(pawn -> pawn.value() > KNOWN * pawn.standardError())
                .isPresent();
    }

    private static Optional<Interval.Bounded> bounded(Interval interval) {
        return interval.bounded().filter(found -> Double.isFinite(found.low()) && Double.isFinite(found.high()));
    }

    private static GamesRead games(PieceValueFit fit) {
        return GamesRead.of(fit.observations());
    }

    /// Name of the clusters of the errors: `game`, unless coarser ones were chosen.
    public static String by(PieceValueFit fit) {
        return fit.clusters().map(FitClusters::by).orElse("game");
    }
}
