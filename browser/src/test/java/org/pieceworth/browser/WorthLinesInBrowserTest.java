package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The worth of pieces by move.
@InBrowser
class WorthLinesInBrowserTest {

    /// Ends with mate, where nothing is left to weigh.
    private static final String SCHOLAR = "e2e4+e7e5+d1h5+b8c6+f1c4+g8f6+h5f7";

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Locator weighed(Page page) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Worth by move"))
                .click();
        page.getByText("Table of worth by move").click();
        return page.locator("pw-worth-lines tbody tr");
    }

    @Test
    void eachKindHasItsLineAndTheTableLeadsToThePosition() throws IOException {
        Page page = browser.open("#page=game&you=both&moves=" + SCHOLAR, 390, ColorScheme.DARK);
        Locator rows = weighed(page);
        assertThat(rows).hasCount(8);
        assertThat(page.locator("pw-worth-lines figcaption"))
                .hasText(new String[] {"pawn", "knight", "bishop", "rook", "queen"});
        assertThat(rows.first()).containsText("start");
        assertThat(rows.nth(6)).containsText("3… Nf6");
        assertThat(rows.last()).hasText(Pattern.compile("4\\. Qxf7#\\s*–{10}"));
        assertThat(page.locator("pw-worth-lines path").first()).hasAttribute("d", Pattern.compile("M.*L.*"));
        rows.nth(2).locator("button").press("Enter");
        assertThat(Browser.square(page, "e5")).hasAttribute("aria-label", "e5, black pawn");
        assertThat(rows.nth(2).locator("button")).hasAttribute("aria-current", "true");
        assertTrue((int) page.evaluate("document.documentElement.scrollWidth") <= 390);
        page.evaluate(Looked.axe());
        assertEquals(
                List.of(),
                page.evaluate("axe.run('pw-worth-lines').then(run => run.violations.map(each => each.id + ': '"
                        + " + each.nodes[0].html))"));
    }

    @Test
    void itStopsAndGoesOnInAnyVariant() {
        Page page = browser.open("#page=game&you=both&variant=crazyhouse&moves=e2e4+d7d5+e4d5+d8d5+b1c3+d5e6");
        Locator rows = weighed(page);
        rows.nth(1).waitFor();
        page.getByText("Stop", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("pw-worth-lines [role=status]")).hasText("");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Worth by move"))
                .click();
        assertThat(rows).hasCount(7);
        assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Worth by move")))
                .isDisabled();
    }
}
