package org.pieceworth.answer;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.pieceworth.answer.Page.Section;

/// Prints a page as one self-contained HTML file. Tables carry every number; with scripts, charts have tooltips and
/// follow the colour scheme. Only the page's own scripts may run, by their hashes, and nothing is loaded.
final class HtmlText {

    /// The heading of columns whose words may have icons.
    private static final String PIECE = "piece";

    /// Columns that fit the page at their usual size.
    private static final int MAX_USUAL = 8;

    private final Html html = new Html();
    private final List<String> charts = new ArrayList<>();
    private final List<String> programs = new ArrayList<>();
    private boolean loads;
    /// A caption for screen readers.
    private String caption = "Table";

    private HtmlText() {}

    static String of(Page page) {
        HtmlText body = new HtmlText();
        page.sections().forEach(body::section);
        return new HtmlText().page(page, body.html.finish(), body);
    }

    private String page(Page page, String sections, HtmlText body) {
        List<String> drawn = body.charts;
        List<String> live = body.programs;
        boolean charted = !drawn.isEmpty();
        List<String> scripts = new ArrayList<>(
                charted ? List.of(PageResources.charts(), PageResources.script()) : List.of(PageResources.script()));
        live.forEach(script -> scripts.add(PageResources.inScript(script)));
        html.trusted("<!doctype html>\n").open("html", "lang", "en");
        head(page.title(), scripts, live.isEmpty() ? "" : (body.loads ? " 'self'" : "") + " blob:; worker-src blob:");
        html.open("body");
        html.leaf("a", "Skip to the results", "class", "skip", "href", "#results");
        html.open("header").leaf(page.headline().isEmpty() ? "h1" : "p", page.title(), "class", "title");
        if (!page.headline().isEmpty()) {
            html.leaf("h1", page.headline());
        }
        page.head().forEach(this::part);
        html.close();
        contents(page.sections());
        html.open("main", "id", "results").trusted(sections).close();
        html.leaf(
                "footer",
                page.footer()
                        + (charted
                                ? " Charts by Apache ECharts, © The Apache Software Foundation, Apache License 2.0."
                                : ""));
        if (charted) {
            html.open("script", "type", "application/json", "id", "charts")
                    .trusted("{" + String.join(",", drawn) + "}")
                    .close();
        }
        scripts.forEach(script -> html.open("script").trusted(script).close());
        html.close().close();
        return html.finish();
    }

    private void head(String title, List<String> scripts, String more) {
        html.open("head").empty("meta", "charset", "utf-8");
        StringBuilder policy = new StringBuilder("default-src 'none'; style-src 'unsafe-inline'; script-src");
        scripts.forEach(
                script -> policy.append(" 'sha256-").append(hash(script)).append('\''));
        html.empty("meta", "http-equiv", "Content-Security-Policy", "content", policy + more);
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty("meta", "name", "color-scheme", "content", "light dark");
        html.leaf("title", title);
        html.open("style").trusted(PageResources.style()).close().close();
    }

    private static String hash(String script) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private void contents(List<Section> sections) {
        List<Section> named =
                sections.stream().filter(section -> !section.link().isEmpty()).toList();
        if (named.isEmpty()) {
            return;
        }
        html.open("nav", "aria-label", "Contents").open("ul");
        named.forEach(section -> html.open("li")
                .leaf("a", section.link(), "href", "#" + section.id())
                .close());
        html.close().close();
    }

    private void section(Section section) {
        html.open("section", "id", section.id());
        if (!section.title().isEmpty()) {
            caption = section.title();
            html.leaf("h2", section.title());
        }
        if (!section.lead().isEmpty()) {
            html.leaf("p", section.lead(), "class", "lead");
        }
        section.parts().forEach(this::part);
        html.close();
    }

