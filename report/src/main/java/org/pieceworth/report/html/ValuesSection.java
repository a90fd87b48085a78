package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.report.ValuesPlot;
import org.pieceworth.report.chart.DotChart;
import org.pieceworth.report.chart.ValueCharts;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.ReferenceSet;
import org.pieceworth.report.page.ValueLine;
import org.pieceworth.report.page.Words;

/// The values of the pieces.
final class ValuesSection {

    private ValuesSection() {}

    static void write(PageSections sections, FitPage page) {
        if (page.values().isEmpty()) {
            return;
        }
        Html html = sections.open("values", "Values", "Piece values", lead(page));
        List<DotChart> charts = ValueCharts.of(page);
        if (!charts.isEmpty()) {
            sections.chart(
                    "values",
                    "dots",
                    ValuesPlot.picture(page),
                    ChartJson.dots(charts),
                    caption(page.report().games().noun()));
        }
        HtmlTables.write(html, "Values (" + page.scale().text() + ")", columns(page), rows(page));
        sources(html, page.references());
        logits(html, page.values());
        sections.close();
    }

    private static String caption(String noun) {
        return "The disc is the value from these " + noun + ", its bar the 95 % interval. The shaded band extends"
                + " the interval down: a diamond inside the band agrees with these " + noun + ", one outside does not.";
    }

    private static String lead(FitPage page) {
        String scale = "All values are on the scale " + page.scale().unbroken() + ".";
        return page.references().isEmpty() ? scale : scale + " Values from other sources stand beside them.";
    }

    private static List<Column> columns(FitPage page) {
        List<Column> columns = Column.of(Column.words("Piece"), "Value", "± s.e.", "95 % interval");
        page.references().forEach(reference -> columns.add(Column.numbers(reference.name())));
        return columns;
    }

    private static List<List<String>> rows(FitPage page) {
        int decimals = Digits.decimals(numbers(page.values().stream()
                .filter(ValueLine::piece)
                .map(ValueLine::value)
                .toList()));
        // What has a coefficient alone is shown with the coefficients.
        return page.values().stream()
                .filter(line -> line.piece() || line.value().isPresent())
                .map(line -> row(page, line, decimals))
                .toList();
    }

    private static List<Measured> numbers(List<Optional<Measured>> column) {
        return column.stream().flatMap(Optional::stream).toList();
    }

    private static List<String> row(FitPage page, ValueLine line, int decimals) {
        List<String> row = new ArrayList<>(List.of(name(line)));
        row.addAll(cells(line.value(), decimals));
        for (ReferenceSet reference : page.references()) {
            Double other = reference.values().get(line.key());
            row.add(other == null ? "" : Digits.fixed(other, other == Math.rint(other) ? 0 : decimals));
        }
        return row;
    }

    private static String name(ValueLine line) {
        String glyph = Figurines.of(line.key());
        return glyph.isEmpty() ? Words.capital(line.name()) : glyph + " " + Words.capital(line.name());
    }

    /// Value, standard error and interval; dashes where the games do not determine them.
    static List<String> cells(Optional<Measured> number, int decimals) {
        return number.map(known -> List.of(
                        Digits.fixed(known.value(), whole(known) ? 0 : decimals),
                        Digits.error(known, decimals),
                        Digits.interval(known, decimals)))
                .orElse(List.of("–", "–", "–"));
    }

    private static boolean whole(Measured number) {
        return number.exact() && number.value() == Math.rint(number.value());
    }

    private static void sources(Html html, List<ReferenceSet> references) {
        if (references.stream().allMatch(reference -> reference.note().isEmpty())) {
            return;
        }
        html.open("dl", "class", "sources");
        references.stream()
                .filter(reference -> !reference.note().isEmpty())
                .forEach(reference -> html.leaf("dt", reference.name()).leaf("dd", reference.note()));
        html.close();
    }

    private static void logits(Html html, List<ValueLine> lines) {
        List<ValueLine> known =
                lines.stream().filter(line -> line.logits().isPresent()).toList();
        if (known.isEmpty()) {
            return;
        }
        int decimals =
                Digits.decimals(numbers(known.stream().map(ValueLine::logits).toList()));
        List<List<String>> rows = new ArrayList<>();
        for (ValueLine line : known) {
            List<String> row = new ArrayList<>(List.of(name(line)));
            row.addAll(cells(line.logits(), decimals));
            rows.add(row);
        }
        HtmlTables.folded(
                html,
                "Coefficients behind the values",
                "Coefficients in logits",
                Column.of(Column.words("Feature"), "Logits", "± s.e.", "95 % interval"),
                rows);
    }
}
