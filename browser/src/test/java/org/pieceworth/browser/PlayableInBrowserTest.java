package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.studies.game.RequestedRules;

/// Pages with a board are opened as files and played without a server and a network.
@InBrowser
class PlayableInBrowserTest {

    private static final int MOST_BYTES = 3_000_000;

    private static Browser browser;

    @TempDir
    Path folder;

    @BeforeAll
    static void start(Browser shared) {
        browser = shared;
    }

    private Page saved(String html) throws IOException {
        Path file = folder.resolve("game.html");
        Files.writeString(file, html);
        return opened(file);
    }

    /// Only the file itself and what it makes of its own may be asked for.
    private static Page opened(Path file) {
        Page page = browser.openAt("about:blank", new ArrayList<>());
        page.context().setOffline(true);
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        page.navigate(file.toUri().toString());
        assertThat(page.locator("[data-square]").first()).isVisible();
        assertEquals(
                List.of(),
                asked.stream()
                        .filter(url -> !url.startsWith("file:///") && !url.startsWith("blob:null/"))
                        .toList());
        return page;
    }

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("chess", RequestedRules.of("chess")),
                Arguments.of("crazyhouse", RequestedRules.of("crazyhouse")),
                Arguments.of(
                        "a bent rider on 10x8",
                        PlayedAlone.with(
                                "R,t[FR],B,Q,archbishop,K,chancellor,B,t[FR],R".replace("t[FR]", "[F?R]"),
                                Optional.of("10x8"))),
                Arguments.of("a cylinder", PlayedAlone.with("R,N,B,Q,K,B,N,R", Optional.of("8x8:cylinder"))),
                Arguments.of("xiangqi", RequestedRules.of("xiangqi")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aGameIsPlayedAndSaved(String name, RequestedRules ground) throws IOException {
        String html = PlayedAlone.html(ground);
        assertTrue(html.length() <= MOST_BYTES, () -> name + ": " + html.length());
        Page page = saved(html);
        PlayedAlone game = new PlayedAlone(page);
        assertTrue(game.toItsEnd() > 3, name);
        page.getByText("Position, PGN, link").click();
        Download pgn = page.waitForDownload(() -> game.button("Download").click());
        Path file = folder.resolve("game.pgn");
        pgn.saveAs(file);
        String text = Files.readString(file);
        assertTrue(text.contains("[Result \"") && text.contains("1. "), text);
        int plies = page.locator("button.ply").count();
        // The address is the game: another window shows it.
        Page other = browser.openAt(page.url(), new ArrayList<>());
        assertThat(other.locator("button.ply")).hasCount(plies);
        game.button("Previous move").click();
        assertThat(page.locator("button.ply[aria-current]")).hasCount(1);
    }

    @Test
    void itIsReadableInAllColoursAndWidths() throws IOException {
        Page page = saved(PlayedAlone.html(RequestedRules.of("crazyhouse")));
        new Looked(page).assertReadable();
    }

    @Test
    void movesShowUnderTheMouseAndPiecesAreNamed() throws IOException {
        Page page = saved(PlayedAlone.html(RequestedRules.of("chess")));
        Browser.square(page, "b1").hover();
        assertThat(page.locator(".hint-of-move")).hasCount(2);
        Browser.square(page, "b1").click();
        assertThat(page.locator(".target-dot")).hasCount(2);
        assertThat(Browser.square(page, "b1")).hasAttribute("aria-label", "b1, white knight, chosen");
        assertThat(page.locator("label", new Page.LocatorOptions().setHasText("Engine"))
                        .locator("option"))
                .hasCount(3);
    }

    @Test
    void theFirstPositionIsSeenBeforeTheRulesAreThere() throws IOException {
        String html = PlayedAlone.html(RequestedRules.of("chess"));
        Page page = saved(html.replaceFirst("\"engine\":\"[^\"]*\"", "\"engine\":\"\""));
        Browser.square(page, "b1").click();
        assertThat(page.locator(".target-dot")).hasCount(2);
        Browser.square(page, "c3").click();
        assertThat(page.locator("[role=alert]").first()).containsText("Try again");
    }

    @Test
    void aHostileNameIsText() throws IOException {
        Path ini = folder.resolve("hostile.ini");
        String hostile = "a</script><script>document.title=\"taken\"</script><img src=x onerror=document.title=1>";
        Files.writeString(
                ini,
                "# " + hostile + "\n[odd:chess]\ncustomPiece1 = a:N\npieceToCharTable = -\n# </script>" + hostile
                        + "\n");
        Page page = saved(PlayedAlone.html(RequestedRules.of("@" + ini + ":odd")));
        assertEquals("odd", page.title());
        assertThat(page.locator("img")).hasCount(0);
        PlayedAlone game = new PlayedAlone(page);
        game.play();
        Page other = browser.openAt(
                page.url().replaceFirst("#.*", "")
                        + "#page=game&moves=%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E",
                new ArrayList<>());
        assertThat(other.locator("[role=alert]").first()).containsText("<img");
        assertEquals("odd", other.title());
    }

    @Test
    void repliesAreAskedOneAfterAnother() throws IOException {
        Page page = saved(PlayedAlone.html(RequestedRules.of("capablanca")));
        Object replies = page.evaluate("""
                async () => {
                  let replies = 0;
                  for (let i = 0; i < 5; i++) { if (await pieceworth.ask("reply", { nodes: 100 })) { replies++; } }
                  return replies;
                }""");
        assertEquals(5, replies);
    }
}
