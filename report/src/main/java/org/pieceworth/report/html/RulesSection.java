package org.pieceworth.report.html;

import java.util.List;
import org.pieceworth.report.chart.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.RuleLine;

/// Rules of thumb.
final class RulesSection {

    private RulesSection() {}

    static void write(PageSections sections, FitPage page) {
        if (page.rules().isEmpty()) {
            return;
        }
        Html html = sections.open(
                "rules",
                "Rules",
                "Capablanca's rules",
                "Rules of exchange from Chess Fundamentals, put to these games: left side less right side, on the scale "
                        + page.scale().unbroken() + ".");
        int decimals =
                Digits.decimals(page.rules().stream().map(RuleLine::difference).toList());
        html.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", "Capablanca's rules");
        html.open("table").leaf("caption", "Capablanca's rules").open("thead").open("tr");
        html.leaf("th", "Rule", "scope", "col").leaf("th", "Verdict", "scope", "col");
        List.of("Left − right", "± s.e.", "95 % interval")
                .forEach(heading -> html.leaf("th", heading, "scope", "col", "class", "n"));
        html.close().close().open("tbody");
        page.rules().forEach(rule -> row(html, rule, decimals));
        html.close().close().close();
        sections.close();
    }

    private static void row(Html html, RuleLine rule, int decimals) {
        html.open("tr").leaf("th", rule.rule(), "scope", "row", "class", "rule").open("td");
        html.leaf(
                "span",
                sign(rule) + " " + rule.verdict().word(),
                "class",
                "verdict " + rule.verdict().word());
        if (!rule.reason().isEmpty()) {
            html.leaf("span", rule.reason(), "class", "reason");
        }
        html.close();
        html.leaf("td", Digits.signed(rule.difference().value(), decimals), "class", "n");
        html.leaf("td", Digits.error(rule.difference(), decimals), "class", "n");
        html.leaf("td", Digits.interval(rule.difference(), decimals), "class", "n")
                .close();
    }

    private static String sign(RuleLine rule) {
        return switch (rule.verdict()) {
            case HOLDS -> "✓";
            case AGREES -> "≈";
            case OPEN -> "?";
            case FAILS -> "✗";
        };
    }
}
