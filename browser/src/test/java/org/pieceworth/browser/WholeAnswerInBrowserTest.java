package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Pages against `answer.json`: what is asked of a job is on its page, and what is not there has a reason.
@InBrowser
class WholeAnswerInBrowserTest {

    /// Parts of the answer that are for programs, each with the reason.
    private static final Map<String, String> WITHHELD = Map.of(
            "positions", "a number of labelled positions, 0 of games",
            "drawnRows", "rows of drawn games: a part of the rows",
            "cost", "the log-loss with the penalty, where the solver ended",
            "proportionalOdds", "a note says when it is against the fit",
            "covariance", "matrices for other programs",
            "provenance", "the report has it");

    /// What the page says of each other part.
    private static final Map<String, Function<JsonNode, List<String>>> SHOWN = shown();

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Map<String, Function<JsonNode, List<String>>> shown() {
        Map<String, Function<JsonNode, List<String>>> shown = new HashMap<>();
        shown.put("headline", part -> List.of(part.asString()));
        shown.put("games", part -> List.of(count(part)));
        shown.put("plies", part -> List.of(count(part) + " plies"));
        shown.put("rows", part -> List.of(count(part)));
        shown.put("drawnGames", _ -> List.of("% drawn"));
        shown.put("skipped", part -> List.copyOf(part.propertyNames()));
        shown.put("unit", part -> List.of("(" + part.asString() + ")"));
        shown.put("values", part -> List.of("95 % interval", fixed(part.get(0).get("coefficient"), 4)));
        shown.put("logLoss", part -> List.of("Log-loss " + fixed(part, 6)));
        shown.put("draws", _ -> List.of("draws as a separate outcome"));
        shown.put("solver", part -> List.of(part.asString() + ","));
        shown.put("steps", part -> List.of(part.asInt() + " steps"));
        shown.put("errors", part -> List.of(part.asString()));
        shown.put("cluster", part -> List.of(part.get("formula").asString(), count(part.get("clusters"))));
        shown.put("rules", part -> each(part, "rule", "difference", 0));
        shown.put("tests", part -> each(part, "rule", "difference", 0));
        shown.put("jointTests", part -> each(part, "rules", "f", 2));
        shown.put(
                "statistics",
                part -> List.of(
                        fixed(part.get("mcFadden"), 3) + " (McFadden)", "AIC", "BIC", "on " + part.get("parameters")));
        shown.put("medvedevPreset", _ -> List.of("The medvedev preset would give"));
        shown.put("notes", part -> part.valueStream().map(JsonNode::asString).toList());
        shown.put("groups", WholeAnswerInBrowserTest::groups);
        shown.put("controls", part -> List.of("2 values of " + part.get("by").asString(), "with round", "change"));
        shown.put("calibration", part -> List.of("White's score by material balance", part.size() + " rows"));
        shown.put("alpha", part -> List.of("α = " + fixed(part, 3)));
        shown.put("calibrationCounting", part -> List.of("counted " + part.asString()));
        shown.put("heldOut", part -> List.of("log-loss " + fixed(part.get("logLoss"), 4), "By part: "));
        shown.put("drawModels", part -> each(part, "draws", "logLoss", 6));
        shown.put("comparedValues", part -> each(part, "values", "logLoss", 6));
        shown.put("influence", part -> each(part, "game", "change", 3));
        shown.put("diagnostics", WholeAnswerInBrowserTest::diagnostics);
        return shown;
    }

    private static String count(JsonNode number) {
        return String.format(Locale.ROOT, "%,d", number.asLong());
    }

