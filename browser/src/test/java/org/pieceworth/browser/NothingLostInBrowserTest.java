package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Results stay, mistakes are told, and nothing is wider than the page.
@InBrowser
class NothingLostInBrowserTest {

    private static final int PHONE = 390;
    private static final String LONG = "fhNbFbsWmRcpRKDllNrrNfR7fB5sR3bW".repeat(4);

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator inBar(Page page, String name) {
        return page.locator("nav[aria-label=Pages] a")
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^" + name + "$")));
    }

    @Test
    void aLeapWithACommaIsOnePieceOfAnArmy() {
        Page page = browser.open("#page=armies&white=R,(1,3),B,Q,K,B,N,R");
        Locator fields = page.locator(".of-white input");
        assertThat(fields).hasCount(8);
        assertThat(fields.nth(1)).hasValue("(1,3)");
        fields.nth(6).fill("(2,3)");
        fields.nth(6).blur();
        assertThat(fields).hasCount(8);
        assertThat(fields.nth(6)).hasValue("(2,3)");
        assertThat(fields.nth(7)).hasValue("R");
        // Several pieces go to the squares from there on, and none beyond the edge.
        fields.nth(5).fill("Q,(1,4),N,N");
        fields.nth(5).blur();
        assertThat(fields.nth(6)).hasValue("(1,4)");
        assertThat(fields).hasCount(8);
        assertThat(page.locator("tbody tr").first()).isVisible();
    }

    @Test
    void whatDoesNotCountIsSaid() {
        Page page = browser.open("#page=armies&white=P,N,B,K,king,cannon,pawn,R");
        assertThat(page.locator(".warnings li")).hasText(new String[] {
            "White's back rank: several kings make another game",
            "cannon: read as KDllNrrN; xiangqi cannon (mRcpR) and janggi cannon (pR) have that name too"
        });
        page = browser.open("#page=armies");
        assertThat(page.locator("tbody tr").first()).isVisible();
        assertThat(page.locator(".warnings")).hasCount(0);
    }

    @Test
    void aRefusedOptionLeavesTheFit() throws IOException, InterruptedException {
        String id = new Fits(browser).done();
        Page page = browser.open("#page=games&job=" + id);
        assertThat(page.locator(".job .headline")).containsText("Knight: ");
        page.locator("summary").getByText("Options").click();
        page.getByLabel("Games where").fill("nonsense &&");
        button(page, "Fit again").click();
        assertThat(page.locator("p.error").first()).containsText("“where”: ");
        assertThat(page.locator("p.error").first()).not().containsText("--");
        assertThat(page.locator(".job .headline")).containsText("Knight: ");
    }

    @Test
    void nobodyIsSentToACommand() {
        Page page = browser.open("#page=game&variant=nosuch");
        assertThat(page.locator("[role=alert]").first())
                .hasText("no variant is named 'nosuch'; the nearest name is 'losers'");
    }

    @Test
    void theBarLeadsBackToTheGame() {
        Page page = browser.open("#page=game&you=both");
        Browser.square(page, "e2").click();
        Browser.square(page, "e4").click();
        assertThat(page.locator("button.ply")).hasCount(1);
        inBar(page, "Measure").click();
        assertThat(page.locator("h1")).hasText("Measure");
        inBar(page, "Play").click();
        assertThat(page.locator("button.ply")).hasText("e4");
        button(page, "New game").click();
        assertThat(page.locator("button.ply")).hasCount(0);
    }

    /// Browsers call what is not found an error, which is nothing to complain of here.
    @ParameterizedTest
    @CsvSource({
        "page=games&job=0123456789abcdef, There is no job 0123456789abcdef here",
        "page=play&job=x, There is no job x here",
        "page=learn&model=nosuch, There is no page named 'nosuch' here",
        "page=nosuch, There is no page named 'nosuch'"
    })
    void whatIsNotThereIsSaid(String hash, String said) {
        Page page = browser.openAt(browser.address() + "#" + hash, new ArrayList<>());
        assertThat(page.locator("[role=alert]")).containsText(said);
        assertThat(page.getByText("Loading…")).hasCount(0);
        inBar(page, "Piece").click();
        assertThat(page.locator("h1")).containsText("Silver general");
    }

    @Test
    void aDoubleClickBeginsOneJob() throws IOException, InterruptedException {
        Fits jobs = new Fits(browser);
        Page page = browser.open("#page=armies");
        page.getByLabel("Games").fill("2");
        page.getByLabel("Nodes per move").fill("5");
        page.getByLabel("Nodes per move").blur();
        int before = jobs.ask("GET", "jobs", new byte[0]).path("jobs").size();
        button(page, "Play games").dblclick();
        assertThat(page.locator(".job")).hasAttribute("data-state", "done");
        assertEquals(
                before + 1, jobs.ask("GET", "jobs", new byte[0]).path("jobs").size());
    }

