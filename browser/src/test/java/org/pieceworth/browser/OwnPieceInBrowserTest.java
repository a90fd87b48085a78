package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A piece of one's own, from an empty board to a game and a page to send, with its clicks counted.
@InBrowser
class OwnPieceInBrowserTest {

    private static final int CLICKS_TO_A_GAME = 10;
    private static final int CLICKS_TO_A_PAGE = 15;

    private static Browser browser;

    @TempDir
    private Path folder;

    private int clicks;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private void click(Locator place) {
        clicks++;
        place.click();
    }

    private static Locator link(Page page, String name) {
        return page.locator(".in-hand")
                .getByRole(
                        AriaRole.LINK,
                        new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void aBentRiderIsDrawnPlayedAndSaved() {
        Page page = browser.open("#piece=none");
        click(page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Bent ride")));
        click(Browser.square(page, "f5"));
        assertThat(Browser.square(page, "f5")).hasAttribute("aria-label", "f5, first step");
        click(Browser.square(page, "f8"));
        assertThat(page.locator("h1")).hasText("Griffon [F?R]");
        assertThat(page.locator("[data-sentence]"))
                .hasText("Moves one square diagonally and may go on as a rook outward.");
        click(link(page, "Play it"));
        assertThat(Browser.square(page, "b1")).hasAttribute("aria-label", "b1, white griffon");
        click(Browser.square(page, "b1"));
        assertTrue(clicks <= CLICKS_TO_A_GAME, () -> clicks + " clicks");
        Locator save = page.getByText("Save as a page");
        Download saved = page.waitForDownload(() -> click(save));
        assertTrue(clicks <= CLICKS_TO_A_PAGE, () -> clicks + " clicks");
        Path file = folder.resolve("game.html");
        saved.saveAs(file);
        Page alone = browser.openAt(file.toUri().toString(), new ArrayList<>());
        assertThat(Browser.square(alone, "b1")).hasAttribute("aria-label", "b1, white griffon");
    }

    @Test
    void thePieceStaysInHandOnAllPages() {
        Page page = browser.open("#piece=FfW&board=10x8");
        for (String name : new String[] {"Measure it", "Army with it", "Play it", "Its page"}) {
            link(page, name).click();
            assertThat(page.locator(".in-hand strong")).hasText("silver general");
        }
        page.navigate(browser.address() + "#page=armies");
        page.reload();
        assertThat(page.locator(".in-hand strong")).hasText("silver general");
        page.getByText("Put away").click();
        assertThat(page.locator(".in-hand")).hasCount(0);
    }

    @Test
    void buttonsLimitWhatAClickAdds() {
        Page page = browser.open("#piece=none");
        check(page, AriaRole.CHECKBOX, "forward only");
        check(page, AriaRole.RADIO, "only moves");
        assertThat(page.locator("pw-editor .hint").first()).containsText("moves without capture");
        Browser.square(page, "f6").hover();
        assertThat(Browser.square(page, "d6")).hasClass(Pattern.compile(".*is-preview.*"));
        assertThat(Browser.square(page, "f2")).not().hasClass(Pattern.compile(".*is-preview.*"));
        Browser.square(page, "f6").click();
        assertThat(page.locator("[data-sentence]"))
                .hasText("Moves as a knight, forward, without capturing; never captures.");
        check(page, AriaRole.CHECKBOX, "first move only");
        check(page, AriaRole.RADIO, "lame");
        check(page, AriaRole.RADIO, "only captures");
        Browser.square(page, "e6").click();
        assertThat(page.locator("[data-sentence]"))
                .containsText("on its first move also two squares forward over empty squares only, only to capture");
        assertThat(page).hasURL(Pattern.compile(".*how=lame.*"));
        assertThat(page).hasURL(Pattern.compile(".*use=c.*"));
        assertThat(page).hasURL(Pattern.compile(".*way=forward.*"));
    }

    @Test
    void aHopIsSeenBehindAGhost() {
        Page page = browser.open("#piece=none");
        check(page, AriaRole.RADIO, "cannon hop");
        assertThat(Browser.square(page, "e5")).hasAttribute("aria-label", "e5, a piece to hop over");
        Browser.square(page, "e6").click();
        assertThat(page.locator("#notation")).hasValue("pR");
        assertThat(Browser.square(page, "d4")).hasAttribute("aria-label", "d4, a piece to hop over");
        assertThat(Browser.square(page, "e8")).hasAttribute("aria-label", "e8, move and capture");
        assertThat(Browser.square(page, "h4")).hasAttribute("aria-label", "h4, move and capture");
        check(page, AriaRole.RADIO, "grasshopper hop");
        Browser.square(page, "e6").click();
        assertThat(page.locator("#notation")).hasValue("gR");
        assertThat(Browser.square(page, "e6")).hasAttribute("aria-label", "e6, move and capture");
        assertThat(Browser.square(page, "e8")).hasAttribute("aria-label", "e8");
        check(page, AriaRole.RADIO, "plain");
        assertThat(Browser.square(page, "e5")).hasAttribute("aria-label", "e5");
    }

    private static void check(Page page, AriaRole role, String name) {
        page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true))
                .check();
    }

    @Test
    void aRideThatLeadsBackIsRefusedInASentence() {
        Page page = browser.open("#piece=none");
        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Bent ride"))
                .click();
        Browser.square(page, "f5").click();
        Browser.square(page, "f1").click();
        assertThat(page.locator("pw-editor [role=status]")).containsText("choose a marked square");
        Browser.square(page, "g6").focus();
        Browser.square(page, "g5").press("Enter");
        assertThat(page.locator("h1")).hasText("Griffon [F?R]");
        Browser.square(page, "f5").click();
        Browser.square(page, "f7").click();
        assertThat(page.locator("h1")).hasText("A new piece");
    }

    @Test
    void anErrorSaysHowToWriteWhatWasMeant() {
        Page page = browser.open("#piece=t[FR]");
        assertThat(page.locator(".error").first()).containsText("write [F?R]");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Write [F?R]"))
                .click();
        assertThat(page.locator("h1")).hasText("Griffon [F?R]");
    }
}