    private static String fixed(JsonNode number, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number.asDouble());
    }

    /// A name and a number of each row.
    private static List<String> each(JsonNode rows, String name, String number, int decimals) {
        assertThat(rows.size()).isPositive();
        List<String> wanted = new ArrayList<>();
        for (JsonNode row : rows) {
            wanted.add(row.get(name).asString());
            wanted.add(fixed(row.get(number), decimals).replace("-", ""));
        }
        return wanted;
    }

    private static List<String> groups(JsonNode part) {
        List<String> wanted = new ArrayList<>(List.of(
                part.get("verdict").asString(),
                "By round: values are the groups' own, since they are too few to estimate",
                "Q by round"));
        for (JsonNode group : part.get("rows")) {
            wanted.add(group.get("name").asString());
            wanted.add(fixed(group.at("/values/N/value"), 0));
        }
        return wanted;
    }

    private static List<String> diagnostics(JsonNode part) {
        assertThat(part.propertyNames())
                .containsExactlyInAnyOrder("marginalEffects", "link", "thirds", "stability", "leverage", "gamesNeeded");
        List<String> wanted = new ArrayList<>(each(part.get("marginalEffects"), "feature", "level", 4));
        wanted.add("its coefficient is +" + fixed(part.at("/link/curvature"), 4));
        wanted.addAll(each(part.get("thirds"), "third", "expected", 4));
        wanted.addAll(each(part.get("stability"), "cluster", "lowest", 1));
        wanted.addAll(each(part.get("leverage"), "cluster", "games", 0));
        wanted.addAll(each(part.get("gamesNeeded"), "feature", "error", 1));
        return wanted;
    }

    private static String text(Page page) {
        assertThat(page.locator(".job")).hasAttribute("data-state", "done");
        page.locator(".job table, .job .figures").first().waitFor();
        return page.locator(".job").textContent().replaceAll("\\s+", " ");
    }

    /// The page says what the command prints, down to each cell, where options have no dashes.
    private static void assertAllIsThere(JsonNode parts, String text, boolean pageHasValues) {
        boolean behind = !pageHasValues;
        for (JsonNode part : parts) {
            String line = part.path("line").asString("");
            if (behind && !line.startsWith("Note: ")) {
                assertThat(text)
                        .contains(line.replaceAll("--([a-z-]+)", "“$1”")
                                .replaceAll("\\s+", " ")
                                .replaceAll(":$", "")
                                .strip());
                for (JsonNode row : part.path("rows")) {
                    row.forEach(cell -> assertThat(text)
                            .contains(cell.asString().replaceAll("\\s+", " ").strip()));
                }
            }
            behind |= part.has("rows");
        }
    }

    @Test
    void everyPartOfAFitIsOnItsPage() throws IOException, InterruptedException {
        Fits fits = new Fits(browser);
        String id = fits.done(
                "test=2R=Q, B=N",
                "test=R - 0.5N - 0.5B > 2P",
                "diagnostics",
                "by=round",
                "calibration",
                "held-out",
                "compare-draws",
                "compare-values=mobility",
                "control=round",
                "influence=3");
        JsonNode answer = fits.answer(id, "answer.json");
        Set<String> asked = new LinkedHashSet<>(answer.propertyNames());
        assertThat(SHOWN.keySet()).doesNotContainAnyElementsOf(WITHHELD.keySet());
        asked.removeAll(WITHHELD.keySet());
        assertThat(SHOWN.keySet())
                .as("a part that the page shows or that has a reason")
                .containsAll(asked);
        JsonNode parts = fits.answer(id, "parts.json");
        for (String where : List.of("#page=games&job=", "#page=play&job=", "#page=armies&job=")) {
            String text = text(browser.open(where + id));
            for (String part : asked) {
                for (String wanted :
                        SHOWN.getOrDefault(part, _ -> List.of(part)).apply(answer.path(part))) {
                    assertThat(text).as(part).contains(wanted);
                }
            }
            assertAllIsThere(parts, text, true);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "match?player=self&player=self:mobility&games=4&nodes=5&max-plies=20",
                "selfplay?white=RNBQKBNR&black=RNBQKBNR&games=4&nodes=5&max-plies=20&fit",
                "measure?piece=FfW&games=40&nodes=5",
                "assess?variant=chess&games=4&nodes=5"
            })
    void everyPartOfGamesIsOnTheirPage(String question) throws IOException, InterruptedException {
        Fits fits = new Fits(browser);
        String id = fits.await(fits.ask("POST", question, new byte[0]));
        Page page = browser.open("#page=play&job=" + id);
        assertAllIsThere(fits.answer(id, "parts.json"), text(page), false);
    }
}
