package org.pieceworth.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.report.MarkupCheck;
import org.pieceworth.report.SamplePage;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.ValueLine;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// One page, which takes a second to draw, serves all tests.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportPageTest {

    private static final Pattern CODE = Pattern.compile("(<(script|style)[^>]*>).*?(</\\2>)", Pattern.DOTALL);
    private static final Pattern DRAWN = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL);

    private final String html = ReportPage.html(SamplePage.page());
    private final String markup = CODE.matcher(html).replaceAll("$1$3");
    private final String tables = DRAWN.matcher(markup).replaceAll("");

    /// Each part occurs after the one before. (On a page of a megabyte `containsSubsequence` takes seconds.)
    private static void assertInOrder(String text, String... parts) {
        int from = 0;
        for (String part : parts) {
            int at = text.indexOf(part, from);
            assertThat(at).as("%s after character %d", part, from).isNotNegative();
            from = at + part.length();
        }
    }

    @Test
    void everythingNests() throws IOException {
        Files.writeString(Path.of("target", "sample-report.html"), html);
        MarkupCheck.check(markup);
    }

    /// With values from many sources it would be wider than the page.
    @Test
    void aTableOfManyColumnsIsSetTighter() {
        assertThat(tables).contains("<table class=\"many\"", "<table class=\"few\"");
        assertThat(Resources.style()).contains(".scroll .many");
    }

    @Test
    void nothingIsLoaded() {
        assertThat(markup.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("http:", "https:", "@import", "url(", "<link", "<iframe")
                .contains("default-src &#39;none&#39;");
        assertThat(Resources.style() + Resources.script()).doesNotContain("http", "@import", "url(", "fetch", "eval");
    }

    @Test
    void theAnswerStandsFirstAndTheSectionsInOrder() {
        assertThat(tables).contains("<h1>A knight is worth about 2.8 pawns");
        assertInOrder(
                tables,
                "<h1>",
                "Piece values",
                "Capablanca&#39;s rules",
                "Do games end as the values predict?",
                "By player",
                "Over the course of the game",
                "The best squares for pieces",
                "Keep in mind",
                "Skipped games",
                "How to reproduce this");
    }

    @Test
    void groupsStandUnderTheirKind() {
        String years = ReportPage.html(SamplePage.page(SamplePage.years()));
        assertInOrder(
                years,
                "Do games end as the values predict?",
                "By year:20",
                "1850 to 1869",
                "Over the course of the game");
        assertThat(years).contains("No test of whether the groups differ").doesNotContain("By player");
        assertThat(tables)
                .contains("χ² 61.3 on 28 degrees of freedom, p = 0.0003 over 7 groups,"
                        + " by 9,999 random deals of the games: they do.");
    }

    @Test
    void factsOfAReportArePutInOrder() {
        FittedValue knight = new FittedValue(
                "N",
                "knight",
                Optional.of(new Estimate(300, 9)),
                Optional.of(new Interval.Bounded(282, 318)),
                Optional.of(new Estimate(2, 0.06)));
        FittedValue pawn = new FittedValue(
                "P",
                "pawn",
                Optional.of(new Estimate(100, 0)),
                Optional.of(new Interval.Bounded(100, 100)),
                Optional.of(new Estimate(0.67, 0.02)));
        FittedValue unknown = new FittedValue("B", "bishop", Optional.empty(), Optional.empty(), Optional.empty());
        String page = CODE.matcher(ReportPage.html(SamplePage.bare(List.of(pawn, knight, unknown, unknown, unknown))))
                .replaceAll("$1$3");
        assertThat(page)
                .contains("Piece values from 3 rows", "Knight</th>\n<td class=\"n\">300.0<", ">282.0 to 318.0<")
                .contains("Mobility", "Kaufman", "pawn = 100", "Bishop</th>\n<td class=\"n\">–<");
    }

    @Test
    void tablesCarryAllNumbers() {
        assertThat(tables)
                .contains(">281.6<", ">7.1<", ">267.7 to 295.5<", ">339.7<", ">483.5<", ">1068.8<", ">24.0<")
                .contains(">975<", ">1010.3<", ">325<", ">−0.9 to 10.9<", ">−101.9<", ">p = 0.16<")
                .contains("openrating.pgn, game 116, line 2640", ">3,014,872<", "9f86d081884c7d65")
                .contains("--by player --seed 1", "Brier score", ">early middlegame<", "Anderssen, Adolf")
                .contains("above ");
        assertThat(tables.split("<table class=\"board\">", -1)).hasSize(4);
        assertThat(tables).contains("title=\"e4: ").doesNotContain("NaN", "Infinity");
        for (int balance = 1; balance <= 20; balance++) {
            assertThat(tables).contains(">+" + balance + "<", ">−" + balance + "<");
        }
    }

    @Test
    void wordsOfFilesAreHarmless() {
        assertThat(html).doesNotContain("alert('x')", "</script><script>alert", "<b>odd");
        assertThat(markup).doesNotContain("<img").doesNotContainPattern("<[^>]* (src|on[a-z]+)=");
        assertThat(tables).contains("&lt;/script&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&gt;&lt;img");
        assertThat(markup.split("<script", -1)).hasSize(4);
        assertThat(html.split("(?i)</script", -1)).hasSize(4);
    }

    @Test
    void emptySectionsAreLeftOut() {
        String plain = ReportPage.html(SamplePage.bareOf(List.of()));
        assertThat(plain.split("<section", -1)).as("where it comes from, alone").hasSize(2);
        assertThat(plain)
                .contains("<section id=\"provenance\"")
                .doesNotContain("<figure", "Apache ECharts")
                .hasSizeLessThan(30_000);
        MarkupCheck.check(CODE.matcher(plain).replaceAll("$1$3"));
    }

    @Test
    void unboundedAndMissingNumbersAreWords() {
        List<ValueLine> lines = List.of(
                ValueLine.piece("N", "knight", new Measured(310, 90, 120, Double.POSITIVE_INFINITY)),
                ValueLine.piece(
                        "B", "bishop", new Measured(330, 90, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)),
                ValueLine.piece("R", "rook", new Measured(500, Double.NaN, 900, 100)),
                new ValueLine("Q", "queen", true, Optional.empty(), Optional.empty()));
        String page = CODE.matcher(ReportPage.html(SamplePage.bareOf(lines))).replaceAll("$1$3");
        MarkupCheck.check(page);
        assertThat(page)
                .contains(">above 120<", ">unbounded<", ">below 100 or above 900<", "Queen</th>\n<td class=\"n\">–<")
                .doesNotContain("NaN", "Infinity");
    }

    @Test
    void jsonCannotEndItsScript() {
        assertThat(Json.text("</script>\u2028\"'\\é"))
                .isEqualTo("\"\\u003c\\u002fscript\\u003e\\u2028\\u0022\\u0027\\u005c\\u00e9\"");
        assertThat(Json.numbers(1.5, Double.NaN, Double.POSITIVE_INFINITY)).isEqualTo("[1.5,null,null]");
    }
}
