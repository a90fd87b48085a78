package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;

/// Pieces and games with names of their own, and the way from a piece to the scorecard of its game.
@InBrowser
class ShelfInBrowserTest {

    private static final String HOSTILE = "<img src=x onerror=alert(1)>";

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Workbench workbench(int port, Path data) {
        return Workbench.start(
                new WorkbenchSettings(port, Optional.of(data.toString()), 1_000_000, false),
                ModelCatalogue.standard(),
                TermCatalogue.standard());
    }

    private static void save(Page page) {
        page.getByText("Save to shelf").click();
        assertThat(page.getByText("On the shelf")).isDisabled();
    }

    private static Locator part(Page page, String title) {
        return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName(title));
    }

    @Test
    void theShelfSurvivesTheTabAndTheServer(@TempDir Path data) {
        List<String> said = new ArrayList<>();
        int port;
        try (Workbench first = workbench(0, data)) {
            port = URI.create(first.address()).getPort();
            Page page = browser.openAt(first.address() + "#piece=FfW&board=10x8", said);
            save(page);
            page.navigate(first.address() + "#page=game&variant=capablanca&moves=e2e4");
            page.reload();
            save(page);
            page.navigate(first.address() + "#page=shelf");
            part(page, "My pieces").getByRole(AriaRole.TEXTBOX).fill(HOSTILE);
            part(page, "My pieces").getByRole(AriaRole.TEXTBOX).blur();
            assertThat(part(page, "My pieces").getByRole(AriaRole.LINK)).hasText(HOSTILE);
            page.close();
        }
        try (Workbench again = workbench(port, data)) {
            Page page = browser.openAt(again.address() + "#page=shelf", said);
            assertThat(part(page, "My pieces").getByRole(AriaRole.LINK)).hasText(HOSTILE);
            assertThat(page.locator("img")).hasCount(0);
            assertThat(part(page, "My games").getByRole(AriaRole.LINK)).hasText("capablanca, 1 ply");
            part(page, "My games").getByRole(AriaRole.LINK).click();
            assertThat(Browser.square(page, "e4")).hasAttribute("aria-label", Pattern.compile("e4, white pawn.*"));
            page.goBack();
            part(page, "My pieces").getByRole(AriaRole.LINK).click();
            assertThat(page.locator("#notation")).hasValue("FfW");
            page.goBack();
            part(page, "My pieces").getByText("Delete").click();
            assertThat(part(page, "My pieces")).containsText("None yet.");
            assertThat(data.resolve("shelf/shelf.json"))
                    .content()
                    .contains("capablanca")
                    .doesNotContain("img");
        }
        assertThat(said).isEmpty();
    }

    @Test
    void thePieceInHandLeadsToTheScorecardOfItsGame() {
        Page page = browser.open("#piece=FfW");
        page.locator(".in-hand").getByText("Scorecard").click();
        assertThat(page.locator("pw-scorecard details").first()).hasAttribute("open", "");
        assertThat(page.locator("pw-scorecard .plan")).containsText("games of the engine against itself");
        page.locator("pw-scorecard summary").first().click();
        assertThat(page.locator("pw-scorecard .plan")).hasCount(0);
    }
}