    private void part(Block part) {
        switch (part) {
            case Block.Line(String text) -> {
                if (!text.isEmpty()) {
                    html.leaf("p", text);
                }
            }
            case Block.Verbatim(String text) ->
                html.open("pre", "tabindex", "0").leaf("code", text).close();
            case Block.Tabular(Grid grid) -> table(grid, Map.of());
            case Block.Illustrated(Grid grid, Map<String, String> icons) -> table(grid, icons);
            case Block.Chart chart -> chart(chart);
            case Block.Picture(var drawing, String caption) -> {
                html.open("figure")
                        .open("div", "class", "picture")
                        .trusted(drawing.get())
                        .close();
                if (!caption.isEmpty()) {
                    html.leaf("figcaption", caption);
                }
                html.close();
            }
            case Block.Live(String id, var data, var script, boolean loading) -> {
                loads |= loading;
                html.open("div", "id", id).leaf("p", "The board needs scripts.").close();
                html.open("script", "type", "application/json", "id", id + "-data")
                        .trusted(data.get())
                        .close();
                programs.add(script.get());
            }
            case Block.Links(List<Block.Link> links) -> {
                html.open("ul", "class", "links");
                links.forEach(link -> html.open("li")
                        .trusted(link.icon())
                        .leaf("a", link.text(), "href", link.address())
                        .leaf("span", link.note())
                        .close());
                html.close();
            }
            case Block.Cards(List<Block.Card> cards) -> {
                html.open("ul", "class", "cards");
                cards.forEach(this::card);
                html.close();
            }
            case Block.Facts(String style, List<Block.Fact> facts) -> {
                html.open("dl", "class", style);
                facts.forEach(fact -> html.open("div")
                        .leaf("dt", fact.name())
                        .leaf("dd", fact.text())
                        .close());
                html.close();
            }
            case Block.Folded(String summary, List<Block> parts) -> {
                html.open("details").leaf("summary", summary);
                parts.forEach(this::part);
                html.close();
            }
            case Block.Tiles(List<Block.Tile> tiles, String unit) -> {
                html.open("ul", "class", "tiles");
                tiles.forEach(this::tile);
                html.close().leaf("p", unit, "class", "unit");
            }
        }
    }

    private void card(Block.Card card) {
        html.open("li").trusted(card.icon().get()).open("div").leaf("strong", card.name());
        if (!card.code().isEmpty()) {
            html.leaf("code", card.code());
        }
        card.lines().forEach(line -> html.leaf("p", line));
        html.open("details").leaf("summary", card.summary()).open("div", "class", "chart");
        html.trusted(card.diagram().get()).close().close().close().close();
    }

    private void tile(Block.Tile tile) {
        html.open("li").leaf("span", tile.sign(), "class", "glyph", "aria-hidden", "true");
        html.leaf("span", tile.name(), "class", "name").leaf("strong", minus(tile.number()));
        html.leaf("span", minus(tile.range()), "class", "range").close();
    }

    private void chart(Block.Chart chart) {
        html.open("figure");
        if (chart.kind().isEmpty()) {
            html.open("div", "class", "chart");
        } else {
            charts.add("\"" + chart.id() + "\":" + chart.data().get());
            html.open("div", "class", "chart", "data-chart", chart.id(), "data-kind", chart.kind());
        }
        html.trusted(chart.drawing().get()).close();
        if (!chart.caption().isEmpty()) {
            html.leaf("figcaption", chart.caption());
        }
        html.close();
    }

    /// A table that scrolls sideways on narrow screens.
    private void table(Grid grid, Map<String, String> icons) {
        List<Grid.Column> columns = grid.columns();
        boolean ofPieces = columns.getFirst().heading().equals(PIECE);
        html.open("div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", caption);
        html.open("table", "class", columns.size() > MAX_USUAL ? "many" : "few").leaf("caption", caption);
        html.open("thead").open("tr");
        columns.forEach(column -> html.leaf("th", column.heading(), "scope", "col", "class", style(column)));
        html.close().close().open("tbody");
        for (List<String> row : grid.rows()) {
            html.open("tr");
            for (int i = 0; i < row.size(); i++) {
                String text = columns.get(i).right() ? minus(row.get(i)) : row.get(i);
                if (i == 0) {
                    html.open("th", "scope", "row", "class", style(columns.get(i)));
                    html.trusted(ofPieces ? icons.getOrDefault(text, "") : "")
                            .text(text)
                            .close();
                } else {
                    html.leaf("td", text, "class", style(columns.get(i)));
                }
            }
            html.close();
        }
        html.close().close().close();
    }

    private static String style(Grid.Column column) {
        return column.right() ? "n" : "w";
    }

    /// With minus signs as wide as plus signs.
    private static String minus(String text) {
        return text.replaceAll("(?<![\\w)])-(?=[\\d.])", "−");
    }
}
