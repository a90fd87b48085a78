package org.pieceworth.studies.score;

import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.score.ScoreForecast;

/// Expected scores as text and table.
public final class Forecasts {

    private Forecasts() {}

    /// `56 % [48, 64] at 300 nodes, 51 % [40, 62] at 3,000 nodes`.
    public static String text(List<ScoreForecast> forecasts) {
        return forecasts.stream()
                .map(each -> percent(each.score()) + " % [" + percent(each.low()) + ", " + percent(each.high())
                        + "] at " + Counted.of(each.nodes(), "node"))
                .collect(Collectors.joining(", "));
    }

    /// `as if 3.0 pawns ahead (as much as knight odds)`, or behind; `as if 0.0 pawns ahead` for nothing.
    public static String lead(ScoreForecast forecast) {
        return lead(forecast.pawns(), forecast.odds());
    }

    /// The same of a measured advantage.
    public static String lead(double pawns, String odds) {
        String size = Numbers.fixed(Math.abs(pawns), 1);
        return "as if " + size + " pawns " + (pawns < 0 ? "behind" : "ahead")
                + (size.equals("0.0") ? "" : " (" + odds + ")");
    }

    private static String percent(double share) {
        return Numbers.fixed(100 * share, 0);
    }

    /// In percent, by strength.
    public static Table<ScoreForecast> table(List<ScoreForecast> forecasts) {
        return Table.of(
                "forecasts",
                forecasts,
                Column.whole("nodes", ScoreForecast::nodes),
                Column.datum("score", each -> 100 * each.score()),
                Column.datum("low", each -> 100 * each.low()),
                Column.datum("high", each -> 100 * each.high()),
                Column.datum("pawns", ScoreForecast::pawns),
                Column.words("odds", "odds", ScoreForecast::odds));
    }
}