    @Test
    void aRefusalEndsTheWaiting() {
        Page page = browser.open("");
        assertThat(page.locator(".answer")).hasAttribute("aria-busy", "false");
        page.locator("#notation").fill("zz");
        assertThat(page.locator("#notation-error")).containsText("expected an atom");
        assertThat(page.locator("[aria-busy=true]")).hasCount(0);
        page.locator("#notation").fill("");
        assertThat(page.getByText("A new piece")).isVisible();
        assertThat(page.locator("[aria-busy=true]")).hasCount(0);
    }

    @Test
    void theMoveOfTheEngineIsHeard() {
        Page page = browser.open("#page=game&level=10");
        assertThat(page.locator("[data-heard]")).hasText("");
        Browser.square(page, "e2").click();
        Browser.square(page, "e4").click();
        assertThat(page.locator("[data-heard]")).hasText(Pattern.compile("The engine played \\S+\\."));
        String san = page.locator("button.ply").last().textContent();
        assertThat(page.locator("[data-heard]")).hasText("The engine played " + san + ".");
    }

    @Test
    void theWorthOfAPieceCoversNothingOfIt() {
        Page page = browser.open("#page=game&you=both&start=4k3/8/8/3q4/8/8/4P3/4K2R w K - 0 1");
        button(page, "Worth here").click();
        Locator square = Browser.square(page, "e2");
        Locator face = square.locator(".worth-face");
        assertThat(face).isVisible();
        double bottom = square.locator("g").first().boundingBox().y
                + square.locator("g").first().boundingBox().height;
        assertThat(face.boundingBox().y).isGreaterThanOrEqualTo(bottom - 1);
    }

    @ParameterizedTest
    @CsvSource({"1280", "390"})
    void aLongNotationWidensNoPage(int width) {
        for (String hash : List.of(
                "piece=" + LONG,
                "page=armies&white=" + LONG + ",N,B,Q,K,B,N,R",
                "page=game&white=" + LONG + ",N,B,Q,K,B,N,R",
                "page=play&measured=" + LONG,
                "page=learn&model=mobility&piece=" + LONG)) {
            Page page = browser.open("#" + hash, width, ColorScheme.LIGHT);
            page.locator("main h1").first().waitFor();
            page.waitForLoadState(com.microsoft.playwright.options.LoadState.NETWORKIDLE);
            assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
                    .as(hash)
                    .isLessThanOrEqualTo(width);
        }
    }

    private static void send(Page page, String text) {
        page.locator("pw-drop input")
                .setInputFiles(new FilePayload("mine.ini", "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    }

    /// On a phone the worth is seen beside the piece, however long its notation.
    @Test
    void theWorthIsSeenOnAPhone() {
        Page page = browser.open("#page=variant", PHONE, ColorScheme.LIGHT);
        send(page, "[mine:chess]\ncustomPiece1 = s:fhNbFbsWmRcpRfR7fB5sR3bW\n");
        Locator worth = page.locator(".values-of [data-pooled]").last();
        assertThat(worth).containsText(Pattern.compile("\\d{2,}"));
        assertThat(worth.boundingBox().x + worth.boundingBox().width).isLessThanOrEqualTo(PHONE);
    }

    @Test
    void aWholeFileOfVariantsIsOneDownload() throws IOException {
        Page page = browser.open("#page=variant");
        send(
                page,
                "[one:chess]\ncustomPiece1 = s:FfW\n\n[two:one]\ncustomPiece2 = t:WD\n\n[bad:chess]\nmaxRank = 99\n");
        Download saved = page.waitForDownload(
                () -> button(page, "Download all 2 with values").click());
        assertEquals("mine.ini", saved.suggestedFilename());
        String text = Files.readString(saved.path());
        assertThat(text).containsOnlyOnce("[one:chess]").containsOnlyOnce("[two:one]");
        assertThat(text.split("pieceValueMg = ", -1)).hasSize(3);
        send(page, text);
        assertThat(page.locator("#file .names a")).hasCount(2);
        assertThat(page.locator(".faults")).hasCount(0);
    }

    @Test
    void aNameOfSeveralPiecesShowsAllOfThem() {
        Page page = browser.open("#piece=cannon");
        Locator all = page.locator("[data-namesakes]");
        assertThat(all).containsText("cannon is the name of cannon KDllNrrN, xiangqi cannon mRcpR, janggi cannon pR");
        all.getByText("mRcpR").click();
        assertThat(page.locator("h1")).containsText("Xiangqi cannon");
        assertThat(all).hasCount(0);
    }

    /// How the name is read is said once, not by each model that has no value.
    @Test
    void aWarningIsGivenOnce() {
        Page page = browser.open("#piece=cannon&board=3x3");
        assertThat(page.locator(".answer .warnings")).containsText("read as KDllNrrN");
        Locator silent = page.locator("pw-values > p.quiet").last();
        assertThat(silent).containsText("No value here from synergy (it ignores the board");
        assertThat(silent).not().containsText("have that name too");
    }
}
