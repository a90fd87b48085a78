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

    private static void fitAgain(Page page, String question, String option) {
        button(page, question).click();
        button(page, "Fit again").click();
        assertThat(page.locator(".job code")).containsText(option);
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
        fitAgain(page, "Opening and endgame", "--features material,phase:2");
        assertThat(page.locator(".job tbody").first()).containsText("Q, end");
        assertThat(page.locator(".verdicts")).hasCount(0);
        assertThat(page.getByText("Opening to endgame (SVG)")).isVisible();
        fitAgain(page, "By rating", "--by rating:200");
        assertThat(page.locator(".job .error")).containsText("do the games have the tags BlackElo, WhiteElo?");
        page.reload();
        assertThat(button(page, "By rating")).hasAttribute("aria-pressed", "true");
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
