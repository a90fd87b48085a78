package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game is judged, saved as a page, and read without a server.
@InBrowser
class KeptPageInBrowserTest {

    private static Browser browser;

    @TempDir
    Path folder;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    @Test
    void aScorecardIsMadeAndSavedWithItsGame() throws IOException {
        Page page = browser.open("#page=game&board=6x8&moves=c2c3&you=both");
        page.getByText("Scorecard: is this game balanced?").click();
        assertThat(page.locator(".plan")).hasText(Pattern.compile("About .* for 400 games .*"));
        page.getByLabel("Games at each strength").fill("6");
        page.getByLabel("Games at each strength").blur();
        page.getByLabel("Strengths").selectOption("50");
        assertThat(page.locator(".plan")).hasText(Pattern.compile("About .* for 6 games .*"));
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Assess"))
                .click();
        assertThat(page.locator(".job")).hasAttribute("data-state", "done");
        assertThat(page.locator(".job .headline")).containsText("White scores");
        assertThat(page.locator(".job tbody .icon").first()).isVisible();
        Download saved =
                page.waitForDownload(() -> page.getByText("Save as a page").click());
        assertTrue(saved.suggestedFilename().matches("[A-Z]+-(against|on)-.*\\.html"), saved.suggestedFilename());
        Path file = folder.resolve("game.html");
        saved.saveAs(file);
        read(file);
    }

    /// A clone compiles the rules for pages when it is first served, which takes minutes.
    @Test
    void aPageWhoseRulesAreBeingCompiledIsSavedWhenTheyAre() {
        Page page = browser.open("#page=game&you=both");
        AtomicBoolean compiled = new AtomicBoolean();
        page.route(Pattern.compile("/api/v1/page\\?"), route -> {
            if (compiled.get()) {
                route.resume();
            } else {
                route.fulfill(new Route.FulfillOptions()
                        .setStatus(422)
                        .setContentType("application/problem+json")
                        .setBody("{\"setting\":\"player\",\"detail\":\"they are being prepared\"}"));
            }
        });
        Download saved = page.waitForDownload(() -> {
            page.getByText("Save as a page").click();
            assertThat(page.getByText("being prepared, about 2 minutes")).isDisabled();
            compiled.set(true);
        });
        assertEquals("chess.html", saved.suggestedFilename());
        assertThat(page.getByText("Save as a page")).isEnabled();
    }

    private static void read(Path file) throws IOException {
        Page page = browser.openAt(file.toUri().toString(), new ArrayList<>());
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        page.reload();
        // The board's worker is made from a text of the page. Its script writes the moves into the address.
        asked.removeIf(url -> url.startsWith("blob:"));
        asked.replaceAll(url -> url.replaceFirst("#.*", ""));
        assertEquals(List.of(page.url().replaceFirst("#.*", "")), asked);
        assertThat(page.locator("#scorecard")).containsText("White scores");
        assertThat(page.locator("#scorecard th .icon").first()).isVisible();
        assertThat(page.locator(".picture svg")).hasCount(2);
        assertThat(page.locator("#game")).containsText("1. c3");
        page.locator("#pieces summary").first().click();
        new Looked(page).assertReadable();
    }
}
