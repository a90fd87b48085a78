package org.pieceworth.report.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.ValueLine;

/// The page of a fit: one file with all that it needs in it. Tables carry every number; where scripts run, charts can
/// be pointed at and follow the light. Only the page's own scripts may run, by their hashes, and nothing is loaded.
public final class ReportPage {

    private ReportPage() {}

    /// The page of a report as HTML.
    public static String html(FitReport report) {
        return html(FitPage.of(report));
    }

    /// The page as HTML.
    public static String html(FitPage page) {
        PageSections sections = new PageSections();
        ValuesSection.write(sections, page);
        RulesSection.write(sections, page);
        CalibrationSection.write(sections, page.report().extras().calibration());
        ControlsSection.write(sections, page);
        GroupsSection.write(sections, page);
        PhasesSection.write(sections, page);
        SquaresSection.write(sections, page);
        PathSection.write(sections, page.path());
        LastSections.write(sections, page);
        return page(page, sections);
    }

    private static String page(FitPage page, PageSections sections) {
        List<String> scripts =
                sections.charted() ? List.of(Resources.charts(), Resources.script()) : List.of(Resources.script());
        Html html = new Html().trusted("<!doctype html>\n").open("html", "lang", "en");
        head(html, title(page), scripts);
        html.open("body");
        html.leaf("a", "Skip to the results", "class", "skip", "href", "#results");
        header(html, page);
        contents(html, sections.links());
        html.open("main", "id", "results").trusted(sections.markup()).close();
        footer(html, page, sections.charted());
        if (sections.charted()) {
            html.open("script", "type", "application/json", "id", "charts")
                    .trusted(sections.json())
                    .close();
        }
        scripts.forEach(script -> html.open("script").trusted(script).close());
        html.close().close();
        return html.finish();
    }

    private static void head(Html html, String title, List<String> scripts) {
        html.open("head").empty("meta", "charset", "utf-8");
        StringBuilder policy = new StringBuilder("default-src 'none'; style-src 'unsafe-inline'; script-src");
        scripts.forEach(
                script -> policy.append(" 'sha256-").append(hash(script)).append('\''));
        html.empty("meta", "http-equiv", "Content-Security-Policy", "content", policy.toString());
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty("meta", "name", "color-scheme", "content", "light dark");
        html.leaf("title", title);
        html.open("style").trusted(Resources.style()).close().close();
    }

    private static String hash(String script) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String title(FitPage page) {
        return "Piece values from " + FitSentences.used(page.report().games());
    }

    private static void header(Html html, FitPage page) {
        html.open("header").leaf("p", title(page), "class", "title");
        html.leaf("h1", FitSentences.answer(page.report()));
        tiles(html, page);
        FactList.write(html, FitFacts.head(page.report()));
        html.close();
    }

    /// The pieces at a glance.
    private static void tiles(Html html, FitPage page) {
        List<ValueLine> known = page.values().stream()
                .filter(line -> line.piece() && line.value().isPresent())
                .filter(line -> !Figurines.of(line.key()).isEmpty())
                .toList();
        if (known.isEmpty()) {
            return;
        }
        boolean pawns = page.scale().pawn() > 0;
        html.open("ul", "class", "tiles");
        known.forEach(line -> tile(
                html,
                line,
                line.value().orElseThrow(),
                pawns ? Optional.of(page.scale().pawn()) : Optional.empty()));
        html.close();
        html.leaf(
                "p",
                pawns ? "in pawns, with 95 % intervals" : page.scale().text() + ", with 95 % intervals",
                "class",
                "unit");
    }

    private static void tile(Html html, ValueLine line, Measured value, Optional<Double> pawn) {
        double scale = pawn.orElse(1.0);
        Measured shown = new Measured(
                value.value() / scale, value.standardError() / scale, value.low() / scale, value.high() / scale);
        int decimals = pawn.isPresent() ? 2 : Digits.decimals(List.of(shown));
        html.open("li").leaf("span", Figurines.of(line.key()), "class", "glyph", "aria-hidden", "true");
        html.leaf("span", line.name(), "class", "name");
        html.leaf("strong", Digits.fixed(shown.value(), shown.exact() && pawn.isPresent() ? 0 : decimals));
        html.leaf("span", shown.exact() ? "the unit" : Digits.interval(shown, decimals), "class", "range")
                .close();
    }

    private static void contents(Html html, List<String> links) {
        html.open("nav", "aria-label", "Contents").open("ul");
        for (int i = 0; i < links.size(); i += 2) {
            html.open("li")
                    .leaf("a", links.get(i + 1), "href", "#" + links.get(i))
                    .close();
        }
        html.close().close();
    }

    private static void footer(Html html, FitPage page, boolean charted) {
        String by = "Made by " + page.report().provenance().program() + ".";
        html.leaf(
                "footer",
                charted ? by + " Charts by Apache ECharts, © The Apache Software Foundation, Apache License 2.0." : by);
    }
}
