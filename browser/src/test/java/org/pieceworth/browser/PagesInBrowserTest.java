package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.studies.demo.DemoGames;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Every page, as a person goes through it.
@InBrowser
class PagesInBrowserTest {

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Locator tool(Page page, String title) {
        return page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(title));
    }

    private static JsonNode ask(String question) throws IOException, InterruptedException {
        return JsonMapper.shared()
                .readTree(request(HttpRequest.newBuilder(URI.create(browser.address() + "api/v1/" + question))));
    }

    @Test
    void aSilverGeneralIsClickedTogetherAndHasItsValue() throws IOException, InterruptedException {
        Page page = browser.open("#piece=none");
        Browser.square(page, "d5").click();
        assertThat(page.locator("#notation")).hasValue("F");
        page.getByLabel("Symmetry").selectOption("mirror");
        Browser.square(page, "e5").click();
        assertThat(page.locator("#notation")).hasValue("FfW");
        assertThat(page.locator("h1")).containsText("Silver general");
        assertThat(Browser.square(page, "e5")).hasAttribute("aria-label", "e5, move and capture");
        assertThat(Browser.square(page, "e3")).hasAttribute("aria-label", "e3");
        JsonNode values = ask("value?piece=FfW");
        JsonNode pooled = values.get("pooled").get(0);
        assertThat(page.locator("[data-pooled='" + pooled.get("value").asString() + "']"))
                .isVisible();
        // The one number leads on the axis, with its band; the measured value stands below it.
        assertThat(page.locator(".axis text.model").first()).hasText("combined");
        assertThat(page.locator(".axis .band, .axis .measured, .axis .whisker").first())
                .isVisible();
        assertThat(page.locator(".marks li")).hasCount(pooled.has("measured") ? 3 : 2);
        assertThat(page.locator("pw-axis > .axis .measured")).hasCount(pooled.has("measured") ? 1 : 0);
        for (JsonNode row : values.get("rows")) {
            if (!row.get("value").isNull()) {
                Locator cell = page.locator("[data-model=" + row.get("model").asString() + "]");
                assertThat(cell).isVisible();
                assertEquals(row.get("value").asDouble(), Double.parseDouble(cell.getAttribute("data-value")));
            }
        }
        page.getByText("Undo").click();
        assertThat(page.locator("#notation")).hasValue("F");
        page.getByText("Redo").click();
        assertThat(page.locator("#notation")).hasValue("FfW");
    }

    @Test
    void aClickGoesFromBothToMoveToCaptureToNothing() {
        Page page = browser.open("#piece=none");
        for (String wanted : List.of("N", "mN", "cN", "")) {
            Browser.square(page, "f6").click();
            assertThat(page.locator("#notation")).hasValue(wanted);
        }
    }

    @Test
    void aCannonIsTypedAndHopsOverWhatStandsInItsWay() {
        Page page = browser.open("");
        page.locator("#notation").fill("mRcpR");
        assertThat(page.locator("h1")).containsText("Xiangqi cannon");
        assertThat(Browser.square(page, "e8")).hasAttribute("aria-label", "e8, move");
        tool(page, "Friend").check();
        Browser.square(page, "e6").click();
        tool(page, "Enemy").check();
        Browser.square(page, "e8").click();
        assertThat(Browser.square(page, "e8")).hasAttribute("aria-label", "e8, enemy, can be captured");
        assertThat(Browser.square(page, "e7")).hasAttribute("aria-label", "e7, capture only");
        assertThat(page).hasURL(Pattern.compile(".*piece=mRcpR.*friends=e6.*enemies=e8.*"));
    }

    @Test
    void aLinkShowsAnotherPersonTheSame() {
        Page page = browser.open("#piece=fhNbFbsW&board=10x8&at=a1");
        assertThat(page.locator("#notation")).hasValue("fhNbFbsW");
        assertThat(page.getByRole(AriaRole.GRID))
                .hasAttribute("aria-label", Pattern.compile("Board 10x8, the piece on a1.*"));
        assertThat(page.locator("pw-copied").first()).containsText("./pieceworth value fhNbFbsW --board 10x8");
    }

    @Test
    void whatIsNoPieceIsSaidBesideTheField() {
        Page page = browser.open("");
        page.locator("#notation").fill("<img src=x onerror=alert(1)>");
        assertThat(page.locator("#notation-error")).containsText("<img");
        assertEquals(0, page.locator("img").count());
        // Nothing of the piece before is left beside the error.
        assertThat(page.locator("h1")).hasText("No piece to show");
        assertThat(page.locator("pw-editor, .values, pw-copied")).hasCount(0);
        page.getByText("Start again").click();
        assertThat(page.locator("h1")).containsText("Silver general");
    }

    @Test
    void theKeyboardAloneIsEnough() {
        Page page = browser.open("#piece=none");
        assertThat(page.getByText("A new piece")).isVisible();
        page.keyboard().press("Tab");
        assertThat(page.locator(".skip")).isFocused();
        for (int i = 0; i < 60 && page.locator("[role=gridcell]:focus").count() == 0; i++) {
            page.keyboard().press("Tab");
        }
        assertThat(Browser.square(page, "e4")).isFocused();
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowRight");
        assertThat(Browser.square(page, "f5")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.locator("#notation")).hasValue("F");
        assertThat(Browser.square(page, "f5")).isFocused();
        page.keyboard().press("ArrowUp");
        page.keyboard().press("e");
        assertThat(Browser.square(page, "f6")).hasAttribute("aria-label", "f6, enemy");
        page.keyboard().press("Control+z");
        assertThat(Browser.square(page, "f6")).hasAttribute("aria-label", "f6");
    }

    @Test
    void aFileOfVariantsWithAFaultSaysWhere() {
        Page page = browser.open("#page=variant");
        send(page, "mine.ini", "[mine:chess]\ncustomPiece1 = s:FfW\n[other:chess]\nmaxRank = 99\n");
        assertThat(page.locator(".faults")).containsText("line 4: maxRank of [other]: found '99'");
        assertThat(page.locator("h1").last()).containsText("mine");
        assertThat(page.locator(".values-of")).containsText("FfW");
        assertThat(page.locator("a.button"))
                .hasAttribute("href", Pattern.compile("/api/v1/value\\?piece=%40[0-9a-f]+%3Amine&format=ini"));
        page.reload();
        assertThat(page.locator(".faults")).containsText("mine.ini, line 4: maxRank of [other]: found '99'");
        assertThat(page.locator("h1").last()).containsText("mine");
        assertThat(page.locator(".values-of")).containsText("FfW");
        assertThat(page.locator(".values-of .glyph")).hasCount(1);
        assertThat(page.locator(".values-of [data-pooled]").first()).isVisible();
        page.getByText("Ranges and notes").click();
        assertThat(page.locator(".note").first()).isVisible();
        send(page, "bad.ini", "[other:chess]\nmaxRank = 99\n");
        assertThat(page.locator("#variant")).containsText("No variant of bad.ini can be read");
        assertThat(page.locator(".values-of")).hasCount(0);
    }

    @Test
    void aVariantThatIsNotThereIsSaidToBeMissing() {
        Page page = browser.open("#page=variant&variant=nosuch");
        assertThat(page.locator("#variant")).containsText("has no variant named 'nosuch'");
        page.evaluate("() => { location.hash = 'page=variant&variant=mine&file=0123456789abcdef&from=mine.ini'; }");
        assertThat(page.locator("#variant")).containsText("mine.ini is no longer stored here. Drop the file again");
    }

    private static void send(Page page, String name, String text) {
        page.locator("pw-drop input")
                .setInputFiles(new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    }

    /// Games in two groups: even rounds and odd ones.
    private static byte[] roundsByParity() throws IOException {
        try (InputStream games = new GZIPInputStream(DemoGames.open())) {
            return new String(games.readAllBytes(), StandardCharsets.ISO_8859_1)
                    .replaceAll("\\[Round \"\\d*[02468]\"]", "[Round \"even\"]")
                    .replaceAll("\\[Round \"\\d+\"]", "[Round \"odd\"]")
                    .getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    @Test
    void gamesAreDroppedInAndReadAsAReport() throws IOException {
        Page page = browser.open("#page=games");
        page.locator("summary").getByText("Options").click();
        page.getByLabel("calibration").check();
        page.getByLabel("min-ply").fill("6");
        page.locator("summary").getByText("Options").click();
        page.locator("pw-drop input").setInputFiles(new FilePayload("games.pgn", "text/plain", roundsByParity()));
        assertThat(page.locator(".job")).hasAttribute("data-state", "done");
        assertThat(page.locator(".job code")).containsText("pieceworth fit games.pgn --calibration --min-ply 6");
        assertThat(page.locator(".job .headline")).containsText("Knight: ");
        assertThat(page.locator(".job .figures")).containsText("Games skipped");
        assertThat(page.locator(".job tbody").first()).containsText("Q");
        assertThat(page.locator(".job a").first()).hasText("Report");
        assertThat(page.locator(".job .axis .tick").first()).isVisible();
        Browser.picture(page, "games");
        page.locator("summary").getByText("Options").click();
        page.getByLabel("calibration").uncheck();
        page.getByLabel("Group by").fill("round");
        page.getByText("Fit again").click();
        assertThat(page.locator(".job code")).containsText("pieceworth fit games.pgn --by round --min-ply 6");
        assertThat(page.locator(".job")).hasAttribute("data-state", "done");
        assertThat(page.getByText("Do the groups differ?")).isVisible();
        page.reload();
        assertThat(page.getByLabel("Group by")).hasValue("round");
    }

    private static String request(HttpRequest.Builder request) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                    .body();
        }
    }

    @Test
    void aMatchOfArmiesRunsAndIsCancelled() throws IOException {
        Page page = browser.open("#page=armies");
        assertThat(page.locator("table").first()).containsText("−168");
        page.getByLabel("Games").fill("5000");
        page.getByLabel("Nodes per move").fill("10");
        page.getByLabel("Nodes per move").blur();
        page.getByText("Play games").click();
        assertThat(page.locator(".job")).containsText(Pattern.compile("[1-9]\\d of 5000 games"));
        page.setViewportSize(1280, 1180);
        Browser.picture(page, "armies");
        page.getByText("Pause").click();
        assertThat(page.locator(".job")).hasAttribute("data-state", "paused");
        page.getByText("Resume").click();
        assertThat(page.locator(".job")).hasAttribute("data-state", "running");
        page.getByText("Cancel", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".job")).hasAttribute("data-state", "cancelled");
    }

    @Test
    void aMeasurementHasAPlan() {
        Page page = browser.open("#page=play");
        assertThat(page.locator(".plan")).containsText("for 400 games");
        page.getByLabel("Games").fill("4000");
        page.getByLabel("Games").blur();
        assertThat(page.locator(".plan")).containsText("for 4000 games");
    }

    @Test
    void aModelIsExplainedWithAnExampleToChange() {
        Page page = browser.open("#page=learn&model=crowded");
        assertThat(page.locator(".reading")).containsText("Betza");
        Locator value = page.locator("pw-example .headline strong");
        String before = value.textContent();
        page.locator("pw-example input").first().fill("Q");
        assertThat(value).not().hasText(before, new LocatorAssertions.HasTextOptions().setTimeout(Browser.MILLIS));
    }

    @Test
    void aPieceShowsItsMatingPowerAndPlaysTheLongestWin() throws IOException {
        Page page = browser.open("#piece=commoner", 390, ColorScheme.LIGHT);
        Locator mating = page.locator("pw-mating");
        assertThat(mating.getByText("About 1 s.")).isVisible();
        mating.getByText("Solve").click();
        assertThat(mating.locator(".headline"))
                .hasText(Pattern.compile("A commoner mates alone: 100 % .* 18 moves\\."));
        assertThat(mating.locator(".record .ply:not([aria-current])")).hasCount(35);
        mating.getByLabel("Last position").click();
        assertThat(mating.locator(".record [aria-current]")).hasText(Pattern.compile(".*#"));
        assertThat(mating.locator("[aria-label*=commoner]")).hasCount(1);
        mating.getByLabel("First position").click();
        mating.getByLabel("Next move").click();
        assertThat(mating.locator("pw-board .board")).hasAttribute("aria-label", Pattern.compile(".*position 2 of 36"));
        assertTrue((int) page.evaluate("document.documentElement.scrollWidth") <= 390);
        page.evaluate(Looked.axe());
        look(page, 390, ColorScheme.LIGHT);
        mating.locator("select").first().selectOption("all");
        assertThat(mating.locator(".job")).hasCount(0);
        mating.getByText("Solve").click();
        mating.getByText("Cancel").click();
        assertThat(mating.locator(".job")).hasAttribute("data-state", "cancelled");
        page.evaluate("location.hash = 'piece=commoner&board=11x11'");
        assertThat(mating).hasCount(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "piece=FfW",
                "page=variant",
                "page=armies",
                "page=game",
                "page=play",
                "page=games",
                "page=learn",
                "page=shelf"
            })
    void noPageIsTooWideOrHasAFindingOfAxe(String hash) throws IOException {
        Page page = browser.open("#" + hash);
        // The bar of the piece in hand is on all pages.
        page.evaluate("localStorage.setItem('pieceworth-hand', '[F?R]\\n8x8')");
        page.reload();
        page.locator("main h1").first().waitFor();
        assertThat(page.locator(".in-hand strong")).hasText(hash.startsWith("piece") ? "silver general" : "griffon");
        page.waitForLoadState(LoadState.NETWORKIDLE);
        page.evaluate(Looked.axe());
        look(page, 1280, ColorScheme.LIGHT);
        look(page, 390, ColorScheme.DARK);
        if (hash.startsWith("piece")) {
            // On a phone a line of the answer comes before the editor.
            assertThat(page.locator(".gist")).containsText("pawns: silver general");
            assertTrue(page.locator(".gist").boundingBox().y
                    < page.locator(".board").boundingBox().y);
        }
    }

    private static double right(Locator shown) {
        BoundingBox box = shown.boundingBox();
        return box.x + box.width;
    }

    private static void look(Page page, int width, ColorScheme scheme) {
        new Looked(page).assertReadableAt(width, scheme);
        assertTrue(right(page.getByText("Learn", new Page.GetByTextOptions().setExact(true))
                        .first())
                <= width);
    }

    @Test
    void theSwitchOfColoursStays() {
        Page page = browser.open("#page=learn");
        assertThat(page.locator(".reading h4, .reading h3").first()).isVisible();
        assertThat(page.locator(".reading")).not().containsText("<a id");
        page.getByLabel("Colours").selectOption("dark");
        assertThat(page.locator(".reading img")).not().hasCSS("filter", "none");
        assertEquals("dark", page.evaluate("document.documentElement.dataset.theme"));
        page.reload();
        page.locator("main h1").first().waitFor();
        assertEquals("dark", page.evaluate("document.documentElement.dataset.theme"));
    }

    /// Takes the pictures of the documents, as the other tests do where they have more to show.
    @ParameterizedTest
    @ValueSource(strings = {"piece=fhNbFbsW", "page=variant", "page=learn&model=crowded"})
    void everyPageHasItsPicture(String hash) throws IOException {
        Page page = browser.open("#" + hash);
        if (hash.startsWith("piece")) {
            // As far down as the axis.
            page.setViewportSize(1280, 1290);
        }
        page.locator("main h1").first().waitFor();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        assertThat(page.locator("main h1").first()).isVisible();
        Path picture =
                Browser.picture(page, hash.startsWith("page=") ? hash.replaceAll("page=([a-z]+).*", "$1") : "piece");
        assertEquals(page.viewportSize().width, ImageIO.read(picture.toFile()).getWidth());
    }
}
