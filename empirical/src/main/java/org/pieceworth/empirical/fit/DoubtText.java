package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Locale;
import org.pieceworth.empirical.fit.ValueDoubt.Constant;
import org.pieceworth.empirical.fit.ValueDoubt.FewClusters;
import org.pieceworth.empirical.fit.ValueDoubt.FewGames;
import org.pieceworth.empirical.fit.ValueDoubt.FewResults;
import org.pieceworth.empirical.fit.ValueDoubt.Inseparable;
import org.pieceworth.empirical.fit.ValueDoubt.NoContrast;
import org.pieceworth.empirical.fit.ValueDoubt.PhasesBias;
import org.pieceworth.empirical.fit.ValueDoubt.PhasesTogether;
import org.pieceworth.empirical.fit.ValueDoubt.RareResult;
import org.pieceworth.empirical.fit.ValueDoubt.RidgeBias;
import org.pieceworth.empirical.fit.ValueDoubt.SameNumber;
import org.pieceworth.empirical.fit.ValueDoubt.Separates;
import org.pieceworth.text.Counted;

/// Words the reasons for missing values and errors.
public final class DoubtText {

    private static final int NAMED = 3;

    private DoubtText() {}

    /// The reason for one value, as a clause without a full stop.
    public static String of(ValueDoubt doubt) {
        return of(doubt, false);
    }

    /// The reason shared by several values, in the plural.
    public static String ofEach(ValueDoubt doubt) {
        return of(doubt, true);
    }

    private static String of(ValueDoubt doubt, boolean each) {
        return switch (doubt) {
            case NoContrast() -> "no row has more of it on one side";
            case Constant() -> "it is the same in every row";
            case Inseparable(List<String> others) ->
                "it cannot be told from " + listed(others) + ", since they always occur together";
            case SameNumber(List<String> others) ->
                "it cannot be told from " + listed(others) + ": in every row both sides have as many of all these"
                        + " together, so that an additional constant for each would change nothing";
            case Separates separates -> text(separates);
            case FewGames(Evidence evidence) -> text(evidence, each);
            case FewResults(Evidence evidence, double results) ->
                String.format(
                        Locale.ROOT,
                        "%s rest on %.1f results against the odds, too few for a standard error",
                        each
                                ? "the " + Counted.of(evidence.games(), "game") + " of each"
                                : "its " + Counted.of(evidence.games(), "game"),
                        results);
            case RareResult(String results, boolean games) ->
                "of the " + (games ? "games" : "rows") + " that determine " + (each ? "them " : "it ") + results
                        + ", and an error needs ten of the rarer result";
            case FewClusters(String by, int clusters, double _)
            when clusters == 1 ->
                "errors are requested by " + by + ", and all games are of one, without information on others";
            case FewClusters(String by, int clusters, double effective) ->
                String.format(
                        Locale.ROOT,
                        "errors are requested by %s, and %d of these, worth %.1f, are too few to show how much they"
                                + " differ",
                        by,
                        clusters,
                        effective);
            case RidgeBias() -> moved("the ridge", each);
            case PhasesBias() -> moved("drawing phases together", each);
            case PhasesTogether() ->
                "they are shrunk towards one value for all phases, and a standard error would exclude that bias";
        };
    }

    private static String moved(String by, boolean each) {
        return by + " moves " + (each ? "each" : "it")
                + " by more than a quarter of its standard error, which excludes that bias";
    }

    private static String listed(List<String> others) {
        String first = String.join(", ", others.stream().limit(NAMED).toList());
        return first + (others.size() > NAMED ? ", …" : "");
    }

    private static String text(Separates separates) {
        long rows = separates.rows();
        String all = rows == 1 ? "the only row" : "every one of the " + Counted.of(rows, "row");
        return switch (separates.side()) {
            case WON -> all + " with more of it on one side was won by that side, so that no finite value fits";
            case LOST -> all + " with more of it on one side was lost by that side, so that no finite value fits";
            case MIXED ->
                "together with other features it decides every row that it occurs in, so that no finite value fits";
        };
    }

    private static String text(Evidence evidence, boolean each) {
        return (each ? "each" : "it") + " rests on " + Counted.of(evidence.games(), "game")
                + (evidence.effective() < evidence.games() - 0.05
                        ? String.format(Locale.ROOT, " worth %.1f", evidence.effective())
                        : "")
                + ", too few for a standard error";
    }
}
