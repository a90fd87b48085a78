package org.pieceworth.report.chart;

import java.util.List;
import java.util.Locale;

/// Charts for the page's script.
public final class ChartJson {

    private ChartJson() {}

    public static String dots(List<DotChart> charts) {
        return Json.array(charts.stream().map(ChartJson::dots));
    }

    private static String dots(DotChart chart) {
        return Json.object(
                "title",
                Json.text(chart.title()),
                "axis",
                axis(chart.axis()),
                "rows",
                Json.array(chart.rows().stream().map(Json::text)),
                "band",
                chart.banded() ? Json.numbers(chart.bandLow(), chart.bandHigh()) : "null",
                "series",
                series(chart.series(), chart.axis()));
    }

    public static String curves(List<CurveChart> charts) {
        return Json.array(charts.stream().map(ChartJson::curve));
    }

    private static String curve(CurveChart chart) {
        return Json.object(
                "title",
                Json.text(chart.title()),
                "across",
                axis(chart.across()),
                "acrossName",
                Json.text(chart.acrossName()),
                "phases",
                Json.array(chart.phases().stream().map(Json::text)),
                "up",
                axis(chart.up()),
                "percent",
                Boolean.toString(chart.percent()),
                "series",
                series(chart.series(), chart.up()));
    }

    private static String axis(Axis axis) {
        return Json.object(
                "min",
                Json.number(axis.low()),
                "max",
                Json.number(axis.high()),
                "step",
                Json.number(axis.step()),
                "ticks",
                Json.numbers(axis.ticks()),
                "decimals",
                Integer.toString(axis.decimals()));
    }

    private static String series(List<Series> series, Axis axis) {
        return Json.array(series.stream()
                .map(one -> Json.object(
                        "name",
                        Json.text(one.name()),
                        "look",
                        Json.text(one.style().name().toLowerCase(Locale.ROOT)),
                        "marks",
                        Json.array(one.marks().stream()
                                .filter(mark -> mark.seen(axis))
                                .map(ChartJson::mark)),
                        "whiskers",
                        Json.array(one.marks().stream()
                                .flatMap(mark -> mark.whiskers(axis).stream()
                                        .map(whisker -> Json.numbers(mark.place(), whisker.from(), whisker.to())))))));
    }

    private static String mark(Mark mark) {
        return "[" + Json.number(mark.place()) + "," + Json.number(mark.value()) + "," + Json.text(mark.text()) + "]";
    }
}
