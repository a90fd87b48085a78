package org.pieceworth.report.html;

import java.util.List;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.Words;
import org.pieceworth.stats.Estimate;

/// Values with something other than material held equal.
final class ControlsSection {

    private static final String TITLE = "Values with a control";

    private ControlsSection() {}

    static void write(PageSections sections, FitPage page) {
        page.report().extras().controls().ifPresent(held -> write(sections, held));
    }

    private static void write(PageSections sections, ControlledValues held) {
        Html html = sections.open("controls", "Controls", TITLE, FitSentences.controlled(held));
        int decimals = Digits.decimals(held.values().stream()
                .map(each -> Measured.of(each.controlled()))
                .toList());
        HtmlTables.write(
                html,
                TITLE,
                Column.of(
                        Column.words("Piece"),
                        "Plain",
                        "± s.e.",
                        "With " + held.control().text(),
                        "± s.e.",
                        "Change",
                        "± s.e."),
                held.values().stream().map(each -> row(each, decimals)).toList());
        sections.close();
    }

    private static List<String> row(ControlledValues.Controlled each, int decimals) {
        boolean unit = each.isUnit();
        return List.of(
                Words.capital(each.title()),
                Digits.fixed(each.plain().value(), decimals),
                unit ? "unit" : error(each.plain(), decimals),
                Digits.fixed(each.controlled().value(), decimals),
                unit ? "unit" : error(each.controlled(), decimals),
                unit ? "" : Digits.signed(each.change().value(), decimals),
                unit ? "" : error(each.change(), decimals));
    }

    private static String error(Estimate estimate, int decimals) {
        return Double.isNaN(estimate.standardError()) ? "–" : Digits.fixed(estimate.standardError(), decimals);
    }
}
