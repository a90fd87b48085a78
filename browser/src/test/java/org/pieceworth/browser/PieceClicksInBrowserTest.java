package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A click on the Piece page changes what it points at, and moves nothing.
@InBrowser
class PieceClicksInBrowserTest {

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    /// Rides that bend, moves of several legs and castling are no rays of a click.
    @ParameterizedTest
    @CsvSource({"[W?B], e5, mW[W-B]", "WyafsW, e5, mWyafsW", "f[F?R]N, f6, fFmNf[F-R]", "KisO2, e5, FmWisO2"})
    void aClickLeavesOtherMovesAlone(String piece, String square, String wanted) {
        Page page = browser.open("#piece=" + piece);
        assertThat(page.locator(".headline").first()).containsText("pawns");
        Browser.square(page, square).click();
        assertThat(page.locator("#notation")).hasValue(wanted);
    }

    @Test
    void aRideThatBendsIsRemovedAsItWasDrawn() {
        Page page = browser.open("#piece=mW[W-B]");
        check(page, AriaRole.RADIO, "Bent ride");
        Browser.square(page, "e5").click();
        Browser.square(page, "f6").click();
        assertThat(page.locator("#notation")).hasValue("mW");
        // Another ride, which is limited to some directions.
        Page other = browser.open("#tool=bend&piece=f[W?B]N");
        Browser.square(other, "e5").click();
        Browser.square(other, "f6").click();
        assertThat(other.locator("#notation")).hasValue("f[W?B]N[W?B]");
    }

    private static void check(Page page, AriaRole role, String name) {
        Locator box =
                page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
        box.first().check();
    }

    /// The place of the board on the page, wherever the page is scrolled to.
    private static Object place(Page page) {
        return page.evaluate("() => { const box = document.querySelector('pw-editor .board').getBoundingClientRect();"
                + " return [box.x, box.y + scrollY, box.width, box.height].map(Math.round).join(); }");
    }

    @ParameterizedTest
    @ValueSource(ints = {1280, 390})
    void noClickMovesTheBoard(int width) {
        Page page = browser.open("#piece=none", width, ColorScheme.LIGHT);
        assertThat(page.locator(".in-hand")).containsText("No piece in hand");
        Object before = place(page);
        for (String square : new String[] {"f6", "e5", "c4"}) {
            Browser.square(page, square).click();
            settled(page);
            assertEquals(before, place(page), square);
        }
        assertThat(page.locator("#notation")).hasValue("WND");
        for (String tool :
                new String[] {"Bent ride", "Friend", "Moves", "ride", "repeated leap", "lame", "only moves"}) {
            check(page, AriaRole.RADIO, tool);
            assertEquals(before, place(page), tool);
        }
        check(page, AriaRole.CHECKBOX, "forward only");
        assertEquals(before, place(page));
        for (String button : new String[] {"Undo", "Redo", "Save to shelf", "Put away"}) {
            page.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName(button).setExact(true))
                    .click();
            settled(page);
            assertEquals(before, place(page), button);
        }
        assertThat(page.locator(".in-hand")).containsText("No piece in hand");
    }

    private static void settled(Page page) {
        assertThat(page.locator(".answer")).hasAttribute("aria-busy", "false");
        assertThat(page.locator(".answer .headline").first()).containsText("pawns");
    }

    /// In the text, in the table and on the axis.
    @Test
    void oneMeasurementIsOneNumber() {
        Page page = browser.open("#piece=[F?R]");
        Locator axis = page.locator("pw-axis > svg[role=img]");
        assertThat(axis)
                .hasAttribute(
                        "aria-label",
                        Pattern.compile(
                                ".*, in pawns: combined (\\d\\.\\d), measured in" + " [\\d,]+ games (\\d\\.\\d), .*"));
        String[] words = axis.getAttribute("aria-label").split("[:,] (?=combined|measured|mobility)");
        String combined = words[1].replace("combined ", "");
        String[] measured = words[2].split(" games ");
        assertThat(page.locator(".answer .headline").first()).containsText(combined + " pawns");
        assertThat(page.locator(".values .whole .number").first()).hasText(combined);
        assertThat(page.locator(".answer")).containsText(measured[0] + " games (" + measured[1] + ", weight");
    }

    /// Models say so of the xiangqi horse by values of their own.
    @Test
    void aPieceIsComparedOnce() {
        Page page = browser.open("#piece=nN");
        assertThat(page.locator(".headline").first()).containsText("between a ferz and a knight");
        assertThat(page.locator(".answer")).not().containsText("as much as a knight");
    }
}
