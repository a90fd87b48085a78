package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Games on the board, played by clicks.
@InBrowser
class GameInBrowserTest {

    private static final int PHONE = 390;

    private static Browser browser;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void play(Page page, String... squares) {
        for (String name : squares) {
            Browser.square(page, name).click();
        }
    }

    private static Locator moves(Page page) {
        return page.locator("button.ply");
    }

    /// From the start page to the first move, in five of the ten clicks that it may take.
    @Test
    void onesOwnPiecePlaysAgainstTheEngine() throws IOException {
        Page page = browser.open("");
        play(page, "e6");
        assertThat(page.locator("#notation")).hasValue(Pattern.compile(".*D.*"));
        page.getByText("Play with it").click();
        assertThat(page.locator(".turn")).hasText("White to move.");
        play(page, "d2");
        assertThat(Browser.square(page, "d4")).hasAttribute("aria-label", "d4, can go here");
        play(page, "d4");
        assertThat(moves(page)).hasCount(2);
        assertThat(page.locator(".turn")).hasText("White to move.");
        assertThat(page).hasURL(Pattern.compile(".*moves=d2d4\\+.*"));
        page.getByLabel("Score").selectOption("line");
        assertThat(page.locator(".score-bar strong")).not().isEmpty();
        Browser.picture(page, "game");
        button(page, "Take back").click();
        assertThat(moves(page)).hasCount(0);
        page.getByLabel("in place of").selectOption("R");
        assertThat(page.locator(".glyph")).hasCount(4);
    }

    @Test
    void aGameIsPlayedThroughOnAPhone() {
        Page page = browser.open("#page=game&you=both", PHONE, ColorScheme.DARK);
        play(page, "f2", "f3", "e7", "e5", "g2", "g4", "d8");
        assertThat(Browser.square(page, "h4")).hasAttribute("aria-label", "h4, can go here");
        play(page, "h4");
        assertThat(page.locator(".turn")).hasText("Black wins: checkmate.");
        assertThat(Browser.square(page, "e1")).hasAttribute("aria-label", "e1, white king, in check");
        assertThat(moves(page).last()).hasText("Qh4#");
        assertTrue((int) page.evaluate("document.documentElement.scrollWidth") <= PHONE);
        page.getByLabel("Previous move").click();
        assertThat(page.locator(".turn")).hasText("Black to move.");
        // Another move from here goes on from here.
        play(page, "b8", "c6");
        assertThat(moves(page).last()).hasText("Nc6");
    }

    private static Map<String, Double> middle(Page page, String name) {
        BoundingBox box = Browser.square(page, name).boundingBox();
        return Map.of("x", box.x + box.width / 2, "y", box.y + box.height / 2);
    }

    /// As a finger does it, for which browsers have no dragging of their own.
    @Test
    void aPieceIsDraggedByTouch() {
        Page page = browser.open("#page=game&you=both", PHONE, ColorScheme.LIGHT);
        assertThat(page.locator(".turn")).hasText("White to move.");
        CDPSession finger = page.context().newCDPSession(page);
        for (String[] step : new String[][] {{"touchStart", "e2"}, {"touchMove", "e3"}, {"touchMove", "e4"}}) {
            JsonObject event = new JsonObject();
            event.addProperty("type", step[0]);
            event.add("touchPoints", new Gson().toJsonTree(List.of(middle(page, step[1]))));
            finger.send("Input.dispatchTouchEvent", event);
        }
        assertThat(page.locator(".dragged")).isVisible();
        assertThat(Browser.square(page, "e4")).hasAttribute("aria-label", "e4, can go here");
        JsonObject end = new JsonObject();
        end.addProperty("type", "touchEnd");
        end.add("touchPoints", new JsonArray());
        finger.send("Input.dispatchTouchEvent", end);
        assertThat(moves(page)).hasText(new String[] {"e4"});
        assertThat(page.locator(".dragged")).hasCount(0);
    }

