package org.pieceworth.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.studies.pages.KnownPages;

/// The pages of pieces and variants, opened as files.
@InBrowser
class KnownPagesInBrowserTest {

    private static final List<String> ROWS = List.of(
            "## Compounds",
            "| archbishop `BN` | 894 |",
            "## Riders",
            "| griffon `[F?R]` | 731 |",
            "| king `K` | 275 |");

    private static Browser browser;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void write(Browser shared) throws IOException {
        browser = shared;
        assertEquals(6, KnownPages.write(folder, ROWS, List.of("xiangqi", "glinski")));
    }

    private static Page open(String name) {
        return browser.openAt(folder.resolve(name).toUri().toString(), new ArrayList<>());
    }

    @Test
    void everyLinkLeadsToAPageThatPlays() {
        Page home = open("index.html");
        List<String> addresses = new ArrayList<>();
        for (Locator link : home.locator("main a").all()) {
            addresses.add(link.getAttribute("href"));
        }
        assertEquals(5, addresses.size());
        for (String address : addresses) {
            Page page = open(address);
            page.context().setOffline(true);
            assertThat(page.locator("[data-square]").first()).isVisible();
            URI back = URI.create(page.url().replaceFirst("#.*", ""))
                    .resolve(page.locator("#more a").getAttribute("href"));
            assertTrue(Files.exists(Path.of(back)), address);
        }
    }

    @Test
    void aPieceIsPlayedAgainstTheEngine() {
        Page page = open("pieces/griffon.html");
        assertThat(page.locator("h1")).containsText("griffon");
        assertThat(page.locator("#strength svg")).hasCount(1);
        new PlayedAlone(page).play();
        assertThat(page.locator("button.ply")).hasCount(2);
    }

    @Test
    void pagesAreReadableInAllColoursAndWidths() throws IOException {
        for (String name : List.of("index.html", "pieces/archbishop.html", "variants/glinski.html")) {
            Page page = open(name);
            new Looked(page).assertReadable();
        }
    }
}
