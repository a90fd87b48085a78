package org.pieceworth.report.html;

import org.pieceworth.report.HeatScale;
import org.pieceworth.report.chart.SquareNumbers;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.SquareMap;
import org.pieceworth.report.page.Words;

/// Values by square, as boards.
final class SquaresSection {

    private static final String FILES = "abcdefgh";

    private SquaresSection() {}

    static void write(PageSections sections, FitPage page) {
        if (page.squares().isEmpty()) {
            return;
        }
        Html html = sections.open(
                "squares",
                "Squares",
                "The best squares for pieces",
                "The gain or loss of a piece's value on each square, seen from White's side ("
                        + page.scale().unbroken()
                        + "). Blue adds, orange subtracts; each board's strongest colour is its own largest number.");
        html.open("div", "class", "boards");
        page.squares().forEach(map -> board(html, map));
        html.close();
        sections.close();
    }

    private static void board(Html html, SquareMap map) {
        String title = Words.capital(map.title());
        String glyph = Figurines.of(map.key());
        html.open("table", "class", "board").leaf("caption", glyph.isEmpty() ? title : glyph + " " + title);
        html.open("thead").open("tr").leaf("td", "");
        FILES.chars().forEach(file -> html.leaf("th", Character.toString(file), "scope", "col"));
        html.close().close().open("tbody");
        HeatScale heat = HeatScale.over(map.values());
        int decimals = SquareNumbers.decimals(map);
        for (int rank = 7; rank >= 0; rank--) {
            html.open("tr").leaf("th", Integer.toString(rank + 1), "scope", "row");
            for (int file = 0; file < 8; file++) {
                cell(html, map, heat, file, rank, decimals);
            }
            html.close();
        }
        html.close().close();
    }

    private static void cell(Html html, SquareMap map, HeatScale heat, int file, int rank, int decimals) {
        double value = map.at(file, rank);
        String number = Double.isFinite(value) ? Digits.signed(value, decimals) : "";
        double error = map.errorAt(file, rank);
        String square = FILES.substring(file, file + 1) + (rank + 1);
        String tip = square + ": " + (number.isEmpty() ? "unknown" : number)
                + (Double.isFinite(error) ? " ± " + Digits.fixed(error, decimals) : "");
        String style = number.isEmpty() ? "" : "background:" + heat.colour(value);
        html.leaf("td", number, "style", style, "title", tip);
    }
}
