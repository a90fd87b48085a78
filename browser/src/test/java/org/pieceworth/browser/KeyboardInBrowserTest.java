package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.pieceworth.studies.demo.DemoGames;

/// What each page is for, done without a pointer: by Tab, Enter, arrows and letters.
@InBrowser
class KeyboardInBrowserTest {

    private static final int MOST_TABS = 90;

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    /// Goes on to the next thing that can be reached, until it is the one.
    private static void tabTo(Page page, Locator wanted) {
        wanted.waitFor();
        for (int i = 0; i < MOST_TABS; i++) {
            page.keyboard().press("Tab");
            if ((boolean) wanted.evaluate("element => element === document.activeElement")) {
                return;
            }
        }
        throw new AssertionError("not reached: " + wanted);
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator link(Page page, String name) {
        return page.locator("a").filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + name)));
    }

    /// Chromium passes a dialog over now and then where the machine is busy, so that a second key may be needed.
    private static void choose(Page page, String name, String type, byte[] bytes) {
        FilePayload file = new FilePayload(name, type, bytes);
        while (true) {
            try {
                page.waitForFileChooser(
                                new Page.WaitForFileChooserOptions().setTimeout(Browser.MILLIS / 10),
                                () -> page.keyboard().press("Enter"))
                        .setFiles(file);
                return;
            } catch (TimeoutError _) {
                // Once more.
            }
        }
    }

    @Test
    void aPieceIsClickedTogether() {
        Page page = browser.open("#piece=none");
        assertThat(page.getByText("A new piece")).isVisible();
        tabTo(page, page.locator(".skip"));
        tabTo(page, page.getByLabel("Symmetry"));
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowDown");
        assertThat(page).hasURL(Pattern.compile(".*sym=mirror.*"));
        tabTo(page, page.locator("[data-square=e4]"));
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        assertThat(page.locator("#notation")).hasValue("fF");
        assertThat(page.locator("[data-square=f5]")).isFocused();
        page.keyboard().press("ArrowUp");
        page.keyboard().press("e");
        assertThat(page.locator("[data-square=f6]")).hasAttribute("aria-label", "f6, enemy");
        page.keyboard().press("Control+z");
        assertThat(page.locator("[data-square=f6]")).hasAttribute("aria-label", "f6");
        tabTo(page, page.locator(".derivation summary").first());
        page.keyboard().press("Enter");
        assertThat(page.locator("details[open] .steps").first()).isVisible();
    }

    @Test
    void aVariantIsFoundAndAFileIsChosen() {
        Page page = browser.open("#page=variant");
        tabTo(page, page.locator("pw-drop input"));
        choose(page, "mine.ini", "text/plain", "[mine:chess]\ncustomPiece1 = s:FfW\n".getBytes(StandardCharsets.UTF_8));
        assertThat(page.locator("h1").last()).containsText("mine");
        tabTo(page, page.getByLabel("Find a built-in variant"));
        page.keyboard().type("seirawan");
        tabTo(page, page.locator("[aria-label='Built-in variants'] a").first());
        page.keyboard().press("Enter");
        assertThat(page.locator("h1").last()).containsText("seirawan");
        assertThat(page.locator(".values-of")).isVisible();
        tabTo(page, page.locator("a.button"));
    }

    @Test
    void armiesAreTypedPutDownExchangedAndPlayed() {
        Page page = browser.open("#page=armies");
        tabTo(page, button(page, "amazon"));
        page.keyboard().press("Enter");
        assertThat(page.getByText("In hand:")).isVisible();
        tabTo(page, page.getByLabel("White, d-file: archbishop. Put amazon here"));
        page.keyboard().press("Enter");
        Locator field = page.getByLabel("White, d-file", new Page.GetByLabelOptions().setExact(true));
        assertThat(field).hasValue("amazon");
        tabTo(page, field);
        page.keyboard().press("Control+a");
        page.keyboard().type("Q");
        page.keyboard().press("Enter");
        assertThat(page.locator("table").first().locator("td").nth(2)).hasText("0");
        tabTo(page, page.getByLabel("Games"));
        page.keyboard().press("Control+a");
        page.keyboard().type("5000");
        tabTo(page, button(page, "Play games"));
        page.keyboard().press("Enter");
        tabTo(page, button(page, "Cancel"));
        page.keyboard().press("Enter");
        assertThat(page.locator(".job")).hasAttribute("data-state", "cancelled");
        tabTo(page, page.getByLabel("Containing"));
        page.keyboard().type("archbishop,rook");
        page.keyboard().press("Enter");
        assertThat(page.getByText("armies are within")).isVisible();
    }

    @Test
    void aMoveIsMadeByArrowsAndAPromotionIsChosen() {
        Page page = browser.open("#page=game&you=both&start=8/4P3/8/8/8/8/7k/K7+w+-+-+0+1");
        tabTo(page, page.locator("[data-square=e4]"));
        for (String key : new String[] {"ArrowUp", "ArrowUp", "ArrowUp", "Enter", "ArrowUp", "Enter"}) {
            page.keyboard().press(key);
        }
        assertThat(page.getByRole(AriaRole.DIALOG).locator("button").first()).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.locator("button.ply")).hasText("e8=Q");
        assertThat(page.locator("[data-square=e8]")).isFocused();
    }

    @Test
    void aMeasurementIsBegunPausedAndCancelled() {
        Page page = browser.open("#page=play");
        tabTo(page, page.getByLabel("Games"));
        page.keyboard().press("Control+a");
        page.keyboard().type("4000");
        tabTo(page, button(page, "Measure"));
        page.keyboard().press("Enter");
        tabTo(page, button(page, "Pause"));
        page.keyboard().press("Enter");
        assertThat(page.locator(".job")).hasAttribute("data-state", "paused");
        tabTo(page, button(page, "Cancel"));
        page.keyboard().press("Enter");
        assertThat(page.locator(".job")).hasAttribute("data-state", "cancelled");
    }

    @Test
    void gamesAreChosenAndRead() throws IOException {
        Page page = browser.open("#page=games");
        tabTo(page, button(page, "Is 2R = Q?"));
        page.keyboard().press("Enter");
        tabTo(page, page.locator("summary").getByText("Options"));
        page.keyboard().press("Enter");
        assertThat(page.getByLabel("Rule to test")).hasValue("2R = Q");
        tabTo(page, page.getByLabel("calibration"));
        page.keyboard().press("Space");
        assertThat(page.getByLabel("calibration")).isChecked();
        tabTo(page, page.locator("pw-drop input"));
        try (InputStream games = DemoGames.open()) {
            choose(page, "games.pgn.gz", "application/gzip", games.readAllBytes());
        }
        assertThat(page.locator(".job")).hasAttribute("data-state", "done");
        tabTo(page, link(page, "Report"));
    }

    @Test
    void anExampleIsChanged() {
        Page page = browser.open("#page=learn");
        tabTo(page, link(page, "crowded"));
        page.keyboard().press("Enter");
        Locator value = page.locator("pw-example .headline strong");
        assertThat(page.locator("pw-example h2")).containsText("crowded");
        assertThat(value).isVisible();
        String before = value.textContent();
        tabTo(page, page.locator("input[type=range]"));
        page.keyboard().press("ArrowRight");
        assertThat(value).not().hasText(before);
    }

    @Test
    void pagesAreReached() {
        Page page = browser.open("#piece=FfW");
        for (String name : new String[] {"Variant", "Armies", "Play", "Measure", "Games", "Learn"}) {
            tabTo(page, page.locator("nav a").getByText(name, new Locator.GetByTextOptions().setExact(true)));
            page.keyboard().press("Enter");
            assertThat(page.locator("main h1").first()).hasText(name);
        }
    }
}