    /// The last move and the engine's line; a drop has a ring, and hexagons have their own places.
    @Test
    void arrowsShowTheLastMoveAndTheLine() throws IOException {
        Page page = browser.open("#page=game&you=both&moves=e2e4");
        assertThat(page.locator(".arrow")).hasCount(1);
        assertThat(page.locator(".arrow")).hasAttribute("d", Pattern.compile("M4\\.56 6\\.3.*L4\\.5 4\\.6.*"));
        page.getByLabel("Score").selectOption("line");
        assertThat(page.locator(".arrow")).hasCount(4);
        page.evaluate(Looked.axe());
        assertEquals(List.of(), page.evaluate("axe.run('.board').then(run => run.violations.map(each => each.id))"));
        button(page, "Flip").click();
        assertThat(page.locator(".arrow").first()).hasAttribute("d", Pattern.compile("M3\\.44 1\\.7.*L3\\.5 3\\.4.*"));
        page.getByLabel("First position").click();
        assertThat(page.locator(".of-last")).hasCount(0);
        page.evaluate("location.hash = 'page=game&you=both&variant=crazyhouse&moves=e2e4+d7d5+e4d5+a7a6+P@e4'");
        assertThat(page.locator(".of-last")).hasAttribute("d", Pattern.compile("M4\\.06 4\\.5a.*"));
        page.evaluate("location.hash = 'page=game&you=both&score=line&variant=glinski'");
        assertThat(page.locator(".arrow")).hasCount(3);
    }

    /// Pieces that have not entered yet stand beside the board, and stay where a position is edited.
    @Test
    void piecesThatWaitAreShown() {
        Page page = browser.open("#page=game&variant=musketeer&you=both");
        assertThat(page.locator(".waiting svg")).hasCount(4);
        page.getByText("Position, PGN, link").click();
        page.getByText("Edit on the board").click();
        button(page, "Remove pieces").click();
        play(page, "e2", "e7");
        page.getByText("Play from here").click();
        assertThat(page.locator(".waiting svg")).hasCount(4);
        play(page, "d1", "e2");
        assertThat(moves(page)).hasCount(1);
        assertThat(page.locator(".waiting svg")).hasCount(3);
    }

    @Test
    void promotionsDropsGatesAndWallsAreChosen() {
        Page page = browser.open("#page=game&you=both");
        page.getByText("Position, PGN, link").click();
        page.getByLabel("Game (PGN)").fill("1. e4 c5 2. Nf3 *");
        page.getByText("Load this text").click();
        assertThat(moves(page)).hasText(new String[] {"e4", "c5", "Nf3"});
        page.getByText("Edit on the board").click();
        page.getByText("Clear the board").click();
        for (String[] put : new String[][] {{"white king", "a1"}, {"black king", "h7"}, {"white pawn", "a7"}}) {
            button(page, put[0]).click();
            play(page, put[1]);
        }
        page.getByText("Play from here").click();
        assertThat(page.locator(".turn")).hasText("Black to move.");
        button(page, "Worth here").click();
        assertThat(Browser.square(page, "a7"))
                .hasAttribute("aria-label", Pattern.compile("a7, white pawn, worth \\d.*"));
        play(page, "h7", "h6", "a7", "a8");
        page.getByRole(AriaRole.DIALOG).getByText("becomes rook").click();
        assertThat(moves(page).last()).hasText("a8=R");
        for (List<String> each : List.of(
                List.of("variant=crazyhouse&moves=e2e4+d7d5+e4d5+a7a6", "[aria-label='pawn, 1']", "e4", "P@e4"),
                List.of("variant=seirawan", "[data-square=b1]", "c3", "archbishop enters"),
                List.of("variant=duck", "[data-square=e2]", "e4", "e5"))) {
            page.evaluate("hash => { location.hash = hash }", "page=game&you=both&" + each.get(0));
            page.locator(each.get(1)).click();
            play(page, each.get(2));
            switch (each.get(0)) {
                case "variant=seirawan" -> page.getByText(each.get(3)).click();
                case "variant=duck" -> {
                    assertThat(page.locator(".turn")).hasText("Click the square for the wall.");
                    play(page, each.get(3));
                }
                default -> assertThat(moves(page).last()).hasText(each.get(3));
            }
            assertThat(page.locator(".turn")).hasText("Black to move.");
        }
    }
}
