package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.calibration.CalibrationCurve.Point;
import org.pieceworth.report.CalibrationPlot;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.Counted;

/// White's expected score by material balance.
final class CalibrationPart implements FitPart {

    private static final String KEY = "calibration";

    private boolean asked;

    @Override
    public void describe(Options usage) {
        usage.flag(
                "--calibration",
                "White's score at each material balance, observed and fitted; pieces of chess count 1-3-3-5-9, others"
                        + " their fitted values",
                () -> asked = true);
    }

    /// Pages include it by default for chess, if the games are available.
    @Override
    public Optional<FitSection> section(FitContext fitted) {
        FitPurpose purpose = fitted.purpose();
        boolean wanted = asked || purpose.picture().equals(KEY);
        if (!wanted && !(purpose.page() && CalibrationCurve.isUsual(fitted.fit()))) {
            return Optional.empty();
        }
        return Optional.of(section(
                purpose.published() ? CalibrationCurve.asPublished(fitted.fit()) : CalibrationCurve.of(fitted.fit())));
    }

    private static FitSection section(CalibrationCurve curve) {
        String steepness =
                "The curve 1 / (1 + exp(-α · balance)) fits best with α = " + Numbers.fixed(curve.alpha(), 3) + ".";
        Section section = new Section(KEY, "Calibration", "Do games end as the values predict?")
                .lead("When one side is ahead by a number of pawns (" + counting(curve)
                        + "), which share of the "
                        + (curve.decided()
                                ? "decided games does it win? If the discs lie on the line, the fit can be trusted."
                                : "points does it make? If the discs lie on the line, the fit can be trusted. Rings show"
                                        + " how many of these positions were of drawn games.")
                        + " " + steepness)
                .line("White's score" + (curve.decided() ? " in decided games" : "") + " by material balance, pieces "
                        + counting(curve) + ":")
                .line("")
                .table(table(curve.points()))
                .line("")
                .line(steepness
                        + switch (curve.counting()) {
                            case SCHOOL -> " (Medvedev 2015 shows 0.7 beside 0.2 and 0.1.)";
                            case FITTED -> "";
                        });
        if (curve.draws() == CalibrationCurve.Draws.BESIDE_THE_FIT) {
            section.line("Draws count as half a win in the scores, as in the article. The fit has no draws: fitted"
                    + " scores are the shares of wins that it expects in decided games.");
        }
        if (curve.points().stream().allMatch(point -> point.interval().isEmpty())) {
            section.line("The input does not assign rows to games, so there are no errors.");
        }
        section.json(json -> json.put("alpha", curve.alpha())
                .put(
                        "calibrationCounting",
                        switch (curve.counting()) {
                            case SCHOOL -> "1-3-3-5-9";
                            case FITTED -> "fitted values";
                        }));
        section.paged(text ->
                FitSection.folded(FitSection.chart(KEY, CalibrationPlot.of(curve), CalibrationPlot.CAPTION), text));
        return new FitSection(section, Map.of(KEY, () -> CalibrationPlot.of(curve)));
    }

    /// The piece values behind the balance.
    private static String counting(CalibrationCurve curve) {
        return switch (curve.counting()) {
            case SCHOOL -> "counted 1-3-3-5-9";
            case FITTED -> "counted by the values fitted here";
        };
    }

    /// White's score by balance.
    private static Table<Point> table(List<Point> points) {
        return Table.of(
                "calibration",
                points,
                Column.showing(
                        point -> Optional.of(point.balance() == 0 ? "0" : Numbers.signed(point.balance(), 0)),
                        Column.count("balance", "balance", Point::balance)),
                Column.number("rows", "rows", rows -> Counted.number(Math.round(rows)), Point::rows),
                Column.number("score", "score", 3, point -> point.observed().value()),
                Column.number(
                        "se",
                        ValueTables.ERROR,
                        3,
                        point -> positive(point.observed().standardError())),
                Column.showing(
                        point -> point.interval().map(ends -> Numbers.range(ends, 3)),
                        Column.interval(
                                "low",
                                "high",
                                ValueTables.INTERVAL,
                                3,
                                point -> point.interval().map(ends -> ends))),
                Column.number("fitted", "fitted", 3, Point::fitted),
                Column.number("drawn", "drawn", 3, Point::drawn));
    }

    private static double positive(double error) {
        return error > 0 ? error : Double.NaN;
    }
}
