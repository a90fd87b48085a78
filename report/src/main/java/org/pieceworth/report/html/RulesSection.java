package org.pieceworth.report.html;

import java.util.List;
import java.util.Locale;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.Measured;

/// Rules of thumb.
final class RulesSection {

    private RulesSection() {}

    static void write(PageSections sections, FitPage page) {
        if (page.report().rules().isEmpty()) {
            return;
        }
        Html html = sections.open(
                "rules",
                "Rules",
                "Capablanca's rules",
                "Rules of exchange from Chess Fundamentals, tested on these "
                        + page.report().games().noun() + ": left side minus right side, on the scale "
                        + page.scale().unbroken()
                        + ". p is how often chance alone would separate two equal sides as far.");
        int decimals = Digits.decimals(page.report().rules().stream()
                .map(rule -> Measured.of(rule.difference()))
                .toList());
        html.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", "Capablanca's rules");
        html.open("table").leaf("caption", "Capablanca's rules").open("thead").open("tr");
        html.leaf("th", "Rule", "scope", "col").leaf("th", "Verdict", "scope", "col");
        List.of("Left − right", "± s.e.", "95 % interval")
                .forEach(heading -> html.leaf("th", heading, "scope", "col", "class", "n"));
        html.close().close().open("tbody");
        page.report().rules().forEach(rule -> row(html, rule, decimals));
        html.close().close().close();
        sections.close();
    }

    private static void row(Html html, MaterialRule rule, int decimals) {
        String word = rule.verdict().name().toLowerCase(Locale.ROOT);
        Measured difference = Measured.of(rule.difference(), rule.interval());
        html.open("tr").leaf("th", rule.rule(), "scope", "row", "class", "rule").open("td");
        html.leaf("span", sign(rule) + " " + word, "class", "verdict " + word);
        FitSentences.pValue(rule).ifPresent(p -> html.leaf("span", p, "class", "reason"));
        html.close();
        html.leaf("td", Digits.signed(difference.value(), decimals), "class", "n");
        html.leaf("td", Digits.error(difference, decimals), "class", "n");
        html.leaf("td", Digits.interval(difference, decimals), "class", "n").close();
    }

    private static String sign(MaterialRule rule) {
        return switch (rule.verdict()) {
            case HOLDS -> "✓";
            case AGREES -> "≈";
            case OPEN -> "?";
            case FAILS -> "✗";
        };
    }
}
