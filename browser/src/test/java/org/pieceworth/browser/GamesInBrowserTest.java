package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Questions of the Games page, each by one button.
@InBrowser
class GamesInBrowserTest {

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /// Without another click.
    private static void ask(Page page, String question, String option) {
        button(page, question).click();
        assertThat(page.locator(".job code").first()).containsText(option);
    }

    @Test
    void aQuestionIsOneButtonAndItsVerdictASentence() throws IOException {
        Page page = browser.open("#page=games");
        assertThat(page.getByLabel("Group by")).isHidden();
        button(page, "Is 2R = Q?").click();
        assertThat(button(page, "Is 2R = Q?")).hasAttribute("aria-pressed", "true");
        page.locator("pw-drop input").setInputFiles(new FilePayload("games.pgn", "text/plain", Fits.games()));
        assertThat(page.locator(".verdicts li"))
                .hasText(Pattern.compile("2R = Q is rejected \\(p = 0\\.0\\d+\\): left − right is −\\d+ ± \\d+,"
                        + " 95 % interval −\\d+ to −\\d+ \\(pawn=100\\)\\."));
        ask(page, "Opening and endgame", "--features material,phase:2");
        assertThat(page.locator(".job tbody").first()).containsText("Q, end");
        assertThat(page.locator(".verdicts")).hasCount(0);
        assertThat(page.getByText("Opening to endgame (SVG)")).isVisible();
        String finished = page.url();
        ask(page, "By rating", "--by rating:200");
        assertThat(page.locator(".job .error")).containsText("do the games have the tags BlackElo, WhiteElo?");
        // The finished fit stays below the refused one, and Back leads to it.
        Locator before = page.locator("[aria-label='The fit before']");
        assertThat(before.locator("tbody").first()).containsText("Q, end");
        page.reload();
        assertThat(button(page, "By rating")).hasAttribute("aria-pressed", "true");
        page.goBack();
        assertThat(page).hasURL(finished);
        assertThat(page.locator(".job tbody").first()).containsText("Q, end");
        assertThat(button(page, "Opening and endgame")).hasAttribute("aria-pressed", "true");
    }

    @Test
    void anEmptyFileIsCalledEmpty() {
        for (String hash : List.of("#page=games", "#page=variant", "#page=learn&model=compare")) {
            Page page = browser.open(hash);
            page.locator("pw-drop input").setInputFiles(new FilePayload("empty.txt", "text/plain", new byte[0]));
            assertThat(page.locator("pw-drop .error")).hasText("empty.txt is empty; choose another file.");
        }
    }

    @Test
    void rulesThatAreNotRejectedAreSaidToBe() throws IOException, InterruptedException {
        String id = new Fits(browser).done("test=B=N, 2R=Q", "test=R > N + P", "test=N > B");
        Page page = browser.open("#page=games&job=" + id);
        Locator verdicts = page.locator(".verdicts li");
        assertThat(verdicts).containsText(new String[] {
            "B=N is not rejected (p = 0.13)",
            "2R=Q is rejected",
            "R > N + P is confirmed (p < 0.001)",
            "N > B is undecided (p = 0.13)",
            "B=N, 2R=Q are together rejected"
        });
        // The second time the picture is there already.
        for (int i = 0; i < 2; i++) {
            Download saved =
                    page.waitForDownload(() -> page.getByText("Values (PNG)").click());
            assertEquals("values.png", saved.suggestedFilename());
            assertTrue(ImageIO.read(saved.path().toFile()).getWidth() > 1500);
        }
        assertThat(page.getByText("Values (SVG)")).hasAttribute("href", Pattern.compile(".*/values\\.svg\\?download"));
    }
}
